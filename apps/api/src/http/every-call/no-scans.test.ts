import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../storage/sqlite/database.ts";
import { recordStatements } from "../../storage/sqlite/testing/examined.ts";
import { openLargeStore } from "../../storage/sqlite/testing/large-store.ts";
import { ENTRIES, fieldsOf } from "../../testing/contract-calls.ts";
import { queriesOf } from "../../testing/every-call-queries.ts";
import {
  createEveryCallServer,
  type Entry,
  type CallerKind,
  CALLERS,
} from "../../testing/every-call-server.ts";

/** The queries of a call, with the one for its session. */
const MOST_OF_A_READ = 3;
const MOST_OF_A_WRITE = 6;
/** The recipes of a long list that one query reads. */
const BATCH = 25;
/** The queries for an idempotency key: it is claimed and completed, and old ones are forgotten. */
const FOR_A_KEY = 5;

const GUESSES = "the wrong guesses of a user, an address and all are counted before, and taken back after";
const SIX_TABLES = "a recipe is in six tables, and found before it is changed";
const JOINS = "an account, a link and a session are changed";
const COLLECTION =
  "a collection is found before it is changed, with its members and the sections of its recipes";
const WHOLE_USER = "everything of a user is read or removed, kind by kind";

/** Calls that take more queries, and why. */
const MORE: Readonly<Record<string, readonly [most: number, why: string]>> = {
  getAccountData: [56, `${WHOLE_USER}, and each recipe has its versions`],
  deleteAccount: [82, WHOLE_USER],
  removePerson: [36, WHOLE_USER],
  signInWithPassword: [14, GUESSES],
  changeEmail: [14, GUESSES],
  changePassword: [14, GUESSES],
  removePassword: [14, GUESSES],
  beginPasskey: [14, GUESSES],
  verifyAdmin: [14, GUESSES],
  join: [7, JOINS],
  resetPassword: [10, JOINS],
  forgotPassword: [8, JOINS],
  signInWithGoogle: [12, JOINS],
  createRecipe: [12, SIX_TABLES],
  updateRecipe: [14, `${SIX_TABLES}, and the version before is stored`],
  setRecipeVisibility: [12, SIX_TABLES],
  setRecipeHidden: [11, SIX_TABLES],
  scrapeRecipe: [16, SIX_TABLES],
  restoreRecipeVersion: [15, `${SIX_TABLES}, and the version before is stored`],
  copyRecipe: [13, SIX_TABLES],
  takeRecipeOrigin: [15, `${SIX_TABLES}, and the version before is stored`],
  createLink: [8, "the number of links is checked before anything is made public"],
  saveLink: [18, `${SIX_TABLES}; the link and what it leads to are read before`],
  generateRecipe: [21, `${SIX_TABLES}, and limits are counted`],
  listRecipes: [
    6,
    "a search asks its index and compares what that names; a tag of many recipes is asked twice; a user may own private ones",
  ],
  listRecipeSummaries: [9, "as the whole recipes; those in the order of the user's notes are three lists"],
  getCookbook: [Infinity, "a book has every recipe that is found, read in small batches"],
  listBookmarks: [4, "the recipes that others show to the user are known before"],
  listRatings: [4, "as with bookmarks"],
  listCollections: [5, "their counts and covers, the recipes of these, and the names of their owners"],
  listCollectionRecipes: [
    7,
    "a collection and what is in it are found before its recipes are read, or the cached answer",
  ],
  updateCollection: [9, COLLECTION],
  setCollectionAudience: [12, COLLECTION],
  leaveCollection: [8, COLLECTION],
  getCommunity: [8, "a recipe, its ratings, its comments and the names of their authors are four tables"],
  addComment: [7, "blocks and the comments of the day are looked at before, and the name after"],
  reportComment: [8, "a comment and its recipe are found before, and two tables changed"],
  listReports: [48, "each reported thing is read by itself"],
  warnAuthor: [7, "the reports, the thing and its author are found before"],
  getAuthor: [5, "an author, their recipes and whether they are blocked"],
  listImportItems: [4, "the import is found and its entries are counted before they are read"],
  takeImportItem: [28, "the entry is found and changed, and a recipe is replaced as by its cook"],
  startImport: [9, "the entries are changed and counted before the import is"],
  createImport: [6, "the uploads of the user are added up, and the imports counted"],
  nearestRecipes: [20, "each food of the query is searched by each of its names"],
  listLinks: [4, "links are listed with the names of what they lead to"],
  listGenerations: [4, "the answer has the credits that were spent"],
  listDamagedRecords: [Infinity, "every record is read by itself"],
  setStarterRecipes: [400, "every recipe that Larder brings is put in or hidden by itself"],
};

