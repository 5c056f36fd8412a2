import type { InterfaceLanguage } from "../language.ts";

/** Formats a number as the language writes it: "1,200" in English, "1200" in Spanish. */
export function number(language: InterfaceLanguage, value: number): string {
  return new Intl.NumberFormat(language).format(value);
}

/** Chooses the form of a noun for a count by the plural rules of the language. */
export function plural(language: InterfaceLanguage, count: number, one: string, other: string): string {
  return new Intl.PluralRules(language).select(count) === "one" ? one : other;
}

/** Formats a count with its noun: "1 recipe", "1,200 recipes". */
export function counted(language: InterfaceLanguage, count: number, one: string, other: string): string {
  return `${number(language, count)} ${plural(language, count, one, other)}`;
}

/** Joins the items of a list as the language does, without a word such as "and" in English: "egg, rice", "huevo y arroz". */
export function listed(language: InterfaceLanguage, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "unit" }).format(items);
}
