import "./no-network.ts";
import { createRequire } from "node:module";

/**
 * The worker script of tesseract.js, confined: it cannot reach the network, and its memory has an upper limit. Both are
 * set before its code is loaded.
 */

interface Memory {
  readonly buffer: ArrayBuffer;
  grow: (this: Memory, delta: number) => number;
}
/** The part of WebAssembly that is limited; the types of Node leave it out. */
declare const WebAssembly: { readonly Memory: { readonly prototype: Memory } };

const PAGE_BYTES = 65_536;
const MAX_BYTES = 640 * 1024 * 1024;

const memory = WebAssembly.Memory.prototype;
// oxlint-disable-next-line typescript/unbound-method -- it is called with the memory that grows.
const unlimited = memory.grow;
memory.grow = function limited(delta) {
  if (this.buffer.byteLength + delta * PAGE_BYTES > MAX_BYTES) throw new RangeError("memory limit");
  return unlimited.call(this, delta);
};

createRequire(import.meta.url)("tesseract.js/src/worker-script/node/index.js");
