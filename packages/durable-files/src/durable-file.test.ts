import { chmod, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createDurableFile } from "./durable-file.ts";

/** Returns a folder that is removed after the test. */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "larder-files-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe("createDurableFile", () => {
  it("shares a write among changes that come together, and ends with the last", async () => {
    const path = join(await temporaryFolder(), "count");
    let count = 0;
    let writes = 0;
    const file = createDurableFile(path, () => {
      writes += 1;
      return String(count);
    });
    const saves = Array.from({ length: 50 }, async (_, n) => {
      if (n >= 25) await file.save(); // the second half comes while the first is being written
      count += 1;
      await file.save();
      expect(Number(await readFile(path, "utf8"))).toBeGreaterThanOrEqual(n < 25 ? 25 : 50);
    });
    await Promise.all(saves);
    expect(writes).toBeLessThan(5);
    expect(await readFile(path, "utf8")).toBe("50");
  });

  it("rejects a save that cannot be written, and writes again later", async () => {
    const folder = join(await temporaryFolder(), "later");
    const file = createDurableFile(join(folder, "text"), () => "stored");
    await expect(file.save()).rejects.toThrow(/ENOENT/);
    await mkdir(folder);
    await chmod(folder, 0o700);
    await file.save();
    expect(await readFile(join(folder, "text"), "utf8")).toBe("stored");
  });
});
