import { NO_DISHES } from "@larder/domain/request/dish-index";
import { readRequest } from "@larder/domain/request/read-request";
import { readSource } from "@larder/domain/checks/grounding";
import { en } from "@larder/domain/messages/en";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { createNotes } from "@larder/domain/normalise/notes";
import { sourceLines } from "@larder/domain/text-import/source-lines";
import { findTimers } from "@larder/domain/time/timers";
import { tokenise } from "@larder/domain/text/text-tokens";

/** The longest text that a recipe holds. */
const LINE_LENGTH = 5_000;

const linesOf = (text: string): string[] => text.match(new RegExp(`[^]{1,${LINE_LENGTH}}`, "g")) ?? [""];

/** A stored recipe with this text in it, cut as long as a recipe's texts may be: half as ingredients, half as steps. */
function recipeOf(text: string) {
  const { recipe } = normaliseRecipe({ name: "Soup", ingredients: ["1 leek"], steps: ["Boil it."] });
  const lines = linesOf(text);
  const half = Math.ceil(lines.length / 2);
  const leek = recipe.ingredients["main"]?.[0] ?? { unit: "", measure: 1, prep_style: "" };
  return {
    ...recipe,
    ingredients: { main: lines.slice(0, half).map((line) => ({ ...leek, ingredient_name: line })) },
    steps: lines.slice(half).map((line) => ({ main_step: "", sub_steps: [{ description: line }] })),
    description: lines[0] ?? "",
    visibility: "shared",
    id: "id",
    slug: "slug",
    userId: "ana",
    version: 1,
    createdAt: "2026-03-01T12:00:00.000Z",
    updatedAt: "2026-03-01T12:00:00.000Z",
  };
}

type Maker = (text: string) => unknown;
const itself: Maker = (text) => text;
const row: Maker = (text) => ({ ingredient_name: text, unit: text, measure: text, prep_style: text });
const schemaNode: Maker = (text) => ({
  "@type": "Recipe",
  name: text,
  recipeIngredient: linesOf(text),
  recipeInstructions: text,
});
const step: Maker = (text) => ({
  main_step: text,
  sub_steps: linesOf(text).map((description) => ({ description, duration_minutes: null })),
});

/** The arguments that contain the text, by the source text of the parameter's type. */
const WITH_TEXT = new Map<string, Maker>([
  ...["string", "string | undefined", "string | null", "string | null | undefined", "number | string"].map(
    (type) => [type, itself] as const,
  ),
  ...["unknown", "Raw", "MeasureText"].map((type) => [type, itself] as const),
  ["string[]", linesOf],
  ["unknown[]", linesOf],
  ["(readonly string[])[]", (text) => [linesOf(text)]],
  [
    "RawSection[]",
    (text) => [{ name: text, steps: linesOf(text).map((line) => ({ name: null, text: line })) }],
  ],
  ["Uint8Array", (text) => Buffer.from(text)],
  ["Token[]", tokenise],
  ["SourceLine[]", sourceLines],
  ["TitledTexts", (text) => ({ texts: linesOf(text), titles: [] })],
  ["SchemaNode[]", (text) => [schemaNode(text)]],
  ["SourceLine", (text) => ({ text, bulleted: false, number: null, titled: false, opens: false })],
  ["Source", readSource],
  ...["Recipe", "RecipeDraft", "Written", "Searchable", "RecipePatch", "RecipeToPlan", "TextImport"].map(
    (type) => [type, recipeOf] as const,
  ),
  ...[
    'Pick<Recipe, "name" | "ingredients">',
    'Pick<Recipe, "tags" | "source" | "importedUrl">',
    'Pick<RecipeDraft, "steps">',
    'Pick<RecipeDraft, "ingredients" | "steps">',
    'Pick<RecipeDraft, "assumed" | "steps">',
    'Pick<TextImport, "steps">',
  ].map((type) => [type, recipeOf] as const),
  ...["T[]", "RecipeDraft[]", "RecipeToPlan[]"].map(
    (type) => [type, (text: string) => [recipeOf(text)]] as const,
  ),
  ["Readonly<Record<string, unknown>>", (text) => ({ ingredients: linesOf(text), steps: [step(text)] })],
  ["Ingredients", (text) => recipeOf(text).ingredients],
  ['Recipe["steps"]', (text) => recipeOf(text).steps],
  ["IngredientRow", row],
  ["IngredientRow[]", (text) => [row(text)]],
  ["RowFields", row],
  ['Pick<Step, "sub_steps">', step],
  ['Pick<Step, "main_step" | "sub_steps">[]', (text) => [step(text)]],
  [
    'Pick<SubStep, "description" | "duration_minutes">',
    (text) => ({ description: text, duration_minutes: null }),
  ],
  ["Step[]", (text) => [step(text)]],
  ["CooklangBeside", (text) => ({ notes: linesOf(text), sourceName: text })],
  ["FeedbackForm", (text) => ({ type: "recipe", email: text, content: text })],
  ["RequestForm", (text) => ({ email: text, content: text })],
  ["RecipeSearch", (text) => ({ terms: linesOf(text), q: text })],
  ["RecipeFilter", (text) => ({ terms: linesOf(text), q: text })],
  ["ComposeRequest", (text) => ({ query: text, seed: 1 })],
  ["{ query: string; language: RecipeLanguage }", (text) => ({ query: text, language: "en" })],
  [
    "PageMeta",
    (text) => ({
      title: text,
      openGraphTitle: text,
      heading: text,
      description: text,
      descriptionText: text,
      author: text,
      image: text,
      site: "",
      language: text,
      canonicalLink: text,
    }),
  ],
  ['Pick<PageLine, "text">', (text) => ({ text })],
  ['Pick<PageLine, "text" | "level">', (text) => ({ text, level: 2 })],
  ["{ text: string }", (text) => ({ text })],
  ["SchemaNode", schemaNode],
  ["LinesToMatch", (text) => ({ texts: linesOf(text), isOther: () => false, beginsList: () => false })],
  [
    "LinkRequest",
    (text) => ({
      ingredients: linesOf(text).map((line) => ({ text: line, group: null })),
      steps: linesOf(text),
    }),
  ],
]);

