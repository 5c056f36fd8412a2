import type { AccountRestore } from "@larder/domain/account/account-restore";
import { useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { toasts } from "@/components/ui/toast-store";
import { useAccountMessages } from "@/features/profile/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { failureOf } from "@/lib/api/problem";

const NAMED = 3;

/** Reads a downloaded file back into the account. */
export function RestoreButton() {
  const messages = useMessages();
  const accountMessages = useAccountMessages();
  const cache = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  async function restore(file: File): Promise<void> {
    setBusy(true);
    try {
      const { restoreOwnData } = await import("@/features/profile/restore-own-data");
      const result = await restoreOwnData(file);
      toasts.show({ title: accountMessages.restoredTitle, description: outcome(accountMessages, result) });
      void cache.invalidateQueries();
    } catch (error) {
      const description = failureOf(messages, error, accountMessages.restoreFailed);
      toasts.show({ title: messages.common.error, description, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="soft" size="small" busy={busy} onClick={() => field.current?.click()}>
        {!busy && <Upload aria-hidden />}
        {busy ? accountMessages.restoring : accountMessages.restore}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={accountMessages.restore}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again after a failure.
          currentTarget.value = "";
          if (file) void restore(file);
        }}
      />
    </>
  );
}

function outcome(
  accountMessages: ReturnType<typeof useAccountMessages>,
  { added, skipped, skippedTotal }: AccountRestore,
): string {
  const { recipes, bookmarks, cookingNotes, collections } = added;
  const isNothing = recipes + bookmarks + cookingNotes + collections + added.settings + skippedTotal === 0;
  if (isNothing) return accountMessages.restoredNothing;
  const done = accountMessages.restored(recipes, bookmarks, cookingNotes, collections);
  if (skippedTotal === 0) return done;
  const names = [...new Set(skipped.map(({ name }) => name || "?"))].slice(0, NAMED).join(", ");
  return `${done} ${accountMessages.restoreSkipped(skippedTotal, skippedTotal > NAMED ? `${names}...` : names)}`;
}
