import { API_TOKEN_PREFIX } from "@larder/domain/account/api-token";
import type { Endpoint } from "@larder/domain/contract/endpoint";
import { normaliseRecipe } from "@larder/domain/normalise/normalise";
import { contentOf } from "@larder/domain/recipe/recipe-version";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { apiTokenHash } from "../http/session/api-token.ts";
import { secretHash } from "../http/session/own-sessions.ts";
import type { AccountUser, SignInLink, SignInSession } from "../ports/sign-in-stores.ts";
import type { Store } from "../ports/store.ts";
import { buildImport, buildImportItem } from "../storage/testing/store-cases/archive-import-cases.ts";
import { buildCollection, buildEntry } from "../storage/testing/store-cases/build-collection.ts";

/** The id of everything that a call finds by its id or slug. */
export const ID = "one";
/** The secret of the session of Ana's browser, and of the link that a call opens. */
export const SECRET = "x".repeat(43);
/** The token of the public link that a call opens. */
const LINK_TOKEN = "x".repeat(22);
export const API_TOKEN = `${API_TOKEN_PREFIX}${SECRET}`;
const NOW = "2026-03-01T12:00:00.000Z";
const RECENT = "2026-03-01T11:50:00.000Z";
const LATER = "2027-01-01T00:00:00.000Z";

/** Puts in what a call to Ana's account needs, and a call before may have taken away or used up. */
export async function putCallItems(store: Store, { path }: Endpoint, passwordHash: string): Promise<void> {
  const { transfer, signInSessions, signInLinks, apiTokens } = store;
  const account: AccountUser["account"] = {
    login: "Leek soup",
    passwordHash,
    role: "administrator",
    createdAt: RECENT,
    suspendedAt: null,
    passkeys: [
      {
        id: ID,
        publicKey: "",
        counter: 0,
        transports: [],
        name: "Phone",
        createdAt: RECENT,
        lastUsedAt: null,
      },
    ],
  };
  await transfer.write("users", [
    { id: "ana", email: "ana@example.com", preferredLanguage: "en", displayName: "Ana", account },
    {
      id: ID,
      email: "one@example.com",
      preferredLanguage: "en",
      displayName: "One",
      nameOnRecipes: true,
      account: { ...account, login: "One", role: "member" },
    },
  ]);
  await transfer.write("recipes", [
    buildRecipe({
      id: ID,
      slug: ID,
      name: "Leek and potato soup",
      tags: ["soup"],
      version: 3,
      origin: { recipeId: "recipe-5", name: "Leek soup", version: 1, digest: "" },
    }),
  ]);
  await transfer.write("recipeVersions", [
    {
      recipeId: ID,
      version: 2,
      savedAt: RECENT,
      replacedAt: RECENT,
      changed: ["name"],
      content: contentOf(buildRecipe({ name: "Leek soup" })),
    },
  ]);
  const message = {
    id: ID,
    userId: "ana",
    email: "ana@example.com",
    createdAt: RECENT,
    content: "A leek soup",
  };
  await transfer.write("feedback", [{ ...message, type: "bug", page: "/", done: false }]);
  await transfer.write("requests", [
    { ...message, requestType: "text", notes: "", status: "pending", recipe: null },
  ]);
  const ofRecipes = ["recipe-5", ID].map((recipeId) => ({ uid: "ana", recipeId }));
  await transfer.write(
    "bookmarks",
    ofRecipes.map((of) => ({ ...of, createdAt: RECENT })),
  );
  await transfer.write(
    "cookingNotes",
    ofRecipes.map((of) => ({ ...of, rating: 4, note: "", cookedOn: [RECENT] })),
  );

  const isMembership = path.endsWith("/membership");
  await transfer.write("collections", [
    buildCollection({
      id: ID,
      userId: isMembership ? ID : "ana",
      audience: "people",
      members: [{ userId: isMembership ? "ana" : ID, role: "editor" }],
    }),
    buildCollection({ id: "for-all", userId: ID, audience: "all" }),
  ]);
  await transfer.write(
    "collectionEntries",
    ofRecipes.map(({ recipeId }) => buildEntry({ collectionId: ID, recipeId })),
  );
  const link = {
    target: { kind: "recipe", id: ID },
    shownName: "",
    allowsIndexing: false,
    createdAt: RECENT,
    endsAt: null,
  } as const;
  await transfer.write("publicLinks", [
    { ...link, id: ID, token: "own".padEnd(22, "x"), userId: "ana" },
    { ...link, id: "another's", token: LINK_TOKEN, userId: ID },
  ]);
  await putImport(store, path);
  await putCommunityItems(store);

  await signInSessions.removeByUser("ana");
  const session: Omit<SignInSession, "id" | "secretHash"> = {
    uid: "ana",
    createdAt: RECENT,
    lastSeenAt: RECENT,
    browser: "Firefox",
  };
  await signInSessions.insert({ ...session, id: "this browser", secretHash: secretHash(SECRET) });
  await signInSessions.insert({ ...session, id: ID, secretHash: "hash of another" });
  const isReset = path.endsWith("/reset");
  const signInLink: SignInLink = {
    id: ID,
    secretHash: secretHash(SECRET),
    kind: isReset ? "reset" : "invitation",
    role: "member",
    uid: isReset ? ID : null,
    usesLeft: 1,
    createdAt: RECENT,
    expiresAt: LATER,
    note: "",
  };
  await signInLinks.remove(ID);
  await signInLinks.insert(signInLink);
  for (const token of await apiTokens.of("ana")) await apiTokens.remove("ana", token.id);
  const token = { uid: "ana", name: "Script", scope: "write", createdAt: RECENT, expiresAt: LATER } as const;
  for (const [id, tokenHash] of [
    ["this script", apiTokenHash(API_TOKEN)],
    [ID, "hash of another"],
  ] as const)
    await apiTokens.insert({ ...token, id, tokenHash, lastUsedAt: NOW }, 10);
}

