import type { ForeignGroup, ForeignLink } from "../../foreign-recipe.ts";
import { textLines, textLine } from "@larder/domain/schema-org/field-text";
import { groupedLines, headingOfLine, linesOfText } from "../grouped-lines.ts";
import { childElements, textOfElement, type XmlElement } from "./xml-elements.ts";
import type { XmlIngredientParts, XmlRows } from "./xml-format.ts";
import { elementsAt, textAt, textsAt } from "./xml-paths.ts";

/** Lines under the heading that their format gives them; headings that are lines of their own are still to be found. */
interface RowGroup {
  name: string | null;
  lines: string[];
}

/** Reads the groups and lines of a list. */
export function groupsOfRows(
  recipe: XmlElement,
  rows: XmlRows,
  lineOf: (row: XmlElement) => string = (row) => rowText(row, rows),
): ForeignGroup[] {
  const groups: RowGroup[] = [];
  for (const list of rows.in.flatMap((path) => elementsAt(recipe, path))) {
    const isPlain = childElements(list).length === 0;
    groups.push(...(isPlain ? textRows(list) : rowGroups(list, rows, lineOf)));
  }
  return groups.flatMap(({ name, lines }) =>
    name === null
      ? groupedLines(lines.flatMap(textLines), rows.hasBrackets ? headingOfLine : colonHeading)
      : [{ name, lines }],
  );
}

/** A list without elements is a text with a row on each line. */
function textRows(list: XmlElement): RowGroup[] {
  return [{ name: null, lines: linesOfText(textOfElement(list)) }];
}

function rowGroups(list: XmlElement, rows: XmlRows, lineOf: (row: XmlElement) => string): RowGroup[] {
  const groups: RowGroup[] = [];
  let current: RowGroup | null = null;
  for (const child of childElements(list)) {
    if (child.name === rows.group?.element) {
      const name = textLine(textAt(child, rows.group.name)) || null;
      groups.push(...withName(rowGroups(child, rows, lineOf), name));
      current = null;
    } else if (rows.row.includes(child.name)) {
      const isHeading =
        child.attributes.get(rows.heading?.attribute ?? "")?.toLowerCase() === rows.heading?.value;
      if (isHeading && rows.heading) {
        current = { name: textLine(lineOf(child)).replace(/:$/, "") || null, lines: [] };
        groups.push(current);
        continue;
      }
      current ??= pushed(groups);
      current.lines.push(lineOf(child));
    }
  }
  return groups.flatMap((group) =>
    group.lines.length > 0 || group.name === null ? [group] : emptyGroup(group),
  );
}

/** A heading without rows stays as a line. */
function emptyGroup({ name }: RowGroup): RowGroup[] {
  return name === null ? [] : [{ name: null, lines: [name] }];
}

function withName(groups: RowGroup[], name: string | null): RowGroup[] {
  if (name === null) return groups;
  if (groups.length === 0) return emptyGroup({ name, lines: [] });
  return groups.map((group) => ({ name: group.name ?? name, lines: group.lines }));
}

function pushed(groups: RowGroup[]): RowGroup {
  const group = { name: null, lines: [] };
  groups.push(group);
  return group;
}

function colonHeading(line: string): string | null {
  return line.endsWith(":") ? headingOfLine(line) : null;
}

function rowText(row: XmlElement, rows: XmlRows): string {
  return rows.text ? textsAt(row, rows.text).join(" ") : textOfElement(row);
}

/** Writes an ingredient as a line: "2 cups flour, sifted". */
export function ingredientLine(row: XmlElement, parts: XmlIngredientParts): string {
  if (!parts.item) return textOfElement(row);
  const ends = parts.range?.map((path) => textAt(row, [path]) ?? "").filter((end) => end !== "") ?? [];
  const amount = ends.length > 0 ? ends.join("-") : textAt(row, parts.amount);
  const item = textAt(row, parts.item) ?? (childElements(row).length === 0 ? textOfElement(row) : "");
  const line = [amount, textAt(row, parts.unit), item]
    .map(textLine)
    .filter((part) => part !== "")
    .join(" ");
  const note = textsAt(row, parts.note ?? [])
    .map(textLine)
    .join(", ");
  return note === "" ? line : `${line}, ${note}`;
}

/** The ingredients that can be replaced, each with what replaces it: "1 cup milk, or 1 cup water". */
export function alternativesOfRows(recipe: XmlElement, parts: XmlRows & XmlIngredientParts): string[] {
  const { alternatives } = parts;
  if (alternatives === undefined) return [];
  const found: string[] = [];
  const visit = (row: XmlElement): void => {
    const others = elementsAt(row, alternatives);
    if (others.length > 0)
      found.push([row, ...others].map((one) => ingredientLine(one, parts)).join(", or "));
    else for (const child of childElements(row)) visit(child);
  };
  for (const list of parts.in.flatMap((path) => elementsAt(recipe, path))) visit(list);
  return found;
}

/** Finds the other recipes that the rows of a list stand for. */
export function linksOfRows(
  recipe: XmlElement,
  { in: lists, item = [], linkId, linkSign }: XmlRows & XmlIngredientParts,
): ForeignLink[] {
  if (linkId === undefined && linkSign === undefined) return [];
  const found: ForeignLink[] = [];
  const visit = (element: XmlElement): void => {
    const ownId = element.attributes.get(linkId ?? "");
    if (ownId !== undefined) found.push({ name: textLine(textOfElement(element)), ownId });
    else if (linkSign && element.attributes.get(linkSign.attribute)?.toLowerCase() === linkSign.value)
      found.push({ name: textLine(textAt(element, item)) });
    for (const child of childElements(element)) visit(child);
  };
  for (const list of lists.flatMap((path) => elementsAt(recipe, path))) visit(list);
  return found;
}
