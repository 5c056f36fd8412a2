import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Endpoint } from "@larder/domain/contract/endpoint";
import { getAccountData } from "@larder/domain/contract/account";
import { listBookmarks, toggleBookmark } from "@larder/domain/contract/bookmarks";
import { sendFeedback } from "@larder/domain/contract/feedback";
import { scrapeRecipe } from "@larder/domain/contract/import";
import { uploadPicture } from "@larder/domain/contract/pictures";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSqliteStore } from "../../storage/sqlite/sqlite-store.ts";
import type { CounterStore } from "../../ports/counter-store.ts";
import { StoreUnavailable } from "../../ports/store.ts";
import { RECIPE_PAGE } from "../../testing/recipe-page.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { AppError } from "../errors/app-error.ts";
import { createLogger } from "../log/log.ts";
import { createRateLimit, type RateLimit } from "./rate-limit.ts";

const rates = {
  readsPerMinute: 5,
  writesPerMinute: 3,
  importsPerHour: 1,
  picturesPerHour: 1,
  textsPerHour: 0,
  messagesPerHour: 2,
  communityPerHour: 2,
  exportsPerHour: 2,
};
const message = { email: "a@b.example", content: "A soup with leeks, please" };

describe("rate limits", () => {
  it("cause 429 with Retry-After beyond the limit, for that user only", async () => {
    const world = await createTestApp({ rates });
    for (let i = 0; i < 5; i += 1) await world.as("ana").get("/api/recipes").expect(200);
    const refused = await world.as("ana").get("/api/recipes");
    expect([refused.status, refused.body.code]).toEqual([429, "too-many-requests"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    await world.as("ben").get("/api/recipes").expect(200);
  });

  it("report the remaining calls: of reads once half of them are used up, else with every call", async () => {
    const world = await createTestApp({ rates });
    const stateOf = ({ headers }: { headers: Record<string, string> }) => [
      headers["ratelimit-policy"],
      headers["ratelimit"]?.replace(/t=\d+/, "t=…"),
    ];
    const states = [];
    for (let i = 0; i < 6; i += 1) states.push(stateOf(await world.as("ana").get("/api/bookmarks")));
    const policy = '"read";q=5;w=60';
    expect(states).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [policy, '"read";r=2;t=…'],
      [policy, '"read";r=1;t=…'],
      [policy, '"read";r=0;t=…'],
      [policy, '"read";r=0;t=…'],
    ]);

    const put = await world.as("ana").put("/api/user/language").send({ preferredLanguage: "es" });
    expect(stateOf(put)).toEqual(['"write";q=3;w=60', '"write";r=2;t=…']);
    // Of two limits the stricter one is named.
    const sent = await world.as("ana").post("/api/feedback").send(message);
    expect(stateOf(sent)).toEqual(['"message";q=2;w=3600', '"message";r=1;t=…']);
    await world.as("ana").post("/api/feedback").send(message).expect(201);
    const refused = await world.as("ana").post("/api/feedback").send(message);
    expect([refused.status, ...stateOf(refused)]).toEqual([429, '"write";q=3;w=60', '"write";r=0;t=…']);
    expect(refused.headers["ratelimit"]).toContain(`t=${refused.headers["retry-after"]}`);
  });

  it("count feedback and requests together, besides other writes", async () => {
    const world = await createTestApp({ rates });
    await world.as("ana").post("/api/feedback").send(message).expect(201);
    await world.as("ana").post("/api/recipes/queue").send(message).expect(201);
    await world.as("ana").post("/api/feedback").send(message).expect(429);
  });

  it.each([
    ["/api/feedback", { ...message, content: "short" }, 400],
    ["/api/recipes/queue", { ...message, email: "no address" }, 400],
    ["/api/feedback", { ...message, userId: "ben" }, 403],
  ])("are not used up for messages by input that %s refuses: %o", async (path, refused, status) => {
    const world = await createTestApp({ rates: { ...rates, writesPerMinute: 0 } });
    const send = (body: object) => world.as("ana").post(path).send(body);
    for (let i = 0; i < 5; i += 1) await send(refused).expect(status);
    for (let i = 0; i < 2; i += 1) await send(message).expect(201);
    await send(message).expect(429);
    // Input is checked first: what is wrong with it does not become known only after the wait.
    await send(refused).expect(status);
  });

  it("are not used up for imports by a text that is no address", async () => {
    const world = await createTestApp({ rates: { ...rates, writesPerMinute: 0 } });
    const scrape = (url: unknown) => world.as("ana").post("/api/recipes/scrape").send({ url });
    for (const url of [7, "x".repeat(2_001), "", "not a url", "ftp://food.example/soup"])
      await scrape(url).expect(400);
    await scrape("https://food.example/soup").expect(422);
    await scrape("https://food.example/stew").expect(429);
  });

  it("are not used up for imports by an address whose recipe is stored", async () => {
    const world = await createTestApp({ rates: { ...rates, writesPerMinute: 0 } });
    world.web.web["https://food.example/soup"] = RECIPE_PAGE;
    const scrape = (uid: string, url: string) => world.as(uid).post("/api/recipes/scrape").send({ url });
    await scrape("ben", "https://food.example/soup").expect(201);
    for (let i = 0; i < 3; i += 1) {
      const again = await scrape("ana", "https://food.example/soup");
      expect([again.status, again.body.code]).toEqual([409, "recipe-exists"]);
    }
    expect(world.web.fetched).toHaveLength(1);
    await scrape("ana", "https://food.example/stew").expect(422);
    await scrape("ana", "https://food.example/pie").expect(429);
    // The limit does not hide that the recipe is here.
    await scrape("ana", "https://food.example/soup").expect(409);
  });

  it("refuse a call beyond the minute's limit before its body is read", async () => {
    const world = await createTestApp({ rates });
    for (let i = 0; i < 3; i += 1) await world.as("ana").post("/api/feedback").send({}).expect(400);
    await world.as("ana").post("/api/feedback").send({}).expect(429);
  });

  it("count an import before its page is fetched", async () => {
    const world = await createTestApp({ rates });
    await world.as("ana").post("/api/recipes/scrape").send({ url: "https://food.example/soup" }).expect(422);
    await world.as("ana").post("/api/recipes/scrape").send({ url: "https://food.example/soup" }).expect(429);
    expect(world.web.fetched).toHaveLength(1);
  });

  it("are not avoided by a forged X-Forwarded-For", async () => {
    const world = await createTestApp({ rates });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const answer = await world.as().post("/api/user/logout").set("X-Forwarded-For", `10.0.0.${i}`);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it("do not apply to health and configuration", async () => {
    const world = await createTestApp({ rates });
    for (let i = 0; i < 20; i += 1) await world.as().get("/healthz").expect(200);
    for (let i = 0; i < 20; i += 1) await world.as().get("/api/config").expect(200);
  });
});

/** A call for each limit, with the limit and the length of its window in seconds. */
const LIMITED = [
  ["reads", listBookmarks, 5, 60],
  ["writes", toggleBookmark, 3, 60],
  ["imports", scrapeRecipe, 1, 3_600],
  ["pictures", uploadPicture, 1, 3_600],
  ["messages", sendFeedback, 2, 3_600],
  ["exports", getAccountData, 2, 3_600],
] as const;

/** Seconds to wait, or null for a call that is let in. */
async function tryOnce(call: Promise<void>): Promise<number | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "too-many-requests") throw error;
    return error.extras.retryAfterSeconds ?? 0;
  }
}

