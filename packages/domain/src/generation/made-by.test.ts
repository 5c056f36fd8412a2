import { describe, expect, it } from "vitest";
import { madeBy } from "./made-by.ts";

const PAGE = { url: "https://soup.example/leek", source: "The Pot", author: "", medium: "web" } as const;

describe("madeBy", () => {
  it.each([
    ["a cook's recipe", { tags: ["soup"] }, null],
    ["a recipe that was put together", { tags: ["soup", "composed"] }, { kind: "composer" }],
    [
      "a model's recipe",
      { tags: ["ai-generated"], source: "ai:llama3.2" },
      { kind: "writer", model: "llama3.2" },
    ],
    ["a nameless model's", { tags: ["ai-generated"], source: "ai:" }, { kind: "writer", model: "" }],
    ["a text that a model read", { tags: ["ai-generated"] }, { kind: "helper" }],
    ["one whose source was edited", { tags: ["ai-generated"], source: "book" }, { kind: "helper" }],
    [
      "a page that a model read",
      { tags: ["ai-generated"], source: "web", importedUrl: PAGE },
      { kind: "reader", page: "The Pot" },
    ],
    [
      "a page without a name",
      { tags: ["ai-generated"], importedUrl: { ...PAGE, source: " " } },
      { kind: "reader", page: "soup.example" },
    ],
    ["an imported page", { tags: ["soup"], importedUrl: PAGE }, null],
    ["never AI without its tag", { tags: ["composed"], source: "ai:llama3.2" }, { kind: "composer" }],
  ])("%s", (_, recipe, expected) => {
    expect(madeBy(recipe)).toEqual(expected);
  });
});
