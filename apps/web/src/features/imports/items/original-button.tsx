import type { ImportItem } from "@larder/domain/archive-import/archive-import";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { useImportMessages } from "@/features/imports/messages";

const useOriginalSheet = lazyPart(() => import("@/features/imports/items/original-sheet"));

/** Opens the text that an entry was read from. */
export function OriginalButton({ importId, item }: { importId: string; item: ImportItem }) {
  const messages = useImportMessages();
  const [isOpen, setOpen] = useState(false);
  const part = useOriginalSheet(isOpen, () => setOpen(false));
  return (
    <>
      <Button
        variant="soft"
        size="small"
        className="mt-1.5 justify-self-start"
        aria-label={messages.originalOf(item.name || item.entry)}
        onClick={() => setOpen(true)}
      >
        {messages.original}
      </Button>
      {isOpen && part && (
        <part.OriginalSheet importId={importId} item={item} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
