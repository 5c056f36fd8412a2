import type { IngredientRow, RecipeDraft } from "../recipe/recipe.ts";

type Written = Pick<RecipeDraft, "name" | "ingredients" | "steps">;

/**
 * Returns the text whose hash tells that two recipes are the same: the name, the ingredient lines and the sentences of the
 * steps, in order. Letters are compared in NFC, because the same name is written with composed letters by one app and with
 * combining marks by another. Groups, times, tags and pictures do not matter: apps hold them differently.
 */
export function recipeFingerprint(recipe: Written): string {
  return JSON.stringify([
    plain(recipe.name),
    ingredientLines(recipe).map(plain),
    stepTexts(recipe).map(plain),
  ]);
}

/**
 * Returns the text whose hash tells that the content of an archive's entry has changed since it was imported: what its cook
 * writes, in the form in which readers of later versions find it too.
 */
export function archivedContent(draft: RecipeDraft): string {
  const { abstract, author, source, url, servings, tags, duration } = draft;
  const other = draft as Readonly<Record<string, unknown>>;
  return JSON.stringify([
    recipeFingerprint(draft),
    plain(abstract ?? ""),
    plain(author ?? ""),
    plain(source ?? ""),
    url ?? "",
    servings,
    tags.map(plain).toSorted(),
    [duration.prep_time_minutes, duration.cook_time_minutes, duration.total_time_minutes],
    OPTIONAL_TEXTS.map((field) => other[field] ?? null),
  ]);
}

/** Texts that not every recipe has. */
const OPTIONAL_TEXTS = ["notes", "nutrition", "video", "difficulty"] as const;

function ingredientLines({ ingredients }: Written): string[] {
  return Object.values(ingredients).flatMap((rows) => rows.map(lineOf));
}

function lineOf({ text, measure, unit, ingredient_name, prep_style }: IngredientRow): string {
  return text ?? [measure, unit, ingredient_name, prep_style].join(" ");
}

function stepTexts({ steps }: Written): string[] {
  return steps.flatMap(({ main_step, sub_steps }) =>
    sub_steps.length === 0 ? [main_step] : sub_steps.map(({ description }) => description),
  );
}

function plain(text: string): string {
  return text.normalize("NFC").replaceAll(/\s+/g, " ").trim();
}
