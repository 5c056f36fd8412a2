import { en } from "@larder/domain/messages/en";
import { describe, expect, it } from "vitest";
import { ApiError, Unreachable } from "@/lib/api-error";
import { failureOf, problemOf } from "@/lib/problem";

const refused = (code: "too-many-requests" | "internal") =>
  new ApiError(429, "in English", { success: false, error: "in English", code });

describe("problemOf", () => {
  it.each([
    [
      "an answer of ours",
      refused("too-many-requests"),
      "That was a lot at once. Please wait a moment and try again.",
    ],
    ["a fault of ours", refused("internal"), "Something went wrong on our side."],
    ["a proxy's page", new ApiError(502, "502: Bad Gateway"), "502: Bad Gateway"],
    ["a success in an unexpected shape", new ApiError(200, "for developers"), "It failed."],
    ["no answer to a write", new Unreachable("unsent"), en.offline.unsent],
    ["no answer, and nothing kept", new Unreachable("not-kept"), en.offline.notKept],
    ["no answer to a read", new Unreachable("unread"), en.offline.text],
    ["anything else", new Error("for developers"), "It failed."],
  ])("of %s", (_, error, sentence) => {
    expect(problemOf(en, error, "It failed.")).toBe(sentence);
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
});
