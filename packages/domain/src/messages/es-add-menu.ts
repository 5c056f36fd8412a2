import type { AddMenuMessages } from "./messages.ts";

/** The Spanish messages of the ways to add a recipe. */
export const esAddMenu: AddMenuMessages = {
  title: "Añadir receta",
  write: "Escríbela tú",
  writeHint: "En una página vacía",
  fromUrl: "Importar desde una web",
  fromUrlHint: "De cualquier página",
  fromText: "Importar desde un texto",
  fromTextHint: "Pégalo tal como lo tengas",
  fromPhoto: "Foto o PDF",
  fromPhotoHint: "Leída de lo impreso",
  fromJson: "Código",
  fromJsonHint: "JSON, para desarrolladores",
  collection: "Trae tu colección",
  collectionHint: "Todas las recetas de otra aplicación a la vez",
  request: "Pedir una receta",
  requestHint: "Pídenos que la añadamos",
};
