import { readLabels } from "@larder/domain/text-import/labels";
import type { ForeignGroup, ForeignLink, ForeignRecipe } from "../../foreign-recipe.ts";
import { listIn, type LooseRecord, textIn } from "../../loose-fields.ts";
import { frontMatter } from "../front-matter.ts";
import { headerFields, isHeaderName } from "../front-matter-fields.ts";
import {
  isItem,
  type MarkdownBlock,
  markdownDocument,
  type MarkdownPart,
  plainItem,
  plainLine,
} from "./markdown-blocks.ts";

/** Fields of a header that hold the lists of Chowdown and its kin. */
const LISTS = {
  ingredients: ["ingredients"],
  steps: ["directions", "instructions", "steps", "method"],
} as const;
const COMPONENTS = "components";
/** A line of the introduction that is a field: "**Serves:** 4", "- Prep time: 10 min". */
const FIELD = /^(?:[-*]\s+)?(\*\*|__)?([\p{L}][\p{L} _-]{0,30}?)(?::\1|\1:)\s*(\S.*)$/u;
/** A link to another file of the folder: "[Pesto](Pesto.md)", "[[Pesto]]". */
const LINK =
  /\[([^\]\n]{1,300})\]\((?:<([^>\n]{1,500})\.md>|([^()\s]{1,500})\.md)\)|\[\[([^\]\n|#]{1,300})(?:[|#][^\]\n]{0,300})?\]\]/g;

export type MarkdownRecipe = Omit<ForeignRecipe, "entry" | "original"> & {
  pictureNames: string[];
  /** Whether its lists stand in the header, as Chowdown has them. */
  isChowdown: boolean;
};

/** Reads a recipe in Markdown, with its fields in a header, in lines below its title, or in both. */
export function markdownRecipe(text: string): MarkdownRecipe {
  const { metadata, body } = frontMatter(text);
  const { title, blocks, pictures } = markdownDocument(body, textIn(metadata, "title", "Title", "name"));
  const intro = introOf(blocks);
  const { rest, pictureNames, ...fields } = headerFields({ ...intro.fields, ...metadata }, [
    ...LISTS.ingredients,
    ...LISTS.steps,
    COMPONENTS,
    "notes",
  ]);
  const header = {
    ingredients: headerList(metadata, LISTS.ingredients),
    steps: headerList(metadata, LISTS.steps),
  };
  const isChowdown = header.ingredients.length > 0 || header.steps.length > 0;
  const links = [...new Set([...headerList(metadata, [COMPONENTS]), ...linkNames(body)])];
  const notes = blocks.filter(({ part }) => part === "notes").map(noteOf);
  // What Chowdown has below its header is what the cook has to say of the dish.
  const opening = intro.text === "" ? [] : [intro.text];
  return {
    ...fields,
    name: fields.name || title || "",
    description: fields.description ?? (isChowdown ? undefined : opening[0]),
    servings: fields.servings ?? intro.labels.servings,
    prepTime: fields.prepTime ?? intro.labels.prep,
    cookTime: fields.cookTime ?? intro.labels.cook,
    totalTime: fields.totalTime ?? intro.labels.total,
    ingredients: [{ name: null, lines: header.ingredients }, ...groupsOf(blocks, "ingredients")],
    steps: [{ name: null, lines: header.steps }, ...groupsOf(blocks, "steps")],
    notes: [
      ...(isChowdown || fields.description !== undefined ? opening : []),
      ...headerList(metadata, ["notes"]),
      ...notes,
      rest,
    ].filter((note) => note !== ""),
    tools: blocks.filter(({ part }) => part === "tools").flatMap(({ lines }) => textLinesOf(lines)),
    nutrition:
      blocks
        .filter(({ part }) => part === "nutrition")
        .flatMap(({ lines }) => textLinesOf(lines))
        .join("\n") || fields.nutrition,
    links: links.map((name): ForeignLink => ({ name })),
    pictureNames: [...pictureNames, ...pictures],
    isChowdown,
  };
}

/** The fields and the text above the first part of the recipe. */
function introOf(blocks: readonly MarkdownBlock[]) {
  const fields: Record<string, string> = {};
  const lines: string[] = [];
  let labels: NonNullable<ReturnType<typeof readLabels>>["labels"] = {};
  for (const line of blocks.filter(({ part }) => part === "intro").flatMap((block) => block.lines)) {
    const [, bold, name = "", value = ""] = FIELD.exec(line) ?? [];
    const read = line === "" ? null : readLabels(plainItem(line));
    if (name !== "" && (bold !== undefined || isHeaderName(name)) && !(name in fields)) {
      fields[name] = plainLine(value);
      labels = { ...read?.labels, ...labels };
    } else if (read) labels = { ...read.labels, ...labels };
    else lines.push(line);
  }
  return { fields: fields as LooseRecord, labels, text: paragraphs(lines) };
}

function groupsOf(blocks: readonly MarkdownBlock[], part: MarkdownPart): ForeignGroup[] {
  return blocks
    .filter((block) => block.part === part)
    .flatMap(({ name, lines }): ForeignGroup[] => {
      const written = lines.filter((line) => line !== "");
      // A list of nothing but other recipes is the list of its links.
      if (name !== null && written.length > 0 && written.every(isLinkAlone)) return [];
      const texts = joined(written);
      if (texts.length > 0) return [{ name, lines: texts }];
      return name === null ? [] : [{ name: null, lines: [name] }];
    });
}

/** The entries of a list, to each of which the lines below it belong that begin no other; without a list, each line. */
function joined(lines: readonly string[]): string[] {
  const texts = textLinesOf(lines);
  return texts.filter((text) => text !== "");
}

function textLinesOf(lines: readonly string[]): string[] {
  const isListed = lines.some(isItem);
  const texts: string[] = [];
  for (const line of lines) {
    if (line === "") continue;
    const text = plainItem(linksShown(line));
    const last = texts.length - 1;
    // A line within a list that is no entry goes on the one before.
    if (isListed && !isItem(line) && last >= 0) texts[last] = `${texts[last]} ${text}`;
    else texts.push(text);
  }
  return texts;
}

function noteOf({ name, lines }: MarkdownBlock): string {
  const text = paragraphs(lines);
  return name === null ? text : `${name}: ${text}`.trim();
}

function paragraphs(lines: readonly string[]): string {
  return lines
    .map((line) => plainLine(linksShown(line)))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function headerList(metadata: LooseRecord, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const values = listIn(metadata, name);
    const texts = values.flatMap((value) => entryText(value));
    // One text with a line for each, as YAML folds it.
    return texts.length === 1 ? (texts[0] ?? "").split("\n") : texts;
  });
}

/** An entry with a colon in it, which YAML reads as a record: "Bake: 20 minutes". */
function entryText(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [plainLine(value)];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.keys(value).map((name) => `${name}: ${textIn(value as LooseRecord, name) ?? ""}`.trim());
}

function linkNames(body: string): string[] {
  return [...body.matchAll(LINK)].filter(([, , , , wiki]) => !/\.\w{2,4}$/.test(wiki ?? "")).map(nameOfLink);
}

function nameOfLink([, label, , , wiki]: RegExpExecArray | RegExpMatchArray): string {
  return plainLine(label ?? wiki ?? "");
}

function linksShown(line: string): string {
  return line.includes("[") ? line.replace(LINK, (...match: string[]) => match[1] ?? match[4] ?? "") : line;
}

function isLinkAlone(line: string): boolean {
  return (
    /^\s*[-*+]\s+\[/.test(line) &&
    linksShown(line) !== line &&
    line.replace(LINK, "").replace(/[-*+\s]/g, "") === ""
  );
}
