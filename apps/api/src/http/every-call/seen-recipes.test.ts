import type { Endpoint } from "@larder/domain/contract/endpoint";
import { afterEach, describe, expect, it } from "vitest";
import { openMongoStore } from "../../storage/mongo/mongo-store.ts";
import { dropDatabase, testDatabase, testServer } from "../../storage/mongo/testing/test-database.ts";
import { openSqliteStore } from "../../storage/sqlite/sqlite-store.ts";
import type { Store } from "../../ports/store.ts";
import { ENTRIES, fieldsOf } from "../../testing/contract-calls.ts";
import {
  createSeenRecipesWorld,
  namingOf,
  pathsOf,
  PEOPLE,
  type Person,
  type State,
  STATES,
  SUBJECT_WORDS,
} from "../../testing/seen-recipes-world.ts";

/** Calls that would end the session of the person, or their account; and how long the server runs. */
const SKIPPED = new Set(["logout", "deleteAccount", "createUser", "healthz"]);

/** What a call does to others after it: reads change nothing, deletions leave less to find. */
const ORDER = ["get", "post", "put", "patch", "delete"];

/** The calls of the contract that a person without another role can make, reads first and deletions last. */
const MADE = ENTRIES.filter(([name, { access }]) => access !== "admin" && !SKIPPED.has(name)).toSorted(
  ([, one], [, other]) => ORDER.indexOf(one.method) - ORDER.indexOf(other.method),
);

/** The calls of an endpoint that a test makes. */
const callsOf = (endpoint: Endpoint) =>
  pathsOf(endpoint).flatMap((path) => queriesOf(endpoint).map((query) => [path, query] as const));

/** The queries of a call: none, each that names the recipe, and each choice of order or part. */
function queriesOf({ query, when }: Endpoint): Record<string, string>[] {
  const fields = Object.entries(fieldsOf(query)).filter(([name]) => !Object.hasOwn(when ?? {}, name));
  const choices = fields.flatMap(([name, field]) =>
    "enum" in field && Array.isArray(field.enum)
      ? field.enum.map((value) => ({ [name]: String(value) }))
      : [],
  );
  const naming = Object.entries(namingOf(fields.map(([name]) => name)));
  return [{}, ...choices, ...naming.map(([name, value]) => ({ [name]: String(value) }))];
}

const HIDDEN_FROM = Object.entries(STATES).flatMap(([state, { seenBy }]) =>
  (Object.keys(PEOPLE) as Person[])
    .filter((person) => !(seenBy as readonly Person[]).includes(person))
    .map((person) => [person, state as State] as const),
);
const SEEN_BY = Object.entries(STATES).flatMap(([state, { seenBy }]) =>
  seenBy.map((person) => [person, state as State] as const),
);

/** On MongoDB, where each case takes seconds, every person and every state once. */
const FEW: readonly (readonly [Person, State])[] = [
  ["other", "private"],
  ["visitor", "link"],
  ["namedReader", "hidden"],
  ["other", "draft"],
];

describe.each<[string, boolean, typeof FEW]>([
  ["SQLite", false, HIDDEN_FROM],
  ["MongoDB", true, FEW],
])("a recipe on %s", (_, isMongo, hiddenFrom) => {
  const opened: { store: Store; uri: string | null }[] = [];
  async function worldWith(state: State | null) {
    const uri = isMongo ? testDatabase() : null;
    const store = await (uri ? openMongoStore({ uri }) : openSqliteStore({ file: ":memory:" }));
    opened.push({ store, uri });
    return createSeenRecipesWorld(store, state);
  }
  afterEach(async () => {
    for (const { store, uri } of opened.splice(0)) {
      await store.close();
      if (uri) await dropDatabase(uri);
    }
  });

  // What is the same in a server without the recipe says nothing about it: no count, order, suggestion, status or time of it.
  it.skipIf(isMongo && !testServer).each(hiddenFrom)(
    "S73: is not there for a %s while it is %s, whatever is called",
    { timeout: 60_000 },
    async (person, state) => {
      const [present, absent] = [await worldWith(state), await worldWith(null)];
      for (const [name, endpoint] of MADE) {
        for (const [path, query] of callsOf(endpoint)) {
          const [one, other] = [
            await present.call(person, endpoint, { path, query }),
            await absent.call(person, endpoint, { path, query }),
          ];
          expect.soft(answerOf(one), `${name} ${path} ${JSON.stringify(query)}`).toEqual(answerOf(other));
        }
      }
    },
  );

  it.skipIf(isMongo && !testServer).each(SEEN_BY)("is read by a %s while it is %s", async (person, state) => {
    const world = await worldWith(state);
    for (const [name, endpoint] of MADE.filter(([name]) => READS.has(name))) {
      const { status, text, body } = await world.call(person, endpoint);
      const shown = name === "getPicture" ? Buffer.isBuffer(body) : SUBJECT_WORDS.test(text);
      expect.soft({ name, status, shown }).toEqual({ name, status: 200, shown: true });
    }
  });
});

/** Reads that answer with the recipe to whoever sees it. */
const READS = new Set(["getRecipe", "getRecipeAsJsonLd", "getPicture", "getCommunity"]);

/**
 * What differs between any two answers, and says nothing; and the entries of a downloaded account that name a recipe by
 * its id alone: they are the user's own, who has bookmarked it or noted something.
 */
const OF_ONE_ANSWER = [
  /"requestId":"[^"]*"/g,
  /"secret":"[^"]*"/g,
  /"challenge":"[^"]*"/g,
  /\{"recipe":\{"id":"subject","name":"","slug":""\}[^{}]*\},?/g,
  /\{[^{}]*"recipe":\{"id":"subject","name":"","slug":""\}\},?/g,
];

/** Returns what a caller learns of an answer. */
function answerOf({ status, headers, text, body }: Awaited<ReturnType<World["call"]>>) {
  const { etag, "cache-control": caching, "retry-after": retryAfter } = headers;
  const content = OF_ONE_ANSWER.reduce(
    (left, volatile) => left.replaceAll(volatile, ""),
    text ?? String(body),
  );
  return { status, etag, caching, retryAfter, content };
}
type World = Awaited<ReturnType<typeof createSeenRecipesWorld>>;
