import { formatMinutes } from "@larder/domain/time/format-minutes";
import type { CommonErrorCode } from "@larder/domain/error-code";
import { forTextFields, type TextField } from "@larder/domain/recipe/editable-fields";
import { mediumOf } from "@larder/domain/recipe/imported-url";
import { readPictureAddress } from "@larder/domain/picture/picture-address";
import { type FormRow, savedRow, rowFields } from "./edit-form-rows.ts";
import { formUses, type FormUses, rowPositions, type RowPositions, savedUses } from "./edit-form-uses.ts";
import { parseQuantity } from "@larder/domain/measure/quantity";
import { decimalNumber } from "@larder/domain/measure/shown-amount";
import {
  type LinkedRecipe,
  MEDIA,
  type RecipeDraft,
  type RecipeImage,
  type Step,
  type StepUse,
  type SubStep,
  type Tool,
  webUrl,
} from "@larder/domain/recipe/recipe";
import { UNITS } from "@larder/domain/measure/units";

/** The contents of the edit form: texts, as they are typed. Keys identify the rows on the screen. */
export interface EditForm extends Record<TextField, string> {
  name: string;
  image: RecipeImage | null;
  moreImages: readonly RecipeImage[];
  prepMinutes: string;
  cookMinutes: string;
  totalMinutes: string;
  servings: string;
  groups: readonly FormGroup[];
  steps: readonly FormStep[];
  tools: readonly FormTool[];
  notes: readonly FormNote[];
  linkedRecipes: readonly LinkedRecipe[];
  video: string;
  tags: readonly string[];
  url: string;
  sourceType: string;
  /** The reader's locale: sets the decimal sign and the thousands separator in amounts. */
  locale: string;
  nextKey: number;
}

export interface FormGroup {
  key: number;
  /** The group's key in the recipe. */
  name: string;
  rows: readonly FormRow[];
}

export interface FormStep {
  key: number;
  mainStep: string;
  subSteps: readonly FormSubStep[];
  before?: Step;
}

export interface FormSubStep extends FormUses {
  key: number;
  description: string;
  tip: string;
  why: string;
  before?: SubStep;
}

export interface FormTool {
  key: number;
  name: string;
  purpose: string;
}

export interface FormNote {
  key: number;
  text: string;
}

/** The fields that saving sends. An empty text removes a field, and so does a null image. */
export type RecipePatch = Pick<
  RecipeDraft,
  "name" | "duration" | "servings" | "ingredients" | "tools" | "tags"
> &
  Record<TextField, string> & {
    image: RecipeImage | null;
    moreImages: readonly RecipeImage[];
    notes: readonly string[];
    linkedRecipes: readonly LinkedRecipe[];
    video: string;
    url: string;
    source: string;
    steps: readonly PatchStep[];
  };

type PatchStep = Omit<Step, "sub_steps"> & { sub_steps: readonly PatchSubStep[] };
/** Null uses are found in the sentence. */
type PatchSubStep = Omit<SubStep, "uses"> & { uses?: readonly StepUse[] | null };

/** A draft, or a recipe with its links as its owner sees them. */
type EditedRecipe = Omit<RecipeDraft, "linkedRecipes"> & {
  linkedRecipes?: readonly LinkedRecipe[] | undefined;
};

/** @param locale of the reader: amounts are shown and read with its decimal sign */
export function formFromRecipe(recipe: EditedRecipe, locale = "en"): EditForm {
  let nextKey = 0;
  const key = () => (nextKey += 1);
  const groups = Object.entries(recipe.ingredients).map(([name, rows]) => ({
    key: key(),
    name,
    rows: rows.map((row) => ({ key: key(), ...rowFields(row, locale), before: row })),
  }));
  const steps = recipe.steps.map((step) => ({
    key: key(),
    mainStep: step.main_step,
    subSteps: step.sub_steps.map((part) => ({
      key: key(),
      ...subStepFields(part),
      ...formUses(part.uses, groups),
      before: part,
    })),
    before: step,
  }));
  return {
    name: recipe.name,
    ...forTextFields((field) => recipe[field] ?? ""),
    image: recipe.image && readPictureAddress(recipe.image.url) ? recipe.image : null,
    moreImages: (recipe.moreImages ?? []).filter(({ url }) => readPictureAddress(url)),
    prepMinutes: String(recipe.duration.prep_time_minutes),
    cookMinutes: String(recipe.duration.cook_time_minutes),
    totalMinutes: String(recipe.duration.total_time_minutes),
    servings: decimalNumber(recipe.servings, locale),
    groups,
    steps,
    tools: recipe.tools.map(({ tool_name, purpose }) => ({ key: key(), name: tool_name, purpose })),
    notes: (recipe.notes ?? []).map((text) => ({ key: key(), text })),
    linkedRecipes: recipe.linkedRecipes ?? [],
    video: recipe.video ?? "",
    tags: recipe.tags,
    url: recipe.url ?? "",
    sourceType: recipe.source ?? recipe.importedUrl?.medium ?? (recipe.url ? mediumOf(recipe.url) : "other"),
    locale,
    nextKey: key(),
  };
}