/** Counts a call as the HTTP layer does. */
async function count(limit: RateLimit, endpoint: Endpoint, who: string): Promise<void> {
  await limit.eachMinute(endpoint, who);
  await limit.eachHour(endpoint, who);
}

const clock = () => new Date();
const failed = (error: unknown) => {
  throw error;
};

describe.each([true, false])("every window, in a shared store: %s,", (isShared) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it.each(LIMITED)(
    "permits the limit of %s, reports when it ends, and ends then",
    async (_, endpoint, points, seconds) => {
      const { counters } = await openSqliteStore({ file: ":memory:" });
      const limit = createRateLimit(rates, { counters: { ...counters, isShared }, clock, failed });
      for (let round = 0; round < 2; round += 1) {
        for (let i = 0; i < points; i += 1) expect(await tryOnce(count(limit, endpoint, "ana"))).toBeNull();
        expect(await tryOnce(count(limit, endpoint, "ana"))).toBe(seconds);
        vi.advanceTimersByTime((seconds - 1) * 1000);
        // What is refused does not make the wait longer.
        expect(await tryOnce(count(limit, endpoint, "ana"))).toBe(1);
        expect(await tryOnce(count(limit, endpoint, "ben"))).toBeNull();
        vi.advanceTimersByTime(seconds === 60 ? 1_000 : 3_600_000);
      }
    },
  );
});

