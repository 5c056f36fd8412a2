import type { CollectionErrorCode } from "../error-code.ts";

/** The English sentences of errors of collections. */
export const enCollectionProblems = {
  "collection-not-found": "This collection is not here any more.",
  "collections-full": "You have as many collections as can be. Delete one first.",
  "collection-full": "No more recipes fit into this collection.",
  "collection-smart": "The recipes of this collection are found by its rule. None can be put in or arranged.",
  "private-recipes": "Some of these recipes are private. Decide whether readers of the collection see them.",
  "person-unknown": "There is no user with exactly this sign-in name or email address.",
} satisfies Record<CollectionErrorCode, string>;
