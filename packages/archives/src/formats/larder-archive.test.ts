import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { recipeSchema } from "@larder/domain/recipe/recipe";
import { describe, expect, it } from "vitest";
import type { ArchivedRecipe } from "../archive-entry.ts";
import { bytesSource } from "../container/byte-source.ts";
import { openArchive } from "../open-archive.ts";
import {
  brokenPicture,
  exported,
  jpegOf,
  nastySource,
  pictureOf,
  sourceOf,
} from "../testing/export-source.ts";
import { nastyRecipes } from "../testing/nasty-recipes.ts";
import { collect } from "../testing/collect.ts";
import { zipOf } from "../testing/zip-of.ts";
import type { ExportSource } from "../write/exported-recipe.ts";
import { EXPORT_WRITERS } from "../write/export-formats.ts";

async function archiveOf(source: ExportSource) {
  const bytes = Buffer.concat(await collect(EXPORT_WRITERS.larder.write(source)));
  return openArchive([bytesSource(bytes, "recipes.zip")]);
}

async function recipesOf(source: ExportSource): Promise<ArchivedRecipe[]> {
  const entries = await collect((await archiveOf(source)).entries());
  return entries.map((entry) => {
    if (entry.kind === "unread") throw new Error(`${entry.entry}: ${entry.reason}`);
    return entry;
  });
}

describe("a Larder archive that is written and read again", () => {
  it.each(nastyRecipes().map(({ why, recipe }) => ({ why, recipe })))(
    "keeps every field of a recipe with $why",
    async ({ recipe }) => {
      const [read] = await recipesOf(sourceOf([exported(recipe)]));
      expect(read?.larder?.recipe).toEqual(recipeSchema.parse(recipe));
      expect(read?.draft).toEqual(normaliseRecipe(recipe).recipe);
      expect(read?.ownId).toBe(recipe.id);
    },
  );

  it("keeps all recipes together with pictures, cooking notes, bookmarks and collections", async () => {
    const source = nastySource();
    const archive = await archiveOf(source);
    expect(archive.formats).toEqual(["larder"]);
    const read = new Map<string | null, ArchivedRecipe>();
    for await (const entry of archive.entries()) if (entry.kind === "recipe") read.set(entry.ownId, entry);
    expect(read.size).toBe(source.listed.length);
    for (const { id } of source.listed) {
      const written = await source.read(id);
      const back = read.get(id);
      expect(back?.larder?.cookingNotes).toEqual(written?.cookingNotes);
      expect(back?.isFavorite).toBe(written?.isBookmarked);
      expect(back?.pictures.length).toBe(written?.pictures.length);
      for (const [at, picture] of (back?.pictures ?? []).entries()) {
        if (!("bytes" in picture)) throw new Error("It is an address.");
        expect(Buffer.from(await picture.bytes())).toEqual((await written?.pictures[at]?.file())?.bytes);
      }
    }
    expect(await archive.collections()).toEqual(source.collections);
  });

  it("says which of its pictures is missing, and keeps the order of the others", async () => {
    const [first] = nastyRecipes();
    if (!first) throw new Error("No recipe.");
    const image = (n: number) => ({ url: `/media/p${n}-480.webp` });
    const recipe = { ...first.recipe, image: image(0), moreImages: [image(1), image(2)] };
    const failed: string[] = [];
    const [read] = await recipesOf(
      sourceOf([exported(recipe, { pictures: [pictureOf(0), brokenPicture, pictureOf(2)] })], {
        pictureFailed: (name) => failed.push(name),
      }),
    );
    expect(failed).toEqual([recipe.name]);
    expect(read?.problems).toEqual(["picture-missing"]);
    expect(read?.larder?.pictureIndexes).toEqual([0, 2]);
    const [, last] = read?.pictures ?? [];
    expect(last && "bytes" in last && Buffer.from(await last.bytes())).toEqual(jpegOf(2));
  });

  it("is read when it was packed again in a folder, and is refused when a later version wrote it", async () => {
    const recipe = JSON.stringify({
      larder: "recipe",
      version: 1,
      recipe: nastyRecipes()[0]?.recipe,
      pictures: [],
      cookingNotes: null,
      isBookmarked: false,
    });
    const manifest = (version: number) =>
      JSON.stringify({ larder: "archive", version, title: "", exportedAt: "", origin: "" });
    const read = async (version: number) => {
      const files = { "My recipes/larder.json": manifest(version), "My recipes/recipes/Pie.json": recipe };
      const archive = await openArchive([bytesSource(await zipOf(files), "a.zip")]);
      return collect(archive.entries());
    };
    expect(await read(1)).toMatchObject([{ kind: "recipe", ownId: "nasty-1" }]);
    expect(await read(2)).toMatchObject([{ kind: "unread", reason: "entry-unknown" }]);
  });
});
