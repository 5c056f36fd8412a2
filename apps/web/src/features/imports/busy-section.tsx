import type { ArchiveImport } from "@larder/domain/archive-import/archive-import";
import { Section } from "@/components/ui/section";
import { ImportProgress } from "@/features/imports/import-progress";
import { useImportMessages } from "@/features/imports/messages";

interface BusySectionProps {
  shown: ArchiveImport;
  /** True when the last question about it failed. */
  isUnreachable: boolean;
}

/** Shows how far the server is, which goes on whether this page is open or not. */
export function BusySection({ shown, isUnreachable }: BusySectionProps) {
  const messages = useImportMessages();
  const { title, text, note } = useBusyTexts(shown);
  const { done, total } = shown.progress;
  return (
    <Section title={title}>
      <ImportProgress
        text={text}
        done={done}
        total={total}
        note={isUnreachable ? messages.notReached : note}
      />
    </Section>
  );
}

function useBusyTexts({ state, progress: { done, total } }: ArchiveImport) {
  const messages = useImportMessages();
  if (state === "running") {
    return {
      title: messages.runningTitle,
      text: total ? messages.addedOf(done, total) : messages.beginningToAdd,
      note: messages.runningNote,
    };
  }
  if (state === "undoing") {
    return {
      title: messages.undoingTitle,
      text: messages.removedOf(done, total ?? done),
      note: messages.undoingNote,
    };
  }
  return {
    title: messages.lookingTitle,
    text: total ? messages.foundOf(done, total) : messages.found(done),
    note: messages.lookingNote,
  };
}
