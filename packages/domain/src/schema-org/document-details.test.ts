import { describe, expect, it } from "vitest";
import { recipeFromSchemaOrg } from "../formats/schema-org.ts";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { readDocumentDetails } from "./document-details.ts";

const note = (fields: object) => readDocumentDetails({ comment: [{ "@type": "Comment", ...fields }] }).notes;

describe("readDocumentDetails", () => {
  it.each([
    [
      "comments named as notes",
      { name: "Author Notes", text: "Rest it.<br>Then bake." },
      ["Rest it.\nThen bake."],
    ],
    ["comments with a name of their own", { name: "Storage", text: "Two days" }, ["Storage\nTwo days"]],
    ["no comment of a visitor", { author: { name: "Bo" }, text: "Lovely!" }, []],
    ["no comment without a text", { name: "Author Notes" }, []],
  ])("reads as notes %s", (_, fields, notes) => {
    expect(note(fields)).toEqual(notes);
  });

  it("reads one comment that is a text", () => {
    expect(readDocumentDetails({ comment: "Rest it." }).notes).toEqual(["Rest it."]);
  });

  it.each([
    ["a text", "Fat 3 g", "Fat 3 g"],
    ["a description", { description: "Fat: 3 g\nSalt: 1 g", fatContent: "9 g" }, "Fat: 3 g\nSalt: 1 g"],
    [
      "properties, without the calories",
      { "@type": "NutritionInformation", calories: "200", saturatedFatContent: "3 g", servingSize: "1 cup" },
      "Saturated fat: 3 g\nServing size: 1 cup",
    ],
    ["an empty list", [], ""],
  ])("reads nutrition from %s", (_, nutrition, text) => {
    expect(readDocumentDetails({ nutrition }).nutrition).toBe(text);
  });

  it.each([
    [
      "a page before a file",
      { contentUrl: "https://a.example/f.mp4", url: "https://a.example/f" },
      "https://a.example/f",
    ],
    ["an address alone", "https://a.example/f", "https://a.example/f"],
    ["the first of several", [{}, { embedUrl: "https://a.example/e" }], "https://a.example/e"],
    ["no script", { url: "javascript:alert(1)" }, ""],
  ])("reads as video %s", (_, video, address) => {
    expect(readDocumentDetails({ video }).video).toBe(address);
  });
});

describe("recipeFromSchemaOrg", () => {
  it("reads several pictures of ours in their order, and keeps no other site's", () => {
    const image = ["/media/a-480.webp", "https://example.com/x.jpg", { url: "/media/b-480.webp" }];
    const { recipe } = normaliseRecipe(recipeFromSchemaOrg({ "@type": "Recipe", name: "Soup", image }));
    expect(recipe).toMatchObject({
      image: { url: "/media/a-480.webp" },
      moreImages: [{ url: "/media/b-480.webp" }],
    });
  });
});
