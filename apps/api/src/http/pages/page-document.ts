import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, crc32, deflateRaw, deflateRawSync } from "node:zlib";
import type { RenderedPage } from "@larder/domain/contract/server-rendering";

const deflate = promisify(deflateRaw);

/** The beginning of a gzip file with a deflated body and neither name nor time; see RFC 1952. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * A rendered document without its end, which differs from reader to reader. The rest is compressed once, off the main
 * thread: a deflated stream may go on after a flush, so that only the end is compressed for each reader.
 */
export class PageDocument {
  readonly #beginning: Buffer;
  /** What the page's policy has to permit. */
  readonly #hashes: Readonly<Record<"style-src" | "script-src", string>>;
  /** The owner of the shown recipe, whose page is another one. */
  readonly differsFor: string | undefined;
  #packed: Promise<Buffer> | undefined;
  #crc: number | undefined;

  constructor({ html, styles, styleAttributes, scripts }: RenderedPage, differsFor: string | undefined) {
    this.#beginning = Buffer.from(html);
    const attributes = new Set(styleAttributes.map(hashOf));
    this.#hashes = {
      // By this word the hashes permit attributes, too, and still nothing that has another content.
      "style-src": [
        ...styles.map(hashOf),
        ...(attributes.size > 0 ? ["'unsafe-hashes'", ...attributes] : []),
      ].join(" "),
      "script-src": scripts.map(hashOf).join(" "),
    };
    this.differsFor = differsFor;
  }

  /** The memory that it takes in bytes. */
  get size(): number {
    return Math.ceil(this.#beginning.length * 1.3);
  }

  /** Returns a policy that permits what is in this document, and nothing else that is inline. */
  policyFrom(policy: string): string {
    return policy
      .split(";")
      .map((directive) => {
        const name = directive.trim().split(" ", 1)[0];
        return name === "style-src" || name === "script-src"
          ? `${directive} ${this.#hashes[name]}`
          : directive;
      })
      .join(";");
  }

  /** Returns the document with its end. */
  plain(end: string): readonly Buffer[] {
    return [this.#beginning, Buffer.from(end)];
  }

  /** Returns the document with its end as a gzip file. */
  async packed(end: string): Promise<readonly Buffer[]> {
    this.#packed ??= deflate(this.#beginning, { finishFlush: constants.Z_SYNC_FLUSH, level: 9 });
    this.#crc ??= crc32(this.#beginning);
    const rest = Buffer.from(end);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(rest, this.#crc), 0);
    trailer.writeUInt32LE((this.#beginning.length + rest.length) % 2 ** 32, 4);
    return [GZIP_HEADER, await this.#packed, deflateRawSync(rest), trailer];
  }
}

function hashOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
