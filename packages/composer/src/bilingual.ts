import type { Language } from "@larder/domain/language";

/** A text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;

export const t = (en: string, es: string): Bilingual => ({ en, es });
