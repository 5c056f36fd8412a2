import { cooklangFiles } from "./cooklang.ts";
import { epubFiles } from "./epub.ts";
import type { ExportSource, WrittenFile } from "./exported-recipe.ts";
import type { ExportFormat } from "@larder/domain/formats/export-format";
import { jsonLdText } from "./json-ld.ts";
import { larderFiles } from "./larder-archive.ts";
import { markdownFiles } from "./markdown.ts";
import { mealieFiles } from "./mealie.ts";
import { nextcloudFiles } from "./nextcloud.ts";
import { paprikaFiles } from "./paprika.ts";
import { tandoorFiles } from "./tandoor.ts";
import { zipStream } from "./zip-stream.ts";

/** The writer of a format, with the type of its file. */
export interface ExportWriter {
  mediaType: string;
  /** The ending of the file: "zip". */
  extension: string;
  write: (source: ExportSource) => AsyncGenerator<Uint8Array, void>;
}

const ZIP = "application/zip";

const zipOf =
  (files: (source: ExportSource) => AsyncIterable<WrittenFile>): ExportWriter["write"] =>
  (source) =>
    zipStream(files(source), source.exportedAt);

/** The writers of all formats. */
export const EXPORT_WRITERS: Readonly<Record<ExportFormat, ExportWriter>> = {
  larder: { mediaType: ZIP, extension: "zip", write: zipOf(larderFiles) },
  paprika: { mediaType: ZIP, extension: "paprikarecipes", write: zipOf(paprikaFiles) },
  mealie: { mediaType: ZIP, extension: "zip", write: zipOf(mealieFiles) },
  tandoor: { mediaType: ZIP, extension: "zip", write: zipOf(tandoorFiles) },
  nextcloud: { mediaType: ZIP, extension: "zip", write: zipOf(nextcloudFiles) },
  "json-ld": { mediaType: "application/ld+json", extension: "json", write: jsonLdBytes },
  cooklang: { mediaType: ZIP, extension: "zip", write: zipOf(cooklangFiles) },
  markdown: { mediaType: ZIP, extension: "zip", write: zipOf(markdownFiles) },
  epub: { mediaType: "application/epub+zip", extension: "epub", write: zipOf(epubFiles) },
};

async function* jsonLdBytes(source: ExportSource): AsyncGenerator<Uint8Array, void> {
  for await (const piece of jsonLdText(source)) yield Buffer.from(piece);
}
