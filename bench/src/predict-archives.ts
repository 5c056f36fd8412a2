import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import {
  ArchiveError,
  type ArchivedRecipe,
  type ArchivePicture,
  EntryError,
  fileSource,
  openArchive,
} from "@larder/archives";
import { fold } from "@larder/domain/text/fold";

const SHA_LENGTH = 16;

/** The prediction for one file: its recipes in the fields of the scorer, and what could not be read. */
interface ArchivePrediction {
  file: string;
  format: string;
  recipes: object[];
  failures: { entry: string; why: string }[];
  ms: number;
  peakMB: number;
}

/** Returns the files under a folder, those in folders named `expected` excepted. */
export function archiveFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === "expected" ? [] : archiveFiles(path);
      return entry.isFile() ? [path] : [];
    })
    .toSorted();
}

/** Reads one file as an import does. */
export async function predictArchive(folder: string, path: string): Promise<ArchivePrediction> {
  const started = performance.now();
  const recipes: object[] = [];
  const failures: ArchivePrediction["failures"] = [];
  let format = "";
  await using source = await fileSource(path, relative(folder, path));
  try {
    const archive = await openArchive([source]);
    format = archive.formats.join(",");
    for await (const entry of archive.entries()) {
      if (entry.kind === "recipe") recipes.push(await predicted(entry));
      else failures.push({ entry: entry.entry, why: entry.reason });
    }
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    failures.push({ entry: "", why: error.failure });
  }
  const ms = Math.round(performance.now() - started);
  const peakMB = Math.round(process.resourceUsage().maxRSS / 1024);
  return { file: source.name, format, recipes, failures, ms, peakMB };
}

async function predicted(entry: ArchivedRecipe): Promise<object> {
  const { draft } = entry;
  const { assumed = [], duration } = draft;
  const times = assumed.includes("duration") ? undefined : duration;
  const pictures = await Promise.all(entry.pictures.map(picturePrint));
  const headings = new Set(entry.stepHeadings.map(fold));
  const stored = pictures.filter((print) => print !== null);
  return {
    name: draft.name,
    description: draft.description,
    ingredients: Object.entries(draft.ingredients).map(([group, rows]) => ({
      group: group === "main" ? null : group.replaceAll("_", " "),
      lines: rows.map(({ text, ingredient_name }) => text ?? ingredient_name),
    })),
    steps: draft.steps.map(({ main_step, sub_steps }) => ({
      group: headings.has(fold(main_step)) ? main_step : null,
      lines: sub_steps.map(({ description }) => description),
    })),
    ...(!assumed.includes("servings") && { servings: draft.servings }),
    ...(times?.prep_time_minutes && { prepMinutes: times.prep_time_minutes }),
    ...(times?.cook_time_minutes && { cookMinutes: times.cook_time_minutes }),
    ...(times?.total_time_minutes && { totalMinutes: times.total_time_minutes }),
    rating: entry.ownRating,
    favorite: entry.isFavorite,
    difficulty: draft.difficulty,
    labels: draft.tags,
    source: draft.source,
    // A source that is no address of the web is kept as text.
    url: draft.url ?? draft.source,
    author: draft.author,
    notes: draft.notes,
    nutrition: draft.nutrition,
    images: stored.length,
    imageSha: stored,
    nested: entry.links.map(({ name }) => name),
    created: entry.createdAt,
  };
}

/** The first digits of the digest of a picture's bytes; null for an address, and for what cannot be read. */
async function picturePrint(picture: ArchivePicture): Promise<string | null> {
  if ("address" in picture) return null;
  try {
    return createHash("sha256")
      .update(await picture.bytes())
      .digest("hex")
      .slice(0, SHA_LENGTH);
  } catch (error) {
    if (error instanceof EntryError) return null;
    throw error;
  }
}
