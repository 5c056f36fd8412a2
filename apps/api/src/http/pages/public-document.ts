import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { RenderedPage } from "@larder/domain/contract/server-rendering";
import type { Encoding } from "../answers/accepted-encoding.ts";

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** The bytes of a public page, the same for all readers, with all that its answers need. */
export class PublicDocument {
  readonly #plain: Buffer;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();
  readonly etag: string;
  /** A policy that permits pictures and fonts of this server, the page's own styles and no scripts. */
  readonly policy: string;

  constructor({ html, styles, styleAttributes }: RenderedPage) {
    this.#plain = Buffer.from(html);
    this.etag = `W/"${hashOf(html)}"`;
    const hashes = [...styles, ...styleAttributes].map((content) => `'sha256-${hashOf(content)}'`);
    this.policy = [
      "default-src 'none'",
      ["style-src", ...(styleAttributes.length > 0 ? ["'unsafe-hashes'"] : []), ...hashes].join(" "),
      "img-src 'self' data:",
      "font-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join("; ");
  }

  /** The memory that it takes in bytes. */
  get size(): number {
    return Math.ceil(this.#plain.length * 1.6);
  }

  /** Returns the page in an encoding; it is compressed once. */
  async in(encoding: Encoding): Promise<Buffer> {
    if (encoding === "identity") return this.#plain;
    let packed = this.#packed.get(encoding);
    if (!packed) {
      packed = compressors[encoding](this.#plain);
      this.#packed.set(encoding, packed);
    }
    return packed;
  }
}

function hashOf(content: string): string {
  return createHash("sha256").update(content).digest("base64");
}
