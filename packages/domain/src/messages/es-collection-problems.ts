import type { CollectionProblemMessages } from "./messages.ts";

/** The Spanish sentences of errors of collections. */
export const esCollectionProblems: CollectionProblemMessages = {
  "collection-not-found": "Esta colección ya no está aquí.",
  "collections-full": "No caben más colecciones. Elimina una primero.",
  "collection-full": "En esta colección no caben más recetas.",
  "collection-smart": "Esta colección se llena sola según su regla: no puedes añadir ni ordenar recetas.",
  "private-recipes": "Algunas de estas recetas son privadas. Decide si las verán quienes lean la colección.",
  "person-unknown": "No hay nadie con exactamente ese nombre de usuario o correo.",
};
