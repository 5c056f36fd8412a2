import { parse } from "yaml";
import { asRecord, type LooseRecord } from "../loose-fields.ts";

/** The longest header in characters that is read as one. */
const LONGEST_HEADER = 200_000;

/** Splits a text into its header, YAML between two lines of hyphens at the beginning, and the rest. */
export function frontMatter(text: string): { metadata: LooseRecord; body: string } {
  const opened = /^\s*-{3}[ \t]*(?:\r\n?|\n)/.exec(text.slice(0, 1_000))?.[0];
  if (opened === undefined) return { metadata: {}, body: text };
  const closed = /(?:^|\r\n?|\n)-{3}[ \t]*(?=\r|\n|$)/.exec(text.slice(opened.length));
  if (!closed || closed.index > LONGEST_HEADER) return { metadata: {}, body: text };
  const header = text.slice(opened.length, opened.length + closed.index);
  const body = text.slice(opened.length + closed.index + closed[0].length);
  return { metadata: yamlRecord(header) ?? looseLines(header), body };
}

/**
 * Reads YAML whose scalars are all texts: no date, no `yes`, no tag of a language, and no alias, by which a small text could
 * become a large one.
 *
 * @returns null when it is no YAML, or no record
 */
export function yamlRecord(text: string): LooseRecord | null {
  try {
    const options = { schema: "failsafe", maxAliasCount: 0, uniqueKeys: false, logLevel: "error" } as const;
    return asRecord(parse(text, options));
  } catch {
    return null;
  }
}

/** Reads what is no YAML line by line: `name: value`, with the lines of a list below their name. */
function looseLines(header: string): LooseRecord {
  const fields = new Map<string, string | string[]>();
  let last = "";
  for (const line of header.split(/\r\n?|\n/)) {
    const item = /^\s*-\s+(.*)$/.exec(line)?.[1];
    const [, name, value = ""] = /^\s{0,3}([^\s:#-][^:]{0,99}):(?!\/\/)(.*)$/.exec(line) ?? [];
    if (item !== undefined && last !== "") {
      const known = fields.get(last);
      fields.set(last, [...(Array.isArray(known) ? known : []), unquoted(item)]);
    } else if (name !== undefined) {
      last = name.trim();
      fields.set(last, unquoted(value));
    }
  }
  return Object.fromEntries(fields);
}

function unquoted(value: string): string {
  return value.trim().replace(/^(["'])(.*)\1$/, "$2");
}
