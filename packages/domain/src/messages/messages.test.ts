import { describe, expect, it } from "vitest";
import { ERROR_CODES } from "../error-code.ts";
import { readRecipeJson } from "../formats/recipe-json.ts";
import { formatAmount } from "../measure/shown-amount.ts";
import { allEn as en } from "./all-en.ts";
import { allEs as es } from "./all-es.ts";
import { enAdd } from "./en-add.ts";
import { esAdd } from "./es-add.ts";
import { es as spanishMessages } from "./es.ts";
import { enArchiveProblems } from "./en-archive-problems.ts";
import { enPhoto } from "./en-photo.ts";
import { enCollectionProblems } from "./en-collection-problems.ts";
import { groupHeading } from "./group-heading.ts";
import { jsonProblemSentence } from "./json-problem.ts";
import { enCommunity } from "./en-community.ts";
import { enOwnAccounts } from "./en-own-accounts.ts";
import { enLinks } from "./en-links.ts";
import { enScriptErrors } from "./en-script-errors.ts";
import { sentenceFor } from "./problem.ts";

type Entry = { path: string; sentence: unknown };

function entriesOf(node: unknown, path = ""): Entry[] {
  if (typeof node !== "object" || node === null) return [{ path, sentence: node }];
  return Object.entries(node).flatMap(([key, inner]) =>
    entriesOf(inner, path === "" ? key : `${path}.${key}`),
  );
}

/** Returns the text of a message; one with parameters gets the number 2, or a list where it joins one. */
function said(sentence: unknown): string {
  if (typeof sentence !== "function") return String(sentence);
  const values = Array.from({ length: sentence.length }, () => Object.assign(["2"], { toString: () => "2" }));
  return String(Reflect.apply(sentence, undefined, values));
}

function arity(sentence: unknown): number {
  return typeof sentence === "function" ? sentence.length : -1;
}

const english = entriesOf(en);
const spanish = new Map(entriesOf(es).map(({ path, sentence }) => [path, sentence]));

/** Names, signs and short forms that are the same in both languages. */
const ALIKE = new Set([
  "Gluten",
  "Halal",
  "Kosher",
  "Keto",
  "Diabetes",
  "Paleo",
  "Larder",
  "Error",
  "Pasta",
  "Tacos",
  "Total",
  "Web",
  "TikTok",
  "Instagram",
  "Pinterest",
  "YouTube",
  "https://",
  "U",
  "min",
  "Esc",
  "−1",
  "+1",
  "oz",
  "lb",
  "g",
  "kg",
  "ml",
  "L",
  "2: 2",
]);

