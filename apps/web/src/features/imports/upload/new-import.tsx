import type { ArchiveImport } from "@larder/domain/archive-import/archive-import";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { beginImport, importQuery } from "@/features/imports/api";
import { useImportMessages } from "@/features/imports/messages";
import { ChooseFiles } from "@/features/imports/upload/choose-files";
import type { ChosenFile } from "@/features/imports/upload/chosen-files";
import { runUpload } from "@/features/imports/upload/running-uploads";
import { sizeText, type TooMuch, tooMuch, type UploadLimits } from "@/features/imports/upload/upload-limits";
import { useImportProblem } from "@/features/imports/use-import-problem";
import { useAttempt } from "@/lib/forms/use-attempt";
import { useMessages } from "@/lib/i18n/i18n";

interface NewImportProps {
  /** Null where the server has not told them. */
  limits: UploadLimits | null;
  begin: ReturnType<typeof useBeginUpload>;
}

/** Takes files, tells what is too much before anything is sent, and begins the upload. */
export function NewImport({ limits, begin }: NewImportProps) {
  const messages = useImportMessages();
  const { locale } = useMessages();
  return (
    <div className="grid grid-cols-1 gap-3">
      <ChooseFiles problem={begin.problem} busy={begin.busy} onChoose={begin.begin} />
      {limits && (
        <p className="type-caption">{messages.limits(sizeText(limits.bytes, locale), limits.files)}</p>
      )}
    </div>
  );
}

/**
 * Returns a function that begins the import of files, and why these cannot be imported.
 *
 * @param onBegun called with a new import, whose upload has begun
 */
export function useBeginUpload(limits: UploadLimits | null, onBegun: (id: ArchiveImport["id"]) => void) {
  const messages = useImportMessages();
  const sentenceOf = useTooMuchSentence(limits);
  const problemOf = useImportProblem();
  const cache = useQueryClient();
  const [refusal, setRefusal] = useState("");
  const { busy, problem, attempt } = useAttempt((error) => problemOf(error, messages.beginFailed));

  function begin(chosen: ChosenFile[]): void {
    const refused = tooMuch(chosen, limits ?? { bytes: Infinity, files: Infinity });
    setRefusal(refused ? sentenceOf(refused) : "");
    if (refused) return;
    attempt(async () => {
      const files = chosen.map(({ path, file }) => ({ name: path, size: file.size }));
      const begun = await beginImport({ files });
      const { queryKey } = importQuery(begun.id);
      cache.setQueryData(queryKey, begun);
      void runUpload(
        begun,
        chosen.map(({ file }) => file),
        (changed) =>
          changed ? cache.setQueryData(queryKey, changed) : void cache.invalidateQueries({ queryKey }),
      );
      onBegun(begun.id);
    });
  }

  return { begin, busy, problem: refusal || problem };
}

function useTooMuchSentence(limits: UploadLimits | null): (refused: TooMuch) => string {
  const messages = useImportMessages();
  const { locale } = useMessages();
  const size = (bytes: number) => sizeText(bytes, locale);
  const most = size(limits?.bytes ?? 0);
  return (refused) => {
    switch (refused.kind) {
      case "none":
        return messages.nothingChosen;
      case "count":
        return messages.tooManyFiles(refused.count, limits?.files ?? 0);
      case "file":
        return messages.fileTooLarge(refused.name, size(refused.size), most);
      case "all":
        return messages.allTooLarge(size(refused.size), most);
    }
  };
}
