import { type AccountData, accountDataSchema } from "@larder/domain/account/account-data";
import { ACCOUNT_FILE_VERSION } from "@larder/domain/account/account-restore";
import type { StoredCollection } from "@larder/domain/collection/collection";
import { DEFAULT_LANGUAGE } from "@larder/domain/language";
import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";
import { historyBegin, type RecipeVersion } from "@larder/domain/recipe/recipe-version";
import { canSee } from "@larder/domain/recipe/visibility";
import type { Field } from "../../http/answers/json-parts.ts";
import { JsonStream } from "../../http/answers/json-stream.ts";
import type { AccountItems } from "../../ports/account-store.ts";
import type { Identity } from "../../ports/auth.ts";
import { unlessDamaged } from "../../ports/damaged-record.ts";
import type { Page } from "../../ports/page.ts";
import type { Store } from "../../ports/store.ts";

/** Reads that a download costs beside its own: for an account with many recipes it is the longest answer of all. */
const EXTRA_READS = 19;

/** The collections that are read at a time. */
const SHELF = 100;

type Lists = Omit<AccountData, "larder" | "version" | "exportedAt" | "user">;

/** Streams everything that is stored about a user, read as it is sent. */
export async function accountDocument(
  store: Store,
  { uid, email }: Identity,
  now: Date,
): Promise<JsonStream> {
  const { shape } = accountDataSchema;
  const user = (await store.users.find(uid)) ?? { id: uid, email, preferredLanguage: DEFAULT_LANGUAGE };
  const account = (await store.ownAccounts.find(uid))?.account;
  const read = <K extends keyof AccountItems>(kind: K) => store.accounts.read(kind, uid);
  const named = createNames(store, uid);

  const lists: { [K in keyof Lists]: AsyncIterable<Lists[K][number]> } = {
    recipes: read("recipes"),
    recipeVersions: versions(),
    bookmarks: each(read("bookmarks"), async ({ recipeId, createdAt }) => ({
      recipe: await named(recipeId),
      bookmarkedAt: createdAt,
    })),
    cookingNotes: each(read("cookingNotes"), async ({ recipeId, rating, note, cookedOn }) => ({
      recipe: await named(recipeId),
      rating,
      note,
      cookedOn,
    })),
    collections: each(read("collections"), (collection) => withRecipes(store, collection, uid)),
    memberships: membershipsOf(store, uid),
    imports: each(read("imports"), ({ userId: _uid, ...stored }) => stored),
    archiveSources: each(read("archiveSources"), ({ uid: _uid, ...source }) => source),
    publicLinks: each(read("publicLinks"), ({ userId: _uid, ...link }) => link),
    publicRatings: each(read("publicRatings"), async ({ recipeId, stars, createdAt }) => ({
      recipe: await named(recipeId),
      stars,
      ratedAt: createdAt,
    })),
    comments: each(read("comments"), async ({ recipeId, userId: _uid, hiddenBy: _by, ...comment }) => ({
      ...comment,
      recipe: await named(recipeId),
    })),
    reports: ownReports(),
    blocks: each(read("blocks"), ({ uid: _uid, ...block }) => block),
    notices: each(read("notices"), ({ userId: _uid, ...notice }) => notice),
    feedback: read("feedback"),
    requests: read("requests"),
    generations: read("generations"),
    pushBrowsers: each(read("pushSubscriptions"), ({ endpoint, createdAt }) => ({
      service: URL.parse(endpoint)?.host ?? "",
      subscribedAt: createdAt,
    })),
    timers: read("timers"),
    apiTokens: each(read("apiTokens"), ({ uid: _uid, tokenHash: _hash, ...token }) => token),
    adminSessions: each(read("adminSessions"), ({ createdAt, lastSeenAt }) => ({
      openedAt: createdAt,
      lastSeenAt,
    })),
    passkeys: each(account?.passkeys ?? [], ({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt,
      lastUsedAt,
    })),
    identities: each(account?.identities ?? [], (identity) => identity),
    devices: each(read("signInSessions"), ({ browser, createdAt, lastSeenAt }) => ({
      browser,
      signedInAt: createdAt,
      lastSeenAt,
    })),
  };

  return new JsonStream(
    [
      { name: "larder", schema: shape.larder, value: "account" },
      { name: "version", schema: shape.version, value: ACCOUNT_FILE_VERSION },
      { name: "exportedAt", schema: shape.exportedAt, value: now.toISOString() },
      { name: "user", schema: shape.user, value: user },
      list("recipes"),
      list("recipeVersions"),
      list("bookmarks"),
      list("cookingNotes"),
      list("collections"),
      list("memberships"),
      list("imports"),
      list("archiveSources"),
      list("publicLinks"),
      list("publicRatings"),
      list("comments"),
      list("reports"),
      list("blocks"),
      list("notices"),
      list("feedback"),
      list("requests"),
      list("generations"),
      list("pushBrowsers"),
      list("timers"),
      list("apiTokens"),
      list("adminSessions"),
      list("devices"),
      list("passkeys"),
      list("identities"),
    ],
    EXTRA_READS,
  );

  async function* versions(): AsyncGenerator<RecipeVersion> {
    const since = historyBegin(now);
    for await (const { id } of read("recipes")) {
      for (const { version } of await store.recipeVersions.list(id, since)) {
        const whole = await unlessDamaged(store.recipeVersions.find(id, version, since));
        if (whole) yield whole;
      }
    }
  }

  /** Yields what the user reported; the reports by other users are theirs. */
  async function* ownReports(): AsyncGenerator<Lists["reports"][number]> {
    for await (const { kind, recipeId, commentId, entries } of read("reports")) {
      for (const { userId, ...entry } of entries) {
        if (userId !== uid) continue;
        const recipe = await named(recipeId);
        yield { ...entry, kind, recipe, ...(commentId !== undefined && { commentId }) };
      }
    }
  }

  function list(name: keyof Lists): Field {
    return { name, schema: shape[name].def.element, items: lists[name] };
  }
}

