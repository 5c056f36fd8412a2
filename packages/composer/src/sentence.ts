import type { RecipeLanguage } from "@larder/domain/language";
import type { Bilingual } from "./bilingual.ts";
import { counted, type Counted, listed, type Noun, type Share, withArticles } from "@larder/domain/food/noun";

/**
 * The placeholders of a sentence: `{name}` is the foods with their articles, `{name:bare}` without, `{name:part}` and
 * `{name:rest}` a share of them, `{name?is|are}` depends on the number, `{name!tiern}` is tierno/a/os/as.
 */
const TOKEN = /\{([\w+-]+)(?::(bare|part|rest)|\?([^|}]*)\|([^}]*)|!([^}]*))?\}/g;

/** A food with the amount that decides its number. */
export interface Nameable {
  food: {
    short: Readonly<Record<RecipeLanguage, Noun>>;
    juiced?: Readonly<Record<RecipeLanguage, Noun>> | undefined;
  };
  unit: string;
  amount: number;
  cut?: string | undefined;
}

export interface Names<T extends Nameable> {
  of: (name: string) => readonly T[];
  /** The minutes for `{time}`, and other numbers by their names. */
  numbers?: Readonly<Record<string, number>>;
  /** The shares of the foods that the dish uses in several steps. */
  shares?: ReadonlyMap<Nameable, Share>;
  /** Whether a step before this sentence used a food: there is a rest of such foods alone. */
  isUsed?: (use: T) => boolean;
}

/** Fills a sentence, and returns the foods that it names. */
export function fill<T extends Nameable>(
  template: Bilingual,
  language: RecipeLanguage,
  names: Names<T>,
): { text: string; named: T[] } {
  const named = new Set<T>();
  const text = template[language].replace(
    TOKEN,
    (_, name: string, form?: string, one?: string, many?: string, stem?: string) => {
      const number = names.numbers?.[name];
      if (number !== undefined) return name === "time" ? spell(number, language) : String(number);
      const uses = names.of(name);
      const isRest = (use: T) => named.has(use) || (names.isUsed?.(use) ?? true);
      const shares =
        form === "part" || form === "rest"
          ? new Map(uses.filter((use) => form === "part" || isRest(use)).map((use) => [use, form] as const))
          : names.shares;
      const nouns = nounsOf(uses, language, shares);
      const isMany = nouns.length > 1 || nouns.some((noun) => noun.many);
      if (one !== undefined) return isMany ? (many ?? "") : one;
      if (stem !== undefined) return stem + ending(nouns, isMany);
      for (const use of uses) named.add(use);
      if (form === "bare") {
        return listed(
          nouns.map((noun) => noun.text),
          language,
        );
      }
      return withArticles(nouns, language);
    },
  );
  return { text: language === "es" ? contracted(text) : text, named: [...named] };
}

/** Parts of one piece: a leaf of it, not of them. Cloves of garlic are "los ajos" in Spanish. */
const PARTS: ReadonlySet<string> = new Set(["leaf", "slice", "stick", "sprig"]);

/** Returns the short name of a food, in the singular or plural that its amount needs. */
export function shortNoun({ food, unit, amount, cut }: Nameable, language: RecipeLanguage): Counted {
  if (cut === "juice" && food.juiced) return counted(food.juiced[language], false);
  return counted(food.short[language], unit === "each" ? amount > 1 : !PARTS.has(unit));
}

function nounsOf(
  uses: readonly Nameable[],
  language: RecipeLanguage,
  shares: ReadonlyMap<Nameable, Share> = new Map(),
): Counted[] {
  const nouns = new Map<string, Counted>();
  for (const use of uses) {
    const share = shares.get(use);
    nouns.set(use.food.short[language].one, { ...shortNoun(use, language), ...(share && { share }) });
  }
  return [...nouns.values()];
}

function ending(nouns: readonly Counted[], isMany: boolean): string {
  const vowel = nouns.length > 0 && nouns.every(({ feminine }) => feminine) ? "a" : "o";
  return isMany ? `${vowel}s` : vowel;
}

/** Replaces the ending of a participle in the list: "picad@" agrees with its food. */
export function agreed(text: string, noun: Counted): string {
  return text.replaceAll("@", ending([noun], noun.many));
}

/** Contracts the Spanish "de el" and "a el". */
function contracted(text: string): string {
  // \b takes an accented letter for no letter: the end of "Enfría el" is no "a el".
  return text
    .replace(/(?<!\p{L})([Dd])e el(?!\p{L})/gu, "$1el")
    .replace(/(?<!\p{L})([Aa]) el(?!\p{L})/gu, "$1l");
}

/** Writes out a time: "8 minutes", "1 hour 30 minutes", "8 hours". */
export function spell(minutes: number, language: RecipeLanguage): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const words =
    language === "en"
      ? { hour: "hour", minute: "minute", and: " " }
      : { hour: "hora", minute: "minuto", and: " y " };
  const count = (number: number, word: string) =>
    number === 0 ? "" : `${number} ${word}${number === 1 ? "" : "s"}`;
  return [count(hours, words.hour), count(rest, words.minute)].filter((part) => part !== "").join(words.and);
}

/** Capitalises the first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
