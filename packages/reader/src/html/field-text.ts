import { cleanLine } from "@larder/domain/text/clean-text";
import { mendedText } from "./mended-text.ts";
import { streamPage } from "./page-stream.ts";
import { PageText } from "./page-text.ts";

/** Templates escape what has been escaped before. */
const MAX_ROUNDS = 3;
const MAX_LENGTH = 50_000;

const LINE_ENDS = /[\r\n\u2028\u2029]+/;
const MAY_HOLD_MARKUP = /[<&]/;
/** Tags that part lines; where there are any, line breaks of the source mean nothing. */
const LINE_TAG = /<\/?(?:br|p|li|div|ul|ol|tr|h[1-6])\b/i;

/** The lines of a text that a page gives as data: entities decoded, however often they were encoded, and tags dropped. */
export function textLines(value: string): string[] {
  let text = value.slice(0, MAX_LENGTH);
  for (let round = 0; round < MAX_ROUNDS && MAY_HOLD_MARKUP.test(text); round += 1) {
    const shown = shownLines(LINE_TAG.test(text) ? text : text.replace(/\r\n?|\n/g, "<br>"));
    if (shown === text) break;
    text = shown;
  }
  return text
    .split(LINE_ENDS)
    .map((line) => cleanLine(mendedText(line)))
    .filter((line) => line !== "");
}

/** The same on one line; empty for what is no text. */
export function textLine(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? textLines(value).join(" ") : "";
}

function shownLines(html: string): string {
  const text = new PageText();
  streamPage(html, [text], () => false);
  const lines = text.lines({ from: 0, to: text.position });
  return lines.map((line) => line.text).join("\n");
}
