/** Returns words with others before and after each. */
export const around = (words: string[], before: string, after = "") =>
  words.map((word) => `${before}${word}${after}`);

export const capital = (words = "") => words.charAt(0).toUpperCase() + words.slice(1);

/** Returns the line of names of a card; the first of each language is the title. */
export const namesLine = (en: string[], es: string[]) =>
  `names: ${capital(en.join(", "))} | ${capital(es.join(", "))}`;

/** Returns the line of names of a food that is boiled. */
export function boiledNamesLine(en: string[], spanish: string[], es: string[], ending: string): string {
  const english = [
    ...around(en, "boiled "),
    ...["plain boiled ", "cook ", "boil ", "how to cook "].flatMap((before) => around(en, before)),
  ];
  const others = [
    ...around(es, "", ` hervid${ending}`),
    ...["cocer ", "hervir ", "cómo cocer "].flatMap((before) => around(es, before)),
  ];
  return namesLine(english, [...spanish, ...others]);
}

/** Names that mean a food boiled by itself only while they stand alone: with anything beside them they are a food of another dish. */
export interface NamesAlone {
  /** The id of the card. */
  id: string;
  en: readonly string[];
  es: readonly string[];
}
