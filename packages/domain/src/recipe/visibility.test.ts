import { describe, expect, it } from "vitest";
import {
  canSee,
  isOwnersAlone,
  isPublishable,
  listingOf,
  type SeenRecipe,
  VISIBILITIES,
} from "./visibility.ts";

const recipe = (fields: Partial<SeenRecipe>): SeenRecipe => ({
  visibility: "shared",
  userId: "ana",
  ...fields,
});
const HIDDEN = { hiddenBy: "eva" };
const DRAFT = { draft: true } as const;

describe("canSee", () => {
  it.each([
    [{}, { ana: true, named: true, ben: true, visitor: true }],
    [{ visibility: "private" }, { ana: true, named: true, ben: false, visitor: false }],
    [{ visibility: "link" }, { ana: true, named: true, ben: false, visitor: false }],
    [HIDDEN, { ana: true, named: false, ben: false, visitor: false }],
    [
      { visibility: "private", ...HIDDEN },
      { ana: true, named: false, ben: false, visitor: false },
    ],
    [DRAFT, { ana: true, named: false, ben: false, visitor: false }],
    [{ hiddenBy: "" }, { ana: true, named: false, ben: false, visitor: false }],
  ] as const)(
    "decides about ana's recipe with %o for its owner, a named reader, others and visitors: %o",
    (fields, expected) => {
      const seen = recipe(fields);
      expect({
        ana: canSee(seen, "ana"),
        named: canSee(seen, "ben", true),
        ben: canSee(seen, "ben"),
        visitor: canSee(seen, undefined),
      }).toEqual(expected);
    },
  );

  it("treats no user as the owner of a recipe whose owner's account was deleted", () => {
    expect(canSee(recipe({ visibility: "private", userId: "" }), "")).toBe(false);
  });
});

it("a recipe that other users see is no owner's alone", () => {
  for (const visibility of VISIBILITIES)
    expect(isOwnersAlone({ visibility })).toBe(!canSee(recipe({ visibility }), "ben"));
});

it("a draft, a hidden and a private recipe stand on no public page", () => {
  const cases = [{}, { visibility: "link" }, { visibility: "private" }, HIDDEN, DRAFT] as const;
  expect(cases.map((fields) => isPublishable(recipe(fields)))).toEqual([true, true, false, false, false]);
});

it("a draft that is private is listed as a draft, and a hidden link recipe as hidden", () => {
  expect(listingOf(recipe({ visibility: "private", ...DRAFT, ...HIDDEN }))).toBe("draft");
  expect(listingOf(recipe({ visibility: "link", ...HIDDEN }))).toBe("hidden");
});
