import { expect, it } from "vitest";
import { RENDERED_PAGES } from "../../../server-paths.ts";
import { pageOf } from "./page-answers.ts";

it.each([
  ["/login", "?next=%2Fprofile", { name: "login" }],
  ["/recipes", "", { name: "list", tag: undefined }],
  ["/recipes", "?tag=cena%20r%C3%A1pida", { name: "list", tag: "cena rápida" }],
  ["/recipe/leek-soup-1", "", { name: "recipe", slug: "leek-soup-1" }],
])("the server renders %s%s", (path, search, page) => {
  expect(pageOf(path, search)).toEqual(page);
  expect(path).toMatch(RENDERED_PAGES);
});

it.each([
  ["/", ""],
  ["/recipes", "?search=egg"],
  ["/recipes", "?tag=soup&exclude=mine"],
  ["/recipes", "?sort=liked"],
  ["/recipes/add", ""],
  ["/recipe/leek-soup/cook", ""],
  ["/login/provider", "?code=1"],
])("the browser renders %s%s", (path, search) => {
  expect(pageOf(path, search)).toBeNull();
});

it("the service worker takes no other page for a rendered one", () => {
  for (const path of ["/", "/recipes/add", "/recipe/a/cook", "/recipe/a/edit", "/login/provider", "/profile"])
    expect(path).not.toMatch(RENDERED_PAGES);
});
