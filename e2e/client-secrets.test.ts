import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const DIST = inRoot("apps/web/dist/");

/** All public files of the client; compressed copies are skipped because they have the same content. */
const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

/** The settings of the server alone: all except those made for the client. */
const serverSettings = [...readFileSync(inRoot(".env.example"), "utf8").matchAll(/^#([A-Z]+_[A-Z_]+)=/gm)]
  .map(([, name = ""]) => name)
  .filter((name) => !name.startsWith("VITE_"));

/** Returns the matches of a pattern with the text around them, for the failure message. */
function linesWith(pattern: RegExp): string[] {
  return files.flatMap((file) =>
    [...readFileSync(file, "latin1").matchAll(pattern)].map(
      ({ 0: found, index, input }) =>
        `${file}: ${found} in ${input.slice(Math.max(0, index - 30), index + 60)}`,
    ),
  );
}

describe("S47: the built client", () => {
  it("has scripts and a worker to search", () => {
    expect(files.filter((file) => file.endsWith(".js")).length).toBeGreaterThan(10);
    expect(files.map((file) => file.slice(DIST.length))).toEqual(
      expect.arrayContaining(["index.html", "sw.js"]),
    );
    // The search works: it finds a sentence that the client must contain.
    expect(linesWith(/Sign in on this machine/g)).not.toEqual([]);
  });

  it("names no setting of the server", () => {
    expect(serverSettings).toEqual(
      expect.arrayContaining(["OPENAI_API_KEY", "ADMIN_PASSWORD", "MONGODB_URI"]),
    );
    expect(linesWith(new RegExp(`\\b(${serverSettings.join("|")})\\b`, "g"))).toEqual([]);
  });

  it.each([
    ["a private key", /private_?key|BEGIN (RSA |EC )?PRIVATE|client_email/gi],
    ["a key of a model", /\bsk-[\w-]{16,}/g],
    ["an account of a service", /service_account|gserviceaccount/g],
    ["an address with a password", /\w+:\/\/[^\s"'`/:@]+:[^\s"'`/@]+@/g],
    ["a key of Google", /AIza[\w-]{35}/g],
    ["an environment", /\bprocess\.env\.\w+/g],
    ["a path of the machine that built it", new RegExp(RegExp.escape(inRoot("")), "g")],
    ["its own sources", /sourceMappingURL=(?!data:)/g],
  ])("holds nothing like %s", (_, pattern) => {
    expect(linesWith(pattern)).toEqual([]);
  });
});
