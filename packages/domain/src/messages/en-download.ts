/** The English messages about saving a recipe as a file. */
export const enDownload = {
  own: "Larder file (JSON)",
  ownHint: "Loses nothing. Add it again here under JSON, today or in ten years.",
  jsonLd: "For other apps (JSON-LD)",
  jsonLdHint: "A recipe of schema.org, as websites and other recipe apps read it.",
  cooklang: "As text (Cooklang)",
  cooklangHint: "A plain text that people read, with each ingredient where the steps use it.",
};
