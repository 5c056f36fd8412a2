import type { ArchiveImport } from "@larder/domain/archive-import/archive-import";
import { useState } from "react";
import { useLocation } from "wouter";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Button } from "@/components/ui/button";
import { toasts } from "@/components/ui/toast-store";
import { useImportActions } from "@/features/imports/api";
import { useImportMessages } from "@/features/imports/messages";
import { endUpload } from "@/features/imports/upload/running-uploads";
import { useImportProblem } from "@/features/imports/use-import-problem";
import { paths } from "@/lib/navigation/paths";

/** Deletes an import, whatever its state, after a question that says what stays. */
export function RemoveButton({ shown, onChanged }: { shown: ArchiveImport; onChanged: () => void }) {
  const messages = useImportMessages();
  const problemOf = useImportProblem();
  const [, navigate] = useLocation();
  const { remove } = useImportActions(shown.id);
  const [isAsking, setAsking] = useState(false);
  const texts = useRemoveTexts(shown);
  return (
    <>
      <Button variant="ghost-hot" className="-ml-5 justify-self-start" onClick={() => setAsking(true)}>
        {texts.button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.question}
          text={texts.text}
          confirm={texts.button}
          confirming={messages.removing}
          onConfirm={async () => {
            endUpload(shown.id);
            await remove();
            toasts.show({ title: messages.removed });
            onChanged();
            navigate(paths.importCollection);
          }}
          problemOf={(error) => problemOf(error, messages.removeFailed)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function useRemoveTexts({ state }: ArchiveImport) {
  const messages = useImportMessages();
  if (state === "running" || state === "undoing") {
    return { button: messages.stop, question: messages.stopQuestion, text: messages.stopText };
  }
  if (state === "done" || state === "undone") {
    return { button: messages.remove, question: messages.removeQuestion, text: messages.removeText };
  }
  const button = state === "uploading" ? messages.cancelUpload : messages.removeUnstarted;
  return { button, question: messages.removeUnstartedQuestion, text: messages.removeUnstartedText };
}
