import { describe, expect, it } from "vitest";
import { isForMembers, paths, safeNext, slugFrom } from "./paths.ts";

describe("safeNext", () => {
  it.each([
    ["a page of ours", "?next=%2Frecipes%3Fsearch%3Dleek", "/recipes?search=leek"],
    ["nothing", "", "/"],
    ["another site", "?next=https%3A%2F%2Fevil.example", "/"],
    ["another site without a scheme", "?next=%2F%2Fevil.example", "/"],
    ["another site behind a backslash", "?next=%2F%5Cevil.example", "/"],
    ["another site behind a tab", "?next=%2F%09%2Fevil.example", "/"],
    ["another site behind a line end", "?next=%2F%0A%2Fevil.example", "/"],
    ["another site behind a space", "?next=%20%2F%2Fevil.example", "/"],
    ["another site, as a name and a password", "?next=%40evil.example", "/"],
    ["a script", "?next=javascript%3Aalert(1)", "/"],
  ])("S46: leads from %s to a page of this app", (_, search, next) => {
    expect(safeNext(search)).toBe(next);
  });
});

describe("slugFrom", () => {
  it.each([
    ["leek-soup-m1", "leek-soup-m1"],
    ["cr%C3%A8me", "crème"],
    ["%E0%A4%A", "%E0%A4%A"],
    ["100%", "100%"],
  ])("takes %s from an address as %s", (part, slug) => {
    expect(slugFrom(part)).toBe(slug);
  });
});

describe("paths", () => {
  it("joins the terms of a search with a plus sign and keeps those inside a term apart", () => {
    expect(paths.recipeList({ terms: ["soy sauce", "c++"] })).toBe("/recipes?search=soy%20sauce+c%2B%2B");
  });

  it.each([
    [{}, "/recipes"],
    [{ terms: ["leek"], exclude: "mine" as const }, "/recipes?search=leek&exclude=mine"],
    [{ tag: "soup", exclude: "mine" as const }, "/recipes?tag=soup&exclude=mine"],
    [{ text: "tuna salad" }, "/recipes?q=tuna%20salad"],
    [{ tag: "quick & easy" }, "/recipes?tag=quick%20%26%20easy"],
    [{ text: "tuna", tag: "quick" }, "/recipes?q=tuna&tag=quick"],
    [{ terms: ["egg"], text: "tuna", tag: "quick" }, "/recipes?search=egg"],
  ])("leads to the list narrowed by %j", (search, path) => {
    expect(paths.recipeList(search)).toBe(path);
  });

  it("remembers where a visitor wanted to go", () => {
    expect(paths.login("/bookmarks")).toBe("/login?next=%2Fbookmarks");
    expect(paths.login("/")).toBe("/login");
  });
});

describe("isForMembers", () => {
  it.each([
    paths.addRecipe,
    paths.writeRecipe,
    paths.addFromJson,
    paths.requestRecipe,
    paths.editRecipe("leek-soup"),
    paths.recipeHistory("leek-soup"),
  ])("reports that recipes are added, changed or requested at %s", (path) =>
    expect(isForMembers(path)).toBe(true),
  );

  it.each([
    paths.home,
    paths.recipes,
    paths.recipe("add"),
    paths.cook("leek-soup"),
    paths.bookmarks,
    paths.profile,
  ])("reports that viewers may open %s", (path) => expect(isForMembers(path)).toBe(false));
});
