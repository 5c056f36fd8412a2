import { fireEvent, render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RecipePicture } from "./recipe-picture";

const soup = { name: "Leek soup", tags: [], ingredientNames: [] };
const show = (image?: { url: string; width?: number; height?: number; colour?: string }) => {
  const { container } = render(<RecipePicture recipe={{ ...soup, ...(image && { image }) }} sizes="50vw" />);
  return container;
};

describe("RecipePicture", () => {
  it("shows the recipe's own picture, decorative, in two sizes, loaded when it comes near", () => {
    const picture = show({
      url: "/media/4f1c-1280.webp",
      width: 1280,
      height: 853,
      colour: "#a0b0c0",
    }).querySelector("img");
    expect(picture).toHaveAttribute("alt", "");
    expect(picture).toHaveAttribute("width", "1280");
    expect(picture).toHaveAttribute("height", "853");
    expect(picture).toHaveAttribute("loading", "lazy");
    expect(picture).toHaveAttribute("sizes", "50vw");
    expect(picture?.getAttribute("srcset")).toBe("/media/4f1c-480.webp 480w, /media/4f1c-1280.webp 1280w");
    expect(picture).toHaveStyle({ backgroundColor: "rgb(160, 176, 192)" });
  });

  it.each<[string, { url: string } | undefined]>([
    ["without a picture", undefined],
    ["with a picture of another site, which is never linked", { url: "https://example.com/soup.jpg" }],
  ])("draws a cover for a recipe %s", (_, image) => {
    const container = show(image);
    expect(container.querySelector("img[data-slot=recipe-picture]")).toBeNull();
    expect(container).not.toBeEmptyDOMElement();
  });

  it("draws a cover when the picture does not load", () => {
    const container = show({ url: "/media/4f1c-480.webp" });
    const picture = container.querySelector("img[data-slot=recipe-picture]");
    if (!picture) throw new Error("There is no picture.");
    fireEvent.error(picture);
    expect(container.querySelector("img[data-slot=recipe-picture]")).toBeNull();
    expect(container).not.toBeEmptyDOMElement();
  });
});
