import { en } from "@larder/domain/messages/en";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, Unreachable } from "@/lib/api/api-error";
import { failureOf, problemOf } from "@/lib/api/problem";

const refused = (code: "too-many-requests" | "internal") =>
  new ApiError(429, "in English", { success: false, error: "in English", code });

describe("problemOf", () => {
  it.each([
    [
      "an answer of ours",
      refused("too-many-requests"),
      "That was a lot at once. Please wait a while and try again.",
    ],
    ["a fault of ours", refused("internal"), "Something went wrong on our side."],
    ["a proxy's page", new ApiError(502, "502: Bad Gateway"), "502: Bad Gateway"],
    ["a success in an unexpected shape", new ApiError(200, "for developers"), "It failed."],
    ["no answer to a write", new Unreachable("unsent"), en.offline.unsent],
    ["no answer, and nothing kept", new Unreachable("not-kept"), en.offline.notStored],
    ["no answer to a read", new Unreachable("unread"), en.offline.text],
    ["anything else", new Error("for developers"), "It failed."],
  ])("of %s", (_, error, sentence) => {
    expect(problemOf(en, error, "It failed.")).toBe(sentence);
  });
});

describe("problemOf, where a limit says how long to wait", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 0, 20, 22, 0) }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ["too-many-requests", "That was a lot at once. Please try again in 1 hour."],
    ["too-many-attempts", "Too many attempts. Please try again in 1 hour."],
    ["generation-busy", "The AI is busy. Please try again in 1 hour."],
  ] as const)("states the wait of %s", (code, sentence) => {
    const retryAt = new Date(2026, 0, 20, 22, 59, 58, 500);
    const error = new ApiError(429, "", { success: false, error: "", code }, { retryAt });
    expect(problemOf(en, error, "")).toBe(sentence);
    expect(failureOf(en, error, "")).toBe(sentence);
  });
});

describe("problemOf, after all that may be generated was spent", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 0, 20, 22, 0) }));
  afterEach(() => void vi.useRealTimers());

  const spent = (retryAt: Date | null) =>
    new ApiError(429, "", { success: false, error: "", code: "generation-spent" }, { retryAt });

  it.each([
    ["today", new Date(2026, 0, 20, 22, 30), " You can generate again at 22:30."],
    ["within a minute", new Date(2026, 0, 20, 22, 30, 1), " You can generate again at 22:31."],
    ["tomorrow", new Date(2026, 0, 21, 9, 5), " You can generate again tomorrow at 09:05."],
    ["at a time nobody names", null, ""],
  ])("says that it opens %s", (_, retryAt, opening) => {
    expect(problemOf(en, spent(retryAt), "")).toBe(`${en.errors["generation-spent"]}${opening}`);
  });
});

describe("failureOf", () => {
  it.each([
    ["an answer of ours", refused("too-many-requests"), en.errors["too-many-requests"]],
    ["a fault of ours, which explains nothing", refused("internal"), "It failed."],
    ["a proxy's page", new ApiError(502, "502: Bad Gateway"), "It failed."],
    ["no answer", new Unreachable("unsent"), en.offline.unsent],
    ["anything else", new Error("for developers"), "It failed."],
  ])("of %s", (_, error, sentence) => {
    expect(failureOf(en, error, "It failed.")).toBe(sentence);
  });

  it("prefers the sentences of the feature", () => {
    const own = { "too-many-requests": "Your comments come too fast." };
    expect(failureOf(en, refused("too-many-requests"), "It failed.", own)).toBe(
      "Your comments come too fast.",
    );
    expect(failureOf(en, new Unreachable("unsent"), "It failed.", own)).toBe(en.offline.unsent);
  });
});
