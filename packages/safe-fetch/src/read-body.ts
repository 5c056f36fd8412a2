import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate, inflateRaw, type InputType, type ZlibOptions } from "node:zlib";
import { FetchError } from "./fetch-error.ts";
import { refused } from "./refused.ts";

export const ACCEPT_ENCODING = "gzip, deflate, br";

type Decompress = (bytes: InputType, options: ZlibOptions) => Promise<Buffer>;

const inflateZlib: Decompress = promisify(inflate);
const inflateBare: Decompress = promisify(inflateRaw);
const ungzip: Decompress = promisify(gunzip);

const decompressors = new Map<string, Decompress>([
  ["gzip", ungzip],
  ["x-gzip", ungzip],
  ["br", promisify(brotliDecompress)],
  ["deflate", (bytes, options) => (isZlib(bytes) ? inflateZlib : inflateBare)(bytes, options)],
]);

/**
 * Reads a body of at most `maxBytes`, counted on the wire and again after decompression: 200 MB of zeros
 * are 204 KB of gzip.
 *
 * @param contentEncoding the header's value; at most one layer, since no honest site sends two
 * @throws FetchError "too-large" over the cap
 */
export async function readBody(body: Readable, contentEncoding: string, maxBytes: number): Promise<Buffer> {
  const decompress = decompressorFor(contentEncoding);
  const bytes = await collect(body, maxBytes);
  if (decompress === null) return bytes;
  try {
    return await decompress(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if (error instanceof RangeError) {
      throw new FetchError("too-large", `more than ${maxBytes} bytes after decompression`);
    }
    throw error;
  }
}

function decompressorFor(contentEncoding: string): Decompress | null {
  const layers = contentEncoding
    .split(",")
    .map((layer) => layer.trim().toLowerCase())
    .filter((layer) => layer !== "" && layer !== "identity");
  const [layer] = layers;
  if (layer === undefined) return null;
  const decompress = decompressors.get(layer);
  if (layers.length > 1 || decompress === undefined) throw refused(`content encoding ${contentEncoding}`);
  return decompress;
}

/** "deflate" should be a zlib stream, yet some servers send the bare one: browsers look at the first byte too. */
function isZlib(bytes: InputType): boolean {
  return Buffer.isBuffer(bytes) && ((bytes[0] ?? 0) & 0x0f) === 8;
}

/**
 * Copies each piece into one growing buffer. Kept pieces would each hold on to the network buffer that they
 * are a slice of: a server that sends single bytes could fill the memory long before it reaches the cap.
 */
async function collect(body: Readable, maxBytes: number): Promise<Buffer> {
  let bytes = Buffer.allocUnsafe(Math.min(maxBytes, 64 * 1024));
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    const end = size + chunk.length;
    if (end > maxBytes) throw new FetchError("too-large", `more than ${maxBytes} bytes`);
    if (end > bytes.length) {
      const larger = Buffer.allocUnsafe(Math.min(maxBytes, Math.max(end, bytes.length * 2)));
      bytes.copy(larger, 0, 0, size);
      bytes = larger;
    }
    chunk.copy(bytes, size);
    size = end;
  }
  return bytes.subarray(0, size);
}
