import { describe, expect, it } from "vitest";
import { importedUrlOf, mediumOf } from "./imported-url.ts";

describe("mediumOf", () => {
  it.each([
    ["https://www.youtube.com/watch?v=x", "youtube"],
    ["https://m.youtube.com/shorts/x", "youtube"],
    ["https://youtu.be/x", "youtube"],
    ["https://vm.tiktok.com/x", "tiktok"],
    ["https://WWW.Instagram.com/p/x", "instagram"],
    ["https://www.pinterest.co.uk/pin/1", "pinterest"],
    ["https://pin.it/x", "pinterest"],
    ["https://example.com/youtube.com", "web"],
    ["https://notyoutube.com/", "web"],
    ["https://youtube.com.example.com/", "web"],
    ["https://example.com/?next=https://tiktok.com", "web"],
    ["no address", "web"],
    ["", "web"],
  ])("%s is %s", (url, medium) => {
    expect(mediumOf(url)).toBe(medium);
  });
});

describe("importedUrlOf", () => {
  it("derives source and medium from an address", () => {
    expect(importedUrlOf(" https://www.example.com/soup ")).toEqual({
      url: "https://www.example.com/soup",
      source: "example.com",
      author: "",
      medium: "web",
    });
  });

  it("fills in the fields that an object lacks", () => {
    expect(importedUrlOf({ url: "https://youtu.be/x", author: " Ana " })).toEqual({
      url: "https://youtu.be/x",
      source: "youtu.be",
      author: "Ana",
      medium: "youtube",
    });
  });

  it("keeps the fields of an object, even empty ones", () => {
    const said = { url: "https://example.com", source: "", author: "", medium: "book" };
    expect(importedUrlOf(said)).toEqual(said);
  });

  it("derives the medium from the host when the given one is invalid", () => {
    expect(importedUrlOf({ url: "https://tiktok.com/@x", medium: "carrier pigeon" })?.medium).toBe("tiktok");
  });

  it.each([
    ["a script", "javascript:alert(1)"],
    ["a script behind a tab", "\tjavascript:alert(1)"],
    ["data", { url: "data:text/html,x" }],
    ["a file", "file:///etc/passwd"],
    ["no address", "grandma"],
    ["an address without a host", "https://"],
    ["an object without an address", { source: "A book" }],
    ["a list", ["https://example.com"]],
    ["a number", 7],
    ["nothing", null],
  ])("is null for %s", (_, value) => {
    expect(importedUrlOf(value)).toBeNull();
  });
});
