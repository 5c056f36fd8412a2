import { textLine, textLines } from "./field-text.ts";
import { isNode, listOf, property, type SchemaNode } from "./schema-node.ts";
import { webAddress } from "./web-address.ts";

/** The name of the comments that hold the notes of a recipe, as RecipeSage and Larder write them. */
export const NOTE_NAME = "Author Notes";
/** The number of entries that are read from long lists. */
const MAX_VALUES = 100;

/** The texts that only a document that was exported as one recipe gives; in a page, the same fields hold comments and videos of others. */
export interface DocumentDetails {
  notes: string[];
  nutrition: string;
  video: string;
}

/**
 * Reads notes, nutrition and the video of a document. It is not for pages: their comments are by visitors, and their videos
 * are often of something else.
 */
export function readDocumentDetails(node: SchemaNode): DocumentDetails {
  return {
    notes: listOf(property(node, "comment")).slice(0, MAX_VALUES).flatMap(noteOf),
    nutrition: nutritionText(property(node, "nutrition")),
    video: videoAddress(property(node, "video")),
  };
}

/** Returns the text of a comment without an author; a name of its own is its first line. */
function noteOf(comment: unknown): string[] {
  if (typeof comment === "string") return linesOf(comment);
  if (!isNode(comment) || property(comment, "author") || property(comment, "creator")) return [];
  const name = textLine(property(comment, "name"));
  const text = linesOf(property(comment, "text") ?? property(comment, "commentText"));
  const isTitled = name !== "" && name !== NOTE_NAME;
  return isTitled ? [[name, ...text].join("\n")] : text;
}

function linesOf(value: unknown): string[] {
  const text = typeof value === "string" ? textLines(value).join("\n") : "";
  return text === "" ? [] : [text];
}

/** Returns the nutrition as a text of lines such as "Saturated fat: 3 g", except the calories, which have a field of their own. */
function nutritionText(value: unknown): string {
  if (typeof value === "string") return textLines(value).join("\n");
  if (!isNode(value)) return "";
  const said = linesOf(property(value, "description"));
  if (said.length > 0) return said.join("\n");
  return Object.entries(value)
    .flatMap(([key, amount]) => {
      const text = textLine(amount);
      return key === "calories" || !/^[a-z]+(?:Content|Size)$/i.test(key) || text === ""
        ? []
        : [`${labelOf(key)}: ${text}`];
    })
    .join("\n");
}

/** Returns the words of a property: "saturatedFatContent" is "Saturated fat". */
function labelOf(key: string): string {
  const words = key
    .replace(/Content$/, "")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function videoAddress(value: unknown): string {
  for (const video of listOf(value).slice(0, MAX_VALUES)) {
    const addresses = isNode(video)
      ? ["url", "embedUrl", "contentUrl", "@id"].map((name) => property(video, name))
      : [video];
    for (const address of addresses) {
      const found = typeof address === "string" ? webAddress(address, address) : null;
      if (found) return found;
    }
  }
  return "";
}
