import { describe, expect, it } from "vitest";
import { LISTINGS } from "../recipe/visibility.ts";
import { isOnPublicPage, publicSections } from "./public-collection.ts";

describe("isOnPublicPage", () => {
  const shown = (userId: string, showsUnlisted: boolean) =>
    LISTINGS.filter((listing) =>
      isOnPublicPage({ userId, listing }, { owner: "ana", appOwner: "app", showsUnlisted }),
    );

  it.each([
    ["the owner's own shared recipes", "ana", false, ["shared"]],
    ["the owner's own recipes with links too, where the owner agreed", "ana", true, ["shared", "link"]],
    ["recipes of the app that nobody has hidden", "app", true, ["shared"]],
    ["no recipe of another user", "ben", true, []],
    ["no recipe whose owner has left", "", true, []],
  ])("shows %s", (_, userId, showsUnlisted, listings) => {
    expect(shown(userId, showsUnlisted).toSorted()).toEqual(listings.toSorted());
  });

  it("shows no recipe without an owner, also where the collection has none", () => {
    expect(
      isOnPublicPage({ userId: "", listing: "shared" }, { owner: "", appOwner: "app", showsUnlisted: true }),
    ).toBe(false);
  });
});

it("publicSections leaves out sections without shown recipes, and names what follows each other once", () => {
  const card = (slug: string) => ({ name: slug, slug, time: null });
  const sections = [
    { id: "a", name: "Starters" },
    { id: "b", name: "Secret" },
    { id: "c", name: "Sweets" },
  ];
  const cards = [
    { card: card("bread"), sectionId: null },
    { card: card("soup"), sectionId: "a" },
    { card: card("leeks"), sectionId: "a" },
    { card: card("cake"), sectionId: "c" },
  ];
  expect(publicSections(cards, { sections })).toEqual([
    { name: null, cards: [card("bread")] },
    { name: "Starters", cards: [card("soup"), card("leeks")] },
    { name: "Sweets", cards: [card("cake")] },
  ]);
});
