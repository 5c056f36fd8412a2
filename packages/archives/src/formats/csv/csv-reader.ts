import type { UnreadEntry } from "../../archive-entry.ts";
import type { ArchiveFormat } from "../../archive-format.ts";
import type { ArchiveReader, FileHeads, ReaderContext } from "../../archive-reader.ts";
import { decodeText } from "../../container/decode-text.ts";
import { isText } from "../../container/is-text.ts";
import type { TreeFile } from "../../container/tree.ts";
import type { ForeignRecipe } from "../../foreign-recipe.ts";
import { textOfFile } from "../text-of-file.ts";
import { readEach } from "../read-each.ts";
import { columnsOf, foldedName } from "./csv-columns.ts";
import { recipeOfRow } from "./csv-recipe.ts";
import { csvRows, delimiterOf, firstRows } from "./csv-table.ts";

/** The number of rows that are compared to tell a table from a text, and are shown to the cook who names its columns. */
const SAMPLE_ROWS = 5;
const FEWEST_COLUMNS = 2;
/** The longest cell, in characters, of a sample. */
const SAMPLE_LENGTH = 200;

/** The tables of apps by columns that no other has. */
const APPS: readonly { format: ArchiveFormat; columns: readonly string[] }[] = [
  { format: "plantoeat", columns: ["Url Host", "Main Ingredient"] },
  { format: "myrecipebox", columns: ["inactiveTime", "originalPicture"] },
  { format: "cookmate", columns: ["imageUrl", "recipe", "comments"] },
];

/** The readers of tables: those of three apps, and any whose header or cook says what its columns hold. */
export const CSV_READERS: readonly ArchiveReader[] = [
  ...APPS.map(({ format, columns }) =>
    csvReader(format, (header) => {
      const names = new Set(header.map(foldedName));
      return columns.every((name) => names.has(foldedName(name)));
    }),
  ),
  csvReader("csv", () => true),
];

function csvReader(format: ArchiveFormat, isOfApp: (header: readonly string[]) => boolean): ArchiveReader {
  return {
    format,
    async claims({ tree, columns }, heads) {
      const claimed: TreeFile[] = [];
      for (const file of tree.files) {
        const rows = await sampleOf(file, heads);
        const [header = []] = rows;
        if (isOfApp(header) && (columnsOf(header, columns) || isTable(file, rows))) claimed.push(file);
      }
      return claimed;
    },
    read: (context, claimed) => readEach(claimed, (file) => recipesOfFile(context, file)),
    async unknownColumns({ columns, limits }, claimed) {
      for (const file of claimed) {
        const text = await textOfFile(file, limits.collectionBytes);
        const [header = [], ...rows] = firstRows(text, delimiterOf(text) ?? ",", SAMPLE_ROWS + 1);
        if (header.length > 0 && !columnsOf(header, columns))
          return { names: header, rows: rows.map((row) => row.map((cell) => cell.slice(0, SAMPLE_LENGTH))) };
      }
      return null;
    },
  };
}

/** The first rows that the beginning of a file shows whole. */
async function sampleOf(file: TreeFile, heads: FileHeads): Promise<string[][]> {
  const text = await heads.text(file);
  const delimiter = /^[{<]/.test(text) || !isText(text) ? null : delimiterOf(text);
  return delimiter === null ? [] : firstRows(text, delimiter, SAMPLE_ROWS);
}

/** Reports whether a file whose header says nothing is a table all the same: by its name, and its even rows. */
function isTable({ name }: TreeFile, rows: readonly string[][]): boolean {
  const [header = [], first] = rows;
  const isEven = first !== undefined && first.length === header.length;
  return /\.(?:csv|tsv)$/i.test(name) && header.length >= FEWEST_COLUMNS && isEven;
}

async function* recipesOfFile(
  { limits, columns }: ReaderContext,
  file: TreeFile,
): AsyncGenerator<ForeignRecipe | UnreadEntry> {
  const text = decodeText(await file.bytes(limits.collectionBytes));
  let header: string[] | null = null;
  let known: ReturnType<typeof columnsOf> = null;
  let number = 0;
  for (const row of csvRows(Buffer.from(text), delimiterOf(text) ?? ",")) {
    if (header === null) {
      header = row ?? [];
      known = columnsOf(header, columns);
      continue;
    }
    number += 1;
    const entry = `${file.path}#${number}`;
    if (!known) return yield { kind: "unread", entry: file.path, reason: "entry-unknown" };
    if (row === null) yield { kind: "unread", entry, reason: "entry-damaged" };
    else {
      const recipe = recipeOfRow(row, known, { entry, header });
      if (recipe) yield recipe;
    }
  }
}
