import { parseIngredientLine } from "@larder/domain/ingredient/ingredient-line";
import { parseRecipeText } from "@larder/domain/text-import/parse-recipe-text";
import { findTimers } from "@larder/domain/time/timers";
import { readWholeData, readWholePage, streamPage } from "@larder/reader/internals";
import { processorMs } from "./processor-time.ts";
import type { Comparison } from "./table.ts";

const MANY = 100_000;
const ROUNDS = 7;
const MEGABYTE = 1_000_000;
const ADDRESS = "https://soup.example/";

/** Ingredient lines as cooks write them, each of another kind. */
const LINES = [
  "2 cups rolled oats",
  "1 (14 oz) can black beans, drained and rinsed",
  "3–4 cloves garlic, very finely chopped",
  "250g/9oz dark chocolate (70 % cocoa), broken into pieces",
  "Salt and freshly ground black pepper, to taste",
  "1 and 1/2 teaspoons vanilla extract",
  "2 cucharadas soperas de aceite de oliva",
  "un kilo y medio de patatas, peladas",
  "1 small red onion or 2 shallots, thinly sliced",
  "Juice of 1 lemon",
];
const STEPS = [
  "Simmer for 20 to 25 minutes, stirring every 5 minutes.",
  "Beat the butter and the sugar until pale.",
  "Bake for 1 hour and 10 minutes, then let cool in the tin for half an hour.",
  "Deja reposar la masa hora y media.",
  "Fold in the flour with a spoon and pour everything into the tin.",
];
const PASTE = `${LINES.join("\n")}\n${STEPS.map((step, at) => `${at + 1}. ${step}`).join("\n")}\n`;
const PAGE = `<h2>Ingredients</h2><ul>${LINES.map((line) => `<li>${line}</li>`).join("")}</ul>
  <h2>Method</h2>${STEPS.map((step) => `<p class="step">${step}</p>`).join("")}`;

/** Measures parsing: lines and steps per second on one core, and the growth of the time with ten times the text. */
export async function benchImport(): Promise<Comparison[]> {
  return [
    throughput("parseIngredientLine, 100,000 lines; bare: cut into words", LINES, parseIngredientLine),
    throughput("findTimers, 100,000 steps; bare: cut into words", STEPS, findTimers),
    growth("findTimers: 1 MB beside 100 KB", STEPS.join(" "), findTimers),
    growth("parseRecipeText: 1 MB beside 100 KB", PASTE, parseRecipeText),
    growth("a paste without line ends: 1 MB beside 100 KB", LINES.join(", "), parseRecipeText),
    growth("reading a page: 1 MB beside 100 KB", PAGE, readAsPage),
    ...besideParsing(),
  ];
}

function throughput(what: string, texts: readonly string[], read: (text: string) => unknown): Comparison {
  const all = (work: (text: string) => unknown) => () => {
    for (let done = 0; done < MANY; done += texts.length) texts.forEach((text) => work(text));
  };
  const oursMs = processorMs(ROUNDS, all(read));
  const bareMs = processorMs(
    ROUNDS,
    all((text) => text.toLowerCase().split(/\s+/)),
  );
  return {
    what,
    oursMs,
    bareMs,
    figure: `${Math.round((MANY / oursMs) * 1000).toLocaleString("en")} a second`,
  };
}

/**
 * Compares the time for a text with that for a tenth of it. Ten times the text must not take more than twelve times
 * as long.
 */
function growth(what: string, unit: string, read: (text: string) => unknown): Comparison {
  const ofLength = (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const [long, short] = [ofLength(MEGABYTE), ofLength(MEGABYTE / 10)];
  processorMs(ROUNDS, () => read(short));
  return {
    what,
    oursMs: processorMs(ROUNDS, () => read(long)),
    bareMs: processorMs(ROUNDS, () => read(short)),
    figure: "at most 12",
  };
}

function readAsPage(html: string): unknown {
  return readWholePage(html, ADDRESS);
}

/** Compares reading a page of 500 KB, with and without JSON-LD, with only parsing its HTML. */
function besideParsing(): Comparison[] {
  const recipe = {
    "@type": "Recipe",
    name: "Leek soup",
    image: "https://soup.example/leek.jpg",
    author: { name: "Ann Cook" },
    totalTime: "PT40M",
    recipeYield: "4",
    recipeIngredient: LINES,
    recipeInstructions: STEPS,
  };
  const script = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
  const filling =
    "<div><p>Some words about leeks, and where they grow best.</p><a href='/more'>more</a></div>";
  const page = (head: string) => `<html><head>${head}</head><body>${PAGE}${filling.repeat(5_500)}`;
  const [structured, plain] = [page(script), page("")];
  // // Parsed to the end by htmlparser2, without listeners.
  const parsed = (html: string) => processorMs(ROUNDS, () => streamPage(html, [], () => false));
  return [
    {
      what: "a page of 500 KB whose JSON-LD is whole; bare: its html parsed",
      oursMs: processorMs(ROUNDS, () => void readWholeData(structured, ADDRESS)),
      bareMs: parsed(structured),
      figure: "at most 0.2",
    },
    {
      what: "the same without",
      oursMs: processorMs(ROUNDS, () => void readAsPage(plain)),
      bareMs: parsed(plain),
      figure: "at most 25",
    },
  ];
}
