import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

interface Download {
  mediaType: string;
  /** The name that the browser proposes; any characters. */
  fileName: string;
  pieces: AsyncGenerator<Uint8Array, void>;
  /** The number of reads that this answer counts beside the one of every call. */
  extraReads: number;
}

/** An answer that is a file, written while it is sent and never held as a whole. */
export class FileStream {
  readonly extraReads: number;
  readonly #download: Download;

  constructor(download: Download) {
    this.#download = download;
    this.extraReads = download.extraReads;
  }

  /**
   * Sends the file, no faster than the client reads, and stops when the client leaves. A failure before the first piece is an
   * error like any other; after it the connection is cut, so that no client takes a part for the whole.
   */
  async sendTo(response: ServerResponse): Promise<void> {
    const { pieces, mediaType, fileName } = this.#download;
    const first = await pieces.next();
    response.setHeader("Content-Type", mediaType);
    response.setHeader("Content-Disposition", attachment(fileName));
    response.setHeader("Cache-Control", "no-store");
    await pipeline(Readable.from(beginningWith(first, pieces), { objectMode: false }), response);
  }
}

async function* beginningWith(
  first: IteratorResult<Uint8Array, void>,
  rest: AsyncGenerator<Uint8Array, void>,
): AsyncGenerator<Uint8Array, void> {
  try {
    if (!first.done) yield first.value;
    yield* rest;
  } finally {
    await rest.return();
  }
}

/** Names a file in plain letters for old clients, and as it is. @see https://www.rfc-editor.org/rfc/rfc6266 */
function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
