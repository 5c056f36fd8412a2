import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";

const processes = new URL("processes.mjs", import.meta.url).href;

/** A script that runs `child`, another script, the way bootstrap runs its steps. */
const parentOf = (child) => `
  import { endWithParent, listenForSignals, run } from "${processes}";
  listenForSignals();
  endWithParent();
  process.exitCode = await run(process.execPath, ["-e", ${JSON.stringify(child)}]);`;

/** A script that starts `module`, another script, as npm would, and knows nothing of its end. */
const npmOf = (module) => `
  const { spawn } = await import("node:child_process");
  spawn(process.execPath, ["--input-type=module", "-e", ${JSON.stringify(module)}], {
    stdio: "inherit",
    env: { ...process.env, npm_lifecycle_event: "start" },
  });`;

const SERVER = `require("node:net").createServer().listen(0, "127.0.0.1", function () {
  console.log("port " + this.address().port + ".");
});`;

const COUNTING_CHILD = `
  let count = 0;
  process.on("SIGINT", () => {
    count += 1;
    setTimeout(() => { console.log("SIGINT " + count); process.exit(7); }, 600);
  });
  setInterval(() => {}, 1000);
  console.log("ready");`;

/** Ends by itself as soon as the server that it started is there. */
const FORGETFUL_CHILD = `
  const options = { stdio: ["ignore", "pipe", "ignore"] };
  const child = require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(SERVER)}], options);
  child.stdout.once("data", (line) => process.stdout.write(line, () => process.exit(0)));`;

/** Starts a script and waits for the first thing it says. */
async function start(script, firstWords) {
  const started = spawn(process.execPath, ["--input-type=module", "-e", script]);
  let said = "";
  started.stdout.setEncoding("utf8").on("data", (chunk) => {
    said += chunk;
  });
  await expect.poll(() => said, { timeout: 10_000 }).toMatch(firstWords);
  return { started, said: () => said, port: Number(/port (\d+)/.exec(said)?.[1]) };
}

const isListening = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.unref();
  });

describe("a step of bootstrap", { timeout: 20_000 }, () => {
  it("hears a signal that comes twice as one, and its status is kept", async () => {
    const { started, said } = await start(parentOf(COUNTING_CHILD), /ready/);
    started.kill("SIGINT");
    setTimeout(() => started.kill("SIGINT"), 200);
    const [status] = await once(started, "close");
    expect(said()).toBe("ready\nSIGINT 1\n");
    expect(status).toBe(7);
  });

  it("takes along what it has started and forgotten", async () => {
    const { started, port } = await start(parentOf(FORGETFUL_CHILD), /port \d+\./);
    if (started.exitCode === null) await once(started, "exit");
    expect(port).toBeGreaterThan(0);
    // A process that was killed may listen for a moment after its parent has ended.
    await expect.poll(() => isListening(port), { timeout: 10_000 }).toBe(false);
  });

  it("ends when npm dies without passing its signal on", async () => {
    const { started, port } = await start(npmOf(parentOf(SERVER)), /port \d+\./);
    expect(await isListening(port)).toBe(true);
    started.kill("SIGKILL");
    await expect.poll(() => isListening(port), { timeout: 10_000 }).toBe(false);
  });
});
