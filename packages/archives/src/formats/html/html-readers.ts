import type { ArchiveReader } from "../../archive-reader.ts";
import { COPY_ME_THAT } from "./copy-me-that.ts";
import { htmlReader } from "./html-format.ts";
import { PAPRIKA_HTML } from "./paprika-html.ts";
import { RECIPEKEEPER } from "./recipekeeper.ts";

/** The readers of apps that export pages. */
export const HTML_READERS: readonly ArchiveReader[] = [PAPRIKA_HTML, RECIPEKEEPER, COPY_ME_THAT].map(
  htmlReader,
);
