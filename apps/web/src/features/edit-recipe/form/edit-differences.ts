import {
  EDITABLE_FIELD_NAMES,
  type EditableField,
  forTextFields,
} from "@larder/domain/recipe/editable-fields";
import type { RecipePatch } from "./edit-form.ts";
import { formatMinutes } from "@larder/domain/time/format-minutes";
import { groupHeading } from "@larder/domain/messages/group-heading";
import { measureText } from "@larder/domain/messages/measure-text";
import type { EditMessages, Messages } from "@larder/domain/messages/messages";
import { decimalNumber } from "@larder/domain/measure/shown-amount";
import type { IngredientRow } from "@larder/domain/recipe/recipe";

/** A part of a recipe that two versions tell differently, in lines for people to compare. */
export interface Difference {
  /** The label of the part in the edit form. */
  label: string;
  mine: readonly string[];
  other: readonly string[];
}

type EditorMessages = Messages & { edit: EditMessages };

interface Part {
  label: string;
  lines: readonly string[];
}

/**
 * Returns the parts in which two versions of a recipe differ, in the order of the edit form. Of a list only the lines that
 * the other version lacks are returned; all of them where merely their order differs.
 */
export function editDifferences(
  mine: RecipePatch,
  other: RecipePatch,
  messages: EditorMessages,
): Difference[] {
  const [ours, theirs] = [partsOf(mine, messages), partsOf(other, messages)];
  return EDITABLE_FIELD_NAMES.flatMap((field) => {
    if (field === "image") return pictureDifference(mine, other, messages);
    return ours[field].flatMap(({ label, lines }, index) => {
      const otherLines = theirs[field][index]?.lines ?? [];
      if (lines.join("\n") === otherLines.join("\n")) return [];
      const [left, right] = [missingFrom(otherLines, lines), missingFrom(lines, otherLines)];
      const isReordered = left.length === 0 && right.length === 0;
      return [{ label, mine: isReordered ? lines : left, other: isReordered ? otherLines : right }];
    });
  });
}

/** Text cannot describe how two pictures differ, only which version has which. */
function pictureDifference(
  mine: RecipePatch,
  other: RecipePatch,
  { edit }: { edit: EditMessages },
): Difference[] {
  if (mine.image?.url === other.image?.url) return [];
  return [
    {
      label: edit.picture,
      mine: mine.image ? [edit.pictureMine] : [],
      other: other.image ? [edit.pictureOther] : [],
    },
  ];
}

/** The parts of each field, in lines. */
function partsOf(
  patch: RecipePatch,
  messages: EditorMessages,
): Record<Exclude<EditableField, "image">, readonly Part[]> {
  const { detail, edit, sourceTypes } = messages;
  const { duration } = patch;
  const sourceNames: Readonly<Record<string, string>> = sourceTypes;
  const part = (label: string, ...lines: readonly string[]): Part[] => [
    { label, lines: lines.filter((line) => line !== "") },
  ];
  return {
    ...forTextFields((field) => part(detail[field], patch[field])),
    name: part(edit.name, patch.name),
    duration: [
      ...part(edit.prepMinutes, formatMinutes(duration.prep_time_minutes)),
      ...part(edit.cookMinutes, formatMinutes(duration.cook_time_minutes)),
      ...part(edit.totalMinutes, formatMinutes(duration.total_time_minutes)),
    ],
    servings: part(edit.servings, decimalNumber(patch.servings, messages.locale)),
    ingredients: part(
      edit.ingredients,
      ...Object.entries(patch.ingredients).flatMap(([group, rows]) => [
        `${groupHeading(messages, group)}:`,
        ...rows.map((row) => rowText(row, messages)),
      ]),
    ),
    steps: part(edit.steps, ...stepLines(patch, messages), ...usesLines(patch, edit)),
    tools: part(
      edit.tools,
      ...patch.tools.map(({ tool_name, purpose }) => (purpose ? `${tool_name} (${purpose})` : tool_name)),
    ),
    tags: part(edit.tags, ...patch.tags),
    url: part(edit.url, patch.url),
    source: part(edit.sourceType, sourceNames[patch.source] ?? patch.source),
  };
}

function stepLines({ steps }: RecipePatch, { detail }: Messages): string[] {
  return steps.flatMap(({ main_step, sub_steps }, position) => [
    `${position + 1}. ${main_step || detail.step(position + 1)}`,
    ...sub_steps.flatMap(({ description, tip, why }, part) => [
      `${position + 1}.${part + 1} ${description}`,
      ...(tip ? [`${detail.tip}: ${tip}`] : []),
      ...(why ? [`${detail.why}: ${why}`] : []),
    ]),
  ]);
}

/** What the cook set for the sub-steps. */
function usesLines({ steps, ingredients }: RecipePatch, edit: EditMessages): string[] {
  return steps.flatMap(({ sub_steps }, position) =>
    sub_steps.flatMap(({ uses }, part) => {
      const names = uses?.map(({ group, i, part: share }) => {
        const name = ingredients[group]?.[i]?.ingredient_name ?? "";
        return share === "all" ? name : `${name} (${edit.useParts[share]})`;
      });
      return names ? [`${position + 1}.${part + 1} ${edit.takes(names.join(", "))}`] : [];
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
