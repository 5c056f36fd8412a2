import type { ExportFormat } from "@larder/domain/formats/export-format";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import { describe, expect, it } from "vitest";
import type { ArchivedRecipe } from "../archive-entry.ts";
import type { ArchiveFormat } from "../archive-format.ts";
import { bytesSource } from "../container/byte-source.ts";
import { openArchive } from "../open-archive.ts";
import { collect } from "../testing/collect.ts";
import { exported, nastySource, pictureOf, sourceOf } from "../testing/export-source.ts";
import { nastyRecipes } from "../testing/nasty-recipes.ts";
import type { ExportSource } from "./exported-recipe.ts";
import { EXPORT_WRITERS } from "./export-formats.ts";

interface AppFormat {
  reader: ArchiveFormat;
  /** The parts that the format has no field for. */
  lacks?: readonly ("rating" | "pictures" | "groups")[];
}

const FORMATS: Readonly<Partial<Record<ExportFormat, AppFormat>>> = {
  paprika: { reader: "paprika" },
  mealie: { reader: "mealie" },
  tandoor: { reader: "tandoor", lacks: ["rating"] },
  nextcloud: { reader: "nextcloud", lacks: ["rating", "pictures"] },
  "json-ld": { reader: "jsonld" },
  cooklang: { reader: "cooklang", lacks: ["groups"] },
  markdown: { reader: "markdown" },
};
const CASES = Object.entries(FORMATS) as [ExportFormat, AppFormat][];

async function readBack(format: ExportFormat, source: ExportSource) {
  const bytes = Buffer.concat(await collect(EXPORT_WRITERS[format].write(source)));
  const archive = await openArchive([bytesSource(bytes, "export")]);
  return { formats: archive.formats, entries: await collect(archive.entries()) };
}

function rowsOf({ ingredients }: RecipeDraft, hasGroups: boolean) {
  const rows = Object.entries(ingredients).flatMap(([group, all]) =>
    all.map(({ ingredient_name: name, measure, unit }) =>
      [hasGroups ? group : "", name, measure, unit].join("|"),
    ),
  );
  return hasGroups ? rows : rows.toSorted();
}

function onlyRecipe(entries: readonly { kind: string }[]): ArchivedRecipe {
  const [recipe, ...others] = entries.filter((entry): entry is ArchivedRecipe => entry.kind === "recipe");
  if (!recipe || others.length > 0) throw new Error(`${others.length} recipes more than one.`);
  return recipe;
}

describe.each(CASES)("recipes that are written as %s", (format, { reader, lacks = [] }) => {
  it("are all recognised by the reader of that app", async () => {
    const { formats, entries } = await readBack(format, nastySource());
    expect(formats).toEqual([reader]);
    expect(entries.filter(({ kind }) => kind === "unread")).toEqual([]);
    expect(entries.length).toBe(nastyRecipes().length);
  });

  it("come back with all that the format holds", async () => {
    const [first] = nastyRecipes();
    if (!first) throw new Error("No recipe.");
    const before = normaliseRecipe(first.recipe).recipe;
    const { entries } = await readBack(
      format,
      sourceOf([
        exported(first.recipe, {
          pictures: [pictureOf(1), pictureOf(2)],
          cookingNotes: { rating: 4, note: "More salt.", cookedOn: [] },
        }),
      ]),
    );
    const { draft, pictures, ownRating } = onlyRecipe(entries);
    expect(draft.name).toBe(before.name);
    const hasGroups = !lacks.includes("groups");
    expect(rowsOf(draft, hasGroups)).toEqual(rowsOf(before, hasGroups));
    expect(draft.servings).toBe(6);
    const labels = [...draft.category, ...draft.tags].map((label) => label.toLowerCase());
    expect(labels).toEqual(["dinner", "pie", "leeks"]);
    expect(draft.url).toBe(before.url);
    const text = JSON.stringify([draft.steps, draft.notes, draft.description]);
    for (const sentence of ["Rest it for 30 minutes.", "Cover the pan.", "Freezes well.", "More salt."])
      expect(text).toContain(sentence);
    expect(ownRating).toBe(lacks.includes("rating") ? undefined : 4);
    expect(pictures.length).toBe(lacks.includes("pictures") ? 1 : 2);
    const { prep_time_minutes: prep, total_time_minutes: total } = draft.duration;
    expect([prep, total]).toEqual([25, 140]);
  });
});
