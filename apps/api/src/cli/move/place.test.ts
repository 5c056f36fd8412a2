import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { isSamePlace, placeName, readPlace, sharesMedia } from "./place.ts";

describe("readPlace", () => {
  it.each([
    ["sqlite", { kind: "sqlite", file: resolve("kept/larder.sqlite") }],
    ["sqlite:copy.sqlite", { kind: "sqlite", file: resolve("copy.sqlite") }],
    ["sqlite:/srv/larder.sqlite", { kind: "sqlite", file: "/srv/larder.sqlite" }],
    ["mongodb://localhost/larder", { kind: "mongodb", uri: "mongodb://localhost/larder" }],
    ["mongodb+srv://a.example/larder", { kind: "mongodb", uri: "mongodb+srv://a.example/larder" }],
  ])("reads %s", (text, place) => {
    expect(readPlace(text, "kept")).toEqual(place);
  });

  it.each(["", "sqlite:", "postgres://localhost/larder", "data/larder.sqlite"])("refuses %j", (text) => {
    expect(() => readPlace(text, "kept")).toThrow(/names no store/);
  });
});

describe("placeName", () => {
  it("shows no password", () => {
    const place = readPlace("mongodb://ana:secret@db.example:27017/larder?authSource=admin", "kept");
    expect(placeName(place)).toBe("mongodb://db.example:27017/larder");
  });

  it("tells one place by two spellings", () => {
    expect(isSamePlace(readPlace("sqlite", "kept"), readPlace("sqlite:kept/larder.sqlite", "kept"))).toBe(
      true,
    );
    expect(isSamePlace(readPlace("sqlite", "kept"), readPlace("sqlite", "other"))).toBe(false);
  });
});

describe("sharesMedia", () => {
  it.each([
    ["sqlite:a/one.sqlite", "sqlite:a/two.sqlite", true],
    ["sqlite:a/one.sqlite", "sqlite:b/one.sqlite", false],
    ["sqlite:a/one.sqlite", "mongodb://localhost/larder", false],
    ["mongodb://localhost/one", "mongodb://localhost/two", false],
  ])("of %s and %s: %s", (one, other, shared) => {
    expect(sharesMedia(readPlace(one, "kept"), readPlace(other, "kept"))).toBe(shared);
  });
});
