import { randomUUID } from "node:crypto";

/** The password of the user whose calls are measured. */
export const PASSWORD = "quiet lemon under a bridge";

type Request = [method: string, path: string, body?: object, headers?: Record<string, string>];
type Send = (...request: Request) => Promise<{ status: number; etag: string; text: string }>;

export interface MeasuredCall {
  name: string;
  /** The status that every answer must have. */
  status: number;
  /** Returns the next request; what it does before is measured too. */
  make: () => Request | Promise<Request>;
}

const CARDS = "/api/recipes?view=summary&limit=24";
const PACKED = { "Accept-Encoding": "br, gzip" };

/** Returns the most used calls of a signed-in cook, in the order of an evening. */
export async function measuredCalls(send: Send, cookName: string, site: string): Promise<MeasuredCall[]> {
  const own = JSON.parse((await send("POST", "/api/recipes", { recipe: recipe("Leek soup") })).text).recipe;
  const first = JSON.parse((await send("GET", CARDS)).text).recipes[1];
  const page = `/api/recipes/slug/${first.slug}`;
  const [list, shown] = [await send("GET", CARDS, undefined, PACKED), await send("GET", page)];
  const searches = ["leek", "tomato pasta", "chicken rice", "pollo", "garlic lemon"];
  let count = 0;
  const next = () => (count += 1);
  const repeated = (...call: Request) => {
    return () => call;
  };
  return [
    { name: "who is signed in", status: 200, make: repeated("GET", "/api/session") },
    { name: "24 cards, cached", status: 200, make: repeated("GET", CARDS, undefined, PACKED) },
    {
      name: "24 cards, unchanged",
      status: 304,
      make: repeated("GET", CARDS, undefined, { ...PACKED, "If-None-Match": list.etag }),
    },
    { name: "a recipe", status: 200, make: repeated("GET", page) },
    {
      name: "a recipe, unchanged",
      status: 304,
      make: repeated("GET", page, undefined, { "If-None-Match": shown.etag }),
    },
    {
      name: "a search, 24 cards",
      status: 200,
      make: () => [
        "GET",
        `${CARDS}&search=${encodeURIComponent(searches[next() % searches.length] ?? "")}`,
        undefined,
        PACKED,
      ],
    },
    { name: "20 bookmarks", status: 200, make: repeated("GET", "/api/bookmarks", undefined, PACKED) },
    { name: "a bookmark's state", status: 200, make: repeated("GET", `/api/recipes/${first.id}/bookmark`) },
    {
      name: "a bookmark toggled, with a key",
      status: 200,
      make: () => [
        "POST",
        `/api/recipes/demo-1-${next() % 900}/bookmark`,
        {},
        { "Idempotency-Key": randomUUID() },
      ],
    },
    {
      name: "a recipe changed",
      status: 200,
      make: () => ["PATCH", `/api/recipes/${own.id}`, { name: `Leek soup ${next()}` }],
    },
    {
      name: "24 cards after a change, with the change",
      status: 200,
      make: async () => {
        await send("PATCH", `/api/recipes/${own.id}`, { name: `Leek soup ${next()}` });
        return ["GET", CARDS, undefined, PACKED];
      },
    },
    {
      name: "a recipe added",
      status: 201,
      make: () => ["POST", "/api/recipes", { recipe: recipe(`Soup ${next()}`) }],
    },
    {
      name: "a page imported",
      status: 201,
      make: () => ["POST", "/api/recipes/scrape", { url: `${site}/${next()}` }],
    },
    {
      name: "a recipe composed",
      status: 200,
      make: () => ["POST", "/api/recipes/search", { query: "leek and potato soup", fresh: true }],
    },
    {
      name: "a sign-in with a password",
      status: 200,
      make: repeated("POST", "/api/account/sign-in", { name: cookName, password: PASSWORD }),
    },
  ];
}

function recipe(name: string): object {
  return {
    name,
    servings: 4,
    ingredients: { main: [{ ingredient_name: "leek", measure: 2, unit: "", prep_style: "sliced" }] },
    steps: [{ main_step: "Melt the butter.", sub_steps: [] }, { main_step: "Simmer for 20 minutes." }],
    tags: ["soup"],
  };
}
