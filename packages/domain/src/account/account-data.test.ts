import { describe, expect, it } from "vitest";
import { accountFileName, isSameAddress } from "./account-data.ts";

describe("accountFileName", () => {
  it("contains the day", () => {
    expect(accountFileName(new Date("2026-03-01T23:59:00.000Z"))).toBe("larder-data-2026-03-01.json");
  });
});

describe("isSameAddress", () => {
  it.each([
    ["as it is", "ana@example.com", true],
    ["in capitals, with spaces", "  Ana@Example.COM ", true],
    ["a part of it", "ana@example", false],
    ["another user's", "bo@example.com", false],
    ["nothing", "", false],
  ])("%s", (_, typed, same) => {
    expect(isSameAddress(typed, "ana@example.com")).toBe(same);
  });

  it("matches no text for an account without an address", () => {
    expect(isSameAddress("", "")).toBe(true);
    expect(isSameAddress("ana@example.com", "")).toBe(false);
  });
});
