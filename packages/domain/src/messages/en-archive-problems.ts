import type { ArchiveImportErrorCode } from "../error-code.ts";

/** The English sentences about imports of collections: errors, and what is said of archives and of their entries. */
export const enArchiveProblems = {
  errors: {
    "import-not-found": "This import is not here any more.",
    "imports-full": "You have as many imports as can be. Delete one first.",
    "import-too-large": "These files are larger than an import may be.",
    "import-files-many": "These are more files than an import may have. A zip archive of them counts as one.",
    "import-addresses-many": "These are more addresses than an import may have.",
    "uploads-full": "Your uploads take as much space as they may. Finish or delete an import first.",
    "upload-incomplete": "Parts of the files are missing. Send them again.",
    "import-state": "This import cannot do that now. Reload the page to see how far it is.",
  } satisfies Record<ArchiveImportErrorCode, string>,
  /** Why nothing of the files could be read. */
  failures: {
    "archive-empty": "There is nothing in these files.",
    "archive-unknown": "No recipe app that Larder knows writes files like these.",
    "archive-is-page":
      "This is a web page, not an export. Perhaps the download needed you to sign in: export it again.",
    "archive-kind": "Archives of this kind cannot be read. Unpack it, or make a zip archive of it.",
    "archive-encrypted": "This archive has a password. Export it without one.",
    "archive-damaged": "This archive is damaged or cut off. Download or export it again.",
    "archive-too-large": "This archive holds more than an import may have.",
    "import-slow": "Reading these files took too long.",
    "import-failed": "Larder could not read these files. Try again, or report the app that wrote them.",
  },
  /** Why an entry was not read, was not added, or stayed. */
  reasons: {
    "entry-unknown": "No recipe was found in it.",
    "entry-damaged": "It is damaged or cut off.",
    "entry-too-large": "It is larger than a recipe may be.",
    "entry-encrypted": "It has a password.",
    "entry-method": "It is packed in a way that cannot be read.",
    "entry-empty": "It has neither ingredients nor steps.",
    "entry-slow": "Reading it took too long.",
    "entry-failed": "It could not be read.",
    "entries-many": "It is beyond the number of recipes that an import may have.",
    "recipe-name-required": "It has no name.",
    "quota-reached": "You have as many recipes as you may store.",
    "changed-here": "You have changed it since.",
    "used-here": "You have rated, noted, collected or shared it since.",
    "listed-twice": "It is the same as another one in this import.",
    "recipe-gone": "The recipe is not here any more.",
    "not-stored": "It could not be stored.",
    "page-unreachable": "The site did not answer.",
    "page-blocked": "The site does not let its pages be read.",
    "page-gone": "The page does not exist.",
    "not-a-page": "This is no web page.",
    "page-too-large": "The page is too large.",
    "no-recipe-found": "No recipe was found on the page.",
    "recipe-url-invalid": "This is no address of a web page.",
  },
  /** The sentences of what did not arrive, or not as it was. */
  problems: {
    "picture-missing": "A picture is not in the archive.",
    "picture-unreadable": "A picture could not be read.",
    "picture-not-fetched": "A picture could not be fetched from its site.",
    "pictures-cut": "Not all pictures are stored.",
    "text-split": "A text was too long and goes on in the notes.",
    "original-cut": "The original text is not stored whole.",
    "link-missing": "A linked recipe is not in the archive.",
    "address-unsafe": "An address was left out.",
  },
} as const;
