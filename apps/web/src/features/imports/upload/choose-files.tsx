import { FolderOpen, Upload } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useImportMessages } from "@/features/imports/messages";
import { type ChosenFile, filesOfDrop, filesOfInput } from "@/features/imports/upload/chosen-files";
import { cn } from "@/lib/cn";

interface ChooseFilesProps {
  /** The sentence of what is wrong with the files that were chosen; empty when nothing is. */
  problem: string;
  /** True while the files are being taken over. */
  busy: boolean;
  onChoose: (files: ChosenFile[]) => void;
}

/** Phones cannot choose folders, and say so by this property. */
const canChooseFolders = () => "webkitdirectory" in HTMLInputElement.prototype;

/** Draws the area that files and folders are dropped on, with a button for each. */
export function ChooseFiles({ problem, busy, onChoose }: ChooseFilesProps) {
  const messages = useImportMessages();
  const [isOver, setOver] = useState(false);
  const [isGathering, setGathering] = useState(false);
  const filesInput = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const problemId = useId();

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (busy) return;
    setGathering(true);
    void filesOfDrop(event.dataTransfer)
      .then(onChoose)
      .finally(() => setGathering(false));
  }

  function take(input: HTMLInputElement): void {
    const files = filesOfInput(input.files ?? []);
    // The same files can be chosen again.
    input.value = "";
    onChoose(files);
  }

  return (
    <div
      data-slot="choose-files"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
      className={cn(
        "grid justify-items-center gap-4 rounded-card border-2 border-dashed px-5 py-8 text-center",
        isOver ? "border-ink bg-sunken" : "border-edge bg-surface",
      )}
    >
      <Upload aria-hidden className="size-8 text-ink-3" />
      {/* A phone has nothing to drop. */}
      <p className="type-name pointer-coarse:hidden">{isOver ? messages.dropNow : messages.drop}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          busy={busy || isGathering}
          aria-describedby={problem ? problemId : undefined}
          onClick={() => filesInput.current?.click()}
        >
          {busy ? messages.beginning : isGathering ? messages.gathering : messages.chooseFiles}
        </Button>
        {canChooseFolders() && (
          <Button
            variant="soft"
            className="pointer-coarse:hidden"
            disabled={busy || isGathering}
            onClick={() => folderInput.current?.click()}
          >
            <FolderOpen aria-hidden />
            {messages.chooseFolder}
          </Button>
        )}
      </div>
      <p id={problemId} role="alert" className="font-semibold text-hot wrap-anywhere empty:hidden">
        {problem}
      </p>
      <input
        ref={filesInput}
        type="file"
        multiple
        hidden
        data-testid="files"
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <input
        ref={folderInput}
        type="file"
        multiple
        hidden
        {...{ webkitdirectory: "" }}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
    </div>
  );
}
