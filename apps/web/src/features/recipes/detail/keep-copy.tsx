import { recipeToJson } from "@larder/domain/formats/own-json";
import type { Recipe } from "@larder/domain/recipe";
import { FileDown, Printer } from "lucide-react";
import { Key } from "@/components/ui/key";
import { useMessages } from "@/lib/i18n";
import { saveFile } from "@/lib/save-file";

/** Ways to take a recipe along: on paper, or as a file that can be added again. */
export function KeepCopy({ recipe }: { recipe: Recipe }) {
  const { detail } = useMessages();
  return (
    <div className="mt-5 flex flex-wrap gap-2.5">
      <Key look="soft" size="small" onClick={() => window.print()}>
        <Printer aria-hidden />
        {detail.print}
      </Key>
      <Key
        look="soft"
        size="small"
        onClick={() => saveFile(`${recipe.slug}.json`, recipeToJson(recipe), "application/json")}
      >
        <FileDown aria-hidden />
        {detail.downloadJson}
      </Key>
    </div>
  );
}
