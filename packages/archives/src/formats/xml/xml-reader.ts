import type { ArchiveReader, ReaderContext } from "../../archive-reader.ts";
import type { TreeFile } from "../../container/tree.ts";
import { readEach, type ReaderEntry } from "../read-each.ts";
import { decodeXml, rootName, xmlElements } from "./xml-elements.ts";
import type { XmlFormat } from "./xml-format.ts";
import { XML_FORMATS } from "./xml-formats.ts";
import { recipeOfElement } from "./xml-recipes.ts";

/** The readers of XML formats, one for each table of names. */
export const XML_READERS: readonly ArchiveReader[] = XML_FORMATS.map(xmlReader);

function xmlReader(format: XmlFormat): ArchiveReader {
  return {
    format: format.format,
    async claims({ tree }, heads) {
      const claimed: TreeFile[] = [];
      for (const file of tree.files)
        if (format.roots.includes(rootName(await heads.text(file)))) claimed.push(file);
      return claimed;
    },
    read: (context, claimed) => readEach(claimed, (file) => recipesOfFile(context, file, format)),
  };
}

async function* recipesOfFile(
  { tree, limits }: ReaderContext,
  file: TreeFile,
  format: XmlFormat,
): AsyncGenerator<ReaderEntry> {
  const text = decodeXml(await file.bytes(limits.collectionBytes));
  let number = 0;
  for (const element of xmlElements(text, new Set([format.recipe]))) {
    number += 1;
    const entry = `${file.path}#${number}`;
    yield element
      ? recipeOfElement(element, format, { entry, tree })
      : { kind: "unread", entry, reason: "entry-damaged" };
  }
  if (number === 0) yield { kind: "unread", entry: file.path, reason: "entry-empty" };
}
