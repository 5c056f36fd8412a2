import { JSON_LD, recipeToJsonLd } from "@larder/domain/formats/json-ld";
import { recipeToJson } from "@larder/domain/formats/larder-json";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { FileJson, Globe } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { useMessages } from "@/lib/i18n/i18n";
import { saveFile } from "@/lib/browser/save-file";

/**
 * Draws the choice of files to save a recipe as: our own format, which loses nothing, and the one that other apps
 * read.
 */
export function DownloadSheet({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const { detail, common } = useMessages();
  const files = [
    {
      icon: FileJson,
      title: detail.downloadOwn,
      hint: detail.downloadOwnHint,
      save: () => saveFile(`${recipe.slug}.json`, recipeToJson(recipe), "application/json"),
    },
    {
      icon: Globe,
      title: detail.downloadJsonLd,
      hint: detail.downloadJsonLdHint,
      save: () => {
        const written = recipeToJsonLd(recipe, window.location.origin);
        saveFile(`${recipe.slug}.jsonld`, JSON.stringify(written, null, 2), JSON_LD);
      },
    },
  ];
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={detail.download} closeLabel={common.close}>
      <ul className="grid grid-cols-1 gap-5">
        {files.map(({ icon: Icon, title, hint, save }) => (
          <li key={title} className="grid justify-items-start gap-1.5">
            <Button
              variant="soft"
              onClick={() => {
                save();
                onClose();
              }}
            >
              <Icon aria-hidden />
              {title}
            </Button>
            <p className="type-caption">{hint}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
