import type { RecipeLanguage } from "../language.ts";

/** A food's name with the grammar that a sentence needs. */
export interface Noun {
  one: string;
  many: string;
  /** True when it is never counted as one: "oats". */
  alwaysMany: boolean;
  feminine: boolean;
  /** True for a Spanish feminine that takes the article "el": "el agua". */
  takesEl: boolean;
}

/**
 * Parses the short notation of the table of foods: "onion/onions", "garlic" (never counted), "oats+" (always plural), and in
 * Spanish followed by a gender: "cebolla/cebollas f", "agua f*".
 */
export function noun(written: string): Noun {
  const [, names = written, gender = ""] = /^(.*?)(?: (m|f\*?))?$/.exec(written) ?? [];
  const alwaysMany = names.endsWith("+");
  const [one = names, many = one] = alwaysMany ? [names.slice(0, -1)] : names.split("/");
  return { one, many, alwaysMany, feminine: gender.startsWith("f"), takesEl: gender === "f*" };
}

/** A noun with the number and gender of one occurrence. */
export interface Counted {
  text: string;
  many: boolean;
  feminine: boolean;
  takesEl: boolean;
  /** The share of a food that the dish uses in several steps: a part of it, or the rest. */
  share?: Share;
}

export type Share = "part" | "rest";

/** Returns the name in the singular or plural; uncountable names stay singular, plural-only names plural. */
export function counted(name: Noun, many: boolean): Counted {
  const isMany = name.alwaysMany || (many && name.many !== name.one);
  return {
    text: isMany ? name.many : name.one,
    many: isMany,
    feminine: name.feminine,
    takesEl: name.takesEl,
  };
}

/**
 * Joins names with articles: "the onion, carrots and the rest of the oil", "la cebolla, las zanahorias y el resto de el
 * aceite".
 */
export function withArticles(names: readonly Counted[], language: RecipeLanguage): string {
  const whole = names.filter(({ share }) => share === undefined);
  const shared = names.flatMap((name) => (name.share ? [{ ...name, share: name.share }] : []));
  const articled =
    language === "en"
      ? whole.map(({ text }, at) => (at === 0 ? `the ${text}` : text))
      : whole.map((name) => `${article(name)} ${name.text}`);
  const parts = shared.map((name) =>
    language === "en"
      ? `${{ part: "part of the", rest: "the rest of the" }[name.share]} ${name.text}`
      : `${{ part: "parte de", rest: "el resto de" }[name.share]} ${article(name)} ${name.text}`,
  );
  return listed([...articled, ...parts], language);
}

function article({ many, feminine, takesEl }: Counted): string {
  if (many) return feminine ? "las" : "los";
  return feminine && !takesEl ? "la" : "el";
}

/** Joins texts: "a, b and c"; Spanish "y" is "e" before the sound of i. */
export function listed(texts: readonly string[], language: RecipeLanguage): string {
  const last = texts.at(-1) ?? "";
  if (texts.length < 2) return last;
  const and = language === "en" ? "and" : /^h?i(?![aeo])/i.test(last) ? "e" : "y";
  return `${texts.slice(0, -1).join(", ")} ${and} ${last}`;
}
