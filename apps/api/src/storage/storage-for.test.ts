import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readLocation } from "../cli/command/read-location.ts";
import { configuredStorage, parseLocation, storageFor } from "./storage-for.ts";

const storage = (text: string, dataDir = "kept") => storageFor(readLocation(text, dataDir));

describe("parseLocation", () => {
  it.each([
    ["sqlite", { kind: "sqlite", file: resolve("kept/larder.sqlite") }],
    ["sqlite:copy.sqlite", { kind: "sqlite", file: resolve("copy.sqlite") }],
    ["sqlite:/srv/larder.sqlite", { kind: "sqlite", file: "/srv/larder.sqlite" }],
    ["mongodb://localhost/larder", { kind: "mongodb", uri: "mongodb://localhost/larder" }],
    ["mongodb+srv://a.example/larder", { kind: "mongodb", uri: "mongodb+srv://a.example/larder" }],
  ])("reads %s", (text, location) => {
    expect(parseLocation(text, "kept")).toEqual(location);
  });

  it.each(["", "sqlite:", "postgres://localhost/larder", "data/larder.sqlite"])("refuses %j", (text) => {
    expect(parseLocation(text, "kept")).toBeNull();
    expect(() => readLocation(text, "kept")).toThrow(/names no store/);
  });
});

describe("storageFor", () => {
  it("has a label without a password", () => {
    const { label } = storage("mongodb://ana:secret@db.example:27017/larder?authSource=admin");
    expect(label).toBe("mongodb://db.example:27017/larder");
  });

  it("has one label for two spellings of one file", () => {
    expect(storage("sqlite").label).toBe(storage("sqlite:kept/larder.sqlite").label);
    expect(storage("sqlite").label).not.toBe(storage("sqlite", "other").label);
  });

  it.each([
    ["sqlite:a/one.sqlite", "sqlite:a/two.sqlite", true],
    ["sqlite:a/one.sqlite", "sqlite:b/one.sqlite", false],
    ["sqlite:a/one.sqlite", "mongodb://localhost/larder", false],
    ["mongodb://localhost/one", "mongodb://localhost/two", false],
  ])("reports whether %s and %s share their pictures: %s", (first, second, isShared) => {
    expect(storage(first).mediaLabel === storage(second).mediaLabel).toBe(isShared);
  });
});

describe("configuredStorage", () => {
  it("uses the MongoDB address, else the file in the data folder", () => {
    expect(configuredStorage({ dataDir: "kept" })).toMatchObject({
      kind: "sqlite",
      label: resolve("kept/larder.sqlite"),
      shortLabel: resolve("kept"),
      isExclusive: true,
    });
    expect(configuredStorage({ dataDir: "kept", mongodbUri: "mongodb://localhost/larder" })).toMatchObject({
      kind: "mongodb",
      shortLabel: "MongoDB",
      isExclusive: false,
    });
  });
});
