import { counted } from "./counted.ts";
import type { ExportMessages } from "./messages.ts";

/** The Spanish messages about taking recipes away. */
export const esExports: ExportMessages = {
  title: "Llévate tus recetas",
  text: "Todas tus recetas con sus fotos en un archivo: para guardarlas, para otra aplicación o como libro.",
  open: "Elegir un archivo",
  short: "Llevar",
  sheetTitle: "Llévate recetas",
  ofEverything: "Todas las recetas que son tuyas, también las privadas.",
  ofCollection: (name) => `La colección «${name}», tal como la ves.`,
  ofSearch: "Lo que encuentra esta búsqueda, tal como lo ves.",
  formatsTitle: "Un archivo",
  bookTitle: "Un libro",
  formats: {
    larder: {
      name: "Archivo de Larder",
      text: "Para guardar: no pierde nada, se abre en cualquier navegador sin conexión y vuelve a cualquier Larder.",
    },
    paprika: {
      name: "Paprika (aplicación)",
      text: "Para la aplicación Paprika. Las recetas que ya tiene se sustituyen, no se duplican.",
    },
    mealie: {
      name: "Mealie (servidor)",
      text: "Para tu propio servidor Mealie: impórtalo como archivo anterior a la versión 1.",
    },
    tandoor: {
      name: "Tandoor (servidor)",
      text: "Para tu propio servidor Tandoor: impórtalo como exportación de Tandoor.",
    },
    nextcloud: {
      name: "Recetas de Nextcloud",
      text: "Para Nextcloud: descomprímelo en tu carpeta de recetas y vuelve a explorarla.",
    },
    "json-ld": {
      name: "JSON-LD (schema.org)",
      text: "Para RecipeSage y cualquier aplicación que lea schema.org: un archivo con las fotos dentro.",
    },
    cooklang: {
      name: "Texto (Cooklang)",
      text: "Para quien prefiere texto sin formato: cada ingrediente está donde se usa.",
    },
    markdown: {
      name: "Notas (Markdown)",
      text: "Para Obsidian, Notion y otras notas: una página por receta.",
    },
    epub: {
      name: "Libro electrónico (EPUB)",
      text: "Para lectores electrónicos y móviles: contenido, un capítulo por receta y un índice.",
    },
  },
  print: {
    name: "Imprimir o guardar como PDF",
    text: "Un libro de cocina en papel: contenido, una receta por página y un índice.",
  },
  cookbook: {
    title: "Libro de cocina",
    mine: "Mis recetas",
    found: "Recetas encontradas",
    print: "Imprimir",
    hint: "Para obtener un PDF, elige «Guardar como PDF» como impresora.",
    count: (count) => counted("es", count, "receta", "recetas"),
    contents: "Contenido",
    index: "Índice de ingredientes",
    none: "No hay ninguna receta para este libro.",
    failed: "No se pudieron cargar las recetas.",
  },
};