/** Looks up the names of recipes by their ids. A recipe that is hidden from the user, deleted or damaged has its id alone. */
function createNames({ recipes }: Pick<Store, "recipes">, uid: string) {
  return async (id: string): Promise<RecipeRef> => {
    const recipe = await unlessDamaged(recipes.findById(id));
    const isSeen = recipe && canSee(recipe, uid);
    return isSeen ? { id, name: recipe.name, slug: recipe.slug } : { id, name: "", slug: "" };
  };
}

async function withRecipes(
  { collections }: Pick<Store, "collections">,
  { userId: _owner, members: _members, version: _version, ...collection }: AccountItems["collections"],
  uid: string,
): Promise<AccountData["collections"][number]> {
  const entries = await collections.entries({ ...collection, userId: uid, members: [], version: 1 }, uid);
  const sections = new Map(entries.map(({ recipeId, sectionId }) => [recipeId, sectionId]));
  const recipes: AccountData["collections"][number]["recipes"] = [];
  for await (const { id, name, slug } of collections.summaries(entries))
    recipes.push({ recipe: { id, name, slug }, sectionId: sections.get(id) ?? null });
  return { ...collection, recipes };
}

async function* membershipsOf(
  { collections }: Pick<Store, "collections">,
  uid: string,
): AsyncGenerator<AccountData["memberships"][number]> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Page<StoredCollection> = await collections.shelf(uid, {
      limit: SHELF,
      ...(cursor !== undefined && { cursor }),
    });
    for (const { name, members } of page.items) {
      const member = members.find(({ userId }) => userId === uid);
      if (member) yield { name, role: member.role };
    }
    cursor = page.nextCursor;
  }
}

async function* each<T, R>(
  items: AsyncIterable<T> | Iterable<T>,
  change: (item: T) => R | Promise<R>,
): AsyncGenerator<R> {
  for await (const item of items) yield await change(item);
}