/** Calls that may read tables from end to end, and why. */
const SCANNING: Readonly<Record<string, string>> = {
  deleteAccount: "messages have no index by their senders, and an account is deleted once",
  removePerson: "as when users delete their accounts themselves",
};

/** Calls that succeed only with what a test of all calls has not, and the code of their refusal. */
const REFUSED: Readonly<Record<string, string>> = {
  addPasskey: "passkey-refused",
  signInWithPasskey: "passkey-refused",
  beginOidc: "not-found",
  finishOidc: "provider-failed",
  getPicture: "not-found",
  // An id is no format; `getCookbook` chooses recipes by the same queries.
  exportRecipes: "not-found",
  setPublicRating: "not-yours",
  cancelCall: "not-found",
};

function mostOf(
  [name, { method, access }]: Entry,
  kind: CallerKind,
  listed: number,
  isKeyed: boolean,
): number {
  const [most] = MORE[name] ?? [method === "get" ? MOST_OF_A_READ : MOST_OF_A_WRITE];
  const forAdmin = kind === "provider" && access === "admin" ? 1 : 0;
  return most + forAdmin + (isKeyed ? FOR_A_KEY : 0) + Math.max(0, Math.ceil(listed / BATCH) - 1);
}

/** Returns the callers of a call; a call that reads everything takes seconds, and has one. */
function callersOf(name: string): readonly CallerKind[] {
  return MORE[name]?.[0] === Infinity ? ["own"] : CALLERS;
}

describe("SQLite with 50,000 recipes", () => {
  let db: Database;
  let server: Awaited<ReturnType<typeof createEveryCallServer>>;
  let recorded: ReturnType<typeof recordStatements>;
  beforeAll(async () => {
    const opened = await openLargeStore();
    db = opened.db;
    recorded = recordStatements(db);
    server = await createEveryCallServer(opened.store);
  }, 60_000);

  it.each(ENTRIES)("scans no table and runs few statements for %s", async (...entry) => {
    const [name, { headers }] = entry;
    const outcomes: (string | number)[] = [];
    async function check(kind: CallerKind, query: Record<string, string>, key?: string) {
      const { status, code, listed, nextCursor } = await server.call(
        kind,
        entry,
        { query, ...(key !== undefined && { key }) },
        () => void recorded.take(),
      );
      outcomes.push(code ?? status);
      const statements = recorded.take();
      const scans = Object.hasOwn(SCANNING, name) ? [] : recorded.scansOf(statements);
      expect.soft({ kind, query, scans }).toEqual({ kind, query, scans: [] });
      const most = mostOf(entry, kind, listed, key !== undefined);
      const ran = statements.length > most ? statements.map(({ sql }) => sql) : [];
      expect.soft({ kind, query, most, ran }).toEqual({ kind, query, most, ran: [] });
      return nextCursor;
    }
    for (const kind of callersOf(name)) {
      for (const query of queriesOf(entry)) {
        const cursor = await check(kind, query);
        if (cursor !== null) await check(kind, { ...query, cursor });
      }
      if (Object.hasOwn(fieldsOf(headers), "idempotency-key"))
        await check(kind, {}, `key of ${name} ${kind}`);
    }
    const refusal = REFUSED[name];
    expect(outcomes.some((outcome) => (refusal ? outcome === refusal : Number(outcome) < 300))).toBe(true);
  });

  it("finds what belongs to a row that is removed by an index", () => {
    const keys = db.rows(
      `SELECT t.name, k."from" AS key FROM pragma_table_list t, pragma_foreign_key_list(t.name) k WHERE t.schema = 'main' AND k.seq = 0`,
    );
    expect(keys.length).toBeGreaterThan(5);
    const statements = keys.map(({ name, key }) => ({
      sql: `SELECT 1 FROM ${String(name)} WHERE ${String(key)} = ?`,
      values: [""],
    }));
    expect(recorded.scansOf(statements)).toEqual([]);
  });

  it.each([
    ["a table without an index", "SELECT id FROM users WHERE display_name = ?"],
    [
      "a condition that the index does not know",
      "SELECT slug FROM recipes r WHERE r.visibility = ? AND r.version > 1",
    ],
    [
      "such a condition on a page",
      "SELECT r.id FROM recipes r WHERE r.visibility = ? AND r.version > 1 ORDER BY r.created_at DESC, r.id DESC LIMIT 5",
    ],
    [
      "an index that would be made for the statement",
      "SELECT 1 FROM feedback f JOIN users u ON u.display_name = f.document WHERE f.id > ?",
    ],
  ])("the check notices %s", (_, sql) => {
    expect(recorded.scansOf([{ sql, values: [""] }])).not.toEqual([]);
  });
});
