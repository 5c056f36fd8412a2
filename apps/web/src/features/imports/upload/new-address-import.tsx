import { addressesIn } from "@larder/domain/archive-import/addresses";
import { type ArchiveImport, IMPORT_LIMITS } from "@larder/domain/archive-import/archive-import";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { beginImport, beginReading, importQuery } from "@/features/imports/api";
import { useImportMessages } from "@/features/imports/messages";
import { useImportProblem } from "@/features/imports/use-import-problem";
import { useAttempt } from "@/lib/forms/use-attempt";
import { useDraft } from "@/lib/forms/use-draft";

interface NewAddressImportProps {
  userId: string;
  onBegun: (id: ArchiveImport["id"]) => void;
}

/** Begins an import of pages, by a pasted list of addresses or by the bookmarks of a browser. */
export function NewAddressImport({ userId, onBegun }: NewAddressImportProps) {
  const messages = useImportMessages();
  const problemOf = useImportProblem();
  const cache = useQueryClient();
  const { text, setText, forget } = useDraft(userId, "import-addresses");
  const [refusal, setRefusal] = useState("");
  const bookmarks = useRef<HTMLInputElement>(null);
  const { busy, problem, attempt } = useAttempt((error) => problemOf(error, messages.beginFailed));
  const addresses = addressesIn(text, IMPORT_LIMITS.addresses).map(({ address }) => address);

  function begin(event: FormEvent): void {
    event.preventDefault();
    setRefusal(addresses.length === 0 ? messages.noAddresses : "");
    if (addresses.length === 0) return;
    attempt(async () => {
      const { id } = await beginImport({ addresses });
      cache.setQueryData(importQuery(id).queryKey, await beginReading(id));
      forget();
      onBegun(id);
    });
  }

  async function takeBookmarks(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (!file) return;
    const found = addressesIn(await file.text(), IMPORT_LIMITS.addresses);
    input.value = "";
    setRefusal(found.length === 0 ? messages.noAddresses : "");
    if (found.length > 0) setText(found.map(({ address }) => address).join("\n"));
  }

  return (
    <form noValidate onSubmit={begin} className="grid grid-cols-1 gap-3">
      <Field label={messages.addresses} hint={messages.addressesHint} error={refusal || problem}>
        <Textarea
          className="h-32"
          inputMode="url"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setRefusal("");
            setText(target.value);
          }}
        />
      </Field>
      <output className="type-caption empty:hidden">
        {addresses.length > 0 && messages.addressesFound(addresses.length)}
      </output>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="soft" busy={busy}>
          {busy ? messages.beginning : messages.readPages}
        </Button>
        <Button variant="soft" onClick={() => bookmarks.current?.click()}>
          {messages.bookmarks}
        </Button>
      </div>
      <input
        ref={bookmarks}
        type="file"
        accept=".html,.htm,.txt,text/html,text/plain"
        hidden
        onChange={({ currentTarget }) => void takeBookmarks(currentTarget)}
      />
    </form>
  );
}
