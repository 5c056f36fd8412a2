import { describe, expect, it } from "vitest";
import { collectionRoleOf, gainsReaders, isShownBy, positionBetween } from "./collection-rules.ts";

const members = [
  { userId: "eva", role: "editor" as const },
  { userId: "rosa", role: "reader" as const },
];
const collection = (audience: "private" | "people" | "all", of = members) => ({
  userId: "ana",
  audience,
  members: of,
});

describe("collectionRoleOf", () => {
  it.each([
    ["private", ["owner", null, null, null]],
    ["people", ["owner", "editor", "reader", null]],
    ["all", ["owner", "editor", "reader", "reader"]],
  ] as const)("a collection for %s has its owner, editor, reader and others as %j", (audience, roles) => {
    const users = ["ana", "eva", "rosa", "other"];
    expect(users.map((uid) => collectionRoleOf(collection(audience), uid))).toEqual(roles);
  });

  it("a visitor and an empty id have no role", () => {
    expect(collectionRoleOf(collection("all"), undefined)).toBeNull();
    expect(collectionRoleOf({ ...collection("all"), userId: "" }, "")).toBeNull();
  });
});

describe("gainsReaders", () => {
  const [eva] = members;
  it.each([
    ["from private to people", collection("private"), collection("people"), true],
    ["from people to all", collection("people"), collection("all"), true],
    ["from all to people", collection("all"), collection("people"), false],
    ["to private", collection("people"), collection("private"), false],
    ["a member less", collection("people"), collection("people", eva ? [eva] : []), false],
    ["a member more", collection("people", eva ? [eva] : []), collection("people"), true],
  ])("%s", (_, before, after, gains) => {
    expect(gainsReaders(before, after)).toBe(gains);
  });
});

it("a recipe is shown by a collection to its readers, where its owner confirmed it and others read it", () => {
  expect(isShownBy(collection("people"), { isShared: true }, "rosa")).toBe(true);
  expect(isShownBy(collection("people"), { isShared: true }, "ana")).toBe(true);
  expect(isShownBy(collection("people"), { isShared: true }, "other")).toBe(false);
  expect(isShownBy(collection("people"), { isShared: false }, "rosa")).toBe(false);
  expect(isShownBy(collection("private"), { isShared: true }, "ana")).toBe(false);
});

it.each([
  [null, null, 1],
  [3, null, 4],
  [null, 3, 2],
  [3, 4, 3.5],
  [3, 3, null],
  [1, 1 + Number.EPSILON, null],
])("between %j and %j is %j", (previous, next, position) => {
  expect(positionBetween(previous, next)).toBe(position);
});
