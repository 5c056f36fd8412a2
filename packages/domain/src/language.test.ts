import { describe, expect, it } from "vitest";
import { acceptedLanguage, interfaceLanguageFrom, recipeLanguageFrom } from "./language.ts";

describe("interfaceLanguageFrom", () => {
  it.each([
    ["es", "es"],
    ["es-AR", "es"],
    [" ES_mx", "es"],
    ["en-GB", "en"],
    ["fi", "en"],
    ["", "en"],
    [null, "en"],
    [undefined, "en"],
  ])("for %j it is %s", (requested, language) => {
    expect(interfaceLanguageFrom(requested)).toBe(language);
  });
});

describe("acceptedLanguage", () => {
  it.each([
    ["es-ES,es;q=0.9,en;q=0.8", "es"],
    ["en-GB,en;q=0.9,es;q=0.8", "en"],
    ["fi-FI, es;q=0.9, en;q=0.8", "es"],
    ["tlh,fi;q=0.9", "en"],
    ["*", "en"],
    ["", "en"],
    [undefined, "en"],
  ])("of %j it is %s", (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});

describe("recipeLanguageFrom", () => {
  it.each([
    ["es", "es"],
    ["es-AR", "es"],
    ["EN-gb", "en"],
    ["fi", "en"],
    ["", "en"],
  ])("for %j it is %s", (requested, language) => {
    expect(recipeLanguageFrom(requested)).toBe(language);
  });
});
