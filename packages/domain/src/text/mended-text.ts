/** Characters that Windows code page 1252 shows for the bytes 0x80 to 0x9f. */
const WINDOWS_SIGNS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const CONTINUATION = `[\\u0080-\\u00bf${WINDOWS_SIGNS}]`;
/** The bytes of one character of UTF-8, each shown as a sign of its own: "Ã©", "â€™". */
const SPOILT = new RegExp(
  `[\\u00c2-\\u00c8\\u00cc-\\u00df]${CONTINUATION}|[\\u00e0-\\u00ef]${CONTINUATION}{2}`,
  "g",
);
/** The letter that a wrong decoding leaves of a no-break space, or puts before a character of Latin-1. */
const LEFT_OVER = /Â(?=[\s½¼¾°®´·«»]|$)/g;
const MAY_BE_SPOILT = /[Â-ßà-ï]/;

/** Repairs a text whose UTF-8 was decoded as Latin-1: "1/2Â cup", "crÃ¨me". */
export function mendedText(text: string): string {
  if (!MAY_BE_SPOILT.test(text)) return text;
  return text.replace(SPOILT, mendedCharacter).replace(LEFT_OVER, "");
}

function mendedCharacter(signs: string): string {
  const bytes = Array.from(signs, (sign) => {
    const index = WINDOWS_SIGNS.indexOf(sign);
    return index >= 0 ? 0x80 + index : sign.charCodeAt(0);
  });
  const code = codePointOf(bytes);
  return code === null ? signs : String.fromCharCode(code);
}

/** Decodes the character of two or three bytes of UTF-8; null where they are invalid. */
function codePointOf([first = 0, second = 0, third]: readonly number[]): number | null {
  if (third === undefined) return ((first & 0x1f) << 6) | (second & 0x3f);
  const code = ((first & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f);
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code < 0x800 || isSurrogate ? null : code;
}
