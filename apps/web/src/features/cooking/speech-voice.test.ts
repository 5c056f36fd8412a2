import { describe, expect, it } from "vitest";
import { speechLocale, voiceFor } from "@/features/cooking/speech-voice";

describe("speechLocale", () => {
  it.each([
    ["es", [], "es-ES"],
    ["en", ["es-ES"], "en-US"],
    ["es", ["en-GB", "es-MX", "es-AR"], "es-MX"],
    ["en-US", ["en-GB"], "en-GB"],
    ["es", ["es"], "es-ES"],
    ["de", ["en-GB"], "de"],
    ["pt-BR", [], "pt-BR"],
  ])("reads %s for a reader of %j as %s", (language, preferred, locale) => {
    expect(speechLocale(language, preferred)).toBe(locale);
  });
});

describe("voiceFor", () => {
  const voice = (lang: string, fields = {}) => ({ lang, default: false, localService: false, ...fields });
  const english = voice("en-US", { default: true, localService: true });
  const british = voice("en-GB");
  const spanish = voice("es_ES");
  const mexican = voice("es-MX", { localService: true });

  it.each([
    ["the voice of the region", "es-ES", spanish],
    ["the voice of the region before the default", "en-GB", british],
    ["a voice on the device for another region", "es-AR", mexican],
    ["the default voice for a language alone", "en", english],
    ["no voice of another language", "de-DE", undefined],
  ])("takes %s", (_, locale, found) => {
    expect(voiceFor(locale, [english, british, spanish, mexican])).toBe(found);
  });
});
