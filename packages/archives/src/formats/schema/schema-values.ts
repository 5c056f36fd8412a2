import { isNode, listOf, property, type SchemaNode } from "@larder/domain/schema-org/schema-node";

/** The values of a property that are texts or numbers, those of nodes by one of these names. */
export function textsOf(node: SchemaNode, name: string, ...inner: string[]): string[] {
  return listOf(property(node, name)).flatMap((value) => textsOfValue(value, inner));
}

/** Returns the first text of a property that is not blank. */
export function textOf(node: SchemaNode, name: string, ...inner: string[]): string | undefined {
  return textsOf(node, name, ...inner)[0];
}

function textsOfValue(value: unknown, inner: readonly string[]): string[] {
  if (typeof value === "number" && Number.isFinite(value)) return [String(value)];
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  if (!isNode(value)) return [];
  for (const name of inner) {
    const texts = listOf(property(value, name)).flatMap((one) => textsOfValue(one, []));
    if (texts.length > 0) return texts;
  }
  return [];
}

/** Names of a list, or of one text that holds them all: "soup, quick". */
export function namesOf(node: SchemaNode, name: string): string[] {
  const texts = textsOf(node, name, "name", "text");
  const [only = ""] = texts;
  return texts.length === 1 ? only.split(/[,;]/) : texts;
}
