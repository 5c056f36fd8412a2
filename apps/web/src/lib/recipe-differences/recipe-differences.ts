import {
  EDITABLE_FIELD_NAMES,
  type EditableField,
  forTextFields,
  type TextField,
} from "@larder/domain/recipe/editable-fields";
import { formatMinutes } from "@larder/domain/time/format-minutes";
import { groupHeading } from "@larder/domain/messages/group-heading";
import { measureText } from "@larder/domain/messages/measure-text";
import type { HistoryMessages, Messages } from "@larder/domain/messages/messages";
import { decimalNumber } from "@larder/domain/measure/shown-amount";
import type {
  IngredientRow,
  LinkedRecipe,
  RecipeDraft,
  RecipeImage,
  Step,
  StepUse,
  SubStep,
} from "@larder/domain/recipe/recipe";

/** A recipe as far as versions of it are compared: a stored one, or one that is being edited. */
export type ComparedRecipe = Pick<
  RecipeDraft,
  "name" | "duration" | "servings" | "ingredients" | "tools" | "tags"
> &
  Partial<Record<TextField | "url" | "source" | "video", string | undefined>> & {
    image?: RecipeImage | null | undefined;
    moreImages?: readonly RecipeImage[] | undefined;
    notes?: readonly string[] | undefined;
    linkedRecipes?: readonly LinkedRecipe[] | undefined;
    steps: readonly ComparedStep[];
  };

type ComparedStep = Omit<Step, "sub_steps"> & {
  sub_steps: readonly (Omit<SubStep, "uses"> & { uses?: readonly StepUse[] | null | undefined })[];
};

/** A part of a recipe that two versions tell differently, in lines for people to compare. */
export interface Difference {
  /** The name of the part, as the edit form calls it. */
  label: string;
  mine: readonly string[];
  other: readonly string[];
}

type DifferenceMessages = Messages & { history: HistoryMessages };

/** The lines that stand for the pictures: text cannot describe how two pictures differ, only which version has which. */
export interface PictureLines {
  mine: string;
  other: string;
}

interface Part {
  label: string;
  lines: readonly string[];
}

/**
 * Returns the parts in which two versions of a recipe differ, in the order of the edit form. Of a list only the lines that
 * the other version lacks are returned; all of them where merely their order differs.
 */
export function recipeDifferences(
  mine: ComparedRecipe,
  other: ComparedRecipe,
  messages: DifferenceMessages,
  pictures: PictureLines,
): Difference[] {
  const { parts } = messages.history;
  const [ours, theirs] = [partsOf(mine, messages), partsOf(other, messages)];
  return EDITABLE_FIELD_NAMES.flatMap((field) => {
    if (field === "image") return pictureDifference([mine.image], [other.image], parts.picture, pictures);
    if (field === "moreImages")
      return pictureDifference(mine.moreImages, other.moreImages, parts.morePictures, pictures);
    return ours[field].flatMap(({ label, lines }, index) => {
      const otherLines = theirs[field][index]?.lines ?? [];
      if (lines.join("\n") === otherLines.join("\n")) return [];
      const [left, right] = [missingFrom(otherLines, lines), missingFrom(lines, otherLines)];
      const isReordered = left.length === 0 && right.length === 0;
      return [{ label, mine: isReordered ? lines : left, other: isReordered ? otherLines : right }];
    });
  });
}

function pictureDifference(
  mine: Pictures,
  other: Pictures,
  label: string,
  lines: PictureLines,
): Difference[] {
  const [ours, theirs] = [addresses(mine), addresses(other)];
  if (ours.join() === theirs.join()) return [];
  return [
    { label, mine: ours.length > 0 ? [lines.mine] : [], other: theirs.length > 0 ? [lines.other] : [] },
  ];
}

type Pictures = readonly (RecipeImage | null | undefined)[] | undefined;

function addresses(images: Pictures): string[] {
  return images?.flatMap((image) => image?.url ?? []) ?? [];
}

