import { describe, expect, it } from "vitest";
import { LISTINGS } from "../recipe/visibility.ts";
import { isOnPublicPage, publicSections } from "./public-collection.ts";

describe("isOnPublicPage", () => {
  const shown = (userId: string) =>
    LISTINGS.filter((listing) => isOnPublicPage({ userId, listing }, "ana", "app"));

  it.each([
    ["the owner's own recipes that are shared or have links", "ana", ["shared", "link"]],
    ["recipes of the app that nobody has hidden", "app", ["shared"]],
    ["no recipe of another user", "ben", []],
    ["no recipe whose owner has left", "", []],
  ])("shows %s", (_, userId, listings) => {
    expect(shown(userId)).toEqual(listings);
  });

  it("shows no recipe without an owner, also where the collection has none", () => {
    expect(isOnPublicPage({ userId: "", listing: "shared" }, "", "app")).toBe(false);
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
