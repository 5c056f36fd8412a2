import type { AddTextMessages } from "./messages.ts";

/** The Spanish messages of importing from text. */
export const esAddText: AddTextMessages = {
  title: "Añadir receta desde un texto",
  tabsLabel: "Texto o ejemplo",
  tabText: "Texto de la receta",
  tabExample: "Ejemplo",
  label: "Texto de la receta",
  placeholder: "Pega aquí una receta",
  useExample: "Probar con este ejemplo",
  useAi: "Generar con IA",
  generating: "Generando...",
  reading: "La IA está leyendo. Puede tardar uno o dos minutos.",
  manually: "Añadir sin IA",
  adding: "Añadiendo...",
  required: "Escribe el texto de la receta",
  noStep: "La receta debe tener al menos un paso",
  invalidStep: (n) => `El paso ${n} no tiene la forma correcta`,
  generateFailed: "No se pudo generar la receta. Inténtalo de nuevo.",
  addFailed: "No se pudo añadir la receta. Revisa el formato e inténtalo de nuevo.",
  doneAi: "Tu receta se ha importado y ordenado con IA.",
  aiOff: "Aquí todavía no hay IA; puedes añadirla sin ella.",
  tooLongForAi: "Este texto es demasiado largo para la IA. Pega una sola receta cada vez.",
  isAddress: "Esto es una dirección web. Larder puede leer la receta de su página.",
  isJson: "Esto es JSON, que tiene su propia página.",
  defaultStep: "Preparación",
  defaultSubStep: "La receta no trae pasos",
};
