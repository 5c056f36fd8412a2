import type { ArchiveImportWithPieces } from "@larder/domain/archive-import/archive-import";
import { pieceSize } from "@larder/domain/archive-import/archive-import";
import { beginReading } from "@/features/imports/api";
import { type Piece, sendPieces } from "@/features/imports/upload/send-pieces";
import { watched } from "@/lib/browser/watched";

/** An upload of this page. It goes on while the cook looks at other pages of the app. */
export interface RunningUpload {
  /** The bytes that the server has, with those of earlier visits. */
  sentBytes: number;
  isWaiting: boolean;
  /** Why it stopped. */
  error: unknown;
  files: readonly (File | null)[];
}

const uploads = watched<Readonly<Record<string, RunningUpload>>>({});
const controllers = new Map<string, AbortController>();

export const useRunningUpload = (id: string): RunningUpload | undefined => uploads.useValue()[id];

function change(id: string, fields: Partial<RunningUpload>): void {
  const now = uploads.get();
  const before = now[id];
  if (before) uploads.set({ ...now, [id]: { ...before, ...fields } });
}

function forget(id: string): void {
  controllers.delete(id);
  const { [id]: _, ...others } = uploads.get();
  uploads.set(others);
  if (controllers.size === 0) removeEventListener("beforeunload", askBeforeLeaving);
}

/** Has the browser ask before the tab is closed. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

export const missingPieces = ({ files }: ArchiveImportWithPieces): Piece[] =>
  files.flatMap(({ missing }, file) => missing.map((piece) => ({ file, piece })));

/** Returns the size of all files, and of what the server has of them, in bytes. */
export function uploadedBytes(shown: ArchiveImportWithPieces): { all: number; sent: number } {
  const all = shown.files.reduce((sum, { size }) => sum + size, 0);
  const missing = missingPieces(shown).reduce(
    (sum, { file, piece }) => sum + (pieceSize(shown.files[file]?.size ?? 0, piece) ?? 0),
    0,
  );
  return { all, sent: all - missing };
}

/**
 * Sends what the server lacks of an import, then asks it to read the files.
 *
 * @param files the files by their index in the import; null for those that were not chosen again
 * @param onChange called when the import has changed at the server
 */
export async function runUpload(
  shown: ArchiveImportWithPieces,
  files: readonly (File | null)[],
  onChange: (changed: ArchiveImportWithPieces | null) => void,
): Promise<void> {
  const { id } = shown;
  controllers.get(id)?.abort();
  const controller = new AbortController();
  controllers.set(id, controller);
  addEventListener("beforeunload", askBeforeLeaving);
  let sentBytes = uploadedBytes(shown).sent;
  uploads.set({ ...uploads.get(), [id]: { sentBytes, isWaiting: false, error: null, files } });
  try {
    await sendPieces({
      id,
      pieces: missingPieces(shown),
      files,
      signal: controller.signal,
      onSent: (bytes) => change(id, { sentBytes: (sentBytes += bytes) }),
      onWaiting: (isWaiting) => change(id, { isWaiting }),
    });
    const isWhole = missingPieces(shown).every(({ file }) => files[file]);
    const changed = isWhole ? await beginReading(id) : null;
    if (controller.signal.aborted) return;
    onChange(changed);
    forget(id);
  } catch (error) {
    if (controller.signal.aborted) return;
    controllers.delete(id);
    change(id, { error, isWaiting: false });
    onChange(null);
  }
}

/** Ends an upload; the pieces that were sent stay at the server. */
export function endUpload(id: string): void {
  controllers.get(id)?.abort();
  forget(id);
}
