import type { Recipe } from "@larder/domain/recipe/recipe";
import { FileDown, Printer } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { Button } from "@/components/ui/button";
import { loadPrintSheet } from "@/features/recipes/detail/lazy-print-sheet";
import { useMessages } from "@/lib/i18n/i18n";

const useDownloadSheet = lazyPart(() => import("@/features/recipes/detail/download-sheet"));

/** Ways to take a recipe along: on paper, or as a file. */
export function CopySection({ recipe, children }: { recipe: Recipe; children?: ReactNode }) {
  const { detail } = useMessages();
  const [choosing, setChoosing] = useState(false);
  const print = () =>
    void loadPrintSheet()
      .catch(() => {})
      .then(() => window.print());
  const close = () => setChoosing(false);
  const sheet = useDownloadSheet(choosing, close);
  return (
    <div className="mt-5 flex flex-wrap gap-2.5">
      <Button variant="soft" size="small" onClick={print}>
        <Printer aria-hidden />
        {detail.print}
      </Button>
      <Button variant="soft" size="small" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <FileDown aria-hidden />
        {detail.download}
      </Button>
      {children}
      <Suspense>{choosing && sheet && <sheet.DownloadSheet recipe={recipe} onClose={close} />}</Suspense>
    </div>
  );
}
