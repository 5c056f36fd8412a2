import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, crc32, deflateRaw } from "node:zlib";
import type { RenderedPage } from "@larder/domain/contract/server-rendering";

const deflate = promisify(deflateRaw);

/** The beginning of a gzip file with a deflated body and neither name nor time; see RFC 1952. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * A rendered document without its end, which differs from reader to reader. The rest is compressed once, off the main
 * thread: a deflated stream may go on after a flush, here with the short end as it is, which costs next to nothing.
 */
export class PageDocument {
  readonly #beginning: Buffer;
  /** The hashes that the page's policy has to permit, by directive. */
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
    return [GZIP_HEADER, await this.#packed, ...storedBlocks(rest), trailer];
  }
}

/** The most bytes that a block of a deflated stream holds as they are. */
const STORED_BYTES = 65_535;

/** Returns the last blocks of a deflated stream, with bytes as they are; see section 3.2.4 of RFC 1951. */
function storedBlocks(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let from = 0; from === 0 || from < bytes.length; from += STORED_BYTES) {
    const block = bytes.subarray(from, from + STORED_BYTES);
    const header = Buffer.alloc(5);
    header.writeUInt8(from + STORED_BYTES >= bytes.length ? 1 : 0, 0);
    header.writeUInt16LE(block.length, 1);
    header.writeUInt16LE(0xffff - block.length, 3);
    blocks.push(header, block);
  }
  return blocks;
}

function hashOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
