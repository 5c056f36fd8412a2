/** Named characters from U+00A0 to U+00FF in order. */
const LATIN_1 = (
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro " +
  "para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil " +
  "Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave " +
  "Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml " +
  "igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute " +
  "thorn yuml"
).split(" ");

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    ndash: "–",
    mdash: "—",
    lsquo: "‘",
    rsquo: "’",
    sbquo: "‚",
    ldquo: "“",
    rdquo: "”",
    bdquo: "„",
    hellip: "…",
    bull: "•",
    prime: "′",
    Prime: "″",
    frasl: "⁄",
    frac13: "⅓",
    frac23: "⅔",
    frac18: "⅛",
    frac38: "⅜",
    frac58: "⅝",
    frac78: "⅞",
    thinsp: " ",
    ensp: " ",
    emsp: " ",
    zwnj: "",
    zwj: "",
    oelig: "œ",
    OElig: "Œ",
    scaron: "š",
    Scaron: "Š",
    euro: "€",
    trade: "™",
    check: "✓",
  }),
]);

/** The characters 128 to 159 of Windows-1252, which pages still use as numeric entities. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

const ENTITY = /&(?:#(\d{1,7}|[xX][0-9a-fA-F]{1,6});?|([a-zA-Z][a-zA-Z0-9]{1,9});)/g;
const MOST_ROUNDS = 3;

/** Tags that begin a new line. */
const LINE_TAG = /^<\/?(?:br|p|li|ul|ol|div|tr|h[1-6])[\s/>]/i;
const HIDDEN_TAG = /^<(script|style)[\s/>]/i;

/**
 * Converts HTML to the plain text of recipe data: decodes entities, also when they were encoded up to three times, then
 * drops tags; tags that begin a line become line ends. Text that only resembles a tag ("5 < 6") stays. Linear in the
 * length of the text.
 */
export function plainText(html: string): string {
  let text = html;
  for (let round = 0; round < MOST_ROUNDS && text.includes("&"); round += 1) {
    const decoded = text.replace(ENTITY, decode);
    if (decoded === text) break;
    text = decoded;
  }
  return text.includes("<") ? withoutTags(text) : text;
}

function decode(entity: string, number: string | undefined, name: string | undefined): string {
  if (number === undefined) return NAMED.get(name ?? "") ?? entity;
  const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number);
  if (code >= 0x80 && code <= 0x9f) return WINDOWS_1252[code - 0x80] ?? "";
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : "";
}

function withoutTags(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const open = text.indexOf("<", at);
    const close = open === -1 ? -1 : endOfTag(text, open);
    if (close === -1) break;
    parts.push(text.slice(at, open));
    const tag = text.slice(open, Math.min(close, open + 12));
    if (close === open + 1) parts.push("<");
    else if (LINE_TAG.test(tag)) parts.push("\n");
    at = close;
    const hidden = HIDDEN_TAG.exec(tag)?.[1];
    if (hidden) {
      const end = text.indexOf(`</${hidden}`, close);
      if (end === -1) return parts.join("");
      at = end;
    }
  }
  return parts.join("") + text.slice(at);
}

/**
 * Returns the index after the tag that opens here; after the sign alone when it opens none; -1 when no later tag
 * closes.
 */
function endOfTag(text: string, open: number): number {
  if (text.startsWith("<!--", open)) {
    const end = text.indexOf("-->", open + 4);
    return end === -1 ? -1 : end + 3;
  }
  if (!/[a-zA-Z/!?]/.test(text.charAt(open + 1))) return open + 1;
  const end = text.indexOf(">", open);
  return end === -1 ? -1 : end + 1;
}
