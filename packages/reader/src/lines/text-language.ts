/** Words that are frequent in recipes of one language and rare in its neighbours. */
const FREQUENT_WORDS: Readonly<Record<string, string>> = {
  en: "the and with until of for into or over from to minutes add heat stir",
  es: "de en el la los las con hasta una del al por y minutos que agrega añade sal",
  fr: "de en le la les des dans et avec une du pendant jusqu au puis faire ajouter sel",
  de: "und die den der das mit in auf dem etwa zum eine bis lassen geben minuten",
  it: "il di con e per una della del nel gli che fino sale minuti aggiungete in",
  pt: "de o os uma com até em ao da do e minutos adicione misture sal por colheres",
  nl: "de het een en met van in tot voor op minuten voeg laat de eetlepels",
  sv: "och i med på en till den som det ca minuter tillsätt rör ned salt dl",
  da: "og i med på en til den af det ca minutter tilsæt kom rør smør spsk",
  no: "og i med på en til den av det ca minutter tilsett ha rør smør ss",
  pl: "i w na z do się oraz minut dodać łyżki przez mąki szklanki",
  hu: "a az és hogy majd egy percig hozzáadjuk evőkanál egyet",
  hr: "i u na s od te za minuta dodajte žlice brašna",
};
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Greek}/u, "el"],
];
const LONGEST_TEXT = 5_000;
const FEWEST_WORDS = 4;

const WORDS: readonly (readonly [string, ReadonlySet<string>])[] = Object.entries(FREQUENT_WORDS).map(
  ([language, words]) => [language, new Set(words.split(" "))],
);

/** Detects the language of a text by its script or its frequent words; null when it cannot be detected. */
export function languageOfText(lines: readonly string[]): string | null {
  const text = lines.join(" ").slice(0, LONGEST_TEXT).toLowerCase();
  const script = SCRIPTS.find(([letters]) => letters.test(text));
  if (script) return script[1];
  const words = text.match(/\p{L}+/gu) ?? [];
  const counts = WORDS.map(([language, known]) => ({
    language,
    count: words.filter((word) => known.has(word)).length,
  }));
  const [best, second] = counts.toSorted((one, other) => other.count - one.count);
  if (!best || !second || best.count < FEWEST_WORDS || best.count <= second.count) return null;
  return best.language;
}
