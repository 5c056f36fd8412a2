import type { ExportSource } from "./exported-recipe.ts";
import { exportedJsonLd } from "./json-ld-recipe.ts";
import { eachRecipe, readPictures } from "./read-pictures.ts";
import { plainJson } from "./recipe-text.ts";

/** Writes one JSON file of schema.org with the pictures in it, as `data:` addresses: any app can take it as a whole. */
export async function* jsonLdText(source: ExportSource): AsyncGenerator<string, void> {
  yield '{"recipes":[';
  let separator = "\n";
  for await (const exported of eachRecipe(source)) {
    const images = await readPictures(
      exported,
      source,
      async (picture) => `data:image/jpeg;base64,${Buffer.from(await picture.jpeg()).toString("base64")}`,
    );
    yield separator + plainJson(exportedJsonLd(exported, source, images));
    separator = ",\n";
  }
  yield "\n]}\n";
}
