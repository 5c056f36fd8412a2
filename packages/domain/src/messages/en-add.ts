import type { ImportErrorCode } from "../error-code.ts";
import type { NoteKind } from "../normalise/notes.ts";
import { number } from "./counted.ts";

/** The English messages of importing from an address and of adding JSON. */
export const enAdd = {
  addUrl: {
    title: "Import from URL",
    label: "Recipe URL",
    placeholder: "https://",
    button: "Import Recipe",
    busy: "Importing",
    busyText: "Processing Recipe...",
    required: "Please enter a recipe URL",
    failed: "Failed to import recipe",
    failedOther: "Failed to import recipe. Please try a different URL.",
    existsTitle: "Recipe Already Exists",
    existsText: "This recipe has already been imported.",
    viewExisting: "View Existing Recipe",
    done: "Your recipe has been successfully added.",
    asText: "Paste the text instead",
    asTextHint: "You can copy the recipe from the page and add it as text.",
    bookmarkletTitle: "From any page you look at",
    bookmarkletHint:
      "Drag this button to the bookmarks of your browser. A press on it there opens this form with the page's address. On a phone, install Larder and share the page with it.",
    bookmarklet: "Add to Larder",
  },
  addJson: {
    title: "Add Recipe from JSON",
    tabsLabel: "JSON or example",
    tabJson: "Recipe JSON",
    tabExample: "Example Format",
    label: "Recipe JSON",
    placeholder: "Paste a recipe as JSON here",
    useExample: "Try this example",
    servings: "Servings",
    fewer: "Fewer servings",
    moreServings: "More servings",
    fillMissing: "Fill in missing fields",
    fillMissingHint: "On: a name is enough. Off: name, steps and duration are required.",
    button: "Add Recipe",
    invalid: (detail: string) => `Invalid JSON format: ${detail}`,
    noRecipe: "There is no recipe in this JSON.",
    nameRequired: "Recipe must have a name",
    fieldsRequired: "Missing required fields: 'name', 'steps', 'duration'",
    empty: "Recipe JSON cannot be empty.",
    failed: "Failed to add recipe",
    failedFormat: "Failed to add recipe. Please check your JSON format.",
    unexpected: "Unexpected response format. Check API endpoint.",
    several: (count: number) => `${number("en", count)} recipes will be added.`,
    addedSome: (added: number, total: number) =>
      `${added} of ${total} recipes were added. Press again to add the others.`,
    repaired: "What was repaired",
    notes: {
      cut: (path: string) => `Too long, so it was cut: ${path}`,
      unreadable: (path: string) => `Could not be read and was left out: ${path}`,
      "bad-address": (path: string) => `Is no web address and was left out: ${path}`,
      "unsafe-key": (path: string) => `Has a name that is not allowed and was left out: ${path}`,
      merged: (path: string) => `Groups of the same name were put together: ${path}`,
    } satisfies Record<NoteKind, (path: string) => string>,
  },
  /** The page that takes what another app shares. */
  shared: {
    title: "Shared with Larder",
    nothing: "Nothing was shared",
    nothingHint:
      "Share a link, a text, a picture or a file from another app, or choose here how to add a recipe.",
  },
  added: {
    collect: "Add to collection",
    undo: "Undo",
    undoneTitle: "Undone",
    undone: (count: number) =>
      count === 1 ? "The recipe was deleted again." : `${number("en", count)} recipes were deleted again.`,
    undoFailed: "The recipe could not be deleted.",
  },
  /** The errors of importing a page, which no other page can meet. */
  importProblems: {
    "page-unreachable": "This page could not be reached. Please check the address.",
    "page-blocked": "This site does not let other servers read its pages.",
    "page-gone": "There is no page at this address any more.",
    "not-a-page": "There is no web page at this address.",
    "page-too-large": "This page is too large to read.",
    "no-recipe-found": "No recipe was found on this page.",
    "import-busy": "Another import is still running. Please wait for it to finish.",
    "recipe-url-required": "Please enter a recipe URL",
  } satisfies Record<ImportErrorCode, string>,
};
