import type { HomeMessages } from "./messages.ts";

/** The Spanish messages of the home page, and of generating that it shares with the list. */
export const esHome: HomeMessages = {
  title: "Inicio",
  placeholder: "¿Qué quieres cocinar?",
  placeholderMore: "Añade un ingrediente",
  generate: "Generar",
  generating: "Generando...",
  refresh: "Actualizar",
  refreshing: "Actualizando...",
  refreshed: "Las recetas están al día",
  refreshFailed: "No se pudieron actualizar las recetas. Inténtalo de nuevo.",
  pullToRefresh: "Desliza hacia abajo para actualizar",
  letGoToRefresh: "Suelta para actualizar",
  popular: "Recetas populares",
  explore: "Ver más recetas",
  empty: "No hay recetas",
  popularFailed: "No se pudieron cargar las recetas populares.",
  removeEntry: (entry) => `Quitar ${entry}`,
};
