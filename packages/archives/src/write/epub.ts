import { ingredientNames } from "@larder/domain/recipe/ingredient-names";
import { fold } from "@larder/domain/text/fold";
import * as parts from "./epub-parts.ts";
import type { ExportSource, WrittenFile } from "./exported-recipe.ts";
import { html } from "./markup.ts";
import { ownUuid } from "./own-id.ts";
import { eachRecipe, readPictures } from "./read-pictures.ts";
import { recipeMarkup } from "./recipe-markup.ts";

/**
 * Writes the files of a cookbook as EPUB 3: a title page, contents, a chapter for each recipe, and an index of ingredients.
 * `mimetype` comes first and is stored, as the container format demands.
 *
 * @see https://www.w3.org/TR/epub-33/
 */
export async function* epubFiles(source: ExportSource): AsyncGenerator<WrittenFile, void> {
  const { labels, language, title } = source;
  yield { path: "mimetype", bytes: parts.MIMETYPE, isCompressed: true };
  yield { path: "META-INF/container.xml", bytes: parts.container() };
  yield { path: "EPUB/style.css", bytes: parts.STYLE };
  yield {
    path: "EPUB/title.xhtml",
    bytes: parts.xhtml({
      title,
      language,
      body: html`<section class="title">
        <h1 dir="auto">${title}</h1>
        <p>${parts.dateOf(source)}</p>
      </section>`,
    }),
  };
  const fileOf = new Map(source.listed.map(({ id }, at) => [id, `recipe-${at + 1}.xhtml`]));
  const chapters: parts.Chapter[] = [];
  const images: string[] = [];
  const index = new Map<string, parts.IndexEntry>();
  for await (const exported of eachRecipe(source)) {
    const { recipe } = exported;
    const file = fileOf.get(recipe.id);
    if (file === undefined) continue;
    const pictures = await readPictures(exported, source, (picture) => picture.jpeg());
    const own = pictures.map((_, at) => `pictures/${file.replace(".xhtml", "")}-${at + 1}.jpg`);
    for (const [at, bytes] of pictures.entries())
      yield { path: `EPUB/${own[at] ?? ""}`, bytes, isCompressed: true };
    images.push(...own);
    const pageOf = (id: string) => fileOf.get(id) ?? null;
    yield {
      path: `EPUB/${file}`,
      bytes: parts.xhtml({
        title: recipe.name,
        language: recipe.language ?? language,
        body: recipeMarkup(exported, source, { images: own, pageOf }),
      }),
    };
    chapters.push({ file, name: recipe.name });
    for (const name of ingredientNames(recipe.ingredients)) {
      const key = fold(name);
      const entry = index.get(key) ?? { name, files: [] };
      entry.files.push(chapters.length - 1);
      index.set(key, entry);
    }
  }
  yield { path: "EPUB/nav.xhtml", bytes: parts.navigation(source, chapters) };
  yield { path: "EPUB/index.xhtml", bytes: parts.indexPage(source, chapters, [...index.values()]) };
  yield {
    path: "EPUB/package.opf",
    bytes: parts.packageDocument(source, {
      id: ownUuid(title, source.origin, source.exportedAt),
      chapters,
      images,
      contents: labels.contents,
    }),
  };
}
