import { number } from "./counted.ts";
import type { AddMessages } from "./messages.ts";

export const esAdd: AddMessages = {
  addUrl: {
    title: "Importar desde una web",
    label: "Dirección de la receta",
    placeholder: "https://",
    button: "Importar receta",
    busy: "Importando",
    busyText: "Leyendo la receta...",
    required: "Escribe la dirección de una receta",
    failed: "No se pudo importar la receta",
    failedOther: "No se pudo importar la receta. Prueba con otra dirección.",
    existsTitle: "La receta ya existe",
    existsText: "Esta receta ya se ha importado.",
    viewExisting: "Ver la receta",
    done: "Tu receta se ha añadido.",
    asText: "Pegar el texto",
    asTextHint: "Puedes copiar la receta de la página y añadirla como texto.",
    bookmarkletTitle: "Desde cualquier página que veas",
    bookmarkletHint:
      "Arrastra este botón a los marcadores del navegador. Al pulsarlo allí se abre este formulario con la dirección de la página. En el teléfono, instala Larder y comparte la página con la aplicación.",
    bookmarklet: "Añadir a Larder",
  },
  addJson: {
    title: "Añadir receta en JSON",
    tabsLabel: "JSON o ejemplo",
    tabJson: "JSON de la receta",
    tabExample: "Ejemplo",
    label: "JSON de la receta",
    placeholder: "Pega aquí una receta en JSON",
    useExample: "Probar con este ejemplo",
    servings: "Raciones",
    fewer: "Menos raciones",
    moreServings: "Más raciones",
    fillMissing: "Completar lo que falte",
    fillMissingHint: "Activado: basta con el nombre. Desactivado: hacen falta nombre, pasos y duración.",
    button: "Añadir receta",
    invalid: (detail) => `El JSON no es válido: ${detail}`,
    noRecipe: "En este JSON no hay ninguna receta.",
    nameRequired: "La receta debe tener un nombre",
    fieldsRequired: "Faltan campos obligatorios: 'name', 'steps', 'duration'",
    empty: "El JSON de la receta no puede estar vacío.",
    failed: "No se pudo añadir la receta",
    failedFormat: "No se pudo añadir la receta. Revisa el formato del JSON.",
    unexpected: "La respuesta no tiene la forma esperada. Revisa la dirección de la API.",
    several: (count) => `Se añadirán ${number("es", count)} recetas.`,
    addedSome: (added, total) =>
      `Se han añadido ${added} de ${total} recetas. Pulsa otra vez para añadir las demás.`,
    repaired: "Lo que se ha arreglado",
    notes: {
      cut: (path) => `Era demasiado largo y se ha recortado: ${path}`,
      unreadable: (path) => `No se pudo leer y se ha omitido: ${path}`,
      "bad-address": (path) => `No es una dirección web y se ha omitido: ${path}`,
      "unsafe-key": (path) => `Tiene un nombre que no está permitido y se ha omitido: ${path}`,
      merged: (path) => `Se han juntado grupos con el mismo nombre: ${path}`,
    },
  },
  shared: {
    title: "Compartido con Larder",
    nothing: "No se ha compartido nada",
    nothingHint:
      "Comparte un enlace, un texto, una imagen o un archivo desde otra aplicación, o elige aquí cómo añadir una receta.",
  },
  added: {
    collect: "Añadir a colección",
    undo: "Deshacer",
    undoneTitle: "Deshecho",
    undone: (count) =>
      count === 1
        ? "La receta se ha vuelto a borrar."
        : `Se han vuelto a borrar ${number("es", count)} recetas.`,
    undoFailed: "No se pudo borrar la receta.",
  },
  importProblems: {
    "page-unreachable": "No se pudo abrir esta página. Revisa la dirección.",
    "page-blocked": "Este sitio no deja que otros servidores lean sus páginas.",
    "page-gone": "Ya no hay ninguna página en esta dirección.",
    "not-a-page": "En esta dirección no hay una página web.",
    "page-too-large": "Esta página es demasiado grande para leerla.",
    "no-recipe-found": "No se encontró ninguna receta en esta página.",
    "import-busy": "Todavía hay otra importación en marcha. Espera a que termine.",
    "recipe-url-required": "Escribe la dirección de una receta",
  },
};
