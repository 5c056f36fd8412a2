/**
 * The types of the parameters of every exported function of a module, as its source writes them: the functions
 * themselves do not say. Functions that are made by a call are left out, for they are tried by those that call them.
 */
export function parameterTypes(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const declared =
    /^export (?:async )?function\*? (\w+)(?:<[^(]*>)?\(|^export const (\w+)(?:: [\w.<>[\], ]+)? = (?:async )?\((?=[^=]*\) =>)/gm;
  for (const match of source.matchAll(declared)) {
    const name = match[1] ?? match[2] ?? "";
    found.set(name, parameters(source, match.index + match[0].length).map(typeOf));
  }
  return found;
}

/** The parameters behind this bracket, without their defaults. */
function parameters(source: string, start: number): string[] {
  const list: string[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < source.length; at += 1) {
    const char = source.charAt(at);
    if (char === ")" && depth === 0) {
      list.push(source.slice(from, at));
      break;
    }
    if (char === "," && depth === 0) {
      list.push(source.slice(from, at));
      from = at + 1;
    }
    if ("([{<".includes(char)) depth += 1;
    if (")]}".includes(char) || (char === ">" && source.charAt(at - 1) !== "=")) depth -= 1;
  }
  return list.map((parameter) => parameter.trim()).filter((parameter) => parameter !== "");
}

/** `{ a, b: c }: Type = {}` has the type `Type`, and `a = 1` that of its default. */
function typeOf(parameter: string): string {
  const [, type, fallback] =
    /^(?:\{[^}]*\}|\[[^\]]*\]|[\w.]+)\??(?:\s*:\s*([^]*?))?(?:\s=\s([^]*))?$/.exec(parameter) ?? [];
  if (type !== undefined) return type.replace(/^readonly /, "").replaceAll(/\s+/g, " ");
  return fallback !== undefined && /^\d/.test(fallback) ? "number" : "unknown";
}
