import type { BookmarkMessages } from "./messages.ts";

/** The Spanish messages of the bookmarks page. */
export const esBookmarks: BookmarkMessages = {
  title: "Tu recetario",
  search: "Buscar en tus guardadas...",
  searchLabel: "Buscar en tus guardadas",
  loading: "Cargando tus recetas guardadas",
  errorTitle: "Algo ha fallado",
  errorText: "No se pudieron cargar tus recetas guardadas",
  errorHint: "Inténtalo más tarde",
  noneMatching: (query) => `Ninguna receta guardada coincide con «${query}»`,
  none: "Todavía no has guardado ninguna receta",
  noneHint: "Toca el marcador de una receta para guardarla aquí.",
  explore: "Ver recetas",
};
