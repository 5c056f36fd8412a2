import { describe, expect, it } from "vitest";
import { storedWidths, pictureAddress, readPictureAddress } from "./picture-address.ts";

describe("readPictureAddress", () => {
  it.each([
    ["/media/4f1c-480.webp", { id: "4f1c", width: 480 }],
    ["/media/a-b_C-9-1280.webp", { id: "a-b_C-9", width: 1280 }],
    ["/media/a--7.webp", { id: "a-", width: 7 }],
  ])("%s", (address, file) => {
    expect(readPictureAddress(address)).toEqual(file);
    expect(pictureAddress(file)).toBe(address);
  });

  it.each([
    ["another site's", "https://example.com/media/4f1c-480.webp"],
    ["another host's by a double slash", "//example.com/media/4f1c-480.webp"],
    ["a way out of the folder", "/media/../larder.sqlite"],
    ["a folder in the folder", "/media/a/4f1c-480.webp"],
    ["another kind of file", "/media/4f1c-480.svg"],
    ["no width", "/media/4f1c.webp"],
    ["a width of nothing", "/media/4f1c-0.webp"],
    ["a width with a leading zero", "/media/4f1c-0480.webp"],
    ["no id", "/media/-480.webp"],
    ["an endless id", `/media/${"a".repeat(65)}-480.webp`],
    ["a query", "/media/4f1c-480.webp?x"],
    ["a line break at the end", "/media/4f1c-480.webp\n"],
    ["another endpoint", "/api/user/logout"],
    ["nothing", ""],
  ])("is none for %s", (_, address) => {
    expect(readPictureAddress(address)).toBeNull();
  });
});

describe("storedWidths", () => {
  it.each([
    [1280, [480, 1280]],
    [481, [480, 481]],
    [480, [480]],
    [40, [40]],
  ])("of a picture %i wide", (widest, widths) => {
    expect(storedWidths(widest)).toEqual(widths);
  });
});
