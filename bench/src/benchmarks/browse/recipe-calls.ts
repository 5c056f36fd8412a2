import { randomUUID } from "node:crypto";
import type { Browsing } from "./browsing.ts";
import { type CallKind, checkBody, checkDocument } from "./planned-call.ts";
import { Tracked } from "./tracked.ts";

/** The most answers whose ETags the client remembers. */
const REMEMBERED = 5_000;

/** Returns the calls about single recipes, their addition and their edits. */
export function recipeCalls(browsing: Browsing): readonly CallKind[] {
  const { added, anyOf, openedRecipe, ofCook, documentRequest } = browsing;
  const etags = new Map<string, string>();
  let additions = 0;

  return [
    {
      name: "the document of a recipe",
      share: 30,
      isWrite: false,
      plan: ofCook(({ uid }, headers) => {
        const recipe = openedRecipe();
        if (!recipe) return null;
        return {
          request: documentRequest(`/recipe/${recipe.slug}`, headers),
          check: (answer) => checkDocument(answer, uid, `"id":"${recipe.id}"`),
        };
      }),
    },
    {
      name: "a recipe",
      share: 170,
      isWrite: false,
      plan: ofCook((_, headers) => {
        const recipe = openedRecipe();
        if (!recipe) return null;
        return {
          request: { path: `/api/recipes/slug/${recipe.slug}`, headers },
          check: (answer) =>
            checkBody(answer, 200, ({ recipe: got }) => {
              if (etags.size < REMEMBERED) etags.set(recipe.slug, answer.etag);
              return got.id === recipe.id && got.name === recipe.name ? null : `${got.id}, not ${recipe.id}`;
            }),
        };
      }),
    },
    {
      name: "a recipe with If-None-Match",
      share: 120,
      isWrite: false,
      plan: ofCook((_, headers) => {
        const { slug = "" } = openedRecipe() ?? {};
        const etag = etags.get(slug);
        return etag === undefined
          ? null
          : {
              request: { path: `/api/recipes/slug/${slug}`, headers: { ...headers, "If-None-Match": etag } },
              check: ({ status }) => (status === 304 ? null : `${status} for a recipe that has not changed`),
            };
      }),
    },
    {
      name: "a recipe that was added meanwhile",
      share: 20,
      isWrite: false,
      plan: ofCook((_, headers) => {
        const recipe = anyOf(added);
        if (!recipe) return null;
        const isWrong = recipe.state.beginRead();
        return {
          request: { path: `/api/recipes/slug/${recipe.slug}`, headers },
          check: (answer) =>
            checkBody(answer, 200, ({ recipe: got }) =>
              got.id !== recipe.id ||
              got.userId !== recipe.owner.uid ||
              isWrong(({ name }) => name === got.name)
                ? `another state of a recipe: ${got.name}, version ${got.version}`
                : null,
            ),
        };
      }),
    },
    {
      name: "a recipe added",
      share: 3,
      isWrite: true,
      plan: ofCook((cook, headers) => {
        const recipe = draftOf(`Leek soup number ${(additions += 1)} of ${cook.uid}`);
        const startedAt = performance.now();
        return {
          request: { method: "POST", path: "/api/recipes", headers, body: { recipe } },
          check: (answer) =>
            checkBody(answer, 201, ({ recipe: { id, slug, name, version, userId } }) => {
              added.push({ id, slug, owner: cook, state: new Tracked({ name, version }) });
              browsing.addedAt = Math.max(browsing.addedAt, startedAt);
              return name === recipe.name && userId === cook.uid
                ? null
                : `another recipe: ${name} of ${userId}`;
            }),
        };
      }),
    },
    {
      name: "a recipe edited",
      share: 3,
      isWrite: true,
      plan: () => {
        const recipe = anyOf(added);
        if (!recipe || recipe.state.isWriting) return null;
        const before = recipe.state.value;
        const end = recipe.state.beginWrite();
        const name = `Leek soup with ${randomUUID()}`;
        return {
          request: {
            method: "PATCH",
            path: `/api/recipes/${recipe.id}`,
            headers: { Cookie: `__session=${recipe.owner.secret}` },
            body: { name },
          },
          check: (answer) =>
            checkBody(answer, 200, ({ recipe: got }) => {
              end({ name: got.name, version: got.version });
              return got.name === name && got.version === before.version + 1
                ? null
                : `another edit: ${got.name}, version ${got.version}`;
            }),
        };
      },
    },
  ];
}

function draftOf(name: string) {
  const items = ["3 leeks", "2 potatoes", "1 onion", "1 l vegetable stock", "100 ml cream", "salt", "nutmeg"];
  return {
    name,
    tags: ["soup"],
    servings: 4,
    ingredients: { main: items },
    steps: [
      "Cut the leeks, the potatoes and the onion into small pieces.",
      "Fry the onion for 5 minutes.",
      "Add leeks, potatoes and stock, and boil for 20 minutes.",
      "Blend the soup, and stir in the cream.",
    ],
  };
}
