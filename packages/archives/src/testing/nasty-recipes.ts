import { normaliseRecipe } from "@larder/domain/normalise";
import type { Recipe } from "@larder/domain/recipe/recipe";

type Fields = Readonly<Record<string, unknown>>;

const steps = (count: number) => Array.from({ length: count }, (_, n) => `Stir it for the ${n + 1}th time.`);
const rows = (count: number) => Array.from({ length: count }, (_, n) => `${n + 1} g flour number ${n + 1}`);

/** What makes each recipe hard to carry from one app to another. */
const NASTY: Readonly<Record<string, Fields>> = {
  "several groups of ingredients and steps": {
    name: "Leek Pie",
    servings: 6,
    duration: { prep_time_minutes: 25, cook_time_minutes: 80, total_time_minutes: 140 },
    ingredients: {
      main: ["3 leeks, sliced", "50 g butter"],
      "For the dough": ["250 g plain flour", "1/2 tsp salt", "120 ml cold water"],
      "To serve": ["2-3 tbsp chives, chopped", "a handful of cress"],
    },
    steps: [
      { main_step: "Dough", sub_steps: ["Knead flour, salt and water.", "Rest it for 30 minutes."] },
      {
        main_step: "Filling",
        why: "Slow heat keeps leeks sweet.",
        sub_steps: [
          { description: "Fry the leeks in the butter for 10 to 15 minutes.", tip: "Cover the pan." },
          { description: "Fill the dough and bake it at 180 °C for 45 minutes.", duration_minutes: 45 },
        ],
      },
    ],
    tags: ["pie", "leeks"],
    category: ["Dinner"],
    cuisine: "Welsh",
    difficulty: "Medium",
    tools: [{ tool_name: "Pie dish", purpose: "24 cm wide" }],
    notes: ["Freezes well.", "Double the dough.\n\nIt keeps for three days."],
    nutrition: "Protein: 9 g\nFat: 21 g",
    calories_per_serving: 412,
    video: "https://video.example/leeks",
    author: "Ana Test",
    source: "The Leek Book",
    url: "https://example.com/leek-pie?x=1&y=2",
  },
  "the same name once more": { name: "Leek Pie", ingredients: ["1 leek"], steps: ["Bake."] },
  "the same name in other letters": { name: "LEEK PIE", ingredients: ["2 leeks"], steps: ["Bake."] },
  "another script that is written from the right": {
    name: "مرق الكراث",
    language: "ar",
    ingredients: ["٢ كراث", "ماء ١ لتر"],
    steps: ["اغل الماء.", "أضف الكراث."],
    tags: ["حساء"],
  },
  "no letters of ours at all": {
    name: "葱のスープ",
    language: "ja",
    ingredients: ["葱 2本"],
    steps: ["煮る。"],
  },
  "emoji and joined characters": {
    name: "🍲👩‍🍳 Soup 🇨🇭",
    ingredients: ["1 🧅"],
    steps: ["Cook 🔥 it."],
    tags: ["🎉"],
  },
  "markup in every text": {
    name: `<b>"Soup" & 'Salad'</b>`,
    description: "</script><script>alert(1)</script><!-- ]]> &amp;",
    ingredients: ["1 cup <i>oil</i>", "2 & 3 eggs"],
    steps: [
      "Mix </li> with *stars* and _lines_ `code` [x](javascript:alert(1)).",
      "# No heading",
      "1. No number",
    ],
    notes: ["<img src=x onerror=alert(1)>"],
  },
  "what other formats read as their own signs": {
    name: "Sauce: @chef's #1 {best} ~2% [recipe:Pie]",
    ingredients: ["1 @ sign", "2 {braces}", "=SUM(A1)", "+1 plus", "@cmd"],
    steps: ["> Add -- salt = pepper", "== Not a heading ==", "[photo:1] {10%minutes}", "---", "title: no"],
  },
  "a path as its name": { name: "../../etc/passwd", ingredients: ["1 root"], steps: ["No."] },
  "a device of Windows as its name": { name: "CON", ingredients: ["1 con"], steps: ["No."] },
  "a name of dots": { name: "...", ingredients: ["1 dot"], steps: ["Dot."] },
  "a name of the largest length": {
    name: `${"Very Long Soup ".repeat(13)}Xy`.slice(0, 200),
    ingredients: ["1 g x"],
    steps: ["y"],
  },
  "a name of the largest length in emoji": { name: "🍲".repeat(100), ingredients: ["1 g x"], steps: ["y"] },
  "as many groups as are allowed": {
    name: "Forty Groups",
    ingredients: Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`Part ${n + 1}`, rows(3)])),
    steps: Array.from({ length: 100 }, (_, n) => ({ main_step: `Part ${n + 1}`, sub_steps: steps(2) })),
  },
  "as many rows as are allowed": { name: "Two Hundred Rows", ingredients: rows(200), steps: steps(100) },
  "texts of the largest length": {
    name: "Long Texts",
    description: "d ".repeat(2_499),
    ingredients: ["1 g salt"],
    steps: ["s ".repeat(2_499)],
    notes: Array.from({ length: 5 }, (_, n) => `${n} ${"n".repeat(4_900)}`),
  },
  "neither ingredients nor steps": { name: "Nothing Yet" },
  "steps alone": { name: "Rest", steps: ["Sleep."] },
  "amounts of every kind": {
    name: "Amounts",
    ingredients: [
      "1½ cups milk",
      "1/3 tsp salt",
      "0.125 kg rice",
      "2-3 eggs",
      "a pinch of saffron",
      "salt",
      "1 (400 g) can tomatoes, drained",
    ],
    steps: ["Mix the milk, salt, rice, eggs and saffron with the tomatoes."],
  },
  "a link to another recipe": {
    name: "Pasta with Pesto",
    ingredients: ["200 g pasta", "150 g pesto"],
    steps: ["Cook the pasta.", "Stir in the pesto."],
    linkedRecipes: [{ name: "Pesto", id: "nasty-21" }, { name: "Grandmother's Bread" }],
  },
  "a link back, in a circle": {
    name: "Pesto",
    ingredients: ["50 g basil", "1 pasta with pesto"],
    steps: ["Blend."],
    linkedRecipes: [
      { name: "Pasta with Pesto", id: "nasty-20" },
      { name: "Pesto", id: "nasty-21" },
    ],
  },
  "times that add up to days": {
    name: "Sourdough",
    duration: { prep_time_minutes: 30, cook_time_minutes: 45, total_time_minutes: 2_970 },
    ingredients: ["1 kg flour"],
    steps: ["Wait for 2 days.", "Bake."],
  },
  "explanations without sentences": {
    name: "Explained",
    ingredients: ["1 egg"],
    steps: [
      {
        main_step: "Boil",
        tip: "Pierce it.",
        why: "It bursts.",
        analogy: "Like a balloon.",
        sub_steps: ["Boil the egg for 7 min."],
      },
    ],
  },
};

export interface NastyRecipe {
  why: string;
  recipe: Recipe;
}

/** Returns recipes of our own that are hard to carry; the nth has the id `nasty-n`, from 1. */
export function nastyRecipes(): NastyRecipe[] {
  const made = Object.entries(NASTY).map(([why, fields], at) => ({ why, recipe: recipeOf(fields, at + 1) }));
  const [first] = made;
  if (!first) return made;
  // Older data may hold what normalising would have removed.
  const raw: Recipe = {
    ...first.recipe,
    id: "nasty-raw",
    name: "Control \u0000\u0007\u001b characters \ud800 and \u202e marks",
    description: "tab\tand\r\nline ends\u2028and \uffff",
    tags: ["a,b", "c\u0000"],
  };
  return [...made, { why: "control characters and halves of characters", recipe: raw }];
}

function recipeOf(fields: Fields, n: number): Recipe {
  const { recipe } = normaliseRecipe(fields);
  return {
    ...recipe,
    id: `nasty-${n}`,
    slug: `nasty-${n}`,
    userId: "ana",
    createdAt: "2026-01-02T03:04:05.000Z",
    updatedAt: "2026-02-03T04:05:06.000Z",
    version: n,
    visibility: n % 2 === 0 ? "shared" : "private",
  };
}