export function patchFromForm(form: EditForm): RecipePatch {
  const prep = minutesFrom(form.prepMinutes);
  const cook = minutesFrom(form.cookMinutes);
  const total = minutesFrom(form.totalMinutes) || prep + cook;
  const positions = rowPositions(form.groups, form.locale);
  const tags = form.tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== "");
  return {
    name: form.name.trim(),
    ...forTextFields((field) => form[field].trim()),
    image: form.image,
    moreImages: form.moreImages,
    duration: {
      prep_time_minutes: prep,
      cook_time_minutes: cook,
      total_time_minutes: total,
      formatted: formatMinutes(total),
    },
    servings: servingsFrom(form.servings),
    ingredients: Object.fromEntries(
      form.groups.map((group) => [group.name, group.rows.flatMap((row) => savedRow(row, form.locale))]),
    ),
    steps: form.steps.flatMap((step) => savedStep(step, positions)),
    tools: form.tools.flatMap(savedTool),
    notes: form.notes.map(({ text }) => text.trim()).filter((text) => text !== ""),
    // The server adds slugs to its answers.
    linkedRecipes: form.linkedRecipes.map(({ name, id }) => ({ name, ...(id !== undefined && { id }) })),
    video: form.video.trim(),
    tags: [...new Set(tags)],
    url: form.url.trim(),
    source: form.sourceType,
  };
}

/** Returns whether saving `form` would store anything else than saving `start`; an added empty row is no change. */
export function hasChanges(form: EditForm, start: EditForm): boolean {
  return form !== start && JSON.stringify(patchFromForm(form)) !== JSON.stringify(patchFromForm(start));
}

/** Returns the problems that prevent saving the form, by field. */
export function problemsOf({ name, video, url }: EditForm): FormProblems {
  return {
    ...(name.trim() === "" && { name: "recipe-name-required" }),
    ...(isNoAddress(video) && { video: "recipe-url-invalid" }),
    ...(isNoAddress(url) && { url: "recipe-url-invalid" }),
  };
}

type FormProblems = Partial<Record<"name" | "video" | "url", CommonErrorCode>>;

function isNoAddress(typed: string): boolean {
  const address = typed.trim();
  return address !== "" && !webUrl.safeParse(address).success;
}

/** Returns the units to choose from: the known ones, and the row's own if it differs. */
export function unitChoices(unit: string): readonly string[] {
  return unit === "" || UNITS.some((one) => one === unit) ? UNITS : [unit, ...UNITS];
}

/** Returns the source types to choose from: the known ones, and the recipe's own one if it differs. */
export function sourceChoices(sourceType: string): readonly string[] {
  return MEDIA.some((one) => one === sourceType) ? MEDIA : [sourceType, ...MEDIA];
}

/** Returns whole minutes; 0 for a text that is no number. */
export function minutesFrom(text: string): number {
  return Math.max(0, Number.parseInt(text, 10) || 0);
}

/** Returns the servings of a text; 1 at least, also for a text that is no number. */
export function servingsFrom(text: string): number {
  return Math.max(1, parseQuantity(text.trim())?.min ?? 1);
}

function subStepFields({ description, tip = "", why = "" }: SubStep) {
  return { description, tip, why };
}

function savedStep({ mainStep, subSteps, before }: FormStep, positions: RowPositions): PatchStep[] {
  const main_step = mainStep.trim();
  const sub_steps = subSteps.flatMap((part) => savedSubStep(part, positions));
  return main_step === "" && sub_steps.length === 0 ? [] : [{ ...before, main_step, sub_steps }];
}

function savedSubStep(part: FormSubStep, positions: RowPositions): PatchSubStep[] {
  const { description, tip, why, before } = part;
  const texts = { description: description.trim(), tip: tip.trim(), why: why.trim() };
  if (Object.values(texts).every((text) => text === "")) return [];
  const { tip: _tip, why: _why, uses: usesBefore, ...rest } = before ?? { description: "" };
  const uses = savedUses(part, positions);
  return [
    {
      ...rest,
      description: texts.description,
      ...(texts.tip && { tip: texts.tip }),
      ...(texts.why && { why: texts.why }),
      ...((uses ?? usesBefore) && { uses }),
    },
  ];
}

/** A tool of which only the purpose was typed is named by it, so that nothing typed is lost. */
function savedTool(tool: FormTool): Tool[] {
  const [name, purpose] = [tool.name.trim(), tool.purpose.trim()];
  if (name === "") return purpose === "" ? [] : [{ tool_name: purpose, purpose: "" }];
  return [{ tool_name: name, purpose }];
}
