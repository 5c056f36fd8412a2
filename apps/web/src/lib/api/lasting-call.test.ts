import { cancelCall } from "@larder/domain/contract/calls";
import { draftFromText } from "@larder/domain/contract/generate";
import { buildRecipe } from "@larder/domain/testing/build-recipe";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lastingCall } from "@/lib/api/lasting-call";
import { type FakeApi, fakeApi } from "@/testing/fake-api";

const ANSWER = { success: true as const, recipe: buildRecipe({ name: "Leek soup" }), notes: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const read = (signal = new AbortController().signal) =>
  lastingCall(draftFromText, { body: { text: "Leek soup" }, signal });
const keysOf = (api: FakeApi) =>
  api.callsOf(draftFromText).map(({ headers }) => headers.get("idempotency-key"));

/** Makes the next call fail after a time, and those after it succeed. */
function loseAfter(api: FakeApi, ms: number) {
  api.fail(draftFromText, async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    api.answer(draftFromText, ANSWER);
    throw new TypeError("Load failed");
  });
}

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  if (isOnline) window.dispatchEvent(new Event("online"));
};
const setVisible = (isVisible: boolean) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isVisible ? "visible" : "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
};

it.each([
  ["visible", setVisible],
  ["online", setOnline],
])("a call that was lost is made again with its key once the page is %s", async (_, set) => {
  const api = fakeApi();
  loseAfter(api, 60_000);
  const answer = read();
  set(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(api.callsOf(draftFromText)).toHaveLength(1);
  set(true);
  await vi.advanceTimersByTimeAsync(10);
  expect((await answer).recipe.name).toBe("Leek soup");
  const [first, second] = keysOf(api);
  expect([first, keysOf(api).length]).toEqual([second, 2]);
  expect(first).toMatch(/^[\w-]{36}$/);
});

it("a call that still runs at the server is asked for until it has ended", async () => {
  const api = fakeApi();
  loseAfter(api, 60_000);
  const answer = read();
  await vi.advanceTimersByTimeAsync(59_000);
  await vi.advanceTimersByTimeAsync(990);
  let left = 20;
  await vi.advanceTimersByTimeAsync(9);
  api.fail(draftFromText, async () => {
    throw new TypeError("Load failed");
  });
  await vi.advanceTimersByTimeAsync(1);
  api.fail(draftFromText, () => {
    left -= 1;
    return left > 0
      ? Response.json({ success: false, error: "?", code: "request-in-progress" }, { status: 409 })
      : Response.json(ANSWER);
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await answer).recipe.name).toBe("Leek soup");
  expect(new Set(keysOf(api)).size).toBe(1);
});

it.each([
  ["at once", 10, true],
  ["while the browser is offline from the start", 5_000, false],
])("a call that fails %s is not made again", async (_, ms, isOnline) => {
  const api = fakeApi();
  setOnline(isOnline);
  loseAfter(api, ms);
  const outcome = read().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toMatchObject({ lost: "unsent" });
  expect(keysOf(api)).toHaveLength(1);
});

it("a server that stays out of reach is given up after four more tries", async () => {
  const api = fakeApi();
  api.fail(draftFromText, async () => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    throw new TypeError("Load failed");
  });
  const outcome = read().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toMatchObject({ lost: "unsent" });
  expect(keysOf(api)).toHaveLength(5);
});

it("an error of the server ends the call", async () => {
  const api = fakeApi();
  api.refuse(draftFromText, 504, "generation-timeout");
  await expect(read()).rejects.toMatchObject({ code: "generation-timeout" });
  expect(keysOf(api)).toHaveLength(1);
});

it("a proxy that gave up waiting does not end the call", async () => {
  const api = fakeApi();
  api.fail(draftFromText, async () => {
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    api.answer(draftFromText, ANSWER);
    return new Response("<html>too slow", { status: 504 });
  });
  const answer = read();
  await vi.advanceTimersByTimeAsync(61_000);
  expect((await answer).recipe.name).toBe("Leek soup");
});

it("a call that the user cancels is cancelled at the server, also when that is offline just now", async () => {
  const api = fakeApi();
  api.hang(draftFromText);
  api.fail(cancelCall, () => {
    setOnline(false);
    api.answer(cancelCall, { success: true });
    throw new TypeError("Load failed");
  });
  const controller = new AbortController();
  const outcome = read(controller.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10);
  controller.abort();
  expect(String(await outcome)).toMatch(/abort/i);
  await vi.advanceTimersByTimeAsync(10);
  expect(api.callsOf(cancelCall)).toHaveLength(1);
  setOnline(true);
  await vi.advanceTimersByTimeAsync(10);
  const paths = api.callsOf(cancelCall).map(({ path }) => path);
  expect(paths).toEqual([1, 2].map(() => `/api/calls/${keysOf(api)[0]}`));
});
