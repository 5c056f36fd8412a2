import { describe, expect, it } from "vitest";
import { breachesIn } from "./breaches.mjs";
import { kebabCase, refusedBy } from "./patterns.mjs";

describe("kebabCase", () => {
  it.each([
    ["useTimerWords", "use-timer-words"],
    ["STORE_PLACE", "store-place"],
    ["HTTPDoor", "http-door"],
    ["_place$", "place"],
    ["left-out.test", "left-out-test"],
  ])("splits %s into %s", (name, kebab) => {
    expect(kebabCase(name)).toBe(kebab);
  });
});

describe("refusedBy", () => {
  it.each([
    ["storePlace", ["value"]],
    ["keptAnswers", ["value"]],
    ["FilledKitchen", ["type"]],
    ["isTold", ["value"]],
    ["OUR_HOUSE", ["value"]],
    ["BookmarkKey", ["value", "component"]],
    ["BarKeyProps", ["type"]],
    ["bar-key", ["file", "component"]],
    ["useTimerWords", ["value"]],
    ["words", ["file"]],
    ["words", ["value", "tsx"]],
    ["look", ["value"]],
    ["theme-rank", ["value"]],
    ["TextReading", ["type"]],
    ["leftOut", ["value"]],
    ["forEverybody", ["value"]],
  ])("refuses %s as %j", (name, kinds) => {
    expect(refusedBy(name, kinds)?.instead).toEqual(expect.any(String));
  });

  it.each([
    ["the letters of a word inside another", "placeholder", ["value"]],
    ["the letters of a word inside another", "keyboard", ["value"]],
    ["a key of React", "key", ["value"]],
    ["a key of an API", "apiKey", ["value"]],
    ["a type of keys", "MessageKey", ["type"]],
    ["a connection that stays open", "keepAliveTimeout", ["value"]],
    ["the words of a parsed text", "numberWords", ["value"]],
    ["the words of a parsed text", "words", ["value"]],
    ["a colour scheme", "theme", ["value"]],
    ["a colour scheme", "chooseTheme", ["value"]],
    ["the sixth step of an oven", "gasMark", ["value"]],
    ["a delay", "tooLate", ["value"]],
    ["the preparation before cooking", "MiseEnPlace", ["value", "component"]],
    ["a search", "lookUp", ["value"]],
    ["somebody reads", "isReading", ["value"]],
    ["nothing refused", "recipe", ["value"]],
  ])("permits %s: %s", (_, name, kinds) => {
    expect(refusedBy(name, kinds)).toBeUndefined();
  });
});

describe("breachesIn", () => {
  const breaches = (file, text = "") => breachesIn([{ file, read: () => text }]);
  const names = (...call) => breaches(...call).map(({ name, line }) => `${name}:${line}`);

  it("finds variables, parameters, functions, types, members and properties with their lines", () => {
    const text = [
      "const place = 1;",
      "function told(kept, { wish, a: trouble }) {}",
      "interface Kitchen { door: string; gate(): void }",
      "class Desk { #rim = 1 }",
      "const recipe = { slip: 1, stall() {} };",
    ].join("\n");
    expect(names("apps/api/src/a.ts", text).join(" ")).toBe(
      "place:1 told:2 kept:2 wish:2 trouble:2 Kitchen:3 door:3 gate:3 Desk:4 #rim:4 slip:5 stall:5",
    );
  });

  it("counts no use of a name that is declared elsewhere, no string and no comment", () => {
    const text =
      'import { place } from "./place.ts";\n// the place\nconst a = { "kept": place.told, place };';
    expect(names("apps/api/src/a.ts", text)).toEqual([]);
  });

  it("finds a component of JSX and a file that are named as a key", () => {
    const text = "export const ShareKey = () => <button key={1} />;";
    expect(names("apps/web/src/share-key.tsx", text)).toEqual(["share-key:1", "ShareKey:1"]);
  });

  it("finds sentences for users in a component, but no list of the words of a text", () => {
    const text = "const words = useMessages();\nconst term = { words: ['leek'] };";
    expect(names("apps/web/src/share.tsx", text)).toEqual(["words:1"]);
    expect(names("apps/web/src/share.ts", text)).toEqual([]);
  });

  it("counts a folder once, with its first file", () => {
    const files = ["packages/x/src/lessons/a.css", "packages/x/src/lessons/b.css"];
    const found = breachesIn(files.map((file) => ({ file, read: () => "" })));
    expect(found.map(({ file, name }) => [file, name])).toEqual([[files[0], "lessons"]]);
  });
});
