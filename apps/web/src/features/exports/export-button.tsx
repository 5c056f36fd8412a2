import { Share } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { FilterChip } from "@/components/ui/filter-chip";
import { lazyPart } from "@/components/ui/lazy-part";
import type { ExportChoice } from "@/features/exports/export-choice";
import { useExportMessages } from "@/features/exports/messages";

const useExportSheet = lazyPart(() => import("@/features/exports/export-sheet"));

interface ExportButtonProps {
  choice: ExportChoice;
  /** A chip stands among the controls of a list, a button among others; the long label is for a section of its own. */
  variant: "chip" | "button" | "section";
}

/** Draws the button that opens the choice of files to take recipes away as. */
export default function ExportButton({ choice, variant }: ExportButtonProps) {
  const messages = useExportMessages();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const sheet = useExportSheet(isOpen, close);
  const open = { "aria-haspopup": "dialog", onClick: () => setOpen(true) } as const;
  return (
    <>
      {variant === "chip" ? (
        <FilterChip chosen={false} aria-pressed={undefined} aria-label={messages.short} {...open}>
          <Share aria-hidden className="size-5" />
          <span className="max-desktop:hidden">{messages.short}</span>
        </FilterChip>
      ) : (
        <Button variant="soft" size="small" {...open}>
          <Share aria-hidden className="size-5" />
          {variant === "section" ? messages.open : messages.short}
        </Button>
      )}
      <Suspense>{isOpen && sheet && <sheet.default choice={choice} onClose={close} />}</Suspense>
    </>
  );
}
