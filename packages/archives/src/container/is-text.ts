/** The share of signs that no text has, above which a file is none. */
const MOST_CONTROLS = 0.01;
const FEWEST_CONTROLS = 2;
/** Control characters but for those that lay out a text; and what stands for bytes that are no text. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r\u0085]|\ufffd/gu;

/** Reports whether the decoded beginning of a file is text; a stray control character does not matter. */
export function isText(beginning: string): boolean {
  const controls = beginning.match(CONTROL)?.length ?? 0;
  return beginning !== "" && controls <= Math.max(FEWEST_CONTROLS, beginning.length * MOST_CONTROLS);
}
