import type { ArchiveReader } from "./archive-reader.ts";
import { CSV_READERS } from "./formats/csv/csv-reader.ts";
import { JSON_READERS } from "./formats/json/json-readers.ts";
import { larderReader } from "./formats/larder-archive.ts";
import { paprikaReader } from "./formats/paprika.ts";
import { XML_READERS } from "./formats/xml/xml-reader.ts";

/** The readers, the most particular first: a reader sees the files that none before it has claimed. */
export const READERS: readonly ArchiveReader[] = [
  larderReader,
  paprikaReader,
  ...JSON_READERS,
  ...XML_READERS,
  ...CSV_READERS,
];
