import type { Connection } from "mongoose";
import type { Store } from "../../../ports/store.ts";
import { copiedRecipes } from "../../testing/copied-recipes.ts";

const RECIPES = 50_000;
const USERS = 2_000;
const AT_ONCE = 5_000;

/** Fills a database with 50,000 recipes and 2,000 users, below the store. */
export async function fillDatabase(store: Store, connection: Connection): Promise<void> {
  await store.transfer.write("recipes", copiedRecipes);
  const collection = (name: string) => connection.collection<{ _id: string }>(name);
  const documents = await collection("recipes").find().toArray();
  for (let from = copiedRecipes.length; from < RECIPES; from += AT_ONCE) {
    const copies = Array.from({ length: Math.min(AT_ONCE, RECIPES - from) }, (_, index) => {
      const n = from + index;
      const createdAt = new Date(Date.UTC(2025, 0, 1) + n * 1_000).toISOString();
      return {
        ...documents[n % documents.length],
        _id: `recipe-${n}`,
        slug: `recipe-${n}`,
        userId: `user-${n % USERS}`,
        createdAt,
      };
    });
    await collection("recipes").insertMany(copies, { ordered: false });
  }
  const createdAt = "2026-02-28T00:00:00.000Z";
  const users = Array.from({ length: USERS }, (_, n) => ({ n, uid: `user-${n}` }));
  const insert = (name: string, of: (user: { n: number; uid: string }) => { _id: string }) =>
    collection(name).insertMany(users.map(of), { ordered: false });
  await insert("users", ({ n, uid }) => ({
    _id: uid,
    email: `${n}@example.com`,
    preferredLanguage: "en",
    loginKey: uid,
    account: {
      login: uid,
      passwordHash: null,
      role: n === 0 ? "administrator" : "member",
      createdAt,
      suspendedAt: null,
    },
  }));
  await insert("bookmarks", ({ n, uid }) => ({
    _id: `recipe-${n}:${uid}`,
    uid,
    recipeId: `recipe-${n}`,
    isOn: true,
    createdAt,
    answers: [],
  }));
  await insert("cooking_notes", ({ n, uid }) => ({
    _id: `recipe-${n}:${uid}`,
    uid,
    recipeId: `recipe-${n}`,
    rating: 4,
    note: "",
    cooked: [],
  }));
  await insert("public_ratings", ({ n, uid }) => ({
    _id: `recipe-${n}:${uid}`,
    uid,
    recipeId: `recipe-${n}`,
    stars: 4,
    createdAt,
  }));
  await insert("comments", ({ n, uid }) => ({
    _id: uid,
    recipeId: `recipe-${n}`,
    userId: uid,
    text: "Good",
    createdAt,
  }));
  await insert("reports", ({ n, uid }) => ({
    _id: uid,
    kind: "recipe",
    recipeId: `recipe-${n}`,
    status: n % 10 > 0 ? "done" : "open",
    createdAt,
    entries: [{ userId: uid, reason: "other", text: "", createdAt }],
  }));
  await insert("blocks", ({ n, uid }) => ({ _id: uid, uid, userId: `user-${n + 1}`, name: "", createdAt }));
  await insert("notices", ({ uid }) => ({
    _id: uid,
    userId: uid,
    text: "Please",
    about: "recipe",
    quote: "Soup",
    createdAt,
  }));
  const message = { email: "", content: "Please add a soup", createdAt };
  await insert("feedback", ({ n, uid }) => ({
    _id: uid,
    userId: uid,
    ...message,
    type: "bug",
    done: n % 10 > 0,
  }));
  await insert("requests", ({ n, uid }) => ({
    _id: uid,
    userId: uid,
    ...message,
    requestType: "text",
    notes: "",
    status: n % 10 > 0 ? "added" : "pending",
    recipe: null,
  }));
  await insert("sign_in_sessions", ({ uid }) => ({
    _id: uid,
    secretHash: uid,
    uid,
    createdAt,
    lastSeenAt: createdAt,
    browser: "Firefox",
  }));
  await insert("admin_sessions", ({ uid }) => ({ _id: uid, uid, createdAt, lastSeenAt: createdAt }));
  await insert("public_links", ({ uid }) => ({
    _id: uid,
    token: uid,
    userId: uid,
    target: { kind: "recipe", id: uid },
    shownName: "",
    allowsIndexing: false,
    createdAt,
    endsAt: null,
  }));
  await insert("api_tokens", ({ uid }) => ({
    _id: uid,
    uid,
    tokenHash: uid,
    name: "Script",
    scope: "read",
    createdAt,
    expiresAt: "2027-01-01T00:00:00.000Z",
    lastUsedAt: null,
  }));
}
