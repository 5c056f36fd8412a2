import type { XmlFormat } from "./xml-format.ts";

/** RecipeSage: its headings are lines in brackets. */
export const RECIPESAGE: XmlFormat = {
  format: "recipesage",
  roots: ["data"],
  recipe: "recipe",
  fields: {
    ownId: ["id"],
    name: ["title"],
    description: ["description"],
    source: ["source"],
    url: ["url"],
    servings: ["yield"],
    prepTime: ["activetime"],
    totalTime: ["totaltime"],
    stars: ["rating"],
    notes: ["notes"],
    labels: ["labels/title"],
    createdAt: ["createdat"],
  },
  ingredients: { in: ["ingredients"], row: [], hasBrackets: true },
  steps: { in: ["instructions"], row: [], hasBrackets: true },
  pictureAddresses: ["images/location"],
};
