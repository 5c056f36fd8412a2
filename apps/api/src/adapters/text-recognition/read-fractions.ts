import type { PrintedLine, RecognisedWord } from "@larder/domain/text-recognition/recognised-page";
import { type FractionDigits, fractionDigits } from "./fraction-glyph.ts";
import { type Area, glyphsIn } from "./glyphs.ts";
import type { GreyPixels } from "./skew.ts";

/** A word with its place on the prepared page. */
export interface PlacedWord extends RecognisedWord {
  area: Area;
}

export type PlacedLine = Omit<PrintedLine, "words"> & { words: PlacedWord[] };

/** Reads two digits from their pictures: "12" for the digits of ½. */
export type ReadDigits = (digits: FractionDigits) => Promise<{ text: string; confidence: number }>;

const FRACTIONS: Readonly<Record<string, string>> = {
  "12": "½",
  "13": "⅓",
  "23": "⅔",
  "14": "¼",
  "34": "¾",
  "15": "⅕",
  "16": "⅙",
  "18": "⅛",
  "38": "⅜",
  "58": "⅝",
  "78": "⅞",
};
/** The most characters that a fraction is taken for: "1½" is read as "1%" or "1Y2". */
const LONGEST = 4;
const LEAST_CONFIDENCE = 60;
/** The pixels by which a word's ink may reach over the edges that the recogniser names. */
const MARGIN = 3;

/** Returns the lines with the fractions that are one glyph, such as ½; the recogniser's alphabet has none of them. */
export async function readFractions(
  page: GreyPixels,
  lines: readonly PlacedLine[],
  readDigits: ReadDigits,
): Promise<PlacedLine[]> {
  const read: PlacedLine[] = [];
  for (const line of lines) {
    const words: PlacedWord[] = [];
    for (const word of line.words) words.push(await withFraction(page, word, readDigits));
    read.push({ ...line, words });
  }
  return read;
}

async function withFraction(page: GreyPixels, word: PlacedWord, readDigits: ReadDigits): Promise<PlacedWord> {
  if (word.text.length > LONGEST) return word;
  const glyphs = glyphsIn(page, withMargin(word.area, page));
  for (const [at, glyph] of glyphs.entries()) {
    const whole = word.text.slice(0, at);
    if (!/^\d*$/.test(whole)) return word;
    const digits = fractionDigits(page, glyph);
    if (!digits) continue;
    const { text, confidence } = await readDigits(digits);
    const fraction = FRACTIONS[text];
    if (fraction && confidence >= LEAST_CONFIDENCE) return { ...word, text: whole + fraction, confidence };
  }
  return word;
}

function withMargin({ left, top, right, bottom }: Area, { width, height }: GreyPixels): Area {
  return {
    left: Math.max(0, left - MARGIN),
    top: Math.max(0, top - MARGIN),
    right: Math.min(width, right + MARGIN),
    bottom: Math.min(height, bottom + MARGIN),
  };
}
