import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { createThreadPool } from "./thread-pool.ts";

const PACKAGE = resolve(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "larder-threads-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const blocks = [...readFileSync(join(PACKAGE, "README.md"), "utf8").matchAll(/```(js|text)\n([\s\S]*?)```/g)];
const [squareThread = "", main = "", printed = ""] = blocks.map(([, , block]) => block);

const threadFile = join(folder, "square-thread.js");
writeFileSync(threadFile, squareThread);
writeFileSync(join(folder, "package.json"), '{ "type": "module" }');

describe("a thread pool", { timeout: 30_000 }, () => {
  it("does what the example of its README says", () => {
    writeFileSync(join(folder, "main.js"), main);
    mkdirSync(join(folder, "node_modules/@larder"), { recursive: true });
    symlinkSync(PACKAGE, join(folder, "node_modules/@larder/threads"), "junction");
    const output = execFileSync(process.execPath, ["main.js"], { cwd: folder, encoding: "utf8" });
    expect(output).toBe(printed);
  });

  it("rejects the call that runs, those that wait and later ones when it is closed", async () => {
    const pool = createThreadPool<number, number>({ source: pathToFileURL(threadFile), threads: 1 });
    await pool.call(1);
    const calls = Promise.allSettled([-1, 2].map((number) => pool.call(number)));
    await pool.close();
    for (const end of await calls) expect(end).toMatchObject({ reason: { reason: "closed" } });
    await expect(pool.call(3)).rejects.toMatchObject({ reason: "closed" });
  });
});
