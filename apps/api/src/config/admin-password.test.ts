import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { adminPasswordIn } from "./admin-password.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "larder-admin-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe("adminPasswordIn", () => {
  it("creates a password once, in a file for its owner only", async () => {
    const { password, file } = await adminPasswordIn(dataDir);
    expect(password).toMatch(/^[\w-]{16}$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await adminPasswordIn(dataDir)).toEqual({ password, file });
    expect(await readdir(dataDir)).toEqual(["admin-password"]);
  });

  it("returns the same password to servers that start together", async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => adminPasswordIn(dataDir)));
    const stored = await adminPasswordIn(dataDir);
    expect(made).toEqual(made.map(() => stored));
  });

  it("creates a new password where a full disk left an empty file", async () => {
    await writeFile(join(dataDir, "admin-password"), "");
    expect((await adminPasswordIn(dataDir)).password).toHaveLength(16);
  });

  it("names the file that cannot be read", async () => {
    await mkdir(join(dataDir, "admin-password"));
    await expect(adminPasswordIn(dataDir)).rejects.toThrow(join(dataDir, "admin-password"));
  });
});
