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

  it("takes no user for the owner of a recipe whose owner's account is gone", () => {
    expect(canSee({ visibility: "hidden", userId: "" }, "")).toBe(false);
  });
});

it("OWNER_ONLY names the visibilities under which another user sees nothing", () => {
  const unseen = VISIBILITIES.filter((visibility) => !canSee({ visibility, userId: "ana" }, "ben"));
  expect(OWNER_ONLY).toStrictEqual(unseen);
});
