import { createTesseractRecognition } from "@larder/api/adapters/text-recognition/tesseract-recognition";
import { readStarterRecipes } from "@larder/api/starter/starter-recipes";
import { readingOf } from "@larder/domain/text-import/parsed-text";
import { median, type Comparison } from "../table.ts";
import { photographedPage } from "./photographed-page.ts";
import { BENCH_PAGES, type BenchPage } from "./pages.ts";
import { printedRecipe } from "./printed-recipe.ts";
import { type Usability, usability } from "./usable.ts";

type Result = Usability & { page: BenchPage; ms: number };

/** Photographs printed recipes, recognises them, and counts those that the text reader then makes a usable recipe of. */
export async function benchPhotos(): Promise<Comparison[]> {
  const recipes = await readStarterRecipes();
  const recognition = createTesseractRecognition({ languages: ["en", "es"] });
  const results: Result[] = [];
  try {
    for (const page of BENCH_PAGES) {
      const recipe = recipes.find(({ id }) => id === `starter-${page.recipe}`);
      if (!recipe) throw new Error(`There is no starter recipe ${page.recipe}.`);
      const printed = printedRecipe(recipe, page.style);
      const photo = await photographedPage(printed, page.style, page.faults);
      const startedAt = performance.now();
      const { language } = page;
      const options = { language, mostPages: 1, signal: AbortSignal.timeout(120_000) };
      const read = (await recognition.read(photo, options)).map(({ text }) => text).join("\n");
      const ms = performance.now() - startedAt;
      results.push({ ...usability({ ...printed, name: printed.title }, readingOf(read)), page, ms });
    }
  } finally {
    await recognition.close();
  }
  for (const { page, usable, name, ingredients, steps } of results) {
    if (usable) continue;
    console.log(`${page.recipe}: ${JSON.stringify({ name, ingredients, steps, ...page.style })}`);
  }
  return (["en", "es"] as const).map((language) => {
    const own = results.filter(({ page }) => page.language === language);
    const count = own.filter(({ usable }) => usable).length;
    return {
      what: `photographed pages, ${language}`,
      oursMs: median(own.map(({ ms }) => ms)),
      figure: `${count} of ${own.length} usable`,
    };
  });
}
