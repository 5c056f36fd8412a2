/** A primary language with subtags: "en", "pt_BR", "zh-Hans-CN". */
const LANGUAGE_TAG = /^([a-z]{2,3})(?:[-_][a-z0-9]{2,8}){0,4}$/i;

/** Returns the language of a page's language tag, without its region: "en-US" is "en"; null for an invalid tag. */
export function languageOf(tag: string): string | null {
  return LANGUAGE_TAG.exec(tag.trim())?.[1]?.toLowerCase() ?? null;
}
