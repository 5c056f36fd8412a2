import { describe, expect, it } from "vitest";
import { pictureIdsOf, picturesOf } from "./pictures-of.ts";

const [one, two, other] = [
  { url: "/media/one-480.webp" },
  { url: "/media/two-1280.webp" },
  { url: "https://example.com/a.jpg" },
];

describe("the pictures of a recipe", () => {
  it("begin with the one that lists show", () => {
    expect(picturesOf({ image: one, moreImages: [two, other] })).toEqual([one, two, other]);
    expect(picturesOf({ moreImages: [two] })).toEqual([two]);
    expect(picturesOf({})).toEqual([]);
  });

  it("have ids where they are stored here, each once", () => {
    const small = { url: "/media/two-480.webp" };
    expect(pictureIdsOf({ image: one, moreImages: [two, other, small] })).toEqual(["one", "two"]);
  });
});
