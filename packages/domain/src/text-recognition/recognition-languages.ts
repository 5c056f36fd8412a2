/** The languages in which texts can be recognised, and the names that tesseract has for them. */
export const RECOGNITION_CODES = {
  en: "eng",
  es: "spa",
  ca: "cat",
  cs: "ces",
  da: "dan",
  de: "deu",
  fi: "fin",
  fr: "fra",
  hu: "hun",
  it: "ita",
  nl: "nld",
  no: "nor",
  pl: "pol",
  pt: "por",
  sv: "swe",
} as const;

export type RecognitionLanguage = keyof typeof RECOGNITION_CODES;

/** Returns whether a text names a language in which texts can be recognised. */
export function isRecognitionLanguage(text: string): text is RecognitionLanguage {
  return Object.hasOwn(RECOGNITION_CODES, text);
}
