import { describe, expect, it } from "vitest";
import { isEmail } from "./email.ts";

describe("isEmail", () => {
  it.each([
    ["ana@example.com", true],
    ["ana.b+larder@mail.example.co", true],
    ["", false],
    ["ana", false],
    ["ana@", false],
    ["@example.com", false],
    ["ana@example", false],
    ["ana @example.com", false],
    [" ana@example.com", false],
    ["ana@example.com\r\nBcc: all@example.com", false],
    [`${"a".repeat(250)}@example.com`, false],
  ])("%j: %s", (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });
});
