import { describe, expect, it } from "vitest";
import { createFileNames } from "./file-names.ts";

const nameOf = (text: string) => createFileNames("Recipe")(text, ".json");

describe("a file name", () => {
  it.each([
    ["keeps letters of any script", "Crème brûlée 葱", "Crème brûlée 葱.json"],
    ["is no path", "../../etc/passwd", "etc passwd.json"],
    ["has no drive and no backslash", String.raw`C:\Users\a`, "C Users a.json"],
    ["is no hidden file", ".env", "env.json"],
    ["has no dot at its end, which Windows drops", "Soup...", "Soup.json"],
    ["is no device of Windows", "con", "_con.json"],
    ["is no device of Windows with an ending", "LPT1.soup", "_LPT1.soup.json"],
    ["has no control characters and marks of direction", "a\u0000b\u202ec\u200bd", "a b c d.json"],
    ["keeps joined emoji whole", "👩‍🍳 Soup", "👩‍🍳 Soup.json"],
    ["has a name where a text has no usable character", "///", "Recipe.json"],
    ["has no halves of characters", "a\ud800b", "a b.json"],
  ])("%s", (_, text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it("has at most 100 characters and 200 bytes, with its number and its ending", () => {
    const fileName = createFileNames("Recipe");
    for (const text of ["long ".repeat(40), "🍲".repeat(100), "葱".repeat(150)]) {
      for (let n = 0; n < 3; n += 1) {
        const name = fileName(text, ".paprikarecipe");
        expect(name.length).toBeLessThanOrEqual(100);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
        expect(name.isWellFormed()).toBe(true);
      }
    }
  });

  it("is unique whatever the case of letters and the form of accents", () => {
    const fileName = createFileNames("Recipe");
    const names = ["Soup", "SOUP", "soup", "Soup (2)", "Pâté", "Pa\u0302te\u0301"].map((text) =>
      fileName(text, ".md"),
    );
    expect(names).toEqual([
      "Soup.md",
      "SOUP (2).md",
      "soup (3).md",
      "Soup (2) (2).md",
      "Pâté.md",
      "Pâté (2).md",
    ]);
  });
});
