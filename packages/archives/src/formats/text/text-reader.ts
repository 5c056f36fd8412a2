import { mayHoldRecipe } from "@larder/domain/text-import/recipe-evidence";
import type { ArchiveReader } from "../../archive-reader.ts";
import { decodeText } from "../../container/decode-text.ts";
import { isText } from "../../container/is-text.ts";
import { stemOf, type TreeFile } from "../../container/tree.ts";
import { textOfFile } from "../text-of-file.ts";
import { readEach, type ReaderEntry } from "../read-each.ts";
import { severalTexts } from "./several-texts.ts";
import { recipeOfText } from "./text-recipe.ts";

/** The largest text in bytes that is read as one of a person. */
const MOST_BYTES = 2 * 1024 * 1024;
/** The longest text of one recipe in characters. */
const LONGEST_RECIPE = 200_000;
/** Names without an ending, and those of texts: other endings belong to other programs. */
const TEXT_NAME = /^[^.]+$|\.(?:txt|text|asc)$/i;

/** Plain text files: one recipe, or several with a separator between them. The last reader of all. */
export const textReader: ArchiveReader = {
  format: "text",
  async claims({ tree }, heads) {
    const texts: TreeFile[] = [];
    let hasRecipe = false;
    for (const file of tree.files) {
      const head = TEXT_NAME.test(file.name) ? await heads.text(file) : "";
      if (!isText(head) || /^\s*[<{[]/.test(head) || file.size > MOST_BYTES) continue;
      texts.push(file);
      hasRecipe ||= mayHoldRecipe(await textOfFile(file, MOST_BYTES));
    }
    // Beside texts with recipes also the others are listed, so that the cook can read them.
    return hasRecipe ? texts : [];
  },
  read: (_, claimed) => readEach(claimed, recipesOfFile),
};

async function* recipesOfFile(file: TreeFile): AsyncGenerator<ReaderEntry> {
  const text = decodeText(await file.bytes(MOST_BYTES));
  const parts = severalTexts(text);
  for (const [index, part] of parts.entries()) {
    const entry = parts.length === 1 ? file.path : `${file.path}#${index + 1}`;
    const original = { type: "text", text: part.trim() } as const;
    if (part.length > LONGEST_RECIPE) yield { kind: "unread", entry, reason: "entry-too-large", original };
    else if (!mayHoldRecipe(part)) yield { kind: "unread", entry, reason: "entry-unknown", original };
    else yield { ...recipeOfText(part, stemOf(file.name)), entry, original };
  }
}
