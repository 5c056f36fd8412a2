import type { ArchivedRecipe, ArchiveEntry } from "../archive-entry.ts";
import { bytesSource } from "../container/byte-source.ts";
import { openArchive, type OpenOptions } from "../open-archive.ts";
import { collect } from "./collect.ts";

/** Opens files by name, and returns all of their entries. */
export async function archiveEntries(
  files: Readonly<Record<string, Uint8Array | string>>,
  options?: OpenOptions,
): Promise<ArchiveEntry[]> {
  const sources = Object.entries(files).map(([name, content]) =>
    bytesSource(typeof content === "string" ? new TextEncoder().encode(content) : content, name),
  );
  const archive = await openArchive(sources, options);
  return collect(archive.entries());
}

/** Opens one file, and returns its recipes; fails where anything in it is unread. */
export async function archivedRecipes(
  content: Uint8Array | string,
  options?: OpenOptions,
): Promise<ArchivedRecipe[]> {
  const entries = await archiveEntries({ file: content }, options);
  return entries.map((entry) => {
    if (entry.kind === "unread") throw new Error(`${entry.entry} is unread: ${entry.reason}`);
    return entry;
  });
}

/** Returns the ingredient lines of a recipe by group. */
export function linesByGroup({ draft }: ArchivedRecipe): Record<string, (string | undefined)[]> {
  return Object.fromEntries(
    Object.entries(draft.ingredients).map(([group, rows]) => [group, rows.map(({ text }) => text)]),
  );
}

/** Returns the texts of the steps of a recipe in order. */
export function stepTexts({ draft }: ArchivedRecipe): string[] {
  return draft.steps.flatMap(({ sub_steps }) => sub_steps.map(({ description }) => description));
}
