import { render, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CoverImage } from "./cover-image.tsx";
import { DRAWINGS } from "./produce/drawings.ts";

/** The picture of an image, as a document. */
function pictureOf(image: Element | null): Document {
  const source = decodeURIComponent(image?.getAttribute("src") ?? "").replace("data:image/svg+xml,", "");
  return new DOMParser().parseFromString(source, "image/svg+xml");
}

const WITH_ALL_KINDS = [...Object.keys(DRAWINGS), "soup", "salad", "roast beef", "cake", "pancake"];

describe("CoverImage", () => {
  it("is one decorative element of the page", async () => {
    const { container } = render(<CoverImage name="Lemon leek risotto" tags={["dinner"]} />);
    await waitFor(() => expect(container.querySelector("img")).toHaveAttribute("alt", ""));
    expect(container.querySelectorAll("*")).toHaveLength(1);
  });

  it("holds every drawing that it refers to, each with its shadow, and no other", async () => {
    const { container } = render(
      WITH_ALL_KINDS.map((name) => <CoverImage key={name} name={name} tags={[]} />),
    );
    await waitFor(() => expect(container.querySelector("img")).not.toBeNull());
    for (const image of container.querySelectorAll("img")) {
      const picture = pictureOf(image);
      expect(picture.querySelector("parsererror")).toBeNull();
      const held = [...picture.querySelectorAll("defs > g")].map(({ id }) => id);
      const used = [...picture.querySelectorAll("use")].map(
        (use) => use.getAttribute("href")?.slice(1) ?? "",
      );
      expect(held.toSorted()).toEqual([...new Set(used)].toSorted());
      for (const group of picture.querySelectorAll("defs > g")) expect(group.innerHTML).not.toBe("");
    }
  });

  it("casts shadows that are black all over, where a line stays a line", async () => {
    const { container } = render(<CoverImage name="Leaf salad" tags={[]} />);
    await waitFor(() => expect(container.querySelector("img")).not.toBeNull());
    const shapes = pictureOf(container.querySelector("img")).querySelectorAll("defs > [id^=shade-] *");
    for (const shape of shapes) {
      expect(["black", "none", null]).toContain(shape.getAttribute("fill"));
      expect(["black", null]).toContain(shape.getAttribute("stroke"));
    }
  });
});
