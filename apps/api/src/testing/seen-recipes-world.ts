import { setImmediate } from "node:timers/promises";
import type { Endpoint } from "@larder/domain/contract/endpoint";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import type { Response } from "supertest";
import type { Store } from "../ports/store.ts";
import { buildCollection, buildEntry } from "../storage/testing/store-cases/build-collection.ts";
import { fieldsOf, validBody, validQuery } from "./contract-calls.ts";
import { createFakeModel } from "./fake-model.ts";
import { createFakePages } from "./fake-pages.ts";
import { createMemoryMedia } from "./memory-media.ts";
import { RECIPE_PAGE } from "./recipe-page.ts";
import { createTestApp, TEST_FACTS } from "./test-app.ts";

/** The people of the matrix, by their ids. A visitor may browse. */
export const PEOPLE = { owner: "ana", namedReader: "ned", other: "ben", visitor: undefined } as const;
export type Person = keyof typeof PEOPLE;

/** How a recipe can be, and who then sees it on the server. */
export const STATES = {
  shared: { fields: {}, seenBy: ["owner", "namedReader", "other", "visitor"] },
  private: { fields: { visibility: "private" }, seenBy: ["owner", "namedReader"] },
  link: { fields: { visibility: "link" }, seenBy: ["owner", "namedReader"] },
  hidden: { fields: { hiddenBy: "eva" }, seenBy: ["owner"] },
  draft: { fields: { draft: true, expiresAt: "2026-12-01T00:00:00.000Z" }, seenBy: ["owner"] },
} as const satisfies Record<string, { fields: Partial<Recipe>; seenBy: readonly Person[] }>;
export type State = keyof typeof STATES;

const AT = "2026-02-01T12:00:00.000Z";
const PAGE = "https://food.example/leek-soup";
const PICTURE = "zebrawood-480.webp";
/** The photo of a comment on the subject. */
const PHOTO = "zebra-480.webp";

/** A recipe of Ana's whose words stand nowhere else. */
const SUBJECT: Partial<Recipe> = {
  id: "subject",
  slug: "zabaglione-slug",
  userId: "ana",
  name: "Zabaglione",
  tags: ["zwieback", "soup"],
  ingredients: { main: [{ ingredient_name: "zedoary", unit: "g", measure: 5, prep_style: "" }] },
  sourceUrl: PAGE,
  image: { url: `/media/${PICTURE}` },
  createdAt: AT,
};

/** Words that only an answer with a part of the recipe has. */
export const SUBJECT_WORDS = /zabaglione|zwieback|zedoary/i;

/** Values that name the recipe, for fields of queries and bodies. */
const NAMING: Readonly<Record<string, unknown>> = {
  q: "zabag",
  search: "zedoary",
  tag: "zwieback",
  query: "zedoary",
  ids: "subject",
  recipeId: "subject",
  recipeIds: ["subject"],
  url: PAGE,
  id: "subject",
  target: { kind: "recipe", id: "subject" },
};

/** One of the calls that an endpoint takes. */
interface MadeCall {
  path?: string;
  query?: Readonly<Record<string, string>>;
}

/**
 * Creates a server with some recipes of several users, and the subject in a state, or without it. All else is the same
 * in both: ids, times, and what users have stored.
 *
 * @param state null for a server without the subject
 */
export async function createSeenRecipesWorld(store: Store, state: State | null) {
  let ids = 0;
  const media = createMemoryMedia();
  const { as } = await createTestApp(
    { facts: { ...TEST_FACTS, client: { ...TEST_FACTS.client, publicBrowsing: true } } },
    {
      store,
      media,
      model: createFakeModel().model,
      pages: createFakePages({ [PAGE]: RECIPE_PAGE }).pages,
      newId: () => `new-${(ids += 1)}`,
    },
  );
  await fill(store, state);
  if (state) for (const file of [PICTURE, PHOTO]) await media.put(file, Buffer.from("picture"), AT);

  return {
    /** Makes a call of the contract, with values that name the subject wherever it takes any. */
    async call(
      person: Person,
      endpoint: Endpoint,
      { path = pathsOf(endpoint)[0] ?? "", query = {} }: MadeCall = {},
    ): Promise<Response> {
      const request = as(PEOPLE[person])[endpoint.method](path);
      request.query({ ...validQuery(endpoint), ...query });
      if (endpoint.raw) request.set("Content-Type", endpoint.raw.types[0] ?? "").send("{}");
      else if (endpoint.method !== "get") request.send(bodyOf(endpoint));
      const answer = await request;
      // What a call leaves to be done after its answer.
      for (let turns = 0; turns < 10; turns += 1) await setImmediate();
      return answer;
    },
  };
}

