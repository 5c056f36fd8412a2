/** The longest name with its ending, in characters and in bytes of UTF-8: file systems allow 255 bytes. */
const MOST = { characters: 100, bytes: 200 } as const;

/** Signs that a file name of Windows cannot contain, that could make a path, and that are not seen. */
const UNSAFE = /[/\\:*?"<>|\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;
/** Names of devices of Windows, with any ending. */
const DEVICES = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=$|[.\s])/i;

/**
 * Creates the function that names files after texts: safe on every file system, never a path, and unique whatever the case
 * of letters. The second "Soup" is "Soup (2)".
 *
 * @param fallback the name where a text has no usable character
 * @param suffix what distinguishes the nth of one name
 */
export function createFileNames(fallback: string, suffix = (n: number) => ` (${n})`) {
  const taken = new Set<string>();

  /** @param extension with its dot: ".json" */
  return function fileName(text: string, extension: string): string {
    const base = safeBase(text) || fallback;
    for (let n = 1; ; n += 1) {
      const ending = `${n === 1 ? "" : suffix(n)}${extension}`;
      const name = cut(base, ending) + ending;
      const key = name.normalize("NFKC").toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return name;
    }
  };
}

function safeBase(text: string): string {
  const plain = text.slice(0, 1_000).normalize("NFC").replace(UNSAFE, " ").replace(/\s+/g, " ");
  const trimmed = trimEnds(plain);
  return DEVICES.test(trimmed) ? `_${trimmed}` : trimmed;
}

/** Leaves out dots and blanks at both ends: they hide a file, or Windows drops them. */
function trimEnds(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && " .".includes(text.charAt(from))) from += 1;
  while (to > from && " .".includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

/** Cuts between characters as readers see them, so that no emoji or accent is halved. */
function cut(base: string, ending: string): string {
  let length = ending.length;
  let bytes = Buffer.byteLength(ending);
  let beginning = "";
  for (const { segment } of GRAPHEMES.segment(base)) {
    length += segment.length;
    bytes += Buffer.byteLength(segment);
    if (length > MOST.characters || bytes > MOST.bytes) break;
    beginning += segment;
  }
  return trimEnds(beginning);
}

const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });
