import { gzipSync } from "node:zlib";
import { zipOf } from "../../packages/archives/src/testing/zip-of.ts";

/** A recipe as Paprika exports it. */
interface PaprikaRecipe {
  name: string;
  ingredients: string;
  directions: string;
  [field: string]: unknown;
}

/** The recipes of the archive that can be read. */
const RECIPES: readonly PaprikaRecipe[] = [
  {
    name: "Aunt Rosa's leek soup",
    ingredients: "2 leeks\n1 l vegetable stock\n3 potatoes",
    directions: "Slice the leeks.\n\nSimmer everything for 20 minutes.",
    servings: "4",
    categories: ["Soup"],
    rating: 4,
  },
  {
    name: "Plum cake",
    ingredients: "For the dough:\n300 g flour\n150 g butter\nFor the top:\n1 kg plums",
    directions: "Knead the dough.\n\nLay the plums on it and bake for 45 minutes.",
    servings: "12 pieces",
    categories: ["Cakes"],
  },
  {
    name: "Pesto",
    ingredients: "1 bunch basil\n50 g pine nuts\n60 g parmesan",
    directions: "Crush everything with oil.",
    categories: [],
  },
];

/** Returns the bytes of an archive of Paprika with three recipes, and a fourth file that is cut off. */
export async function paprikaArchive(): Promise<Buffer> {
  const files = RECIPES.map((recipe, index) => [
    `${recipe.name}.paprikarecipe`,
    gzipSync(JSON.stringify({ uid: `OWN-${index}`, notes: "", ...recipe })),
  ]);
  const unread = gzipSync(JSON.stringify({ name: "Torn page", ingredients: "1 egg" })).subarray(0, 30);
  return Buffer.from(await zipOf({ ...Object.fromEntries(files), "Torn page.paprikarecipe": unread }));
}
