import type { ArchiveImportWithPieces } from "@larder/domain/archive-import/archive-import";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorCard } from "@/components/ui/error-card";
import { Section } from "@/components/ui/section";
import { importQuery, useImportActions } from "@/features/imports/api";
import { ImportProgress } from "@/features/imports/import-progress";
import { useImportMessages } from "@/features/imports/messages";
import { ChooseFiles } from "@/features/imports/upload/choose-files";
import { type ChosenFile, sameFiles } from "@/features/imports/upload/chosen-files";
import {
  missingPieces,
  runUpload,
  uploadedBytes,
  useRunningUpload,
} from "@/features/imports/upload/running-uploads";
import { FileChanged } from "@/features/imports/upload/send-pieces";
import { sizeText } from "@/features/imports/upload/upload-limits";
import { useImportProblem } from "@/features/imports/use-import-problem";
import { useAttempt } from "@/lib/forms/use-attempt";
import { useMessages } from "@/lib/i18n/i18n";

/** The names of missing files that are listed. */
const SHOWN_NAMES = 5;

/** Shows how far an upload is; after a reload, asks for the same files and sends only what is missing. */
export function UploadSection({ shown }: { shown: ArchiveImportWithPieces }) {
  const messages = useImportMessages();
  const { locale } = useMessages();
  const upload = useRunningUpload(shown.id);
  const { all, sent } = uploadedBytes(shown);
  const resume = useResume(shown);
  const [refusal, setRefusal] = useState("");

  if (upload && upload.error === null) {
    const size = (bytes: number) => sizeText(bytes, locale);
    return (
      <Section title={messages.uploadTitle}>
        <ImportProgress
          text={messages.uploaded(size(upload.sentBytes), size(all))}
          done={upload.sentBytes}
          total={all}
          note={upload.isWaiting ? messages.waiting : messages.uploadNote}
        />
      </Section>
    );
  }
  if (missingPieces(shown).length === 0) return <AllThere shown={shown} />;

  function choose(chosen: ChosenFile[]): void {
    const files = sameFiles(shown.files, chosen);
    const isAny = files.some((file, index) => file && shown.files[index]?.missing.length);
    setRefusal(isAny ? "" : messages.notTheSame);
    if (isAny) resume(files);
  }

  const missing = shown.files.filter((file) => file.missing.length > 0);
  return (
    <Section title={messages.chooseAgain}>
      {upload && <UploadFailure error={upload.error} onResume={() => resume(upload.files)} />}
      <p className="mb-4">{messages.chooseAgainText(sizeText(sent, locale), sizeText(all, locale))}</p>
      <ChooseFiles problem={refusal} busy={false} onChoose={choose} />
      <p className="mt-4">{messages.stillMissing(missing.length)}</p>
      <ul className="mt-1 text-16 text-ink-2">
        {missing.slice(0, SHOWN_NAMES).map(({ name, size }) => (
          <li key={name} className="wrap-anywhere">
            {name} · {sizeText(size, locale)}
          </li>
        ))}
        {missing.length > SHOWN_NAMES && <li>{messages.andMore(missing.length - SHOWN_NAMES)}</li>}
      </ul>
    </Section>
  );
}

function useResume(shown: ArchiveImportWithPieces) {
  const cache = useQueryClient();
  const { queryKey } = importQuery(shown.id);
  return (files: readonly (File | null)[]): void =>
    void runUpload(shown, files, (changed) =>
      changed ? cache.setQueryData(queryKey, changed) : void cache.invalidateQueries({ queryKey }),
    );
}

function UploadFailure({ error, onResume }: { error: unknown; onResume: () => void }) {
  const messages = useImportMessages();
  const problemOf = useImportProblem();
  const line =
    error instanceof FileChanged ? messages.fileChanged(error.file) : problemOf(error, messages.uploadFailed);
  return (
    <ErrorCard
      title={messages.uploadFailed}
      lines={line === messages.uploadFailed ? [] : [line]}
      action={<Button onClick={onResume}>{messages.resume}</Button>}
    />
  );
}

/** All pieces are at the server, but the page was closed before it could ask for the look. */
function AllThere({ shown }: { shown: ArchiveImportWithPieces }) {
  const messages = useImportMessages();
  const problemOf = useImportProblem();
  const { read } = useImportActions(shown.id);
  const { busy, problem, attempt } = useAttempt((error) => problemOf(error, messages.beginFailed));
  return (
    <Section title={messages.lookingTitle}>
      <p className="mb-4">{messages.lookingNote}</p>
      <Button busy={busy} onClick={() => attempt(() => read())}>
        {messages.resume}
      </Button>
      <p role="alert" className="mt-3 font-semibold text-hot empty:hidden">
        {problem}
      </p>
    </Section>
  );
}
