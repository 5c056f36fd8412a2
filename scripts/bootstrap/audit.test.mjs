import { describe, expect, it } from "vitest";
import { wasAnswered } from "./audit.mjs";

describe("what an audit printed", () => {
  it.each([
    ["a clean one", "No known vulnerabilities found\n", true],
    ["one with findings", "3 vulnerabilities found\nSeverity: 1 moderate | 2 high\n", true],
    ["a registry without audits", "Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × responded with 405", false],
    ["a registry that cannot be reached", "Error: ERR_PNPM_AUDIT_ENDPOINT_FAILED fetch failed", false],
    ["no pnpm at all", "undefinedundefined", false],
  ])("%s", (_, output, answered) => {
    expect(wasAnswered(output)).toBe(answered);
  });
});
