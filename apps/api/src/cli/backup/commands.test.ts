import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { dirOf, fill, folderPerCase, sqliteIn } from "./testing/backup-world.ts";

folderPerCase();

describe("the commands", () => {
  const run = promisify(execFile);
  const call = (command: string, args: string[], dataDir: string) =>
    run(process.execPath, [join(import.meta.dirname, `../${command}.ts`), ...args], {
      env: { ...process.env, DATA_DIR: dataDir, MONGODB_URI: "", INIT_CWD: dirOf("") },
    });

  it("work as the documentation describes", { timeout: 30_000 }, async () => {
    await fill(sqliteIn("old"), dirOf("old"), 3);
    const { stdout } = await call("backup", ["kept.larder"], dirOf("old"));
    expect(stdout).toContain("recipes: 4, recipeVersions: 1, users: 1");
    const again = await call("backup", ["kept.larder"], dirOf("old")).catch((error: unknown) => error);
    expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining("is there already") });
    const restored = await call("restore", ["kept.larder"], dirOf("new"));
    expect(restored.stdout).toContain("every item was compared");
    const refused = await call("restore", ["kept.larder"], dirOf("new")).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining("--replace") });
    expect((await call("restore", ["kept.larder", "--replace"], dirOf("new"))).stdout).toContain(
      "before-restore-",
    );
  });

  it.each(["backup", "restore"])("print their usage: %s", async (command) => {
    const failed = await call(command, [], dirOf("old")).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 2, stderr: expect.stringContaining(`usage: npm run ${command}`) });
  });
});
