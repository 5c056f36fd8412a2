import { describe, expect, it } from "vitest";
import { acceptedLanguage, languageFrom } from "./language.ts";

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
  ])("for %j it is %s", (requested, language) => {
    expect(languageFrom(requested)).toBe(language);
  });
});

describe("acceptedLanguage", () => {
  it.each([
    ["es-ES,es;q=0.9,en;q=0.8", "es"],
    ["en-GB,en;q=0.9,es;q=0.8", "en"],
    ["fr-FR, es;q=0.9, en;q=0.8", "es"],
    ["de,fr;q=0.9", "en"],
    ["*", "en"],
    ["", "en"],
    [undefined, "en"],
  ])("of %j it is %s", (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});
