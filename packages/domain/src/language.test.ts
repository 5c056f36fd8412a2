import { describe, expect, it } from "vitest";
import { languageFrom } from "./language.ts";

describe("languageFrom", () => {
  it.each([
    ["es", "es"],
    ["es-AR", "es"],
    [" ES_mx", "es"],
    ["en-GB", "en"],
    ["fr", "en"],
    ["", "en"],
    [null, "en"],
    [undefined, "en"],
  ])("for %j it is %s", (wish, language) => {
    expect(languageFrom(wish)).toBe(language);
  });
});
