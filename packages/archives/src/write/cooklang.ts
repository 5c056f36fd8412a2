import { recipeToCooklang } from "@larder/domain/formats/cooklang";
import type { ExportSource, WrittenFile } from "./exported-recipe.ts";
import { createFileNames } from "./file-names.ts";
import { linkedByRow } from "./linked-rows.ts";
import { eachRecipe, readPictures } from "./read-pictures.ts";
import * as text from "./recipe-text.ts";

const FILE = ".cook";

/**
 * Writes a folder of Cooklang files with their pictures beside them; a row that names another recipe of the export refers to
 * its file. Cooklang shows the first picture with the recipe and further ones with its steps.
 */
export async function* cooklangFiles(source: ExportSource): AsyncGenerator<WrittenFile, void> {
  const fileName = createFileNames(source.labels.recipe);
  // `{`, `}`, `@`, `#`, `~` and `%` would end a reference to the file.
  const names = new Map(
    source.listed.map(({ id, name }) => [
      id,
      fileName(name.replaceAll(/[{}@#~%()]/g, " "), FILE).slice(0, -FILE.length),
    ]),
  );
  const idsByName = new Map(source.listed.map(({ id, name }) => [name, id]));
  for await (const exported of eachRecipe(source)) {
    const recipe = text.plainRecipe(exported.recipe);
    const name = names.get(recipe.id) ?? source.labels.recipe;
    const linked = linkedByRow(recipe);
    yield {
      path: `${name}${FILE}`,
      bytes: text.printable(
        recipeToCooklang(recipe, {
          notes: text
            .notesOf(exported, source)
            .map(({ title, text: note }) => (title ? `${title}: ${note}` : note)),
          rating: exported.cookingNotes?.rating ?? null,
          sourceName: text.sourceName(recipe),
          fileOf: (row) => {
            const other = linked(row);
            return (other && names.get(other.id ?? idsByName.get(other.name) ?? "")) ?? null;
          },
        }),
      ),
    };
    const pictures = await readPictures(exported, source, (picture) => picture.jpeg());
    for (const [at, bytes] of pictures.entries())
      yield { path: at === 0 ? `${name}.jpg` : `${name}.${at}.jpg`, bytes, isCompressed: true };
  }
}
