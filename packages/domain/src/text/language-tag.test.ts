import { describe, expect, it } from "vitest";
import { languageOf } from "./language-tag.ts";

describe("languageOf", () => {
  it.each([
    ["en", "en"],
    ["en-US", "en"],
    ["pt_BR", "pt"],
    [" DE ", "de"],
    ["zh-Hans-CN", "zh"],
    ["", null],
    ["English", null],
    ["e", null],
    ["<b>", null],
  ])("reads %j", (tag, language) => {
    expect(languageOf(tag)).toBe(language);
  });
});
