import type { Collection } from "./collection.ts";
import { type Cook, initialBookmarks, initialNotes, type Note, type StoredRecipe } from "./cooks.ts";
import type { ClientRequest } from "./http-client.ts";
import type { PlannedCall } from "./planned-call.ts";
import { Tracked } from "./tracked.ts";

export interface TrackedCook extends Cook {
  bookmarks: Tracked<ReadonlySet<string>>;
  notes: Tracked<ReadonlyMap<string, Note>>;
}

export interface AddedRecipe {
  id: string;
  slug: string;
  owner: Cook;
  state: Tracked<{ name: string; version: number }>;
}

const USER_AGENTS = [
  "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
];

export type Headers = Readonly<Record<string, string>>;

/** What the client knows of the server, and how it chooses users and recipes. */
export interface Browsing extends Pick<Collection, "ingredients" | "tags"> {
  recipes: readonly StoredRecipe[];
  /** The recipes whose addition was acknowledged, in that order. */
  added: AddedRecipe[];
  /** The latest beginning of an acknowledged addition. */
  addedAt: number;
  random: () => number;
  anyOf: <T>(things: readonly T[]) => T | undefined;
  /** Returns a recipe to open; newer ones are opened more often: the frequency falls with the age rank. */
  openedRecipe: () => StoredRecipe | undefined;
  /** Returns the id of a recipe: one of the known half of the time, else one to open. */
  recipeFor: (known: Iterable<string>) => string;
  /** Plans a call of a random user, whose session is in the headers. */
  ofCook: (plan: (cook: TrackedCook, headers: Headers) => PlannedCall | null) => () => PlannedCall | null;
  documentRequest: (path: string, headers: Headers) => ClientRequest;
}

export function createBrowsing(
  { recipes, ingredients, tags, cooks }: Collection,
  random: () => number,
): Browsing {
  const tracked = cooks.map((cook, n): TrackedCook => ({
    ...cook,
    bookmarks: new Tracked<ReadonlySet<string>>(new Set(initialBookmarks(n, recipes.length))),
    notes: new Tracked<ReadonlyMap<string, Note>>(initialNotes(n, cook.uid, recipes.length)),
  }));
  const anyOf = <T>(things: readonly T[]): T | undefined => things[Math.floor(random() * things.length)];
  const openedRecipe = () => recipes[recipes.length - Math.floor(recipes.length ** random())];
  return {
    recipes,
    ingredients,
    tags,
    added: [],
    addedAt: -Infinity,
    random,
    anyOf,
    openedRecipe,
    recipeFor: (known) => (random() < 0.5 ? anyOf([...known]) : undefined) ?? openedRecipe()?.id ?? "",
    ofCook: (plan) => () => {
      const cook = anyOf(tracked);
      return cook ? plan(cook, { Cookie: `__session=${cook.secret}` }) : null;
    },
    documentRequest: (path, headers) => ({
      path,
      headers: { ...headers, Accept: "text/html", "User-Agent": anyOf(USER_AGENTS) ?? "" },
    }),
  };
}
