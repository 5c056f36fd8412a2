import iconv from "iconv-lite";
import { oldCodePage } from "./old-code-page.ts";

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Decodes a text file: by its byte order mark, as UTF-8 where that is valid, as UTF-16 where every other byte is zero,
 * else in the code page of old DOS or Windows programs.
 *
 * @param fallback the code page for bytes that are no UTF-8, by its name in iconv, where the file states one
 */
export function decodeText(bytes: Uint8Array, fallback?: string): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder().decode(bytes);
  if (bytes.length > 3 && first !== 0 && second === 0 && third !== 0 && bytes[3] === 0)
    return new TextDecoder("utf-16le").decode(bytes);
  if (bytes.length > 3 && first === 0 && second !== 0 && third === 0 && bytes[3] !== 0)
    return new TextDecoder("utf-16be").decode(bytes);
  return decodeUtf8(bytes) ?? iconv.decode(Buffer.from(bytes), fallback ?? oldCodePage(bytes));
}

/** Decodes the name of a file in a zip; names without the flag are UTF-8 in practice, or of DOS. */
export function decodeName(bytes: Uint8Array, isUtf8: boolean): string {
  if (isUtf8) return new TextDecoder().decode(bytes);
  return decodeUtf8(bytes) ?? iconv.decode(Buffer.from(bytes), "cp437");
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return UTF8.decode(bytes);
  } catch {
    return null;
  }
}
