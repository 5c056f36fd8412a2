import { describe, expect, it } from "vitest";
import { readSchemaRecipe } from "./schema-recipe.ts";

const PAGE = "https://soup.example/a/leek";
const read = (node: Record<string, unknown>) => readSchemaRecipe({ "@type": "Recipe", ...node }, PAGE);

describe("readSchemaRecipe", () => {
  it("leaves out empty fields", () => {
    expect(
      Object.keys(read({ name: " ", recipeIngredient: [], prepTime: "PT0M", author: "", image: null })),
    ).toEqual([]);
  });

  it.each([
    ["ISO 8601", "PT1H30M", 90],
    ["with days", "P0DT0H35M", 35],
    ["words", "1 hour 20 min", 80],
    ["a number of minutes", 25, 25],
    ["a list", ["PT0M", "PT20M"], 20],
    ["a typed value", { "@type": "Duration", "@value": "PT35M" }, 35],
    ["a range", { minValue: "PT20M", maxValue: "PT30M" }, 30],
    ["zero", "PT0M", undefined],
    ["nonsense", "PTNaNM", undefined],
    ["nothing", null, undefined],
  ])("reads a time: %s", (_, totalTime, minutes) => {
    expect(read({ totalTime }).totalMinutes).toBe(minutes);
  });

  it.each([
    ["a number", 4, 4],
    ["a text", "Serves 4 people", 4],
    ["a range", "4-6 servings", 6],
    ["a list", ["12", "12 muffins"], 12],
    ["a list that begins with words", ["one tray of", "16 bars"], 1],
    ["a typed value", { "@type": "QuantitativeValue", value: 8 }, 8],
    ["dozens", "2 dozen", 24],
    ["words alone", "a few", undefined],
    ["more than anybody feeds", "99999", undefined],
  ])("reads servings: %s", (_, recipeYield, servings) => {
    expect(read({ recipeYield }).servings).toBe(servings);
  });

  it.each([
    ["a person", { name: "Ann" }, "Ann"],
    ["a text", "by Ann", "Ann"],
    ["several", [{ name: "Ann" }, "Bo", { name: "Ann" }], "Ann, Bo"],
    ["names in a list", { name: ["Ann", "Bo"] }, "Ann, Bo"],
    ["an address is no name", "https://soup.example/ann", undefined],
    ["an unknown reference", { "@id": "#ann" }, undefined],
  ])("reads the author: %s", (_, author, name) => {
    expect(read({ author }).author).toBe(name);
  });

  it.each([
    ["an address", "https://img.example/1.jpg", "https://img.example/1.jpg"],
    ["a relative one", "../1.jpg", "https://soup.example/1.jpg"],
    ["a list", ["", "https://img.example/1.jpg", "https://img.example/2.jpg"], "https://img.example/1.jpg"],
    ["an object", { "@type": "ImageObject", url: "/1.jpg" }, "https://soup.example/1.jpg"],
    ["an object with other words", { contentUrl: ["/1.jpg"] }, "https://soup.example/1.jpg"],
    ["an image written out", "data:image/png;base64,AAAA", undefined],
    ["a script", "javascript:alert(1)", undefined],
  ])("reads the image: %s", (_, image, address) => {
    expect(read({ image }).image).toBe(address);
  });

  it("finds properties in any case", () => {
    expect(read({ Name: "Soup", RecipeYield: "4" })).toMatchObject({ title: "Soup", servings: 4 });
  });
});
