import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { RenderedPage } from "@larder/domain/contract/server-rendering";
import type { Encoding } from "../answers/accepted-encoding.ts";

const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  identity: async (bytes) => bytes,
};

export type Headers = Readonly<Record<string, string | number>>;

/** The bytes of a page in one encoding, with all its headers. */
interface Prepared {
  bytes: Buffer;
  headers: Headers;
}

/** A public page, the same for all readers: nothing of its answers is made for a request. */
export class PublicDocument {
  readonly #plain: Buffer;
  readonly #prepared = new Map<Encoding, Prepared>();
  readonly etag: string;
  /** The headers of an answer without the page. */
  readonly headers: Headers;

  /** @param headers those that do not depend on the content */
  constructor({ html, styles, styleAttributes }: RenderedPage, headers: Headers) {
    this.#plain = Buffer.from(html);
    this.etag = `W/"${hashOf(html)}"`;
    const hashes = [...styles, ...styleAttributes].map((content) => `'sha256-${hashOf(content)}'`);
    // Pictures and fonts of this server, the page's own styles, and no scripts.
    const policy = [
      "default-src 'none'",
      ["style-src", ...(styleAttributes.length > 0 ? ["'unsafe-hashes'"] : []), ...hashes].join(" "),
      "img-src 'self' data:",
      "font-src 'self'",
      // No script runs here that could connect; tools that examine the page ask for robots.txt in its name.
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join("; ");
    this.headers = { ...headers, ETag: this.etag, "Content-Security-Policy": policy };
  }

  /** The memory that it takes in bytes. */
  get size(): number {
    return Math.ceil(this.#plain.length * 1.6);
  }

  /** Returns the page in an encoding; it is compressed once. */
  in(encoding: Encoding): Prepared | Promise<Prepared> {
    return this.#prepared.get(encoding) ?? this.#prepare(encoding);
  }

  async #prepare(encoding: Encoding): Promise<Prepared> {
    const bytes = await compressors[encoding](this.#plain);
    const prepared = {
      bytes,
      headers: {
        ...this.headers,
        "Content-Type": "text/html; charset=utf-8",
        "Content-Length": bytes.length,
        ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      },
    };
    this.#prepared.set(encoding, prepared);
    return prepared;
  }
}

function hashOf(content: string): string {
  return createHash("sha256").update(content).digest("base64");
}
