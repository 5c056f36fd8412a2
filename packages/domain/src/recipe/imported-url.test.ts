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
  it("makes an address into its source and medium", () => {
    expect(importedUrlOf(" https://www.example.com/soup ")).toEqual({
      url: "https://www.example.com/soup",
      source: "example.com",
      author: "",
      medium: "web",
    });
  });

  it("fills what an object does not say", () => {
    expect(importedUrlOf({ url: "https://youtu.be/x", author: " Ana " })).toEqual({
      url: "https://youtu.be/x",
      source: "youtu.be",
      author: "Ana",
      medium: "youtube",
    });
  });

  it("keeps what an object says, also when it says nothing", () => {
    const said = { url: "https://example.com", source: "", author: "", medium: "book" };
    expect(importedUrlOf(said)).toEqual(said);
  });

  it("tells the medium by the host when the one given is none", () => {
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
