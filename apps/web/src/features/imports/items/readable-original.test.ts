import { describe, expect, it } from "vitest";
import { readableOriginal } from "@/features/imports/items/readable-original";

describe("readableOriginal", () => {
  it("writes the texts of JSON under their keys, without what is for programs", () => {
    const text = JSON.stringify({
      name: "Leek soup",
      uid: "A-1",
      photo_hash: "ff",
      servings: 4,
      ingredients: "2 leeks\n1 l water",
      directions: ["Chop.", "", "Simmer."],
    });
    expect(readableOriginal({ type: "json", text })).toBe(
      "Leek soup\n\nIngredients:\n2 leeks\n1 l water\n\nDirections:\nChop.\nSimmer.",
    );
  });

  it("writes each block of HTML on a line, and leaves scripts out", () => {
    const text =
      "<head><title>x</title></head><h1>Pie</h1><script>alert(1)</script><ul><li>3 eggs &amp; salt</li><li>flour</li></ul>";
    expect(readableOriginal({ type: "html", text })).toBe("Pie\n3 eggs & salt\nflour");
  });

  it.each([
    ["a text", "text", "Pie\n\n3 eggs"],
    ["JSON that is cut off", "json", '{"name": "Pi'],
  ] as const)("leaves %s as it is", (_, type, text) => {
    expect(readableOriginal({ type, text })).toBe(text);
  });
});
