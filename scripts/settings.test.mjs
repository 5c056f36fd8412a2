import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readEnvironment } from "../apps/api/src/config/env.ts";
import { inRoot } from "./bootstrap/paths.mjs";

const example = readFileSync(inRoot(".env.example"), "utf8");
const [documented, reserved = []] = example.split("--- Reserved").map(namesIn);
const environment = readdirSync(inRoot("apps/api/src/config"))
  .filter((file) => file === "env.ts" || file.endsWith("-settings.ts"))
  .map((file) => readFileSync(inRoot(`apps/api/src/config/${file}`), "utf8"))
  .join("\n");

/** Read by libraries, by docker compose and by the web build, not by the API's own environment. */
const readElsewhere = ["MONGO_PASSWORD", "VITE_API_BASE"];

function namesIn(text) {
  return [...text.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
}

const isRead = (name) => new RegExp(`^\\s+${name}:`, "m").test(environment);

describe(".env.example", () => {
  it("names every setting that the API reads", () => {
    const read = [...environment.matchAll(/^ {2}([A-Z_]{4,}):/gm)].map(([, name]) => name);
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter((name) => !documented.includes(name))).toEqual([]);
  });

  it("promises no setting that nothing reads", () => {
    expect(documented.filter((name) => !isRead(name) && !readElsewhere.includes(name))).toEqual([]);
  });

  it("says what each limit is when nothing is said", () => {
    const limits = [...example.matchAll(/^#((?:RATE|AI)_[A-Z_]+)=(.+)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(limits.length).toBeGreaterThan(10);
    expect(readEnvironment(Object.fromEntries(limits))).toEqual(readEnvironment({}));
  });

  it("keeps a name reserved only until something reads it", () => {
    expect(reserved.filter(isRead)).toEqual([]);
  });

  it("changes nothing when it is copied as it is", () => {
    expect(example.split("\n").filter((line) => line !== "" && !line.startsWith("#"))).toEqual([]);
  });
});
