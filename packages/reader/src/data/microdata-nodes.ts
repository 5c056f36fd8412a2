import type { Item, TaggedText, Value } from "./microdata.ts";
import type { PageText, TextLine } from "../html/page-text.ts";
import type { SchemaNode } from "@larder/domain/schema-org/schema-node";

const INGREDIENTS: ReadonlySet<string> = new Set(["recipeIngredient", "ingredients"]);
/** The properties whose text is a list of steps, each on its own line. */
const STEPS: ReadonlySet<string> = new Set(["recipeInstructions", "itemListElement", "step"]);
/** The properties that hold the content of a nested item. The text of the element is read where all are missing. */
const CONTENT = ["name", "text", "itemListElement", "step", "recipeInstructions"];

const MAX_LEVEL = 8;
const MAX_TEXT_LENGTH = 50_000;
/**
 * The largest number of characters and pieces read in all: tagged elements may be nested, so that one text is read
 * many times.
 */
const READING_BUDGET = 5_000_000;
const LONGEST_INGREDIENT_LINE = 160;

/** Converts microdata items to schema.org nodes, in the shape that JSON-LD has. */
export function nodesOfItems(items: readonly Item[], pageText: PageText): SchemaNode[] {
  const reader = new ItemReader(pageText);
  return items.map((item) => reader.nodeOf(item, 0));
}

/** Converts the first five values of a property to schema.org nodes or texts. */
export function valuesOf(name: string, values: readonly Value[], pageText: PageText): unknown[] {
  const reader = new ItemReader(pageText);
  return values.slice(0, 5).map((value) => reader.valueOf(name, value, 0));
}

class ItemReader {
  private readonly pageText: PageText;
  private budget = READING_BUDGET;

  constructor(pageText: PageText) {
    this.pageText = pageText;
  }

  nodeOf(item: Item, level: number): SchemaNode {
    const node: SchemaNode = { "@type": item.type };
    if (level > MAX_LEVEL) return node;
    for (const [name, values] of item.properties) {
      const read = INGREDIENTS.has(name)
        ? this.ingredientLines(values)
        : values.map((value) => this.valueOf(name, value, level)).filter((value) => value !== "");
      node[name] = read.length === 1 ? read[0] : read;
    }
    const isEmptyItem = !CONTENT.some((name) => item.properties.has(name));
    if (level > 0 && isEmptyItem) node["text"] = this.textOf(item.text, "\n");
    return node;
  }

  valueOf(name: string, value: Value, level: number): unknown {
    if (typeof value === "string") return value;
    if ("properties" in value) return this.nodeOf(value, level + 1);
    if (STEPS.has(name)) return stepsOf(this.linesOf(value));
    return this.textOf(value, name === "text" ? "\n" : " ");
  }

  private linesOf({ range }: TaggedText): TextLine[] {
    if (this.budget <= 0) return [];
    const lines = this.pageText.lines(range, MAX_TEXT_LENGTH);
    const pieces = Math.min(range.to, this.pageText.position) - range.from;
    this.budget -= lines.reduce((sum, line) => sum + line.text.length, pieces);
    return lines;
  }

  private textOf(tagged: TaggedText, lineEnd: string): string {
    return this.linesOf(tagged)
      .map((line) => line.text)
      .join(lineEnd);
  }

  /**
   * Returns the ingredients of tagged elements. Each element is one line; a single element, or one with several rows,
   * is the whole list. Where the amount is outside the tagged element, the whole row is the line.
   */
  private ingredientLines(values: readonly Value[]): string[] {
    const tagged = values
      .filter((value) => typeof value !== "string")
      .map((value) => ("range" in value ? value : value.text));
    if (tagged.length === 0) return values.filter((value) => typeof value === "string");
    return tagged.flatMap((text, index) => {
      const lines = this.linesOf(text).filter((line) => !line.isHeading);
      const rows = lines.filter((line) => line.startsRow).length;
      if (rows > 1 || tagged.length === 1) return joinWithinRows(lines, rows > 1);
      const line = lines.map((part) => part.text).join(" ");
      return [text.isInline ? this.withAmountBeside(line, text, tagged[index - 1], tagged[index + 1]) : line];
    });
  }

  private withAmountBeside(line: string, text: TaggedText, before?: TaggedText, after?: TaggedText): string {
    if (/\d/.test(line)) return line;
    const around = this.pageText.lineAround(text.range);
    if (!around) return line;
    const isAlone = !(before && before.range.to > around.from) && !(after && after.range.from < around.to);
    const whole = isAlone ? this.textOf({ range: around, isInline: true }, " ") : "";
    return /\d/.test(whole) && whole.length <= LONGEST_INGREDIENT_LINE ? whole : line;
  }
}

/** Joins the lines within each row of a list: each row is one line. */
function joinWithinRows(lines: readonly TextLine[], hasRows: boolean): string[] {
  const joined: string[] = [];
  const hasItems = hasRows && lines.some(({ inItem }) => inItem);
  for (const { text, startsRow, inItem } of lines) {
    // Between the rows of a list stand the names of its groups.
    if (hasItems && !inItem && !/\d/.test(text)) continue;
    const last = joined.length - 1;
    if (hasRows && !startsRow && last >= 0) joined[last] = `${joined[last]} ${text}`;
    else joined.push(text);
  }
  return joined;
}

/** Returns lines as steps; headings become the names of sections. */
function stepsOf(lines: readonly TextLine[]): unknown {
  const sections: { "@type": string; name?: string; itemListElement: string[] }[] = [
    { "@type": "HowToSection", itemListElement: [] },
  ];
  for (const { text, isHeading } of lines) {
    if (isHeading) sections.push({ "@type": "HowToSection", name: text, itemListElement: [] });
    else sections.at(-1)?.itemListElement.push(text);
  }
  const filled = sections.filter((section) => section.itemListElement.length > 0);
  return filled.length === 1 && !filled[0]?.name ? (filled[0]?.itemListElement ?? []) : filled;
}
