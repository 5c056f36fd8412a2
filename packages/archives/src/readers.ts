import type { ArchiveReader } from "./archive-reader.ts";
import { paprikaReader } from "./formats/paprika.ts";

/** The readers, the most particular first: a reader sees the files that none before it has claimed. */
export const READERS: readonly ArchiveReader[] = [paprikaReader];
