import type { RecipeLanguage } from "@larder/domain/language";

/** A text in both languages. */
export type Bilingual = Readonly<Record<RecipeLanguage, string>>;

export const t = (en: string, es: string): Bilingual => ({ en, es });

/**
 * Reads a text that is written as "English | Spanish".
 *
 * @throws Error where one of them is missing
 */
export function readBilingual(text: string): Bilingual {
  const [en = "", es = "", ...more] = text.split("|").map((cell) => cell.trim());
  if (en === "" || es === "" || more.length > 0) throw new Error(`"${text}" must be English | Spanish`);
  return t(en, es);
}