/** The parts of each field, in lines. */
function partsOf(
  recipe: ComparedRecipe,
  messages: DifferenceMessages,
): Record<Exclude<EditableField, "image" | "moreImages">, readonly Part[]> {
  const { detail, history, sourceTypes } = messages;
  const { parts } = history;
  const { duration } = recipe;
  const { url = "", source = "" } = recipe;
  const sourceNames: Readonly<Record<string, string>> = sourceTypes;
  const part = (label: string, ...lines: readonly string[]): Part[] => [
    { label, lines: lines.filter((line) => line !== "") },
  ];
  return {
    ...forTextFields((field) => part(detail[field], recipe[field] ?? "")),
    name: part(parts.name, recipe.name),
    duration: [
      ...part(parts.prepMinutes, formatMinutes(duration.prep_time_minutes)),
      ...part(parts.cookMinutes, formatMinutes(duration.cook_time_minutes)),
      ...part(parts.totalMinutes, formatMinutes(duration.total_time_minutes)),
    ],
    servings: part(parts.servings, decimalNumber(recipe.servings, messages.locale)),
    ingredients: part(
      parts.ingredients,
      ...Object.entries(recipe.ingredients).flatMap(([group, rows]) => [
        `${groupHeading(messages, group)}:`,
        ...rows.map((row) => rowText(row, messages)),
      ]),
    ),
    steps: part(parts.steps, ...stepLines(recipe, messages), ...usesLines(recipe, history)),
    tools: part(
      parts.tools,
      ...recipe.tools.map(({ tool_name, purpose }) => (purpose ? `${tool_name} (${purpose})` : tool_name)),
    ),
    notes: part(parts.notes, ...(recipe.notes ?? [])),
    linkedRecipes: part(parts.linkedRecipes, ...(recipe.linkedRecipes ?? []).map(({ name }) => name)),
    video: part(parts.video, recipe.video ?? ""),
    tags: part(parts.tags, ...recipe.tags),
    url: part(parts.url, url),
    source: part(parts.sourceType, sourceNames[source] ?? source),
  };
}

function stepLines({ steps }: ComparedRecipe, { detail }: Messages): string[] {
  return steps.flatMap(({ main_step, sub_steps }, position) => [
    `${position + 1}. ${main_step || detail.step(position + 1)}`,
    ...sub_steps.flatMap(({ description, tip, why }, part) => [
      `${position + 1}.${part + 1} ${description}`,
      ...(tip ? [`${detail.tip}: ${tip}`] : []),
      ...(why ? [`${detail.why}: ${why}`] : []),
    ]),
  ]);
}

/** What a cook set for the sub-steps; other uses follow from the sentences. */
function usesLines({ steps, ingredients }: ComparedRecipe, { parts }: HistoryMessages): string[] {
  return steps.flatMap(({ sub_steps }, position) =>
    sub_steps.flatMap(({ uses }, part) => {
      const isFound = uses && uses.length > 0 && uses.every(({ origin }) => origin !== "cook");
      const names = (isFound ? null : uses)?.map(({ group, i, part: share }) => {
        const name = ingredients[group]?.[i]?.ingredient_name ?? "";
        return share === "all"
          ? name
          : `${name} (${share === "rest" ? parts.useParts.rest : parts.useParts.part})`;
      });
      return names ? [`${position + 1}.${part + 1} ${parts.takes(names.join(", "))}`] : [];
    }),
  );
}

function rowText(row: IngredientRow, messages: Messages): string {
  const { amount, unit } = measureText(row, messages);
  const texts = [amount, unit, row.ingredient_name];
  const line = texts.filter((word) => word !== "").join(" ");
  return row.prep_style ? `${line} (${row.prep_style})` : line;
}

function missingFrom(list: readonly string[], lines: readonly string[]): string[] {
  return lines.filter((line) => !list.includes(line));
}
