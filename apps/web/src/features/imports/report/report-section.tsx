import type { ArchiveImport, ImportItem } from "@larder/domain/archive-import/archive-import";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { ItemList } from "@/features/imports/items/item-list";
import { ReportItem } from "@/features/imports/report/report-item";
import { UndoButton } from "@/features/imports/report/undo-button";
import { useImportMessages } from "@/features/imports/messages";
import { paths } from "@/lib/navigation/paths";

/** The counts of a report, in its order. */
const COUNTS = [
  "added",
  "taken",
  "removed",
  "stayed",
  "skipped",
  "present",
  "changed",
  "failed",
  "unread",
] as const;

interface ReportSectionProps {
  shown: ArchiveImport;
  /** Called when recipes have changed. */
  onChanged: () => void;
}

/** Says what became of each entry, and takes the import back as a whole. */
export function ReportSection({ shown, onChanged }: ReportSectionProps) {
  const messages = useImportMessages();
  const { counts, options, pictures, state } = shown;
  const lines = COUNTS.flatMap((name) =>
    counts[name] > 0 ? [messages.reportCounts[name](counts[name])] : [],
  );
  const isOpen = state === "done" && counts.added > 0;
  return (
    <div className="grid grid-cols-1 gap-9">
      <div className="grid grid-cols-1 gap-4">
        <p className="text-22 font-semibold">{lines.join(", ")}</p>
        <Pictures pictures={pictures} />
        {isOpen && (
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              <Link href={options?.tag ? paths.recipeList({ tag: options.tag }) : paths.recipes}>
                {messages.openAdded}
              </Link>
            </Button>
            <UndoButton shown={shown} />
          </div>
        )}
      </div>
      <ItemList
        shown={shown}
        firstFilter={firstFilter(counts)}
        renderItem={(item: ImportItem) => (
          <ReportItem importId={shown.id} item={item} onChanged={onChanged} />
        )}
      />
    </div>
  );
}

function Pictures({ pictures: { done, failed, total } }: Pick<ArchiveImport, "pictures">) {
  const messages = useImportMessages();
  if (total === 0) return null;
  return (
    <output className="text-ink-2">
      {messages.picturesFetched(done, total)}
      {failed > 0 && `. ${messages.picturesFailed(failed)}`}
    </output>
  );
}

/** The order of the statuses: those that need the cook come first. */
function firstFilter(counts: ArchiveImport["counts"]): "failed" | "unread" | "stayed" | "all" {
  return (["stayed", "failed", "unread"] as const).find((name) => counts[name] > 0) ?? "all";
}
