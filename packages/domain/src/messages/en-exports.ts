import { counted } from "./counted.ts";

/** The English messages about taking recipes away. */
export const enExports = {
  title: "Take your recipes with you",
  text: "All of your recipes with their pictures in one file: to keep, for another app, or as a book.",
  open: "Choose a file",
  /** On a collection and on a list. */
  short: "Take along",
  sheetTitle: "Take recipes with you",
  ofEverything: "All recipes that you own, private ones too.",
  ofCollection: (name: string) => `The collection “${name}”, as you see it.`,
  ofSearch: "What this search finds, as you see it.",
  formatsTitle: "A file",
  bookTitle: "A book",
  formats: {
    larder: {
      name: "Larder archive",
      text: "To keep: loses nothing, opens in any browser without a connection, and comes back into any Larder.",
    },
    paprika: {
      name: "Paprika",
      text: "For the Paprika app. Recipes that it has already are replaced, not doubled.",
    },
    mealie: {
      name: "Mealie",
      text: "For your own Mealie server: import it as an archive from before version 1.",
    },
    tandoor: { name: "Tandoor", text: "For your own Tandoor server: import it as a Tandoor export." },
    nextcloud: {
      name: "Nextcloud Cookbook",
      text: "For Nextcloud: unpack it into your recipe folder, then scan the folder again.",
    },
    "json-ld": {
      name: "JSON-LD",
      text: "For RecipeSage and any other app that reads schema.org: one file with the pictures in it.",
    },
    cooklang: {
      name: "Cooklang",
      text: "For friends of plain text: each ingredient stands where it is used.",
    },
    markdown: { name: "Markdown", text: "For Obsidian, Notion and other notes: a page for each recipe." },
    epub: {
      name: "E-book (EPUB)",
      text: "For e-readers and phones: contents, a chapter for each recipe, an index.",
    },
  },
  print: {
    name: "Print or save as PDF",
    text: "A cookbook on paper: contents, one recipe a page, an index.",
  },
  cookbook: {
    title: "Cookbook",
    mine: "My recipes",
    found: "Found recipes",
    print: "Print",
    hint: "To get a PDF, choose “Save as PDF” as the printer.",
    count: (count: number) => counted("en", count, "recipe", "recipes"),
    contents: "Contents",
    index: "Index of ingredients",
    none: "There is no recipe for this book.",
    failed: "The recipes could not be loaded.",
  },
};
