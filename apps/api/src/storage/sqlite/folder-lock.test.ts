import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { StoreUnavailable } from "../../ports/store.ts";
import { lockFolder } from "./folder-lock.ts";

const HOLDER = `
  import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, "folder-lock.ts"))};
  globalThis.giveBack = await lockFolder(process.argv[1]);
  console.log("held");
  setInterval(() => {}, 1_000);
`;

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "larder-lock-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("the lock is exclusive until it is released", async () => {
  const giveBack = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`another Larder runs on ${folder}`);
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(StoreUnavailable);
  giveBack();
  (await lockFolder(folder))();
});

it("the lock is free again when its process was killed", async () => {
  const args = ["--input-type=module", "-e", HOLDER, folder];
  const holder = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  await once(holder.stdout, "data");
  await expect(lockFolder(folder)).rejects.toThrow("another Larder");
  const ended = once(holder, "exit");
  holder.kill("SIGKILL");
  await ended;
  (await lockFolder(folder))();
});

it("the lock creates a missing folder, or reports that it cannot", async () => {
  (await lockFolder(join(folder, "not/yet/there")))();
  await writeFile(join(folder, "taken"), "a file");
  await expect(lockFolder(join(folder, "taken"))).rejects.toThrow(/cannot be made \(E\w+\)/);
});
