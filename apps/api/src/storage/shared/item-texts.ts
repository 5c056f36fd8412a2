import { gunzipSync, gzipSync } from "node:zlib";

/** Compresses a value that is rarely read; null stays null. */
export function packed(value: object | null): Uint8Array | null {
  return value === null ? null : gzipSync(JSON.stringify(value));
}

/** Returns a value that was packed; null for null. */
export function unpacked<T>(bytes: Uint8Array | null): T | null {
  return bytes === null ? null : JSON.parse(gunzipSync(bytes).toString("utf8"));
}
