import { mediumOf } from "@larder/domain/recipe/imported-url";
import { readingOf } from "@larder/domain/text-import/parsed-text";
import type { RawRecipe } from "@larder/domain/schema-org/raw-recipe";
import type { Page, PageReader } from "../found/page.ts";
import { shareOfAmounts } from "../merge/looks-whole.ts";
import { endsSteps } from "../visible/step-end.ts";

const LONGEST_TEXT = 20_000;
const FEWEST_INGREDIENTS = 3;
/** The keys of the text below a video or a picture in the page's script data. */
const DESCRIPTIONS =
  /"(?:shortDescription|description|caption|desc|text|simpleText|seo_description)"\s*:\s*("(?:[^"\\]|\\.)*")/g;
const OWNER =
  /"(?:ownerChannelName|channelName|author|authorName|full_name|nickname|uploader)"\s*:\s*("(?:[^"\\\n]|\\.){2,200}")/;
const LONGEST_NAME = 80;
const MOST_DESCRIPTIONS = 2_000;

/** Reads the description on a page of a video or a picture like a pasted recipe. */
export const description: PageReader = {
  name: "description",
  trust: 0.7,
  isSure: true,
  read: readDescription,
};

/** Reads the text of a page without any recipe markup like a pasted recipe. */
export const pageText: PageReader = {
  name: "text",
  trust: 0.5,
  isSure: false,
  read: ({ text }) => recipeIn(text()),
};

function readDescription({ url, meta, appData }: Page): Partial<RawRecipe> | null {
  if (mediumOf(url) === "web") return null;
  const texts = [meta.descriptionText, ...descriptionsIn(appData())];
  const longest = texts.toSorted((one, other) => other.length - one.length)[0] ?? "";
  const found = recipeIn(longest);
  const author = found && namedBy(appData());
  return found && { ...found, ...(author && { author }) };
}

/**
 * Returns the name of the account that published the video or the picture, from the page's script data; null without
 * a usable one.
 */
function namedBy(data: string): string | null {
  const json = OWNER.exec(data)?.[1];
  const name = json === undefined ? "" : unquoted(json).trim();
  return name !== "" && name.length <= LONGEST_NAME && !URL.canParse(name) ? name : null;
}

/**
 * Reads a recipe from plain text; null unless most ingredients have amounts and there are steps, because the page
 * does not declare a recipe.
 */
function recipeIn(text: string): Partial<RawRecipe> | null {
  const { ingredients, steps, servings, totalMinutes } = readingOf(text.slice(0, LONGEST_TEXT));
  const isLikely = ingredients.length >= FEWEST_INGREDIENTS && shareOfAmounts(ingredients) > 0.5;
  if (!isLikely || steps.length === 0) return null;
  const end = steps.findIndex((step, at) => at > 0 && endsSteps(step));
  const lines = end === -1 ? steps : steps.slice(0, end);
  return {
    ingredients,
    instructions: [{ name: null, steps: lines.map((step) => ({ name: null, text: step })) }],
    ...(servings !== null && { servings }),
    ...(totalMinutes !== null && totalMinutes > 0 && { totalMinutes }),
  };
}

function descriptionsIn(data: string): string[] {
  const found: string[] = [];
  for (const [, json] of data.matchAll(DESCRIPTIONS)) {
    if (found.length >= MOST_DESCRIPTIONS) break;
    if (json !== undefined && json.includes("\\n")) found.push(unquoted(json));
  }
  return found;
}

function unquoted(json: string): string {
  try {
    return String(JSON.parse(json));
  } catch {
    return "";
  }
}
