import type { ArchiveImport } from "@larder/domain/archive-import/archive-import";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { useImportActions } from "@/features/imports/api";
import { useImportMessages } from "@/features/imports/messages";
import { useImportProblem } from "@/features/imports/use-import-problem";

/** Takes back all that an import has added, after a question. */
export function UndoButton({ shown }: { shown: ArchiveImport }) {
  const messages = useImportMessages();
  const problemOf = useImportProblem();
  const { undo } = useImportActions(shown.id);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="soft" onClick={() => setAsking(true)}>
        <Undo2 aria-hidden />
        {messages.undo}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={messages.undoQuestion}
          text={messages.undoText(shown.counts.added)}
          confirm={messages.undo}
          confirming={messages.undoing}
          onConfirm={undo}
          problemOf={(error) => problemOf(error, messages.undoFailed)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
