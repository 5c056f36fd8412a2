import { describe, expect, it } from "vitest";
import { imageSources } from "./picture-sources.ts";

const BLUR = "data:image/webp;base64,UklGRh4AAABXRUJQ";

describe("imageSources", () => {
  it("returns both widths of a stored picture, with its colour and placeholder", () => {
    const image = { url: "/media/ab-1280.webp", width: 1280, height: 960, colour: "#a0b1c2", blurhash: BLUR };
    expect(imageSources(image)).toEqual({
      src: "/media/ab-1280.webp",
      srcSet: "/media/ab-480.webp 480w, /media/ab-1280.webp 1280w",
      width: 1280,
      height: 960,
      colour: "#a0b1c2",
      placeholder: BLUR,
    });
  });

  it("returns the only width of a small picture", () => {
    expect(imageSources({ url: "/media/ab-320.webp" })).toEqual({
      src: "/media/ab-320.webp",
      srcSet: "/media/ab-320.webp 320w",
      width: 320,
    });
  });

  it("puts the base before every address", () => {
    const sources = imageSources({ url: "/media/ab-900.webp" }, "https://api.example");
    expect(sources?.src).toBe("https://api.example/media/ab-900.webp");
    expect(sources?.srcSet).toBe(
      "https://api.example/media/ab-480.webp 480w, https://api.example/media/ab-900.webp 900w",
    );
  });

  it.each([
    ["there is no picture", undefined],
    ["the picture is another site's", { url: "https://example.com/a.jpg" }],
    ["the address is none of a picture", { url: "/media/ab.webp" }],
  ])("gives nothing when %s", (_, image) => {
    expect(imageSources(image)).toBeNull();
  });

  it.each([
    ["a colour", { colour: "red;background:url(//evil.example)" }],
    ["a colour with a tail", { colour: "#a0b1c2)" }],
    ["a placeholder", { blurhash: 'data:image/svg+xml,<svg onload="alert(1)">' }],
    ["a placeholder with a tail", { blurhash: `${BLUR}"),url(//evil.example` }],
    ["a placeholder on the web", { blurhash: "https://evil.example/pixel.webp" }],
  ])("leaves out %s that could inject a style", (_, fields) => {
    expect(Object.keys(imageSources({ url: "/media/ab-320.webp", ...fields }) ?? {})).toEqual([
      "src",
      "srcSet",
      "width",
    ]);
  });
});