describe("the additional cost of a read", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());
  const setUp = async () => {
    const { counters } = await openSqliteStore({ file: ":memory:" });
    return createRateLimit(rates, { counters, clock, failed });
  };

  it("is counted against the limit of reads, unless the read is refused", async () => {
    const limit = await setUp();
    await limit.eachMinute(listBookmarks, "ana");
    await limit.charge("ana", 2);
    expect(await tryOnce(limit.charge("ana", 3))).toBe(60);
    await limit.charge("ana", 2);
    expect(await tryOnce(limit.eachMinute(listBookmarks, "ana"))).toBe(60);
    await limit.charge("ben", 4);
  });

  it("is never more than one minute's reads, so that no answer is refused for ever", async () => {
    const limit = await setUp();
    await limit.eachMinute(listBookmarks, "ana");
    await limit.charge("ana", 100);
    expect(await tryOnce(limit.charge("ana", 100))).toBe(60);
    vi.advanceTimersByTime(60_000);
    await limit.eachMinute(listBookmarks, "ana");
    await limit.charge("ana", 100);
  });
});

describe("a limit that is switched off", () => {
  it.each(LIMITED)("permits all %s, and does not read the store", async (_, endpoint) => {
    const off = Object.fromEntries(Object.keys(rates).map((name) => [name, 0]));
    const add = vi.fn<CounterStore["add"]>();
    const counters = { isShared: true, add, takeBack: vi.fn<CounterStore["takeBack"]>() };
    const limit = createRateLimit({ ...rates, ...off }, { counters, clock, failed });
    for (let i = 0; i < 20; i += 1) await count(limit, endpoint, "ana");
    expect(add).not.toHaveBeenCalled();
  });
});

describe("a limit of an hour", () => {
  let folder = "";
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "larder-limits-"))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("survives a restart", async () => {
    const start = async () =>
      createTestApp({ rates }, { store: await openSqliteStore({ file: join(folder, "larder.sqlite") }) });
    const first = await start();
    for (let i = 0; i < 2; i += 1) await first.as("ana").post("/api/feedback").send(message).expect(201);
    await first.store.close();
    const second = await start();
    const refused = await second.as("ana").post("/api/feedback").send(message).expect(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_500);
    await second.as("ben").post("/api/feedback").send(message).expect(201);
    await second.store.close();
  });
});

describe("addresses of one IPv6 network", () => {
  it("are counted as one, and those of another network are not", async () => {
    const world = await createTestApp({ rates, proxies: 1 });
    const from = (address: string) => world.as().post("/api/user/logout").set("X-Forwarded-For", address);
    for (const host of ["1", "2", "ffff:1"]) await from(`2001:db8:0:7::${host}`).expect(200);
    await from("2001:db8:0:7::4").expect(429);
    await from("2001:db8:0:8::4").expect(200);
  });
});

