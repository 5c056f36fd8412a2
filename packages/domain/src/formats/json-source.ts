/** Wrappers that are copied along with JSON: code fences, script tags. */
const WRAPPINGS: readonly (readonly [start: RegExp, end: string])[] = [
  [/^```[a-z+-]{0,12}\s/i, "```"],
  [/^<script\b[^<>]{0,200}>/i, "</script>"],
];

/** Returns the JSON of a text without its wrapper. */
export function jsonSource(text: string): string {
  const source = text.replace(/^\ufeff/, "").trim();
  for (const [start, end] of WRAPPINGS) {
    const opening = start.exec(source)?.[0];
    if (opening === undefined || !source.toLowerCase().endsWith(end)) continue;
    return source.slice(opening.length, Math.max(opening.length, source.length - end.length)).trim();
  }
  return source;
}
