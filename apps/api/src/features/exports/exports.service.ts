import { createFileNames } from "@larder/archives/write/file-names";
import { EXPORT_WRITERS } from "@larder/archives/write/export-formats";
import { type ExportQuery, getCookbook } from "@larder/domain/contract/exports";
import type { ExportFormat } from "@larder/domain/formats/export-format";
import type { InterfaceLanguage } from "@larder/domain/language";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { FileStream } from "../../http/answers/file-stream.ts";
import { extraReadsOf, JsonStream, RECIPES_A_READ } from "../../http/answers/json-stream.ts";
import { unlessDamaged } from "../../ports/damaged-record.ts";
import type { Ports } from "../../ports/ports.ts";
import { choose, type ChoosingParts, eachOf, listChosen, type ListedRecipe } from "./chosen-recipes.ts";
import { exportSource, type SourceParts } from "./export-source.ts";

/** Reads that a book costs beside its own, as the download of an account. */
const COOKBOOK_READS = 19;

interface Asked {
  uid: string;
  query: ExportQuery;
  /** For the terms of the search, which are split before they are decoded. */
  rawQuery: string;
}

export type ExportsService = ReturnType<typeof createExportsService>;

/** Creates the service that gives users their recipes to take away. */
export function createExportsService(
  parts: SourceParts &
    ChoosingParts &
    Pick<Ports, "clock"> & { languageOf: (uid: string) => Promise<InterfaceLanguage> },
) {
  return {
    /** Writes the file while it is sent. @throws AppError `collection-not-found` */
    async file({ uid, query, rawQuery }: Asked, format: ExportFormat, origin: string): Promise<FileStream> {
      const choice = await choose(parts, uid, query, rawQuery);
      const listed = await listChosen(parts, uid, choice);
      const now = parts.clock();
      const language = await parts.languageOf(uid);
      const source = await exportSource(parts, choice, listed, { uid, now, origin, language });
      const { mediaType, extension, write } = EXPORT_WRITERS[format];
      return new FileStream({
        mediaType,
        fileName: downloadName(source.title, { format, extension, now }),
        pieces: write(source),
        extraReads: extraReadsOf(listed.length, RECIPES_A_READ),
      });
    },

    /** Returns whole recipes for a printed book. @throws AppError `collection-not-found` */
    async cookbook({ uid, query, rawQuery }: Asked): Promise<JsonStream> {
      const choice = await choose(parts, uid, query, rawQuery);
      const { shape } = getCookbook.response;
      const { collection } = choice;
      const recipes = collection
        ? readEach(await listChosen(parts, uid, choice), uid)
        : eachOf((page) => parts.store.recipes.openList(choice.filter, "name", page));
      return new JsonStream(
        [
          { name: "success", schema: shape.success, value: true },
          { name: "title", schema: shape.title, value: collection?.name ?? "" },
          { name: "recipes", schema: shape.recipes.def.element, items: recipes },
        ],
        COOKBOOK_READS,
      );
    },
  };

  async function* readEach(listed: readonly ListedRecipe[], uid: string): AsyncGenerator<Recipe> {
    for (const { id } of listed) {
      const recipe = await unlessDamaged(parts.findReadable(id, uid));
      if (recipe) yield recipe;
    }
  }
}

/** "My recipes larder 2026-11-28.zip" */
function downloadName(
  title: string,
  { format, extension, now }: { format: ExportFormat; extension: string; now: Date },
): string {
  return createFileNames("Larder")(
    `${title.slice(0, 60)} ${format} ${now.toISOString().slice(0, 10)}`,
    `.${extension}`,
  );
}
