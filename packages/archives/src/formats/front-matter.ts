import { parseYaml } from "../container/parse-yaml.ts";
import { EntryError } from "../entry-error.ts";
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

/** Reads a YAML document that is a record; returns null when it is no YAML, or no record. */
export function yamlRecord(text: string): LooseRecord | null {
  try {
    const [document, ...others] = parseYaml(text);
    return others.length === 0 ? asRecord(document) : null;
  } catch (error) {
    if (error instanceof EntryError) return null;
    throw error;
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
