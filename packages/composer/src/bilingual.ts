import type { RecipeLanguage } from "@larder/domain/language";

/** A text in both languages. */
export type Bilingual = Readonly<Record<RecipeLanguage, string>>;

export const t = (en: string, es: string): Bilingual => ({ en, es });
