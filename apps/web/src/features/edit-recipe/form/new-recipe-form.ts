import * as z from "zod/mini";
import { DEFAULT_SERVINGS } from "@larder/domain/recipe/default-servings";
import { type EditForm, hasChanges, patchFromForm, type RecipePatch } from "./edit-form.ts";
import { EDITABLE_FIELDS, forTextFields } from "@larder/domain/recipe/editable-fields";
import { LIMITS } from "@larder/domain/limits";
import { imageSchema, type RecipeDraft, linkedRecipeSchema } from "@larder/domain/recipe/recipe";

/** Returns the form of a new recipe: one row and one step to begin with. */
export function emptyForm(locale = "en"): EditForm {
  return {
    name: "",
    ...forTextFields(() => ""),
    image: null,
    moreImages: [],
    prepMinutes: "",
    cookMinutes: "",
    totalMinutes: "",
    servings: String(DEFAULT_SERVINGS),
    groups: [{ key: 1, name: "main", rows: [{ key: 2, quantity: "", unit: "", item: "", preparation: "" }] }],
    steps: [{ key: 3, mainStep: "", subSteps: [{ key: 4, description: "", tip: "", why: "" }] }],
    tools: [],
    notes: [],
    linkedRecipes: [],
    video: "",
    tags: [],
    url: "",
    sourceType: "other",
    locale,
    nextKey: 5,
  };
}

/** The recipe that saving the form adds, with the steps as a patch has them. */
export type NewRecipe = Partial<Omit<RecipeDraft, "steps"> & Pick<RecipePatch, "steps">>;

/** Returns the recipe that saving the form adds. Empty fields are omitted, and times where none was typed. */
export function recipeFromForm(form: EditForm): NewRecipe {
  const { duration, image, url, ingredients, tools, ...rest } = patchFromForm(form);
  const { moreImages, notes, linkedRecipes, video, ...recipe } = rest;
  const groups = Object.entries(ingredients).filter(([, rows]) => rows.length > 0);
  return {
    ...recipe,
    ...forTextFields((field) => recipe[field] || undefined),
    ...(duration.total_time_minutes > 0 && { duration }),
    ...(image && { image }),
    ...(url && { url }),
    ...(tools.length > 0 && { tools }),
    ...(moreImages.length > 0 && { moreImages: [...moreImages] }),
    ...(notes.length > 0 && { notes: [...notes] }),
    ...(linkedRecipes.length > 0 && { linkedRecipes: [...linkedRecipes] }),
    ...(video && { video }),
    ingredients: Object.fromEntries(groups),
  };
}

const typed = z.string().check(z.maxLength(LIMITS.textLength));
const key = z.int().check(z.positive());
const list = <T extends z.core.$ZodType>(entry: T, limit: number) => z.array(entry).check(z.maxLength(limit));

const uses = list(z.object({ row: key, part: z.enum(["all", "part", "rest"]) }), LIMITS.rowsPerGroup);

const formSchema = z.object({
  name: typed,
  // A draft that was stored before the form had a field is read without it.
  ...forTextFields(() => z._default(typed, "")),
  image: z.nullable(imageSchema),
  moreImages: z._default(list(imageSchema, EDITABLE_FIELDS.moreImages.maxEntries), []),
  prepMinutes: typed,
  cookMinutes: typed,
  totalMinutes: typed,
  servings: typed,
  groups: list(
    z.object({
      key,
      name: typed,
      rows: list(
        z.object({ key, quantity: typed, unit: typed, item: typed, preparation: typed }),
        LIMITS.rowsPerGroup,
      ),
    }),
    LIMITS.groups,
  ),
  steps: list(
    z.object({
      key,
      mainStep: typed,
      subSteps: list(
        z.object({ key, description: typed, tip: typed, why: typed, uses: z.optional(uses) }),
        LIMITS.subStepsPerStep,
      ),
    }),
    EDITABLE_FIELDS.steps.maxEntries,
  ),
  tools: z._default(
    list(z.object({ key, name: typed, purpose: typed }), EDITABLE_FIELDS.tools.maxEntries),
    [],
  ),
  notes: z._default(list(z.object({ key, text: typed }), EDITABLE_FIELDS.notes.maxEntries), []),
  linkedRecipes: z._default(list(linkedRecipeSchema, EDITABLE_FIELDS.linkedRecipes.maxEntries), []),
  video: z._default(typed, ""),
  tags: list(typed, EDITABLE_FIELDS.tags.maxEntries),
  url: typed,
  sourceType: typed,
  locale: z._default(typed, "en"),
  nextKey: key,
});

/** Reads a form that was stored as JSON text; null for anything else, and for a form in which nothing was typed. */
export function storedForm(text: string | null): EditForm | null {
  const read = formSchema.safeParse(jsonOf(text));
  return read.success && hasChanges(read.data, emptyForm()) ? read.data : null;
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
