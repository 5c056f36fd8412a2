import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { inRoot } from "./bootstrap/paths.mjs";

describe("the licences of the packages that the server runs with", () => {
  const script = inRoot("apps/web/licences/production-notices.ts");
  const notices = execFileSync(process.execPath, [script, inRoot("apps/api")], { encoding: "utf8" });
  const partOf = (name) =>
    notices.split(/\n-{80}\n/).find((part) => part.trim().startsWith(`${name} `)) ?? "";

  it.each([
    ["express", "MIT", "Permission is hereby granted"],
    ["zod", "MIT", "Permission is hereby granted"],
    ["mongodb", "Apache-2.0", "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION"],
    ["sharp", "Apache-2.0", "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION"],
    ["tesseract.js", "Apache-2.0", "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION"],
    ["unpdf", "MIT", "Permission is hereby granted"],
    ["web-push", "MPL-2.0", "subject to the terms of the Mozilla Public"],
  ])("hold those of %s: %s", (name, licence, words) => {
    expect(partOf(name)).toContain(`Licence: ${licence}`);
    expect(partOf(name)).toContain(words);
  });

  it("hold nothing of our own, and nothing that only tests and builds use", () => {
    for (const name of ["@larder/domain", "vitest", "supertest", "typescript"]) expect(partOf(name)).toBe("");
  });

  it("name a licence for every package, and have the text of nearly every one", () => {
    const parts = notices.split(/\n-{80}\n/).slice(1);
    expect(parts.length).toBeGreaterThan(100);
    expect(
      parts.filter((part) => !/^Licence: \S/m.test(part)).map((part) => part.trim().split("\n")[0]),
    ).toEqual([]);
    const bare = parts.filter((part) => part.includes("The package brings no text of its licence."));
    expect(bare.length).toBeLessThan(parts.length / 20);
  });
});
