import { errorAnswer } from "@larder/domain/contract/error";
import { describe, expect, it } from "vitest";
import { ENTRIES, pathOf, validBody, validQuery } from "../../testing/contract-calls.ts";
import { ADMIN_PASSWORD, cookiesOf, createTestApp } from "../../testing/test-app.ts";
import { type Store, StoreUnavailable } from "../../ports/store.ts";

/** A driver's error message: a path, an address with a password, a statement, a stack. */
const DRIVERS_WORDS =
  "SQLITE_CORRUPT: /srv/larder/data/larder.db is malformed, MongoServerError at mongodb://cook:hunter@db:27017 " +
  "in SELECT * FROM recipes\n    at Store.run (/srv/larder/apps/api/src/adapters/store.ts:12:3)";
const TELLTALE = /srv|sqlite|mongo|hunter|select|malformed|node_modules|\.[jt]s:|\bat \w+\.\w+ \(/i;

/** Wraps a store whose calls fail once it was broken on purpose. */
function breakable(store: Store) {
  let failure: Error | undefined;
  const guard = (port: object): object =>
    new Proxy(port, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value === "function")
          return (...args: unknown[]): unknown =>
            failure ? Promise.reject(failure) : Reflect.apply(value, target, args);
        return typeof value === "object" && value !== null ? guard(value) : value;
      },
    });
  // A stand-in with the same methods: all of them are those of the store, or fail.
  return { store: guard(store) as Store, breakWith: (error: Error) => void (failure = error) };
}

async function askAll(error: Error) {
  const whole = await createTestApp();
  const { store, breakWith } = breakable(whole.store);
  const world = await createTestApp({}, { store });
  const verified = await world.as("ana").post("/api/admin/verify").send({ password: ADMIN_PASSWORD });
  const cookies = [...cookiesOf(verified), "__session=session-ana"].join("; ");
  breakWith(error);
  return Promise.all(
    ENTRIES.map(async ([name, endpoint]) => {
      const request = world.as()[endpoint.method](pathOf(endpoint)).query(validQuery(endpoint));
      if (endpoint.access === "token") request.set("Authorization", "Bearer token-ana");
      else request.set("Cookie", cookies).set("Sec-Fetch-Site", "same-origin");
      const { status, text, headers } = await (endpoint.body ? request.send(validBody(endpoint)) : request);
      return { name, status, text, headers: JSON.stringify(headers) };
    }),
  );
}

describe("while the store fails, every call that needs it", () => {
  it.each([
    ["in a way that nobody thought of", new Error(DRIVERS_WORDS), 500, "internal"],
    ["because it cannot be reached", new StoreUnavailable(DRIVERS_WORDS), 503, "store-unavailable"],
  ])("S38: %s returns an error without internal details", async (_, error, status, code) => {
    const answers = await askAll(error);
    const failed = answers.filter((answer) => answer.status >= 400);
    for (const { text } of failed) expect(errorAnswer.parse(JSON.parse(text)).success).toBe(false);
    expect(failed.filter(({ text, headers }) => TELLTALE.test(text + headers))).toEqual([]);
    const codes = failed.map((answer) => `${answer.status} ${JSON.parse(answer.text).code}`);
    const byStore = codes.filter((reported) => reported === `${status} ${code}`);
    // Those that never ask it, and those that ask it after something else was missing, are few.
    expect(byStore.length).toBeGreaterThan(answers.length * 0.7);
    expect(codes.filter((reported) => reported.startsWith("500 ") && code !== "internal")).toEqual([]);
  });
});
