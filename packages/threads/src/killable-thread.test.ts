import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { KillableThread, type KillableThreadOptions } from "./killable-thread.ts";

const folder = mkdtempSync(join(tmpdir(), "larder-killable-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ASKING = pathToFileURL(new URL("./ask-main-thread.ts", import.meta.url).pathname).href;
const file = join(folder, "asking-thread.mjs");
writeFileSync(
  file,
  `import { parentPort } from "node:worker_threads";
import { askMainThread } from ${JSON.stringify(ASKING)};
parentPort.on("message", async (name) => {
  if (name === "hungry") for (const all = []; ; ) all.push(new Array(1000).fill({ all }));
  try {
    const parts = await Promise.all([askMainThread({ name, part: 1 }), askMainThread({ name, part: 2 })]);
    parentPort.postMessage(Buffer.concat(parts).toString());
  } catch (error) {
    parentPort.postMessage("failed: " + error.message);
  }
});
parentPort.postMessage("ready");
`,
);

function threadWith(options: KillableThreadOptions): KillableThread<string, string> {
  const thread = new KillableThread<string, string>(pathToFileURL(file), options);
  onTestFinished(() => thread.stop());
  return thread;
}

describe("a killable thread that asks", { timeout: 30_000 }, () => {
  it("gets the bytes that it asks for, each answer to its question", async () => {
    const thread = threadWith({
      answer: async (asked) => {
        const { name, part } = Object(asked);
        if (part === 1) await new Promise((done) => setTimeout(done, 20));
        return Buffer.from(`${name} ${part};`);
      },
    });
    expect(await thread.call("leek", 5_000)).toBe("leek 1;leek 2;");
    expect(await thread.call("soup", 5_000)).toBe("soup 1;soup 2;");
  });

  it("is told that a question has no answer", async () => {
    const thread = threadWith({
      answer: async () => {
        throw new Error("no such file");
      },
    });
    expect(await thread.call("leek", 5_000)).toBe("failed: no such file");
  });

  it("is stopped when it waits for an answer for too long, and starts again", async () => {
    let isSlow = true;
    const thread = threadWith({
      answer: () => (isSlow ? new Promise(() => {}) : Promise.resolve(Buffer.from("."))),
    });
    await expect(thread.call("leek", 200)).rejects.toThrow("took too long");
    isSlow = false;
    expect(await thread.call("leek", 5_000)).toBe("..");
  });

  it("is stopped when it needs more heap than it has", async () => {
    const thread = threadWith({ heapMegabytes: 32, answer: async () => Buffer.from(".") });
    await expect(thread.call("hungry", 20_000)).rejects.toThrow("failed");
    expect(await thread.call("leek", 5_000)).toBe("..");
  });
});
