/** The formats in which recipes are taken away: Larder's own, those of other apps, and a book. */
export const EXPORT_FORMATS = [
  "larder",
  "paprika",
  "mealie",
  "tandoor",
  "nextcloud",
  "json-ld",
  "cooklang",
  "markdown",
  "epub",
] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];
