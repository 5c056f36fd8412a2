import { describe, expect, it } from "vitest";
import { canSee, OWNER_ONLY, VISIBILITIES } from "./visibility.ts";

describe("canSee", () => {
  it.each([
    ["shared", "ana", true],
    ["shared", "ben", true],
    ["shared", undefined, true],
    ["hidden", "ana", true],
    ["hidden", "ben", false],
    ["hidden", undefined, false],
  ] as const)("decides for a %s recipe of ana's and the user %s: %s", (visibility, userId, expected) => {
    expect(canSee({ visibility, userId: "ana" }, userId)).toBe(expected);
  });

  it("treats no user as the owner of a recipe whose owner's account was deleted", () => {
    expect(canSee({ visibility: "hidden", userId: "" }, "")).toBe(false);
  });
});

it("OWNER_ONLY names the visibilities that hide a recipe from other users", () => {
  const unseen = VISIBILITIES.filter((visibility) => !canSee({ visibility, userId: "ana" }, "ben"));
  expect(OWNER_ONLY).toStrictEqual(unseen);
});
