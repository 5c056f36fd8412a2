/** A call whose answer or body is among the longest that are permitted. */
export interface HeavyCall {
  name: string;
  path: string;
  method?: "POST" | "PATCH";
  body?: unknown;
}

/** A recipe of about 220 KB as JSON. */
export const LONG_RECIPE = {
  name: "Stew",
  ingredients: {
    main: Array.from({ length: 2_000 }, (_, n) => `${n + 1} cups of chopped tomatoes, and more for it`),
  },
  steps: Array.from(
    { length: 1_000 },
    (_, n) => `Boil for ${n + 1} minutes. ${"Stir all the time. ".repeat(6)}`,
  ),
};

/** Returns the heavy calls; `id` and `slug` are those of the stored long recipe. */
export function heavyCalls({ id, slug }: { id: string; slug: string }): HeavyCall[] {
  return [
    { name: "list of all, whole", path: "/api/recipes" },
    { name: "list of 2,000 summaries", path: "/api/recipes?view=summary&limit=2000" },
    { name: "own recipes, whole", path: "/api/recipes?owner=me" },
    { name: "search of one letter", path: "/api/recipes?q=a" },
    { name: "popular recipes", path: "/api/recipes?sort=popular" },
    { name: "tags", path: "/api/recipes/tags" },
    {
      name: "nearest",
      path: "/api/recipes/nearest?query=tomato%20rice%20onion%20egg%20milk%20leek%20bean%20pea",
    },
    { name: "2,000 bookmarks", path: "/api/bookmarks" },
    {
      name: "a recipe of 220 KB added",
      path: "/api/recipes",
      method: "POST",
      body: { recipe: LONG_RECIPE },
    },
    {
      name: "the same changed",
      path: `/api/recipes/${id}`,
      method: "PATCH",
      body: { steps: LONG_RECIPE.steps },
    },
    { name: "the same read", path: `/api/recipes/slug/${slug}` },
    { name: "the same as JSON-LD", path: `/api/recipes/slug/${slug}?format=jsonld` },
    { name: "download of the account", path: "/api/account/data" },
  ];
}

/** Sends a call, discards its answer piece by piece, and returns the status. */
export async function send(url: string, token: string, call: HeavyCall): Promise<number> {
  const { method = "GET", body } = call;
  const answer = await fetch(url + call.path, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await answer.body?.pipeTo(new WritableStream());
  return answer.status;
}
