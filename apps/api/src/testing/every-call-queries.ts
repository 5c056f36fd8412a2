import { fieldsOf } from "./contract-calls.ts";
import type { Entry } from "./every-call-server.ts";

/** Values for the text fields of queries: what many recipes have, what few have, what none has, what no index knows. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  q: ["potato", "dish 7", "po", "zzzz"],
  search: ["leek+egg", "po", "zzzz"],
  tag: ["soup", "tag 7", "none"],
};

/** The queries of a call: none, and one for each value that a field of it can have. */
export function queriesOf([, { query, when }]: Entry): Record<string, string>[] {
  const fields = Object.entries(fieldsOf(query)).filter(([name]) => !Object.hasOwn(when ?? {}, name));
  const page = fields.some(([name]) => name === "limit") ? { limit: "20" } : undefined;
  return [
    {},
    ...(page ? [page] : []),
    ...fields.flatMap(([name, field]) =>
      [...choicesOf(field), ...(TEXTS[name] ?? [])].map((value) => ({ ...page, [name]: value })),
    ),
  ];
}

function choicesOf(field: object): string[] {
  if ("const" in field) return [String(field.const)];
  return "enum" in field && Array.isArray(field.enum) ? field.enum.map(String) : [];
}
