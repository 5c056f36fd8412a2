import type { GalleryMessages } from "./messages.ts";

/** The Spanish messages about the further pictures of a recipe. */
export const esGallery: GalleryMessages = {
  title: "Más imágenes",
  open: (n) => `Mostrar la imagen ${n}`,
  picture: (n, count) => `Imagen ${n} de ${count}`,
  previous: "Imagen anterior",
  next: "Imagen siguiente",
};
