import type { ImportItem } from "@larder/domain/archive-import/archive-import";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { toasts } from "@/components/ui/toast-store";
import { useImportActions } from "@/features/imports/api";
import { ItemText } from "@/features/imports/items/item-text";
import { OriginalButton } from "@/features/imports/items/original-button";
import { useImportMessages } from "@/features/imports/messages";
import { useImportProblem } from "@/features/imports/use-import-problem";
import { useAttempt } from "@/lib/forms/use-attempt";
import { paths } from "@/lib/navigation/paths";

interface ReportItemProps {
  importId: string;
  item: ImportItem;
  onChanged: () => void;
}

/** The statuses of entries that have not become a recipe, of which the original text is offered. */
const WITH_ORIGINAL: readonly ImportItem["status"][] = ["unread", "failed"];

/** Draws what became of an entry, with the ways on from there. */
export function ReportItem({ importId, item, onChanged }: ReportItemProps) {
  const messages = useImportMessages();
  const isGone = item.status === "removed";
  const recipe = isGone ? null : (item.recipe ?? item.existing);
  const needsOriginal = WITH_ORIGINAL.includes(item.status) || item.problems.length > 0;
  return (
    <ItemText item={item}>
      <div className="flex flex-wrap gap-x-3 gap-y-2 empty:hidden">
        {item.status === "changed" && <TakeButton importId={importId} item={item} onTaken={onChanged} />}
        {recipe && (
          <Link
            href={paths.recipe(recipe.slug)}
            className="inline-flex min-h-12 items-center underline underline-offset-4"
          >
            {item.recipe ? messages.open(recipe.name) : messages.openHere(recipe.name)}
          </Link>
        )}
        {needsOriginal && item.hasOriginal && <OriginalButton importId={importId} item={item} />}
      </div>
    </ItemText>
  );
}

function TakeButton({
  importId,
  item,
  onTaken,
}: Omit<ReportItemProps, "onChanged"> & { onTaken: () => void }) {
  const messages = useImportMessages();
  const problemOf = useImportProblem();
  const { take } = useImportActions(importId);
  const { busy, problem, attempt } = useAttempt((error) => problemOf(error, messages.takeFailed));
  return (
    <>
      <Button
        variant="soft"
        size="small"
        busy={busy}
        onClick={() =>
          attempt(async () => {
            await take(item.index);
            toasts.show({ title: messages.taken(item.name) });
            onTaken();
          })
        }
      >
        {busy ? messages.taking : messages.take}
      </Button>
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
    </>
  );
}
