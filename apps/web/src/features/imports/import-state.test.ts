import { describe, expect, it } from "vitest";
import { appsOf, pollPause, suggestedTag } from "@/features/imports/import-state";

const NO_PICTURES = { done: 0, failed: 0, total: 0 };
const names = { formats: { csv: "Table" }, pages: "Web pages" };

describe("pollPause", () => {
  it.each(["looking", "running", "undoing"] as const)("asks again soon while it is %s", (state) => {
    expect(pollPause({ state, pictures: NO_PICTURES })).toBe(1_500);
  });

  it.each(["uploading", "columns-needed", "looked", "undone", "unreadable", "done"] as const)(
    "does not ask again when it is %s",
    (state) => {
      expect(pollPause({ state, pictures: NO_PICTURES })).toBe(false);
    },
  );

  it("asks again slowly while pictures follow, and not when the last ones failed", () => {
    expect(pollPause({ state: "done", pictures: { done: 1, failed: 1, total: 3 } })).toBe(5_000);
    expect(pollPause({ state: "done", pictures: { done: 1, failed: 2, total: 3 } })).toBe(false);
  });
});

describe("appsOf", () => {
  it.each([
    ["an app by its name", { formats: ["recipekeeper"], addresses: 0 }, ["Recipe Keeper"]],
    ["two formats of an app once", { formats: ["paprika", "paprika-html"], addresses: 0 }, ["Paprika"]],
    ["a format of no app in the reader's language", { formats: ["csv"], addresses: 0 }, ["Table"]],
    ["a format of a newer server as it is called", { formats: ["toaster"], addresses: 0 }, ["toaster"]],
    ["addresses as pages", { formats: [], addresses: 3 }, ["Web pages"]],
  ])("names %s", (_, shown, expected) => {
    expect(appsOf(shown, names)).toEqual(expected);
  });
});

describe("suggestedTag", () => {
  it("names the app and the month", () => {
    const createdAt = "2026-11-28T20:00:00.000Z";
    expect(suggestedTag({ formats: ["paprika-html"], addresses: 0, createdAt })).toBe(
      "imported-paprika-2026-11",
    );
    expect(suggestedTag({ formats: [], addresses: 2, createdAt })).toBe("imported-web-2026-11");
  });
});
