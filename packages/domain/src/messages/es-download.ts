import type { DownloadMessages } from "./messages.ts";

/** The Spanish messages about saving a recipe as a file. */
export const esDownload: DownloadMessages = {
  own: "Archivo de Larder (JSON)",
  ownHint: "No pierde nada. Añádelo aquí de nuevo en JSON, hoy o dentro de diez años.",
  jsonLd: "Para otras aplicaciones (JSON-LD)",
  jsonLdHint: "Una receta de schema.org, como la leen las webs y otras aplicaciones de recetas.",
  cooklang: "Como texto (Cooklang)",
  cooklangHint: "Un texto que se lee tal cual, con cada ingrediente donde los pasos lo usan.",
};
