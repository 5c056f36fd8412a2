/** Bytes that are letters in DOS's code page 437 and signs in Windows-1252: ü, é, ä, ç, ê, è, ï, ì, á to Ñ. */
const DOS_LETTERS = new Set([
  0x81, 0x82, 0x84, 0x87, 0x88, 0x8a, 0x8b, 0x8d, 0x94, 0xa0, 0xa1, 0xa2, 0xa3, 0xa4, 0xa5,
]);
/** Bytes that are letters in both. */
const BOTH_LETTERS = new Set([0xe1, 0xf8]);
const LOOKED_AT_BYTES = 1024 * 1024;

/** Tells of a text of an old program, which is no UTF-8, whether DOS or Windows wrote it: by its letters within words. */
export function oldCodePage(bytes: Uint8Array): "cp437" | "windows-1252" {
  let dos = 0;
  let windows = 0;
  const end = Math.min(bytes.length - 1, LOOKED_AT_BYTES);
  for (let at = 1; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80 || !isLetter(bytes[at - 1]) || !isLetter(bytes[at + 1])) continue;
    if (DOS_LETTERS.has(byte)) dos += 1;
    else if (byte >= 0xc0 && !BOTH_LETTERS.has(byte)) windows += 1;
  }
  return dos > windows ? "cp437" : "windows-1252";
}

function isLetter(byte = 0): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}
