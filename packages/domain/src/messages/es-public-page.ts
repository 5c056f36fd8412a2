import { counted } from "./counted.ts";
import type { PublicPageMessages } from "./messages.ts";

/** The Spanish messages of the pages that a public link leads to. */
export const esPublicPage: PublicPageMessages = {
  by: (name) => `La comparte ${name}`,
  save: "Guardar en mi Larder",
  about: (ingredients) => `Una receta con ${ingredients}.`,
  plainAbout: "Una receta.",
  recipes: (count) => counted("es", count, "receta", "recetas"),
  noRecipes: "Aquí todavía no hay recetas.",
  pages: "Páginas",
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
  previousPage: "Página anterior",
  nextPage: "Página siguiente",
  goneTitle: "Aquí no hay ninguna página",
  goneText: "Puede que la dirección esté mal escrita, o que su dueño la haya anulado.",
  manyTitle: "Se han probado demasiadas direcciones",
  manyText: "Espera unos minutos antes de volver a intentarlo.",
  failedTitle: "Ahora no se puede mostrar la página",
  failedText: "Inténtalo de nuevo en un momento.",
};
