import type { ArchiveFormat } from "../../archive-format.ts";
import type { ArchiveReader, FileHeads, ReaderContext } from "../../archive-reader.ts";
import { decodeText } from "../../container/decode-text.ts";
import type { TreeFile } from "../../container/tree.ts";
import { isText } from "../../container/is-text.ts";
import type { ForeignRecipe } from "../../foreign-recipe.ts";
import { textOfFile } from "../text-of-file.ts";
import { readEach, type ReaderEntry } from "../read-each.ts";

/** The recipe that a reader of lines finds in its lines. */
export type LineRecipe = Omit<ForeignRecipe, "entry" | "original">;

/** A format of plain text in which lines tell where a recipe begins. */
export interface LineFormat {
  readonly format: ArchiveFormat;
  /** Reports whether a line is the first one of a recipe. */
  readonly isFirstLine: (line: string) => boolean;
  /** Reports whether a file, by its beginning, is of this format although another one begins in the same way. */
  readonly isOfFormat?: (beginning: string) => boolean;
  /** Reads the lines of one recipe, the first line included; null where they are none. */
  readonly recipeOf: (lines: readonly string[]) => LineRecipe | null;
}

/** The longest line, in characters, that is read as one; longer ones are no line of a recipe. */
const LONGEST_LINE = 20_000;
/** Files of these names are searched whole for a first line; of others the beginning must show one. */
const TEXT_NAME = /\.(?:mmf?|txt|text|rk|rez|rzk|nyc|mxp|acf?)$/i;
const LONGEST_SEARCHED = 4 * 1024 * 1024;

/** Makes the readers of these formats; a file is of the first one that fits. */
export function lineReaders(formats: readonly LineFormat[]): ArchiveReader[] {
  // Each reader is asked about all files: what a file is is found out once.
  const found = new WeakMap<TreeFile, Promise<LineFormat | undefined>>();
  const formatOf = (file: TreeFile, heads: FileHeads): Promise<LineFormat | undefined> => {
    const known = found.get(file) ?? formatOfFile(file, heads, formats);
    found.set(file, known);
    return known;
  };
  return formats.map((format) => ({
    format: format.format,
    async claims({ tree }, heads) {
      const claimed: TreeFile[] = [];
      for (const file of tree.files) if ((await formatOf(file, heads)) === format) claimed.push(file);
      return claimed;
    },
    read: (context, claimed) => readEach(claimed, (file) => recipesOfFile(context, file, format)),
  }));
}

async function formatOfFile(
  file: TreeFile,
  heads: FileHeads,
  formats: readonly LineFormat[],
): Promise<LineFormat | undefined> {
  const beginning = await heads.text(file);
  if (!isText(beginning)) return undefined;
  const first = formatOfText(beginning, formats);
  const isWhole = file.size <= beginning.length || file.size > LONGEST_SEARCHED;
  if (first || isWhole || !TEXT_NAME.test(file.name)) return first;
  return formatOfText(await textOfFile(file), formats);
}

function formatOfText(text: string, formats: readonly LineFormat[]): LineFormat | undefined {
  const lines = linesOf(text);
  return formats.find(
    ({ isFirstLine, isOfFormat }) => lines.some(isFirstLine) && (isOfFormat?.(text) ?? true),
  );
}

async function* recipesOfFile(
  { limits }: ReaderContext,
  file: TreeFile,
  format: LineFormat,
): AsyncGenerator<ReaderEntry> {
  const text = decodeText(await file.bytes(limits.collectionBytes));
  let number = 0;
  for (const lines of blocksOf(text, format)) {
    number += 1;
    const entry = `${file.path}#${number}`;
    const original = { type: "text", text: lines.join("\n").trim() } as const;
    const recipe = format.recipeOf(lines);
    yield recipe
      ? { ...recipe, entry, original }
      : { kind: "unread", entry, reason: "entry-empty", original };
  }
}

/** The lines of each recipe; what stands before the first one is left out. */
function* blocksOf(text: string, { isFirstLine }: LineFormat): Generator<string[]> {
  let block: string[] | null = null;
  for (const line of linesOf(text)) {
    if (isFirstLine(line)) {
      if (block) yield block;
      block = [];
    }
    block?.push(line);
  }
  if (block) yield block;
}

function linesOf(text: string): string[] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r\n?|\n/)
    .map((line) => expandTabs(line.slice(0, LONGEST_LINE)));
}

const TAB_WIDTH = 8;

/** Old formats tell columns by their position: a tab within a line leads to the next multiple of eight. */
function expandTabs(line: string): string {
  if (!line.includes("\t", 1)) return line;
  let expanded = "";
  for (const part of line.split(/(\t)/)) {
    const isInside = part === "\t" && expanded !== "";
    expanded += isInside ? " ".repeat(TAB_WIDTH - (expanded.length % TAB_WIDTH)) : part;
  }
  return expanded;
}
