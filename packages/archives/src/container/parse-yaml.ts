import { parseAllDocuments } from "yaml";
import { EntryError } from "../entry-error.ts";

/** A recipe with a picture in base64 may be this long, in characters. */
const LONGEST = 32 * 1024 * 1024;

/**
 * Parses YAML in which every value is a text: "no", 1e3 and dates stay as they are written. Tags run nothing, and aliases
 * are refused, since they can grow without end.
 *
 * @returns the documents of the file
 * @throws {EntryError} when it is no YAML
 */
export function parseYaml(text: string): unknown[] {
  if (text.length > LONGEST) throw new EntryError("entry-too-large");
  try {
    const documents = parseAllDocuments(text, {
      schema: "failsafe",
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: "error",
    });
    if (!Array.isArray(documents)) return [];
    return documents.map((document) => {
      const [error] = document.errors;
      if (error) throw error;
      return document.toJS({ maxAliasCount: 0, mapAsMap: false }) as unknown;
    });
  } catch (cause) {
    // Also a stack that is exhausted by nesting.
    throw new EntryError("entry-damaged", { cause });
  }
}
