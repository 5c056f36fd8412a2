import { PIECE_BYTES, pieceSize } from "@larder/domain/archive-import/archive-import";
import { putImportPiece } from "@larder/domain/contract/imports";
import { call } from "@/lib/api/api-client";
import { ApiError } from "@/lib/api/api-error";

/** A piece of a file of an import, both counted from 0. */
export interface Piece {
  file: number;
  piece: number;
}

/** A file that was changed or removed since it was chosen. */
export class FileChanged extends Error {
  override name = "FileChanged";
  readonly file: string;
  constructor(file: string) {
    super(`${file} cannot be read any more`);
    this.file = file;
  }
}

export interface SendPieces {
  id: string;
  pieces: readonly Piece[];
  /** The files by their index in the import. */
  files: readonly (File | null)[];
  signal: AbortSignal;
  /** Called after each piece, with its size in bytes. */
  onSent: (bytes: number) => void;
  /** Called when a piece has to wait for the connection, and when it goes on. */
  onWaiting: (isWaiting: boolean) => void;
}

/** Pieces under way at once: one waits for the disk while the other is sent. */
const LANES = 2;
/** The pauses after each failure in a row; the last one holds for all further ones. */
const PAUSES_MS = [1_000, 3_000, 10_000, 30_000] as const;
/** Failures in a row of a server that answers, after which the upload stops. */
const MOST_REFUSALS = 5;

/**
 * Sends the pieces of an import. A lost connection is waited for as long as the page is open; the server takes a piece a
 * second time without harm.
 *
 * @throws FileChanged when a file cannot be read, and ApiError when the server refuses a piece
 */
export async function sendPieces({
  id,
  pieces,
  files,
  signal,
  onSent,
  onWaiting,
}: SendPieces): Promise<void> {
  const queue = pieces.filter(({ file }) => files[file]);
  const stop = new AbortController();
  const both = AbortSignal.any([signal, stop.signal]);

  async function lane(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { file, piece } = next;
      const from = files[file];
      if (!from) continue;
      const body = await bytesOf(from, piece);
      await sendLastingly(
        () =>
          call(putImportPiece, {
            params: { id, file: String(file), piece: String(piece) },
            query: {},
            body,
            signal: both,
          }),
        both,
        onWaiting,
      );
      onSent(body.size);
    }
  }

  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } catch (error) {
    stop.abort();
    throw error;
  }
}

async function bytesOf(file: File, piece: number): Promise<Blob> {
  const from = piece * PIECE_BYTES;
  try {
    // Read before it is sent: a request whose file is gone fails like one without a connection.
    const bytes = await file.slice(from, from + (pieceSize(file.size, piece) ?? 0)).arrayBuffer();
    return new Blob([bytes], { type: "application/octet-stream" });
  } catch {
    throw new FileChanged(file.name);
  }
}

async function sendLastingly(
  send: () => Promise<unknown>,
  signal: AbortSignal,
  onWaiting: (isWaiting: boolean) => void,
): Promise<void> {
  let refusals = 0;
  for (let failures = 0; ; failures += 1) {
    signal.throwIfAborted();
    try {
      await send();
      if (failures > 0) onWaiting(false);
      return;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ApiError)) throw error;
      const isLost = error.status === 0;
      if (!isLost) refusals += 1;
      if (!isLost && (!isTemporary(error.status) || refusals >= MOST_REFUSALS)) throw error;
      onWaiting(true);
      const askedMs = error.retryAt ? error.retryAt.getTime() - Date.now() : 0;
      await pause(Math.max(askedMs, PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0), signal);
    }
  }
}

const isTemporary = (status: number): boolean => status === 429 || status >= 500;

/** Resolves after a time, or as soon as the browser is online again; rejects when the signal aborts. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const listening = new AbortController();
  const timer = setTimeout(resolve, ms);
  addEventListener("online", () => resolve(), { signal: listening.signal });
  signal.addEventListener("abort", () => reject(signal.reason), { signal: listening.signal });
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    listening.abort();
  }
}
