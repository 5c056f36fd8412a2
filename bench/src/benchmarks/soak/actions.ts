import { randomUUID } from "node:crypto";

/** A function that sends one request of a cook to a running server. */
export type Call = (method: string, path: string, body?: object) => Promise<Answer>;

export interface Answer {
  status: number;
  etag: string | null;
  body: { code?: string; recipe?: { id: string; slug: string }; recipes?: { id: string; slug: string }[] };
}

/** An action of cooks; `share` is its relative frequency. */
export interface Action {
  name: string;
  share: number;
  run: (call: Call) => Promise<Answer[]>;
}

const TERMS = ["leek", "chicken+rice", "onion+garlic+tomato", "zzzz"];
const DRAFT = {
  name: "Leek soup",
  tags: ["soak"],
  ingredients: { main: [{ item: "leek", quantity: "2" }] },
  steps: [{ name: "Cook", process: ["Boil the leeks for 20 minutes."] }],
};

const anyOf = <T>(things: readonly T[]): T | undefined => things[Math.floor(Math.random() * things.length)];

/**
 * Returns the actions of many cooks. Added recipes are removed again, so that the collection keeps its size and
 * growing memory means a leak.
 *
 * @param recipes recipes that exist all the time
 * @param pageAddress returns a new page of a recipe site with each call
 */
export function actionsOf(
  recipes: readonly { id: string; slug: string }[],
  pageAddress: () => string,
): readonly Action[] {
  const slug = () => anyOf(recipes)?.slug ?? "";
  const id = () => anyOf(recipes)?.id ?? "";

  async function addAndRemove(call: Call, added: Promise<Answer>): Promise<Answer[]> {
    const answer = await added;
    const made = answer.body.recipe?.id;
    return made ? [answer, await call("DELETE", `/api/recipes/${made}`)] : [answer];
  }

  return [
    {
      name: "a page of cards",
      share: 12,
      run: async (call) => [await call("GET", "/api/recipes?view=summary&limit=24")],
    },
    { name: "a recipe", share: 14, run: async (call) => [await call("GET", `/api/recipes/slug/${slug()}`)] },
    { name: "the whole list", share: 1, run: async (call) => [await call("GET", "/api/recipes")] },
    {
      name: "a search",
      share: 8,
      run: async (call) => [await call("GET", `/api/recipes?view=summary&limit=24&search=${anyOf(TERMS)}`)],
    },
    { name: "the bookmarks", share: 4, run: async (call) => [await call("GET", "/api/bookmarks")] },
    {
      name: "a bookmark set and taken away",
      share: 3,
      run: async (call) => {
        const path = `/api/recipes/${id()}/bookmark`;
        return [await call("POST", path, {}), await call("POST", path, {})];
      },
    },
    {
      name: "a recipe written, changed and deleted",
      share: 3,
      run: async (call) => {
        const added = await call("POST", "/api/recipes", {
          recipe: { ...DRAFT, name: `Soup ${randomUUID()}` },
        });
        const made = added.body.recipe?.id;
        if (!made) return [added];
        const changed = await call("PATCH", `/api/recipes/${made}`, { name: "Leek soup with cream" });
        return [added, changed, await call("DELETE", `/api/recipes/${made}`)];
      },
    },
    {
      name: "a recipe composed and deleted",
      share: 1,
      run: (call) =>
        addAndRemove(call, call("POST", "/api/recipes/search", { query: "leek soup", fresh: true })),
    },
    {
      name: "a page imported and deleted",
      share: 2,
      run: (call) => addAndRemove(call, call("POST", "/api/recipes/scrape", { url: pageAddress() })),
    },
    {
      name: "health",
      share: 2,
      run: async (call) => [await call("GET", "/healthz"), await call("GET", "/readyz")],
    },
  ];
}

/** Returns a random action, by its share. */
export function pick(actions: readonly Action[]): Action | undefined {
  return anyOf(actions.flatMap((action) => Array.from({ length: action.share }, () => action)));
}
