import * as z from "zod/mini";

const part = z.number().check(z.minimum(0), z.maximum(1));

/** The position of a word on its page: parts of the width and the height of the upright picture, from 0 to 1. */
export const wordBoxSchema = z.object({ left: part, top: part, width: part, height: part });

export const recognisedWordSchema = z.object({
  text: z.string(),
  /** The confidence of the recogniser, from 0 to 100. */
  confidence: z.number().check(z.minimum(0), z.maximum(100)),
  /** Null where the text did not come from a picture. */
  box: z.nullable(wordBoxSchema),
});

/** A line of the text. It has no words as the gap between two paragraphs, and where a model read it. */
export const recognisedLineSchema = z.object({ text: z.string(), words: z.array(recognisedWordSchema) });

/** The ways by which a page became text: its picture was recognised, its document had the text, or a model read it. */
export const READ_BY = ["recognition", "text-layer", "model"] as const;

export const recognisedPageSchema = z.object({
  by: z.enum(READ_BY),
  /** The lines, joined by line breaks. */
  text: z.string(),
  lines: z.array(recognisedLineSchema),
});

export type WordBox = z.output<typeof wordBoxSchema>;
export type RecognisedWord = z.output<typeof recognisedWordSchema>;
export type RecognisedLine = z.output<typeof recognisedLineSchema>;
export type RecognisedPage = z.output<typeof recognisedPageSchema>;

/** Words below this confidence are shown as unsure. */
export const UNSURE_BELOW = 70;

/** A line as it is printed, before lines that belong together are joined. */
export interface PrintedLine {
  words: readonly RecognisedWord[];
  /** The number of the block of text on the page. */
  block: number;
  /** The number of the paragraph on the page. */
  paragraph: number;
}