/** The arguments without text, by the source text of the parameter's type. */
const WITHOUT_TEXT = new Map<string, Maker>([
  ["(row: IngredientRow) => string | null", () => () => null],
  ["number", () => LINE_LENGTH],
  ["{ start: number; end: number }", () => ({ start: 0, end: LINE_LENGTH })],
  ["number | undefined", () => undefined],
  ["DefaultStep", () => undefined],
  ["Version", () => ({ id: "id", version: 1 })],
  ["number | null", () => null],
  ["boolean", () => true],
  ["Date", () => new Date(0)],
  ["InterfaceLanguage", () => "en"],
  ["RecipeLanguage", () => "en"],
  ["TitleLanguage", () => "en"],
  ["LinkLanguage", () => "en"],
  ["Timer[]", () => findTimers("Bake for 5 minutes or 6 minutes.")],
  ["TitleOptions", () => ({ language: "en" })],
  ["TimerLength", () => ({ minSeconds: 60, maxSeconds: null })],
  ["RecipeLanguage | undefined", () => "en"],
  ["Notes", () => createNotes()],
  ["Messages", () => en],
  ["Content", () => "egg"],
  ["Diet[]", () => ["vegan"]],
  ["DietId[]", () => ["baby"]],
  ["RecipeOrder", () => "new"],
  ["ScanLimits", () => ({ longestPage: Infinity, longestBlock: 300_000, milliseconds: 50 })],
  ["Token", () => tokenise("1 cup")[0]],
  ["Token | undefined", () => tokenise("1 cup")[0]],
  ["ContentType", () => ({ type: "text/html", charset: null })],
  ['"NFC" | "NFKD"', () => "NFKD"],
  ["UnitChoice", () => "metric"],
  ["Amounts", () => ({ factor: 2, units: "metric", language: "en" })],
  ["Quantity", () => ({ min: 2 })],
  ["Measure", () => ({ at: 0, unitAt: 1, next: 2, isHyphenated: false, min: 2, isRange: false })],
  ["EatersInCare", () => ({ baby: true, toddler: true, pregnancy: true })],
  ["RecipeRequest", () => readRequest("vegan pancakes without nuts, no oven", "en")],
  ["Bars", () => readRequest("vegan pancakes without nuts, no oven", "en")],
  ["DishIndex", () => NO_DISHES],
  ["{ fillMissing: boolean }", () => ({ fillMissing: true })],
]);

export const bearsText = (type: string) => WITH_TEXT.has(type);

/** Makes the arguments for parameters of these types from a text; null where one of them is of another type. */
export function argumentsFor(types: readonly string[]): ((text: string) => unknown[]) | null {
  const makers = types.map((type) => WITH_TEXT.get(type) ?? WITHOUT_TEXT.get(type));
  if (makers.includes(undefined)) return null;
  return (text) => makers.map((make) => make?.(text));
}
