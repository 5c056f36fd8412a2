import { CsvError, parse } from "csv-parse/sync";

const DELIMITERS = [",", ";", "\t", "|"] as const;
/** The longest row, in characters: a quote that is opened and never closed ends there. */
const LONGEST_ROW = 1024 * 1024;
const MOST_COLUMNS = 500;
/** The number of times that reading goes on after a row that cannot be read. */
const MOST_DAMAGED_ROWS = 20;
const LINE_FEED = 10;

/** Returns the sign between the columns: the most frequent one of the first line, outside of quotes; null for none. */
export function delimiterOf(text: string): string | null {
  const line = firstLine(text);
  const counts = DELIMITERS.map((sign) => line.split(sign).length - 1);
  const most = Math.max(...counts);
  return most === 0 ? null : (DELIMITERS[counts.indexOf(most)] ?? null);
}

/** Reads the first rows of a text; empty where it is no table. */
export function firstRows(text: string, delimiter: string, most: number): string[][] {
  const rows: string[][] = [];
  for (const row of csvRows(Buffer.from(text), delimiter)) {
    if (row === null || rows.length === most) break;
    rows.push(row);
  }
  return rows;
}

/**
 * Reads the rows of a table, in pieces.
 *
 * @param bytes UTF-8
 * @returns null for rows that cannot be read; those after them follow
 */
export function* csvRows(bytes: Buffer, delimiter: string): Generator<string[] | null> {
  let start = 0;
  for (let damaged = 0; start < bytes.length && damaged <= MOST_DAMAGED_ROWS; damaged += 1) {
    const read = rowsFrom(bytes.subarray(start), delimiter);
    yield* read.rows;
    if (read.end === null) return;
    yield null;
    const lineEnd = bytes.indexOf(LINE_FEED, start + read.end);
    if (lineEnd === -1) return;
    start = lineEnd + 1;
  }
}

/** Reads rows up to the first one that cannot be read; `end` is where that one begins, null where there is none. */
function rowsFrom(bytes: Buffer, delimiter: string): { rows: string[][]; end: number | null } {
  const rows: string[][] = [];
  let end = 0;
  try {
    parse(bytes, {
      bom: true,
      delimiter,
      max_record_size: LONGEST_ROW,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (record: string[], info) => {
        end = info.bytes;
        rows.push(record.slice(0, MOST_COLUMNS));
        return null;
      },
    });
    return { rows, end: null };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows, end };
  }
}

/** The first line that is not blank, without what stands in quotes. */
function firstLine(text: string): string {
  const start = text.replace(/^\uFEFF/, "").trimStart();
  const end = start.search(/[\r\n]/);
  return (end === -1 ? start : start.slice(0, end)).replace(/"[^"]*"/g, "");
}
