import { COOKLANG, recipeToCooklang } from "@larder/domain/formats/cooklang";
import { JSON_LD, recipeToJsonLd } from "@larder/domain/formats/json-ld";
import { recipeToJson } from "@larder/domain/formats/larder-json";
import { enDownload } from "@larder/domain/messages/en-download";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { FileJson, FileText, Globe } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { useMessages } from "@/lib/i18n/i18n";
import { pageMessages } from "@/lib/i18n/page-messages";
import { saveFile } from "@/lib/browser/save-file";

const useDownloadMessages = pageMessages("download", enDownload);

/**
 * Draws the choice of files to save a recipe as: our own format, which loses nothing, and those that other apps
 * read.
 */
export function DownloadSheet({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const { detail, common } = useMessages();
  const download = useDownloadMessages();
  const files = [
    {
      icon: FileJson,
      title: download.own,
      hint: download.ownHint,
      save: () => saveFile(`${recipe.slug}.json`, recipeToJson(recipe), "application/json"),
    },
    {
      icon: Globe,
      title: download.jsonLd,
      hint: download.jsonLdHint,
      save: () => {
        const written = recipeToJsonLd(recipe, window.location.origin);
        saveFile(`${recipe.slug}.jsonld`, JSON.stringify(written, null, 2), JSON_LD);
      },
    },
    {
      icon: FileText,
      title: download.cooklang,
      hint: download.cooklangHint,
      save: () => saveFile(`${recipe.slug}.cook`, recipeToCooklang(recipe), COOKLANG),
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
