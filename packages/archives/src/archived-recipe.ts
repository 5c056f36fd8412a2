import { LIMITS } from "@larder/domain/limits";
import { parseServings } from "@larder/domain/measure/servings";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { webUrl } from "@larder/domain/recipe/recipe";
import { textLine, textLines } from "@larder/domain/schema-org/field-text";
import { stepsFromSections } from "@larder/domain/schema-org/main-steps";
import { fieldsOfRaw } from "@larder/domain/schema-org/raw-to-recipe";
import { cutText } from "@larder/domain/text/clean-text";
import { partsOfText } from "@larder/domain/text/parts-of-text";
import { parseDurationMinutes } from "@larder/domain/time/duration";
import type { ArchivedRecipe } from "./archive-entry.ts";
import type { ArchiveFormat } from "./archive-format.ts";
import { checkedPicture } from "./checked-picture.ts";
import { fittedIngredients, fittedSteps } from "./fitted-groups.ts";
import type { ForeignGroup, ForeignOriginal, ForeignRecipe, ProblemCode } from "./foreign-recipe.ts";
import { createOverflow } from "./overflow.ts";

/** Control characters but tab and line ends. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;
/** The longest original in characters that is kept with a recipe. */
const LONGEST_ORIGINAL = 200_000;
const MOST_STARS = 5;
const LONGEST_FIELD = 40_000;
/** A range of servings: "4-6", "10 to 12". Apps scale from its lower end. */
const SERVINGS_RANGE =
  /(?<![\d/.,])(\d{1,3})\s?(?:[-–—~]|to|or|bis|oder|à|a|o|ou|tot)\s?(\d{1,3})(?![\d/.,])/i;

/** Cleans what a reader found and brings it into the shape of a recipe, by the same rules as a page or a pasted text. */
export function archivedRecipe(format: ArchiveFormat, foreign: ForeignRecipe): ArchivedRecipe {
  const problems = new Set<ProblemCode>(foreign.problems);
  const url = safeAddress(foreign.url, problems);
  const video = safeAddress(foreign.video, problems);
  const steps = cleanGroups(foreign.steps);
  const overflow = createOverflow();
  const raw = {
    title: overflow.fit(textLine(foreign.name), LIMITS.nameLength),
    description: overflow.fit(textOf(foreign.description), LIMITS.textLength),
    author: overflow.fit(textLine(foreign.author), LIMITS.shortTextLength),
    language: foreign.language,
    servings: servingsOf(foreign.servings),
    ...minutesOf("prepMinutes", foreign.prepTime),
    ...minutesOf("cookMinutes", foreign.cookTime),
    ...minutesOf("totalMinutes", foreign.totalTime),
    ingredientGroups: fittedIngredients(
      cleanGroups(foreign.ingredients).map(({ name, lines }) => ({ name, ingredients: lines })),
      overflow,
    ),
  };
  const sections = steps.map(({ name, lines }) => ({
    name,
    steps: lines.map((text) => ({ name: null, text })),
  }));
  const short = (text: string | undefined): string => overflow.fit(textLine(text), LIMITS.shortTextLength);
  const fields = {
    ...fieldsOfRaw(withoutUndefined(raw)),
    steps: fittedSteps(stepsFromSections(sections, foreign.language), overflow),
    tags: overflow.fitList(labelsOf(foreign.labels), LIMITS.tags, (label) => label),
    category: textsOf(foreign.meals),
    cuisine: short(foreign.cuisine),
    difficulty: short(foreign.difficulty),
    source: short(foreign.source),
    url,
    video,
    nutrition: overflow.fit(textOf(foreign.nutrition), LIMITS.textLength),
    tools: overflow.fitList(textsOf(foreign.tools), LIMITS.tools, (tool) => tool),
    linkedRecipes: overflow.fitList(foreign.links ?? [], LIMITS.linkedRecipes, ({ name }) => name),
  };
  const pictures = (foreign.pictures ?? []).slice(0, 1 + LIMITS.moreImages);
  if (pictures.length < (foreign.pictures ?? []).length) problems.add("pictures-cut");
  const notes = overflow.notes((foreign.notes ?? []).map(textOf).filter((note) => note !== ""));
  if (overflow.isUsed) problems.add("text-split");
  const { recipe } = normaliseRecipe({
    ...fields,
    notes,
    linkedRecipes: fields.linkedRecipes.map(({ name }) => ({ name: textLine(name) })),
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
    pictures: pictures.map(checkedPicture),
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
  if (written === undefined) return undefined;
  return parseServings(textLine(written).slice(0, 300).replace(SERVINGS_RANGE, "$1")) ?? undefined;
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
  const byKey = new Map(textsOf(labels).map((label) => [label.toLowerCase(), label] as const));
  return [...byKey.values()];
}

function textsOf(texts: readonly string[] = []): string[] {
  return texts.map(textLine).filter((text) => text !== "");
}

function textOf(written: string | undefined): string {
  if (written === undefined) return "";
  // A control character between two words stood for a space or a line end.
  const spaced = written.replaceAll(CONTROLS, " ");
  // The reader of fields ends at a length that only long notes reach.
  return partsOfText(spaced, LONGEST_FIELD, Infinity).flatMap(textLines).join("\n");
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
