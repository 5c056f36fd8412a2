import {
  type ArchivedRecipeFile,
  type ArchiveManifest,
  LARDER_ARCHIVE_VERSION,
  MANIFEST_FILE,
} from "../larder/archive-layout.ts";
import type { ExportedRecipe, ExportSource, WrittenFile } from "./exported-recipe.ts";
import { createFileNames } from "./file-names.ts";
import { exportedJsonLd } from "./json-ld-recipe.ts";
import { html, type Markup, fileAddress } from "./markup.ts";
import { page } from "./offline-page.ts";
import { eachRecipe } from "./read-pictures.ts";
import { recipeMarkup } from "./recipe-markup.ts";
import { printable } from "./recipe-text.ts";

const PAGE = ".html";

/** A recipe that is in the archive, for its contents. */
interface WrittenRecipe {
  id: string;
  name: string;
  /** The name of its files, without an ending. */
  base: string;
}

/**
 * Writes a Larder archive: everything as JSON, which `formats/larder-archive.ts` reads back without loss, and a page for
 * each recipe that any browser opens without a connection. The layout is described in `docs/exports.md`.
 */
export async function* larderFiles(source: ExportSource): AsyncGenerator<WrittenFile, void> {
  const { labels } = source;
  const fileName = createFileNames(labels.recipe);
  const bases = new Map(
    source.listed.map(({ id, name }) => [id, fileName(name, PAGE).slice(0, -PAGE.length)]),
  );
  const pictureName = createFileNames(labels.recipe);
  const written: WrittenRecipe[] = [];
  const failed = new Set<string>();
  yield { path: MANIFEST_FILE, bytes: json(manifestOf(source)) };
  for await (const exported of eachRecipe(source)) {
    const { id, name } = exported.recipe;
    const base = bases.get(id) ?? fileName(name, PAGE).slice(0, -PAGE.length);
    const pictures: ArchivedRecipeFile["pictures"] = [];
    for (const [index, picture] of exported.pictures.entries()) {
      try {
        const { bytes, extension } = await picture.file();
        const file = `pictures/${pictureName(`${base} ${index + 1}`, `.${extension}`)}`;
        pictures.push({ index, file });
        yield { path: file, bytes, isCompressed: true };
      } catch {
        failed.add(name);
        source.pictureFailed?.(name);
      }
    }
    yield { path: `recipes/${base}.json`, bytes: json(recipeFile(exported, pictures)) };
    yield {
      path: `recipes/${base}${PAGE}`,
      bytes: recipePage(exported, source, { images: pictures.map(({ file }) => file), bases }),
    };
    written.push({ id, name, base });
  }
  const collectionName = createFileNames(labels.collection);
  for (const collection of source.collections) {
    yield {
      path: `collections/${collectionName(collection.name, ".json")}`,
      bytes: json({ larder: "collection", version: LARDER_ARCHIVE_VERSION, collection }),
    };
  }
  yield { path: `index${PAGE}`, bytes: contentsPage(source, written) };
  yield { path: "README.txt", bytes: readme(source, [...failed]) };
}

function manifestOf({ title, exportedAt, origin }: ExportSource): ArchiveManifest {
  return { larder: "archive", version: LARDER_ARCHIVE_VERSION, title, exportedAt, origin };
}

function recipeFile(
  { recipe, cookingNotes, isBookmarked }: ExportedRecipe,
  pictures: ArchivedRecipeFile["pictures"],
) {
  return { larder: "recipe", version: LARDER_ARCHIVE_VERSION, recipe, pictures, cookingNotes, isBookmarked };
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function recipePage(
  exported: ExportedRecipe,
  source: ExportSource,
  { images, bases }: { images: readonly string[]; bases: ReadonlyMap<string, string> },
): string {
  const { recipe } = exported;
  const addresses = images.map((file) => `../${fileAddress(file)}`);
  const pageOf = (id: string) => {
    const base = bases.get(id);
    return base === undefined ? null : fileAddress(base + PAGE);
  };
  return page({
    title: recipe.name,
    language: recipe.language ?? source.language,
    jsonLd: exportedJsonLd(exported, source, addresses),
    body: html`<nav><a href="../index.html">${source.labels.backToContents}</a></nav>
      ${recipeMarkup(exported, source, { images: addresses, pageOf })}`,
  });
}

function contentsPage(source: ExportSource, written: readonly WrittenRecipe[]): string {
  const { labels, language, title, exportedAt, collections } = source;
  const byId = new Map(written.map((recipe) => [recipe.id, recipe]));
  const byName = new Intl.Collator(language).compare;
  const all = written.toSorted((one, other) => byName(one.name, other.name));
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(exportedAt),
  );
  const lists = collections.map(({ name, note, recipes }) => {
    const here = recipes.flatMap(({ id }) => byId.get(id) ?? []);
    return html`<h3 dir="auto">${name}</h3>
      ${note === "" ? null : html`<p dir="auto">${note}</p>`}${links(here)}`;
  });
  return page({
    title,
    language,
    body: html`<h1 dir="auto">${title}</h1>
      <p>${labels.exportedOn(date)}</p>
      <h2>${labels.recipes}</h2>
      ${links(all)}${lists.length > 0 ? html`<h2>${labels.collections}</h2>` : null}${lists}`,
  });
}

function links(recipes: readonly WrittenRecipe[]): Markup {
  if (recipes.length === 0) return html``;
  const items = recipes.map(
    ({ name, base }) =>
      html`<li dir="auto"><a href="${`recipes/${fileAddress(base + PAGE)}`}">${name}</a></li> `,
  );
  return html`<ul class="contents">
    ${items}
  </ul> `;
}

function readme({ labels, title }: ExportSource, failed: readonly string[]): string {
  const missing =
    failed.length > 0 ? `\n${labels.missingPictures}\n${failed.map((name) => `- ${name}`).join("\n")}\n` : "";
  return printable(`${title}\n\n${labels.readme}\n${missing}`);
}
