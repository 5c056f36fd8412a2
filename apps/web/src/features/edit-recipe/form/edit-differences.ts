import type { RecipePatch } from "./edit-form.ts";
import { formatMinutes } from "@larder/domain/time/format-minutes";
import { groupHeading } from "@larder/domain/messages/group-heading";
import { measureText } from "@larder/domain/messages/measure-text";
import type { EditMessages, Messages } from "@larder/domain/messages/messages";
import { decimalNumber } from "@larder/domain/measure/shown-amount";
import type { IngredientRow } from "@larder/domain/recipe/recipe";

/** A part of a recipe that two versions tell differently, in lines for people to compare. */
export interface Difference {
  /** What the part is called in the edit form. */
  label: string;
  mine: readonly string[];
  other: readonly string[];
}

/**
 * What two versions of a recipe tell differently, part by part as the edit form has them. Of a list only the lines that
 * the other version lacks are told; all of them where merely their order differs.
 */
export function editDifferences(
  mine: RecipePatch,
  other: RecipePatch,
  messages: Messages & { edit: EditMessages },
): Difference[] {
  const [ours, theirs] = [linesOf(mine, messages), linesOf(other, messages)];
  const told = ours.flatMap(({ label, lines }, place) => {
    const otherLines = theirs[place]?.lines ?? [];
    if (lines.join("\n") === otherLines.join("\n")) return [];
    const [left, right] = [missingFrom(otherLines, lines), missingFrom(lines, otherLines)];
    const isReordered = left.length === 0 && right.length === 0;
    return [{ label, mine: isReordered ? lines : left, other: isReordered ? otherLines : right }];
  });
  return [...told, ...pictureDifference(mine, other, messages)];
}

/** Words cannot tell one picture from another, only whose it is. */
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

function linesOf(
  patch: RecipePatch,
  messages: Messages & { edit: EditMessages },
): { label: string; lines: string[] }[] {
  const { edit, sourceTypes } = messages;
  const { duration } = patch;
  const sourceNames: Readonly<Record<string, string>> = sourceTypes;
  return [
    { label: edit.name, lines: [patch.name] },
    { label: edit.description, lines: text(patch.description) },
    { label: edit.prepMinutes, lines: [formatMinutes(duration.prep_time_minutes)] },
    { label: edit.cookMinutes, lines: [formatMinutes(duration.cook_time_minutes)] },
    { label: edit.totalMinutes, lines: [formatMinutes(duration.total_time_minutes)] },
    { label: edit.servings, lines: [decimalNumber(patch.servings, messages.locale)] },
    {
      label: edit.ingredients,
      lines: Object.entries(patch.ingredients).flatMap(([group, rows]) => [
        `${groupHeading(messages, group)}:`,
        ...rows.map((row) => rowText(row, messages)),
      ]),
    },
    { label: edit.steps, lines: stepLines(patch, messages) },
    { label: edit.tags, lines: patch.tags },
    { label: edit.url, lines: text(patch.url) },
    { label: edit.author, lines: text(patch.author) },
    { label: edit.sourceType, lines: [sourceNames[patch.source] ?? patch.source] },
  ];
}

function stepLines({ steps }: RecipePatch, { detail }: Messages): string[] {
  return steps.flatMap(({ main_step, sub_steps }, place) => [
    `${place + 1}. ${main_step || detail.step(place + 1)}`,
    ...sub_steps.flatMap(({ description, tip, why }, part) => [
      `${place + 1}.${part + 1} ${description}`,
      ...(tip ? [`${detail.tip}: ${tip}`] : []),
      ...(why ? [`${detail.why}: ${why}`] : []),
    ]),
  ]);
}

function rowText(row: IngredientRow, messages: Messages): string {
  const { amount, unit } = measureText(row, messages);
  const words = [amount, unit, row.ingredient_name];
  const line = words.filter((word) => word !== "").join(" ");
  return row.prep_style ? `${line} (${row.prep_style})` : line;
}

function text(value: string): string[] {
  return value === "" ? [] : [value];
}

function missingFrom(list: readonly string[], lines: readonly string[]): string[] {
  return lines.filter((line) => !list.includes(line));
}
