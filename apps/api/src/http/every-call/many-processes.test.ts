import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase, testServer } from "../../storage/mongo/testing/test-database.ts";
import {
  addCook,
  type Answer,
  browserAt,
  type Send,
  startProcessesWithWork,
} from "../../testing/many-processes.ts";
import { startPlainProxy } from "../../testing/plain-proxy.ts";
import { listeningOf, spawnServer } from "../../testing/running-server.ts";

const PROCESSES = 4;
const LIMITS = { writes: 60, imports: 10, messages: 5 };
const PASSWORD = "quiet lemon under a bridge";

const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
/** Counts answers by their status and, for errors, their code: `{ "201": 1, "409 recipe-exists": 99 }`. */
function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const outcome = body.code === undefined ? `${status}` : `${status} ${body.code}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

describe.skipIf(!testServer)("processes on one MongoDB", () => {
  const uri = testDatabase();
  let group: Awaited<ReturnType<typeof startProcessesWithWork>>;

  beforeAll(async () => {
    group = await startProcessesWithWork(uri, PROCESSES, {
      RATE_WRITES_PER_MINUTE: `${LIMITS.writes}`,
      RATE_IMPORTS_PER_HOUR: `${LIMITS.imports}`,
      RATE_MESSAGES_PER_HOUR: `${LIMITS.messages}`,
    });
  }, 60_000);
  afterAll(() => group.close());

  it("examine each old recipe and remove each expired draft once, in all", async () => {
    const { store, oldRecipes, expiredDrafts, revisionBefore } = group;
    const left = async () => [
      ...(await store.recipes.unexamined("", 1)),
      ...(await store.recipes.expiredDrafts(new Date().toISOString(), 1)),
    ];
    await expect.poll(left, { timeout: 60_000 }).toEqual([]);
    // A second examination of a recipe would be under way.
    await pause(300);
    const changes = Number(await store.recipes.revision()) - revisionBefore;
    expect(changes).toBe(oldRecipes + expiredDrafts);
  }, 90_000);

  it("that start together print one link for the first administrator, which works in all of them", async () => {
    const { processes } = group;
    const secrets = processes.flatMap(({ output }) => /\/join#(\S+)/.exec(output())?.[1] ?? []);
    expect(secrets).toHaveLength(1);
    for (const { url } of processes) {
      const opened = await browserAt(url)("POST", "/api/account/link", { secret: secrets[0] });
      expect(opened.status).toBe(200);
    }
    const joined = await times(PROCESSES, (n) =>
      browserAt(processes[n]?.url ?? "")("POST", "/api/account/join", {
        secret: secrets[0],
        name: `first ${n}`,
        password: PASSWORD,
      }),
    );
    expect(tally(joined)).toEqual({ 201: 1, "404 link-invalid": PROCESSES - 1 });
  });

  describe.each([2, PROCESSES])("%i of them behind a proxy", (count) => {
    let proxy: Awaited<ReturnType<typeof startPlainProxy>>;
    let url = "";
    /** Begins as a new user, in one browser. */
    let newCook: (role?: "member" | "administrator", password?: string) => Promise<Send & { uid: string }>;
    const at = (n: number) => group.processes[n % count]?.url ?? "";

    beforeAll(async () => {
      const [first = "", ...others] = group.processes.slice(0, count).map((server) => server.url);
      const adds = { "X-Forwarded-For": "203.0.113.7" };
      proxy = await startPlainProxy([first, ...others], { host: "passed on", adds });
      url = `http://127.0.0.1:${proxy.port}`;
      newCook = async (role, password) => {
        const cook = await addCook(group.store, role, password);
        return Object.assign(browserAt(url, await cook.signIn()), { uid: cook.uid });
      };
    });
    afterAll(() => proxy.close());

    const addRecipe = async (send: Send, fields: object = {}) => {
      const { body } = await send("POST", "/api/recipes", { recipe: { name: "Leek soup", ...fields } });
      if (!body.recipe) throw new Error(`The recipe was not stored: ${JSON.stringify(body)}`);
      return body.recipe;
    };

    it("share the limits on writes, imports, messages and wrong passwords", async () => {
      const [writer, importer, sender] = [await newCook(), await newCook(), await newCook()];
      const write = () => writer("PUT", "/api/user/language", { preferredLanguage: "es" });
      const writes: Answer[] = [];
      // A few at once: a process whose count waits for too long counts by itself.
      while (writes.length < LIMITS.writes + 8) writes.push(...(await times(4, write)));
      expect(tally(writes)).toEqual({ 200: LIMITS.writes, "429 too-many-requests": 8 });
      const address = `${group.site.url}/${randomUUID()}`;
      const imports = await times(LIMITS.imports + 4, (n) =>
        importer("POST", "/api/recipes/scrape", { url: `${address}/${n}` }),
      );
      expect(tally(imports)).toEqual({ 201: LIMITS.imports, "429 too-many-requests": 4 });
      const message = { email: "a@b.example", content: "A soup with leeks, please" };
      const messages = await times(LIMITS.messages + 3, () => sender("POST", "/api/feedback", message));
      expect(tally(messages)).toEqual({ 201: LIMITS.messages, "429 too-many-requests": 3 });
      const { name } = await addCook(group.store, "member", PASSWORD);
      const guess = { name, password: "a wrong password" };
      const guesses = await times(12, () => browserAt(url)("POST", "/api/account/sign-in", guess));
      expect(tally(guesses)).toEqual({ "401 sign-in-wrong": 10, "429 too-many-attempts": 2 });
    });

    it("show each write with the next read, whichever process answers it", async () => {
      const cook = await newCook();
      const { id, slug } = await addRecipe(cook);
      for (let n = 0; n < 16; n += 1) {
        const name = `Soup ${n}`;
        expect((await cook("PATCH", `/api/recipes/${id}`, { name })).status).toBe(200);
        const path = n % 2 === 0 ? `/api/recipes/slug/${slug}` : "/api/recipes?owner=me&view=summary";
        const reads = await times(count, async () => {
          const { body } = await cook("GET", path);
          return body.recipe?.name ?? body.recipes?.[0]?.name;
        });
        expect(reads).toEqual(Array.from({ length: count }, () => name));
      }
      expect((await cook("DELETE", `/api/recipes/${id}`)).status).toBe(200);
      const gone = await times(count, () => cook("GET", `/api/recipes/slug/${slug}`));
      expect(tally(gone)).toEqual({ "404 recipe-not-found": count });
    });

    it("let one of the editors with one If-Match win, in each of 6 races", async () => {
      const cook = await newCook();
      const { id, slug } = await addRecipe(cook);
      for (let race = 0; race < 6; race += 1) {
        const seen = await cook("GET", `/api/recipes/slug/${slug}`);
        const headers = { "If-Match": seen.headers.get("etag") ?? "" };
        const edits = await times(count, (n) =>
          cook("PATCH", `/api/recipes/${id}`, { name: `Soup ${race} of ${n}` }, headers),
        );
        expect(tally(edits)).toEqual({ 200: 1, "412 edit-conflict": count - 1 });
        const shown = await cook("GET", `/api/recipes/slug/${slug}`);
        const won = edits.findIndex(({ status }) => status === 200);
        expect(shown.body.recipe?.name).toBe(`Soup ${race} of ${won}`);
      }
    });

    it("toggle a bookmark by the number of toggles, and a retried toggle once", async () => {
      const cook = await newCook();
      const { id } = await addRecipe(await newCook());
      const path = `/api/recipes/${id}/bookmark`;
      const toggles = await times(31, () => cook("POST", path, {}));
      expect(tally(toggles)).toEqual({ 200: 31 });
      expect(toggles.filter(({ body }) => body.isBookmarked)).toHaveLength(16);
      expect((await cook("GET", path)).body.isBookmarked).toBe(true);
      const headers = { "Idempotency-Key": randomUUID() };
      const retries = await times(10, () => cook("POST", path, {}, headers));
      expect(retries.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      for (const { status, body } of retries)
        expect(status === 200 ? body.isBookmarked : body.code).toBe(
          status === 200 ? false : "request-in-progress",
        );
      expect((await cook("GET", path)).body.isBookmarked).toBe(false);
    });

    it("store one recipe for 20 calls with one idempotency key", async () => {
      const cook = await newCook();
      const headers = { "Idempotency-Key": randomUUID() };
      const create = () => cook("POST", "/api/recipes", { recipe: { name: "Once" } }, headers);
      const answers = await times(20, create);
      answers.push(await create(), await create());
      const made = answers.filter(({ status }) => status === 201);
      expect(made.length).toBeGreaterThanOrEqual(3);
      expect(new Set(made.map(({ body }) => body.recipe?.id)).size).toBe(1);
      const others = answers.filter(({ status }) => status !== 201).map(({ body }) => body.code);
      expect(new Set(others).difference(new Set(["request-in-progress"])).size).toBe(0);
      expect((await cook("GET", "/api/recipes?owner=me")).body.recipes).toHaveLength(1);
      const other = await cook("POST", "/api/recipes", { recipe: { name: "Another" } }, headers);
      expect(other.body.code).toBe("idempotency-key-reused");
    });

    it("store one recipe for 100 imports of one address, and 100 slugs for 100 recipes of one name", async () => {
      const cooks = await times(10, () => newCook());
      const send = (n: number) => cooks[n % cooks.length] ?? browserAt(url);
      const address = `${group.site.url}/${randomUUID()}`;
      group.site.asked.length = 0;
      const imports = await times(100, (n) =>
        send(n)("POST", "/api/recipes/scrape", { url: `${address}${n % 3 === 0 ? "" : `#${n}`}` }),
      );
      expect(tally(imports)).toEqual({ 201: 1, "409 recipe-exists": 99 });
      const stored = imports.find(({ status }) => status === 201)?.body.recipe?.id;
      const named = imports.flatMap(({ body }) => body.existingRecipe?.id ?? []);
      expect(new Set(named)).toEqual(new Set([stored]));
      expect(group.site.asked.length).toBeLessThanOrEqual(count * 2);
      const name = `Soup of ${count}`;
      const creates = await times(100, (n) => send(n)("POST", "/api/recipes", { recipe: { name } }));
      expect(tally(creates)).toEqual({ 201: 100 });
      expect(new Set(creates.map(({ body }) => body.recipe?.slug)).size).toBe(100);
    });

    it("end a session, a token and a user's right to sign in at once, in all of them", async () => {
      const admin = await newCook("administrator");
      const cook = await addCook(group.store, "member", PASSWORD);
      const [phone, laptop, tablet] = [await cook.signIn(), await cook.signIn(), await cook.signIn()];
      const statuses = async (send: (process: number) => Send) => {
        const answers = await times(count, async (n) => {
          const { status } = await send(n)("GET", "/api/bookmarks");
          const written = await send(n)("PUT", "/api/user/language", { preferredLanguage: "en" });
          return [status, written.status];
        });
        return [...new Set(answers.flat())];
      };
      const of = (cookie: string) => statuses((n) => browserAt(at(n), cookie));
      for (const cookie of [phone, laptop, tablet]) expect(await of(cookie)).toEqual([200]);
      await browserAt(at(0), phone)("POST", "/api/user/logout");
      expect([await of(phone), await of(laptop)]).toEqual([[401], [200]]);

      const passwords = { current: PASSWORD, password: "another lemon under a bridge" };
      const changed = await browserAt(at(1), laptop)("PUT", "/api/account/password", passwords);
      expect(changed.status).toBe(200);
      expect([await of(tablet), await of(laptop)]).toEqual([[401], [200]]);

      const token = { name: "a script", scope: "write", days: 1 };
      const made = await browserAt(at(0), laptop)("POST", "/api/tokens", token);
      const authorization = { Authorization: `Bearer ${made.body.secret}` };
      const script = () =>
        statuses((n) => (method, path, body) => browserAt(at(n))(method, path, body, authorization));
      expect(await script()).toEqual([200]);
      await browserAt(at(1), laptop)("DELETE", `/api/tokens/${made.body.token?.id}`);
      expect(await script()).toEqual([401]);

      await admin("PATCH", `/api/admin/people/${cook.uid}`, { isSuspended: true });
      expect(await of(laptop)).toEqual([401]);
    });

    // These two wait more than they work.
    it.concurrent("ring each timer once, and a cancelled one never", async () => {
      const cook = await newCook();
      const phone = group.pushService.browser(randomUUID());
      await cook("PUT", "/api/push/subscription", phone.subscription);
      const set = (id: string, endsAt: number) =>
        cook("PUT", `/api/push/timers/${id}`, {
          endsAt: new Date(endsAt).toISOString(),
          name: "Simmer",
          recipe: { slug: "leek-soup", name: "Leek soup" },
          language: "en",
        });
      const cancelledEnd = Date.now() + 2_000;
      await times(4, (n) => set(`cancelled-${n}`, cancelledEnd));
      const cancelled = await times(4, (n) => cook("DELETE", `/api/push/timers/cancelled-${n}`));
      expect(tally(cancelled)).toEqual({ 200: 4 });
      // Several end in the same moment, in which every process looks.
      const end = Date.now() + 800;
      expect(tally(await times(20, (n) => set(`timer-${n}`, end + (n % 3) * 200)))).toEqual({ 200: 20 });
      await phone.waitFor(20, 10_000);
      await pause(Math.max(0, cancelledEnd - Date.now()) + 200);
      const ids = phone.received().map((push) => (push as { id: string }).id);
      expect(ids.toSorted()).toEqual(Array.from({ length: 20 }, (_, n) => `timer-${n}`).toSorted());
    });

    it.concurrent("ask a model one question of a user at a time, which any of them cancels", async () => {
      const cook = await addCook(group.store);
      const cookie = await cook.signIn();
      const ask = (n: number, key: string) =>
        browserAt(at(n), cookie)(
          "POST",
          "/api/recipes/search",
          { query: "leek soup", fresh: true },
          { "Idempotency-Key": key },
        );
      const key = randomUUID();
      const before = group.questions();
      const first = ask(0, key);
      await expect.poll(group.questions, { interval: 10 }).toBe(before + 1);
      expect((await ask(1, randomUUID())).body.code).toBe("generation-running");
      const cancelled = await browserAt(at(count - 1), cookie)("DELETE", `/api/calls/${key}`);
      expect(cancelled.status).toBe(200);
      expect((await first).status).not.toBe(201);
    });
  });
});

describe("processes on one SQLite file", () => {
  it("are not permitted: of three that start at once one runs, and the others name the folder", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "larder-many-"));
    const starts = await Promise.allSettled([1, 2, 3].map(() => listeningOf(spawnServer(dataDir))));
    const running = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
    const refused = starts.flatMap((start) => (start.status === "rejected" ? [String(start.reason)] : []));
    await Promise.all(running.map((server) => server.end("SIGKILL")));
    await rm(dataDir, { recursive: true, force: true });
    expect(running).toHaveLength(1);
    expect(refused).toHaveLength(2);
    for (const reason of refused) expect(reason).toContain(`another Larder runs on ${dataDir}`);
  });
});