/** Puts in recipes of three users with what users have stored of them, and the subject among them. */
async function fill({ transfer, recipes }: Store, state: State | null): Promise<void> {
  await transfer.write(
    "users",
    ["ana", "ned", "ben"].map((id) => ({
      id,
      email: `${id}@example.com`,
      preferredLanguage: "en",
      displayName: id,
      nameOnRecipes: true,
    })),
  );
  const others = ["ana", "ned", "ben"].map((userId, index) =>
    buildRecipe({
      id: `recipe-${userId}`,
      slug: `recipe-${userId}`,
      userId,
      name: `Leek soup ${index}`,
      tags: ["soup"],
      ingredients: { main: [{ ingredient_name: "leek", unit: "", measure: 2, prep_style: "" }] },
      linkedRecipes: [{ name: "Linked", id: "subject" }],
      createdAt: `2026-02-0${index + 1}T12:00:00.000Z`,
    }),
  );
  for (const recipe of others) await recipes.insert(recipe);
  await transfer.write("collections", [
    buildCollection({
      id: "of-ana",
      userId: "ana",
      audience: "people",
      members: [{ userId: "ned", role: "reader" }],
    }),
    buildCollection({ id: "of-ben", userId: "ben", audience: "all" }),
  ]);
  await transfer.write("collectionEntries", [
    buildEntry({ collectionId: "of-ana", recipeId: "recipe-ana" }),
    buildEntry({ collectionId: "of-ben", recipeId: "recipe-ben", addedBy: "ben" }),
  ]);
  if (!state) return;
  await recipes.insert(buildRecipe({ ...SUBJECT, ...STATES[state].fields }));
  await transfer.write("collectionEntries", [
    buildEntry({ collectionId: "of-ana", recipeId: "subject", position: 2, isShared: true }),
    // From the time when it was shared.
    buildEntry({ collectionId: "of-ben", recipeId: "subject", position: 2, addedBy: "ben" }),
  ]);
  await transfer.write("publicLinks", [
    {
      id: "link",
      token: "zzzzzzzzzzzzzzzzzzzzzz",
      userId: "ana",
      target: { kind: "recipe", id: "subject" },
      shownName: "",
      allowsIndexing: false,
      createdAt: AT,
      endsAt: null,
    },
  ]);
  await transfer.write("comments", [
    {
      id: "of-eva",
      recipeId: "subject",
      userId: "eva",
      text: "Zabaglione again",
      image: { url: `/media/${PHOTO}` },
      createdAt: AT,
    },
  ]);
  await transfer.write("publicRatings", [{ recipeId: "subject", uid: "eva", stars: 5, createdAt: AT }]);
  // As it was left by users who saw it before it was taken from them.
  const users = ["ned", "ben"].map((uid) => ({ uid, recipeId: "subject" }));
  await transfer.write(
    "bookmarks",
    users.map((of) => ({ ...of, createdAt: AT })),
  );
  await transfer.write(
    "cookingNotes",
    users.map((of) => ({ ...of, rating: 5, note: "", cookedOn: [AT] })),
  );
}

/** Ids of what a path names that is no recipe, by the beginning of the path: all that hold the subject, or did. */
const IDS: Readonly<Record<string, readonly string[]>> = {
  "/api/collections/": ["of-ana", "of-ben"],
  "/api/comments/": ["of-eva"],
  "/api/authors/": ["ana"],
  "/api/links/": ["link"],
};
const FILES = [PICTURE, PHOTO];

/** The paths of a call that name the subject, or what holds it. */
export function pathsOf({ path }: Endpoint): string[] {
  if (path.includes(":file")) return FILES.map((file) => path.replace(":file", file));
  const ids = Object.entries(IDS).find(([beginning]) => path.startsWith(beginning))?.[1] ?? ["subject"];
  return (path.includes(":id") ? ids : ["subject"]).map((id) =>
    path.replace(/:(\w+)/g, (_, name: string) => {
      if (name === "slug") return SUBJECT.slug ?? "";
      return name === "id" ? id : "subject";
    }),
  );
}

function bodyOf(endpoint: Endpoint): Record<string, unknown> {
  const body = validBody(endpoint);
  const fields = Object.keys(endpoint.body ? fieldsOf(endpoint.body) : {});
  return { ...body, ...namingOf(fields) };
}

/** Returns values that name the subject, for those of the fields that take one. */
export function namingOf(fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter((name) => Object.hasOwn(NAMING, name)).map((name) => [name, NAMING[name]]),
  );
}
