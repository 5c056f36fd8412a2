import type { ImportItem } from "@larder/domain/archive-import/archive-import";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { ErrorCard } from "@/components/ui/error-card";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { importOriginalQuery } from "@/features/imports/api";
import { readableOriginal } from "@/features/imports/items/readable-original";
import { useImportMessages } from "@/features/imports/messages";
import { useImportProblem } from "@/features/imports/use-import-problem";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";

interface OriginalSheetProps {
  importId: string;
  item: ImportItem;
  onClose: () => void;
}

/** Shows the text that an entry was read from, and leads with it to the form that reads texts. */
export function OriginalSheet({ importId, item, onClose }: OriginalSheetProps) {
  const messages = useImportMessages();
  const { common } = useMessages();
  const problemOf = useImportProblem();
  const { data, error, refetch } = useQuery(importOriginalQuery(importId, item.index));
  return (
    <Sheet
      open
      tall
      onOpenChange={(open) => !open && onClose()}
      title={messages.original}
      closeLabel={common.close}
    >
      {!data && !error && <Skeleton className="h-48" />}
      {error && (
        <ErrorCard
          title={common.error}
          lines={[problemOf(error, messages.originalFailed)]}
          action={
            <Button variant="soft" onClick={() => void refetch()}>
              {common.retry}
            </Button>
          }
        />
      )}
      {data && (
        <div className="grid grid-cols-1 gap-4">
          <Button asChild variant="soft" className="justify-self-start">
            <Link href={paths.addFromText} state={{ text: readableOriginal(data) }}>
              {messages.readAsText}
            </Link>
          </Button>
          <pre
            dir="auto"
            className="rounded-field p-4 font-[inherit] text-16 whitespace-pre-wrap wrap-anywhere trough"
          >
            {data.text}
          </pre>
        </div>
      )}
    </Sheet>
  );
}
