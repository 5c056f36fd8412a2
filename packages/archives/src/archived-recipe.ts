import { LIMITS } from "@larder/domain/limits";
import { parseServings } from "@larder/domain/measure/servings";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { webUrl } from "@larder/domain/recipe/recipe";
import { textLine, textLines } from "@larder/domain/schema-org/field-text";
import { fieldsOfRaw } from "@larder/domain/schema-org/raw-to-recipe";
import { cutText } from "@larder/domain/text/clean-text";
import { parseDurationMinutes } from "@larder/domain/time/duration";
import type { ArchivedRecipe } from "./archive-entry.ts";
import type { ArchiveFormat } from "./archive-format.ts";
import { checkedPicture } from "./checked-picture.ts";
import type { ForeignGroup, ForeignOriginal, ForeignRecipe, ProblemCode } from "./foreign-recipe.ts";

/** The longest original in characters that is kept with a recipe. */
const LONGEST_ORIGINAL = 200_000;
const MOST_STARS = 5;

/** Cleans what a reader found and brings it into the shape of a recipe, by the same rules as a page or a pasted text. */
export function archivedRecipe(format: ArchiveFormat, foreign: ForeignRecipe): ArchivedRecipe {
  const problems = new Set<ProblemCode>(foreign.problems);
  const url = safeAddress(foreign.url, problems);
  const video = safeAddress(foreign.video, problems);
  const steps = cleanGroups(foreign.steps);
  const raw = {
    title: textLine(foreign.name),
    description: textOf(foreign.description),
    author: textLine(foreign.author),
    language: foreign.language,
    servings: servingsOf(foreign.servings),
    ...minutesOf("prepMinutes", foreign.prepTime),
    ...minutesOf("cookMinutes", foreign.cookTime),
    ...minutesOf("totalMinutes", foreign.totalTime),
    ingredientGroups: cleanGroups(foreign.ingredients).map(({ name, lines }) => ({
      name,
      ingredients: [...lines],
    })),
    instructions: steps.map(({ name, lines }) => ({
      name,
      steps: lines.map((text) => ({ name: null, text })),
    })),
  };
  const { recipe } = normaliseRecipe({
    ...fieldsOfRaw(withoutUndefined(raw)),
    tags: labelsOf(foreign.labels),
    cuisine: textLine(foreign.cuisine),
    difficulty: textLine(foreign.difficulty),
    source: textLine(foreign.source),
    url,
    video,
    nutrition: textOf(foreign.nutrition),
    notes: (foreign.notes ?? []).map(textOf).filter((note) => note !== ""),
    tools: (foreign.tools ?? []).map(textLine).filter((tool) => tool !== ""),
    linkedRecipes: (foreign.links ?? []).map(({ name }) => ({ name })),
  });
  const createdAt = dateOf(foreign.createdAt);
  const stars = Math.round(foreign.ownRating ?? 0);
  return {
    kind: "recipe",
    format,
    entry: textLine(foreign.entry),
    ownId: textLine(foreign.ownId) || null,
    draft: recipe,
    stepHeadings: steps.flatMap(({ name }) => name ?? []),
    ...(stars >= 1 && stars <= MOST_STARS && { ownRating: stars }),
    isFavorite: foreign.isFavorite === true,
    cookedOn: (foreign.cookedOn ?? []).flatMap((day) => dateOf(day) ?? []),
    ...(createdAt !== undefined && { createdAt }),
    pictures: (foreign.pictures ?? []).map(checkedPicture),
    links: foreign.links ?? [],
    original: storedOriginal(foreign.original, problems),
    problems: [...problems],
  };
}

/** Cuts an original to the length that is kept. */
export function storedOriginal(
  { type, text }: ForeignOriginal,
  problems?: Set<ProblemCode>,
): ForeignOriginal {
  if (text.length <= LONGEST_ORIGINAL) return { type, text };
  problems?.add("original-cut");
  return { type, text: cutText(text, LONGEST_ORIGINAL) };
}

function cleanGroups(groups: readonly ForeignGroup[]): { name: string | null; lines: string[] }[] {
  return groups.map(({ name, lines }) => ({
    name: textLine(name) || null,
    lines: lines.flatMap(textLines),
  }));
}

function servingsOf(written: number | string | undefined): number | undefined {
  if (typeof written === "number") return written > 0 ? written : undefined;
  return written === undefined ? undefined : (parseServings(textLine(written)) ?? undefined);
}

type TimeField = "prepMinutes" | "cookMinutes" | "totalMinutes";

/** A time of zero is how apps write that none was given. */
function minutesOf(
  field: TimeField,
  written: number | string | undefined,
): Partial<Record<TimeField, number>> {
  const minutes = typeof written === "string" ? parseDurationMinutes(textLine(written)) : written;
  if (minutes == null || !(minutes > 0) || minutes > LIMITS.minutes) return {};
  return { [field]: Math.ceil(minutes) };
}

/** Returns each label once, in the order of the archive. */
function labelsOf(labels: readonly string[] = []): string[] {
  return [...new Set(labels.map(textLine).filter((label) => label !== ""))];
}

function textOf(written: string | undefined): string {
  return written === undefined ? "" : textLines(written).join("\n");
}

function safeAddress(written: string | undefined, problems: Set<ProblemCode>): string | undefined {
  const address = textLine(written);
  if (address === "") return undefined;
  if (webUrl.safeParse(address).success) return address;
  problems.add("address-unsafe");
  return undefined;
}

function dateOf(written: string | number | undefined): string | undefined {
  if (written === undefined || written === "") return undefined;
  const date = new Date(written);
  return Number.isNaN(date.getTime()) || date.getTime() < 0 ? undefined : date.toISOString();
}

function withoutUndefined<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
