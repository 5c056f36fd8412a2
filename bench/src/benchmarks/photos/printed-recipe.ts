import type { Recipe } from "@larder/domain/recipe/recipe";

/** How a recipe stands on a printed page. */
export interface PrintStyle {
  /** Font families, as fontconfig knows them; the first that is installed is taken. */
  font: string;
  /** The size of the text in pixels; a page is 1,240 pixels wide, 150 dots for an inch of A4. */
  size: number;
  columns: 1 | 2;
  /** What stands before each ingredient. */
  bullet: "" | "•" | "–";
  fractions: "glyphs" | "slashes" | "decimals";
}

/** A recipe as it is printed, and as it was meant. */
export interface PrintedRecipe {
  title: string;
  facts: string;
  ingredientsHeading: string;
  methodHeading: string;
  ingredients: string[];
  steps: string[];
}

const WORDS = {
  en: { serves: "Serves", ingredients: "Ingredients", method: "Method" },
  es: { serves: "Raciones:", ingredients: "Ingredientes", method: "Elaboración" },
};
const GLYPHS: readonly (readonly [number, string, string])[] = [
  [0.25, "¼", "1/4"],
  [0.5, "½", "1/2"],
  [0.75, "¾", "3/4"],
  [1 / 3, "⅓", "1/3"],
  [2 / 3, "⅔", "2/3"],
];

/** Returns the lines of a recipe as a page of print has them. */
export function printedRecipe(recipe: Recipe, style: PrintStyle): PrintedRecipe {
  const words = WORDS[recipe.language === "es" ? "es" : "en"];
  const { total_time_minutes: total } = recipe.duration ?? {};
  return {
    title: recipe.name,
    facts: `${words.serves} ${recipe.servings}${total ? ` · ${total} min` : ""}`,
    ingredientsHeading: words.ingredients,
    methodHeading: words.method,
    ingredients: Object.values(recipe.ingredients).flatMap((rows) =>
      (rows ?? []).map(({ measure, unit, ingredient_name: name, prep_style: prep }) =>
        [measureText(measure, style), unit ?? "", prep ? `${name}, ${prep}` : name]
          .filter((part) => part !== "")
          .join(" "),
      ),
    ),
    steps: recipe.steps.map((step) => step.sub_steps.map(({ description }) => description).join(" ")),
  };
}

function measureText(measure: number | string | null | undefined, { fractions }: PrintStyle): string {
  if (typeof measure !== "number") return measure ?? "";
  const whole = Math.floor(measure);
  const found = GLYPHS.find(([part]) => Math.abs(measure - whole - part) < 0.01);
  if (!found || fractions === "decimals") return String(Math.round(measure * 100) / 100);
  const [, glyph, slash] = found;
  return `${whole === 0 ? "" : `${whole} `}${fractions === "glyphs" ? glyph : slash}`;
}
