import type { ArchiveReader } from "./archive-reader.ts";
import { cooklangReader } from "./formats/cooklang/cooklang.ts";
import { CSV_READERS } from "./formats/csv/csv-reader.ts";
import { HTML_READERS } from "./formats/html/html-readers.ts";
import { JSON_READERS } from "./formats/json/json-readers.ts";
import { larderReader } from "./formats/larder-archive.ts";
import { LINE_READERS } from "./formats/lines/line-readers.ts";
import { MARKDOWN_READERS } from "./formats/markdown/markdown.ts";
import { mealieReader } from "./formats/mealie/mealie.ts";
import { openRecipeFormatReader } from "./formats/open-recipe-format.ts";
import { paprikaReader } from "./formats/paprika.ts";
import { paprikaListReader } from "./formats/paprika-list.ts";
import { recetteTekReader } from "./formats/recettetek.ts";
import { SCHEMA_READERS } from "./formats/schema/schema-readers.ts";
import { tandoorReader } from "./formats/tandoor.ts";
import { evernoteReader } from "./formats/sections/evernote.ts";
import { textReader } from "./formats/text/text-reader.ts";
import { XML_READERS } from "./formats/xml/xml-reader.ts";
import { cookbookManagerReader, paprikaYamlReader } from "./formats/yaml/yaml-recipe.ts";

/** The readers, the most particular first: a reader sees the files that none before it has claimed. */
export const READERS: readonly ArchiveReader[] = [
  larderReader,
  paprikaReader,
  paprikaListReader,
  ...JSON_READERS,
  ...HTML_READERS,
  mealieReader,
  tandoorReader,
  ...SCHEMA_READERS,
  evernoteReader,
  ...XML_READERS,
  cooklangReader,
  ...MARKDOWN_READERS,
  openRecipeFormatReader,
  paprikaYamlReader,
  cookbookManagerReader,
  ...LINE_READERS,
  recetteTekReader,
  ...CSV_READERS,
  // Any text may be a recipe in plain words: this one is the last.
  textReader,
];
