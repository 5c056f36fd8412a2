import { cleanLine } from "../text/clean-text.ts";
import { mendedText } from "../text/mended-text.ts";
import { plainText } from "../text/plain-text.ts";

const MAX_LENGTH = 50_000;
const LINE_ENDS = /[\r\n\u2028\u2029]+/;
/** Tags that end a line, perhaps encoded; where a text has any, line breaks of the source are ignored. */
const LINE_TAG = /(?:<|&(?:amp;){0,2}lt;)\/?(?:br|p|li|div|ul|ol|tr|h[1-6])\b/i;

/** Returns the lines of a field's text: decodes entities, however often they were encoded, and drops tags. */
export function textLines(value: string): string[] {
  const written = value.slice(0, MAX_LENGTH);
  const text = LINE_TAG.test(written) ? written.replace(/[\r\n]+/g, " ") : written;
  return plainText(text)
    .split(LINE_ENDS)
    .map((line) => cleanLine(mendedText(line)))
    .filter((line) => line !== "");
}

/** Returns a field's text on one line; empty for what is no text. */
export function textLine(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? textLines(value).join(" ") : "";
}
