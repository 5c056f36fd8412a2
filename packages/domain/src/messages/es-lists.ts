import { counted, listed } from "./counted.ts";
import type { ListMessages } from "./messages.ts";

/** The Spanish messages about lists of recipes that are loaded after the cards. */
export const esLists: ListMessages = {
  sortBy: "Ordenar por",
  sorts: {
    new: "Más recientes",
    name: "De la A a la Z",
    shortest: "Menos tiempo",
    liked: "Las que más te gustan",
    cooked: "Las últimas que cocinaste",
  },
  yourRating: (rating) => `Tu valoración: ${counted("es", rating, "estrella", "estrellas")}`,
  allTags: "Todas las etiquetas",
  findTag: "Buscar una etiqueta",
  recipesWith: (count) => counted("es", count, "receta", "recetas"),
  noTag: (text) => `Ninguna etiqueta contiene «${text}»`,
  otherLanguage: "En otro idioma",
  noneWithTag: (tag) => `No hay recetas con la etiqueta «${tag}»`,
  noneWithIngredients: (terms) => `No hay recetas con todos estos ingredientes: ${listed("es", terms)}`,
  noneMatching: (text) => `No hay recetas que coincidan con «${text}»`,
  noneExcluding: "No hay recetas sin lo que no tomas",
  without: (term) => `Sin ${term}`,
  generate: (words) => `Crear una receta: ${words}`,
  importOne: "Importar una de la web",
  request: "Pedirla",
};