describe("the store that counts", () => {
  type Add = CounterStore["add"];
  const counting = (add: Add) => ({ isShared: true, add, takeBack: () => Promise.resolve() });
  afterEach(() => void vi.useRealTimers());

  it("is not read for callers that are beyond the limit already", async () => {
    const { counters } = await openSqliteStore({ file: ":memory:" });
    const add = vi.fn<Add>((...asked) => counters.add(...asked));
    const limit = createRateLimit(rates, { counters: counting(add), clock, failed });
    for (let i = 0; i < 100; i += 1) await tryOnce(count(limit, toggleBookmark, "ana"));
    expect(add).toHaveBeenCalledTimes(4);
  });

  it("is not read for reads", async () => {
    const add = vi.fn<Add>();
    const limit = createRateLimit(rates, { counters: counting(add), clock, failed });
    for (let i = 0; i < 5; i += 1) await count(limit, listBookmarks, "ana");
    expect(await tryOnce(count(limit, listBookmarks, "ana"))).toBeGreaterThan(0);
    expect(add).not.toHaveBeenCalled();
  });

  it.each<[string, Add]>([
    ["refuses", () => Promise.reject(new StoreUnavailable("gone"))],
    ["hangs", () => new Promise(() => {})],
    ["is broken", () => Promise.reject(new TypeError("a mistake of ours"))],
  ])(
    "is made up for when it %s: the limit holds in this process, and one call alone waits a little",
    async (_, add) => {
      const asked = vi.fn<Add>(add);
      const reports = vi.fn<(error: unknown) => void>();
      const limit = createRateLimit(rates, { counters: counting(asked), clock, failed: reports });
      const began = performance.now();
      for (let i = 0; i < 3; i += 1) expect(await tryOnce(count(limit, toggleBookmark, "ana"))).toBeNull();
      expect(await tryOnce(count(limit, toggleBookmark, "ana"))).toBeGreaterThan(0);
      expect(await tryOnce(count(limit, toggleBookmark, "ben"))).toBeNull();
      expect(performance.now() - began).toBeLessThan(1_500);
      expect(asked).toHaveBeenCalledTimes(1);
      expect(reports).toHaveBeenCalledTimes(1);
    },
  );

  it("is read again soon after a failure", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "performance"] });
    const { counters } = await openSqliteStore({ file: ":memory:" });
    const add = vi
      .fn<Add>((...asked) => counters.add(...asked))
      .mockRejectedValueOnce(new StoreUnavailable("gone"));
    const limit = createRateLimit(rates, { counters: counting(add), clock, failed: () => {} });
    for (let i = 0; i < 2; i += 1) await count(limit, toggleBookmark, "ana");
    expect(add).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    for (let i = 0; i < 3; i += 1) expect(await tryOnce(count(limit, toggleBookmark, "ana"))).toBeNull();
    expect(add).toHaveBeenCalledTimes(4);
    expect(await tryOnce(count(limit, toggleBookmark, "ana"))).toBe(60);
  });

  it("does not prevent a write from failing by itself, with 503 and a log entry", async () => {
    const gone = () => Promise.reject(new StoreUnavailable("gone"));
    const whole = await openSqliteStore({ file: ":memory:" });
    const store = {
      ...whole,
      counters: { ...counting(() => new Promise(() => {})), isOpen: () => Promise.resolve(false) },
      feedback: { ...whole.feedback, insert: gone },
    };
    const lines: string[] = [];
    const log = createLogger("warn", { write: (line: string) => void lines.push(line) });
    const world = await createTestApp({ rates, log }, { store });
    const answer = await world.as("ana").post("/api/feedback").send(message);
    expect(lines.filter((line) => line.includes("calls are counted by this process alone"))).toHaveLength(1);
    expect([answer.status, answer.body.code, answer.headers["retry-after"]]).toEqual([
      503,
      "store-unavailable",
      "2",
    ]);
  });
});