/** Puts in what users say of the recipe that calls name, each of it by Ana and by another user. */
async function putCommunityItems({ transfer }: Store): Promise<void> {
  const uids = ["ana", ID];
  await transfer.write("publicRatings", [{ uid: "ana", recipeId: "recipe-5", stars: 4, createdAt: RECENT }]);
  await transfer.write(
    "comments",
    uids.map((userId) => ({
      id: userId === ID ? ID : `comment by ${userId}`,
      recipeId: ID,
      userId,
      text: "Good with cream",
      createdAt: RECENT,
    })),
  );
  await transfer.write("reports", [
    {
      id: ID,
      kind: "comment",
      recipeId: ID,
      commentId: ID,
      status: "open",
      createdAt: RECENT,
      entries: [{ userId: "ana", reason: "offensive", text: "", createdAt: RECENT }],
    },
  ]);
  await transfer.write("blocks", [
    { uid: "ana", userId: ID, name: "One", createdAt: RECENT },
    { uid: ID, userId: "ana", name: "Ana", createdAt: RECENT },
  ]);
  await transfer.write(
    "notices",
    uids.map((userId) => ({
      id: userId === "ana" ? ID : `notice to ${userId}`,
      userId,
      text: "Please stay friendly.",
      about: "comment" as const,
      quote: "Good with cream",
      createdAt: RECENT,
    })),
  );
}

/** The size in bytes of the piece that is sent. */
export const PIECE = 5;

/** Puts an import into the state that a call asks of it. */
async function putImport({ imports }: Store, path: string): Promise<void> {
  const state = /\/(start|undo|look)$/.exec(path)?.[1];
  await imports.remove(ID);
  const existing = { id: ID, name: "Leek soup", slug: "leek-soup" };
  await imports.insert(
    buildImport(ID, {
      userId: "ana",
      createdAt: RECENT,
      updatedAt: RECENT,
      files: [{ name: "a.zip", size: PIECE, pieces: 1 }],
      state: state === "undo" ? "done" : state === undefined ? "uploading" : "looked",
    }),
    100,
  );
  await imports.putItems([
    buildImportItem(0, {
      importId: ID,
      status: "changed",
      existing,
      original: { type: "text", text: "Leek soup" },
      draft: normaliseRecipe({ name: "Leek soup", ingredients: ["3 leeks"] }).recipe,
    }),
  ]);
}
