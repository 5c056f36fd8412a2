import type { ArchiveImport, ImportState } from "@larder/domain/archive-import/archive-import";
import { APP_NAMES } from "@larder/domain/archive-import/format-names";

const BUSY: readonly ImportState[] = ["looking", "running", "undoing"];

/** The pauses between two questions about an import, in ms: while the server works on it, and while it fetches pictures. */
const BUSY_POLL_MS = 1_500;
const PICTURES_POLL_MS = 5_000;

/** Reports whether the server works on an import by itself. */
export const isBusy = ({ state }: Pick<ArchiveImport, "state">): boolean => BUSY.includes(state);

/** Returns the pause in ms before an import is asked for again; false when only the cook changes it. */
export function pollPause(shown: Pick<ArchiveImport, "state" | "pictures">): number | false {
  if (isBusy(shown)) return BUSY_POLL_MS;
  const { done, failed, total } = shown.pictures;
  return shown.state === "done" && done + failed < total ? PICTURES_POLL_MS : false;
}

/** Returns the names of the apps that wrote the files, each once. */
export function appsOf(
  { formats, addresses }: Pick<ArchiveImport, "formats" | "addresses">,
  messages: { formats: Readonly<Record<string, string>>; pages: string },
): string[] {
  if (addresses > 0) return [messages.pages];
  return [...new Set(formats.map((format) => APP_NAMES[format] ?? messages.formats[format] ?? format))];
}

/** Returns the tag that is suggested for an import: `imported-paprika-2026-11`. */
export function suggestedTag({
  formats,
  addresses,
  createdAt,
}: Pick<ArchiveImport, "formats" | "addresses" | "createdAt">): string {
  const source = addresses > 0 ? "web" : (formats[0]?.split("-")[0] ?? "files");
  return `imported-${source}-${createdAt.slice(0, 7)}`;
}