describe("the sentences", () => {
  it("have the same keys in both languages", () => {
    expect([...spanish.keys()].sort()).toEqual(english.map(({ path }) => path).sort());
  });

  it.each(english)("$path has a text in both languages, with the same parameters", ({ path, sentence }) => {
    const twin = spanish.get(path);
    expect(typeof twin).toBe(typeof sentence);
    expect(said(sentence).trim()).not.toBe("");
    expect(said(twin).trim()).not.toBe("");
    expect(arity(twin)).toBe(arity(sentence));
    expect(said(twin) === said(sentence)).toBe(ALIKE.has(said(sentence)));
  });

  it.each(english)("$path uses every parameter", ({ sentence }) => {
    expect(said(sentence)).not.toMatch(/undefined|NaN|\[object/);
  });

  it("use every parameter, in both languages", () => {
    const said = (value: string) =>
      [en, es].map((one) => [
        one.lists.noneWithTag(value),
        one.lists.noneMatching(value),
        one.lists.noneWithIngredients([value]),
        one.list.removeTerm(value),
        one.home.removeEntry(value),
        one.bookmark.of("x", value),
        one.cooking.cooked(value),
        one.cooking.analogy(value),
        one.edit.removeCategory(value),
        one.editLast.removeTag(value),
        one.edit.removeIngredient(value),
        one.addJson.invalid(value),
        one.bookmarks.noneMatching(value),
      ]);
    for (const sentence of said("«leek»").flat()) expect(sentence).toContain("«leek»");
  });

  it.each([
    [0, "0 recipes found", "0 recetas encontradas"],
    [1, "1 recipe found", "1 receta encontrada"],
    [2, "2 recipes found", "2 recetas encontradas"],
    [12_000, "12,000 recipes found", "12.000 recetas encontradas"],
  ])("count %i recipes", (count, inEnglish, inSpanish) => {
    expect(en.list.found(count)).toBe(inEnglish);
    expect(es.list.found(count)).toBe(inSpanish);
  });
});

/** The specified messages, whose wording is fixed. */
const SPECIFIED = [
  "404 Page Not Found",
  "Add New Recipe",
  "Import from URL",
  "Import from text",
  "Code",
  "Request Recipe",
  "What do you want to cook?",
  "Add ingredient",
  "Generate",
  "Generating...",
  "Popular Recipes",
  "Explore More Recipes",
  "What's for Breakfast?",
  "What's for Lunch?",
  "What's for Dinner?",
  "Search Results",
  "Enter a recipe name (e.g., 'tuna salad')",
  "Generate Recipe",
  "All",
  "No recipes available",
  "Prep Time",
  "Cook Time",
  "Total Time",
  "Servings",
  "Instructions",
  "Ingredients",
  "Details",
  "No detailed steps available",
  "Tools Needed",
  "No description available",
  "Not specified",
  "Unknown",
  "Show tips",
  "Hide tips",
  "Next Step",
  "Finish Cooking",
  "Congratulations!",
  "Back to Recipe",
  "Saving...",
  "Delete Recipe",
  "Are you sure you want to delete this recipe? This action cannot be undone.",
  "Recipe JSON",
  "Example Format",
  "Add Recipe",
  "Add Recipe from Text",
  "Recipe Text",
  "Use AI to Generate",
  "Add Recipe Manually",
  "Adding Recipe...",
  "Import Recipe",
  "Importing",
  "Processing Recipe...",
  "Submit Request",
  "Submitting...",
  "Your cookbook",
  "Search bookmarks...",
  "Something went wrong",
  "Failed to load bookmarks",
  "Please try again later",
  "You haven't bookmarked any recipes yet",
  "U",
  "User",
  "Your Recipes",
  "Total Recipes Created",
  "Recent Recipes",
  "Share Your Feedback",
  "Send Feedback",
  "Logout",
  "User Feedback",
  "Recipe Requests",
  "Loading...",
  "Bookmark",
  "Bookmarked",
  "You must be logged in to generate recipes",
  "You must be logged in to bookmark recipes",
  "You must be logged in to add recipes",
  "Recipe must have a name",
  "Missing required fields: 'name', 'steps', 'duration'",
  "Recipe JSON cannot be empty.",
  "Please enter a recipe URL",
  "Please enter your recipe text",
  "Recipe must include at least one step",
  "Preparation",
  "Recipe steps not provided",
  "Please fill in all fields",
  "Please enter a valid email address",
  "Please provide more details",
  "Failed to fetch bookmark status",
  "Failed to toggle bookmark",
  "Authentication required",
  "Please log in to bookmark recipes",
  "Failed to generate recipe",
  "Failed to generate recipe. Please try again later.",
  "Failed to import recipe",
  "Recipe Already Exists",
  "This recipe has already been imported.",
  "View Existing Recipe",
  "Failed to import recipe. Please try a different URL.",
  "Failed to delete recipe",
  "Failed to update recipe",
  "Failed to update recipe. Please try again.",
  "Invalid password",
  "Failed to authenticate",
  "Failed to add recipe",
  "Failed to add recipe. Please check your JSON format.",
  "Unexpected response format. Check API endpoint.",
  "Failed to generate recipe. Please try again.",
  "Failed to add recipe. Please check the format and try again.",
  "Failed to submit recipe request. Please try again.",
  "Failed to submit feedback. Please try again.",
  "Login failed",
  "There was a problem signing in with Google. Please try again.",
  "Logout failed",
  "There was a problem logging out. Please try again.",
  "Success",
  "Error",
  "Recipe generated successfully!",
  "Recipe bookmarked",
  "Recipe has been added to your bookmarks.",
  "Bookmark removed",
  "Recipe has been removed from your bookmarks.",
  "Recipe updated",
  "Your changes have been saved successfully.",
  "Your recipe has been successfully added.",
  "Request Submitted",
  "We'll review your recipe request and add it to our collection soon!",
  "Thank you for your feedback!",
  "We appreciate your input and will review it shortly.",
  "Logged out successfully",
  "You have been logged out of your account.",
  "Spices & Seasonings",
];

const SPECIFIED_WITH_VALUES: [string, string][] = [
  [en.lists.noneWithTag("quick"), 'No recipes found with tag "quick"'],
  [en.lists.noneWithIngredients(["egg", "rice"]), "No recipes found with all ingredients: egg, rice"],
  [en.lists.noneMatching("soup"), 'No recipes found matching "soup"'],
  [en.list.failed(500), "API error: 500"],
  [en.bookmarks.noneMatching("soup"), 'No bookmarked recipes found matching "soup"'],
  [en.detail.step(3), "Step 3"],
  [en.cooking.stepOf(2, 5), "Step 2 of 5"],
  [en.detail.subStep(2, 1), "Step 2.1"],
  [en.cooking.analogy("a sponge"), "Think of it like a sponge"],
  [en.cooking.cooked("Soup"), "You've successfully cooked Soup"],
  [en.addJson.invalid("x"), "Invalid JSON format: x"],
  [en.addText.invalidStep(2), "Invalid step structure at step 2"],
];

describe("the English sentences", () => {
  const sentences = new Set(english.map(({ sentence }) => sentence));

  it.each(SPECIFIED)("say %j", (sentence) => {
    expect(sentences.has(sentence)).toBe(true);
  });

  it.each(SPECIFIED_WITH_VALUES)("say %j", (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});

describe("sentenceFor", () => {
  it.each(Object.entries(en.errors))("has a sentence of its own for %s", (code, sentence) => {
    expect(sentenceFor(en, code)).toBe(sentence);
    expect(sentenceFor(es, code)).not.toBe(sentence);
  });

  it("is in one place for each code", () => {
    const codes = [
      en.errors,
      enScriptErrors,
      enAdd.importProblems,
      enOwnAccounts.problems,
      enCollectionProblems,
      enArchiveProblems.errors,
      enPhoto.errors,
      enLinks.problems,
      enCommunity.problems,
    ].flatMap(Object.keys);
    expect(codes.toSorted()).toEqual([...ERROR_CODES].toSorted());
  });

  it.each([["nonsense"], [undefined], ["toString"], ["__proto__"]])(
    "reports an internal error for %j",
    (code) => {
      expect(sentenceFor(en, code)).toBe(en.errors.internal);
    },
  );
});

describe("sentenceFor, with a known wait", () => {
  it.each([
    [0, "1 second", "1 segundo"],
    [1, "1 second", "1 segundo"],
    [59, "59 seconds", "59 segundos"],
    [60, "1 minute", "1 minuto"],
    [61, "2 minutes", "2 minutos"],
    [3_599, "1 hour", "1 hora"],
    [3_601, "61 minutes", "61 minutos"],
    [7_200, "2 hours", "2 horas"],
    [86_400, "24 hours", "24 horas"],
  ])("rounds %i seconds to a natural wait", (seconds, inEnglish, inSpanish) => {
    expect(sentenceFor(en, "too-many-requests", seconds)).toBe(
      `That was a lot at once. Please try again in ${inEnglish}.`,
    );
    expect(sentenceFor(es, "too-many-requests", seconds)).toBe(
      `Han sido muchas peticiones seguidas. Inténtalo de nuevo dentro de ${inSpanish}.`,
    );
  });

  it.each(["too-many-attempts", "generation-busy", "model-no-answer", "generation-spent"] as const)(
    "states it for %s",
    (code) => {
      expect(sentenceFor(en, code, 900)).toMatch(/ in 15 minutes\.$/);
      expect(sentenceFor(es, code, 900)).toMatch(/ dentro de 15 minutos\.$/);
    },
  );

  it.each(["store-unavailable", "toString", undefined])("does not state it for %s", (code) => {
    expect(sentenceFor(en, code, 900)).toBe(sentenceFor(en, code));
  });
});

describe("the Spanish sentences", () => {
  it.each([
    ["01:05", "a la 1:05"],
    ["00:30", "a las 0:30"],
    ["09:00", "a las 9:00"],
    ["11:20", "a las 11:20"],
    ["mar 01:05", "a la 1:05 del mar"],
  ])("say the time %s as %j", (time, said) => {
    expect(es.generate.againAt(time)).toBe(`Podrás volver a generar ${said}.`);
    expect(es.timers.doneAt(time)).toBe(`Listo ${said}`);
    expect(es.tool.tooSoon(time)).toContain(said);
  });

  it("join several terms as a spoken list", () => {
    expect(es.lists.noneWithIngredients(["huevo", "arroz", "ajo"])).toMatch(/: huevo, arroz y ajo$/);
  });

  it("use one wording for trying again", () => {
    const all = [...spanish.values()].map(said).join("\n");
    expect(all).not.toMatch(/vuelve a probar|intentar de nuevo|\b[Uu]sted\b|\bsu (?:receta|cuenta)\b/i);
  });
});

describe("timesAsMuch", () => {
  it.each([
    [0.5, "½: half", "½: la mitad"],
    [1, "1: as much as written", "1: la cantidad como está escrita"],
    [1.5, "1½ times as much", "1½: una vez y media"],
    [2, "2: twice as much", "2: el doble"],
    [3, "3 times as much", "3: el triple"],
  ])("names %d times the amount as a cook would", (times, inEnglish, inSpanish) => {
    const shown = formatAmount(times);
    expect(en.cooking.timesAsMuch(times, shown)).toBe(inEnglish);
    expect(es.cooking.timesAsMuch(times, shown)).toBe(inSpanish);
  });
});

describe("groupHeading", () => {
  it.each([
    ["spices_and_seasonings", "Spices & Seasonings", "Especias y condimentos"],
    ["for_the_sauce", "For The Sauce", "For The Sauce"],
    ["toString", "ToString", "ToString"],
  ])("%s", (key, inEnglish, inSpanish) => {
    expect(groupHeading(en, key)).toBe(inEnglish);
    expect(groupHeading(es, key)).toBe(inSpanish);
  });
});

describe("jsonProblemSentence", () => {
  it.each([
    ["", true, "Recipe JSON cannot be empty."],
    ["7", true, "There is no recipe in this JSON."],
    ["{}", true, "Recipe must have a name"],
    ["{}", false, "Missing required fields: 'name', 'steps', 'duration'"],
  ])("for %j (filling in: %s)", (text, fillMissing, sentence) => {
    const result = readRecipeJson(text, { fillMissing });
    expect(!result.ok && jsonProblemSentence(en, result.problem)).toBe(sentence);
  });

  it.each([
    [
      '{\n  name: "Sopa"',
      "en la línea 2, columna 3 se esperaba un nombre entre comillas o «}», pero hay «n»",
    ],
    ['{"name": "Sopa"', "en la línea 1, columna 16 se esperaba «,» o «}», pero el texto termina"],
    [
      '["a\nb"]',
      "en la línea 1, columna 4 se esperaba texto sin saltos de línea ni tabulaciones, pero hay un salto de línea",
    ],
  ])("locates in Spanish where %j is no JSON", (text, detail) => {
    const result = readRecipeJson(text, { fillMissing: true });
    expect(!result.ok && jsonProblemSentence({ ...esAdd, ...spanishMessages }, result.problem)).toBe(
      `El JSON no es válido: ${detail}`,
    );
  });

  it("contains the parser's message", () => {
    const result = readRecipeJson("{", { fillMissing: true });
    expect(!result.ok && jsonProblemSentence(en, result.problem)).toMatch(/^Invalid JSON format: .+/);
  });
});
