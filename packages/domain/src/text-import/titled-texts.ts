/** The lines of a part of a pasted recipe, and the titles between them. */
export interface TitledTexts {
  texts: string[];
  /** `at` is the index of the first text below the title. */
  titles: { at: number; title: string }[];
}

/** Texts below one title; null for those before the first one. */
export interface TextGroup {
  title: string | null;
  texts: string[];
}

/** Adds a title for the texts that follow; of two titles without a text between them the later one counts. */
export function addTitle({ texts, titles }: TitledTexts, written: string): void {
  const title = written.replace(/(?<![\s:])[\s:]+$/, "");
  if (titles.at(-1)?.at === texts.length) titles.pop();
  if (title !== "") titles.push({ at: texts.length, title });
}

/** Returns the texts by their titles, in their order, without titles that have no text. */
export function textGroups({ texts, titles }: TitledTexts): TextGroup[] {
  const starts = [{ at: 0, title: null }, ...titles];
  return starts
    .map(({ at, title }, index) => ({ title, texts: texts.slice(at, starts[index + 1]?.at) }))
    .filter(({ texts: own }) => own.length > 0);
}
