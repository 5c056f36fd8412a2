import { spawn } from "node:child_process";
import { constants } from "node:os";
import { createInterface } from "node:readline";
import { childEnvironment } from "./environment.mjs";
import { root } from "./paths.mjs";
import { StepFailed, report } from "./progress.mjs";

/** The time in milliseconds in which repeated signals count as one: npm and the terminal both report one Ctrl-C. */
const ONE_SIGNAL_MS = 2_000;
/** The server lets requests finish for up to 20 seconds; nothing else needs as long. */
const STOP_TIMEOUT_MS = 25_000;
const PARENT_POLL_MS = 500;

const windows = process.platform === "win32";
const running = new Set();
let stopping = null;

/**
 * Runs a program to its end and gives its status (128 + number when a signal ended it).
 * Each child leads a process group of its own, so that a Ctrl-C reaches it once, from here, and whatever it leaves
 * behind can be ended with it.
 *
 * @param {{ cwd?: string, env?: Record<string, string>, output?: "inherit" | "stderr", label?: string, shell?: boolean }} options
 *   `label` puts a name before every line of output
 */
export function run(command, args, { cwd = root, env = {}, output = "inherit", label, shell = false } = {}) {
  throwIfStopping();
  const streams = label ? ["pipe", "pipe"] : output === "stderr" ? [2, 2] : ["inherit", "inherit"];
  const child = spawn(command, args, {
    cwd,
    env: childEnvironment(env),
    stdio: ["ignore", ...streams],
    detached: !windows,
    shell,
  });
  running.add(child);
  if (label) {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => process.stdout.write(`${label} | ${line}\n`));
    }
  }
  return new Promise((resolve) => {
    child.once("error", (error) => {
      running.delete(child);
      report(`cannot run ${command}: ${error.message}`);
      resolve(127);
    });
    child.once("exit", () => signalGroup(child, "SIGKILL"));
    child.once("close", (code, signal) => {
      running.delete(child);
      resolve(code ?? statusOf(signal));
    });
  });
}

/** Runs steps of a command whose failure ends the command. */
export async function runOrFail(...call) {
  const status = await run(...call);
  throwIfStopping();
  if (status !== 0) throw new StepFailed("", status);
}

/** After a Ctrl-C nothing new begins. */
export function throwIfStopping() {
  if (stopping) throw new StepFailed("", statusOf(stopping.signal));
}

export function listenForSignals() {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
}

/**
 * npm does not pass SIGTERM on to its script, it only dies; so its death is our signal. Started by hand, outside npm,
 * a vanished parent means nothing: `nohup node scripts/bootstrap.mjs start &` may outlive its shell.
 */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(poll);
    if (!stopping) stop("SIGTERM");
  }, PARENT_POLL_MS);
  poll.unref();
}

/** Asks every child to end; asked again after the first two seconds, ends them hard. */
export function stop(signal) {
  if (stopping && Date.now() - stopping.at < ONE_SIGNAL_MS) return;
  const again = stopping !== null;
  stopping ??= { signal, at: Date.now() };
  if (running.size === 0) process.exit(statusOf(signal));
  for (const child of running) {
    // The whole group, as a terminal would: npx, for one, does not pass signals on.
    signalGroup(child, again ? "SIGKILL" : signal);
  }
  setTimeout(() => running.forEach((child) => signalGroup(child, "SIGKILL")), STOP_TIMEOUT_MS).unref();
}

function signalGroup(child, signal) {
  if (windows) {
    child.kill(signal);
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // // ESRCH: no process is left, as intended. EPERM: macOS reports it for a group of zombies.
    if (error.code !== "ESRCH" && error.code !== "EPERM") throw error;
  }
}

function statusOf(signal) {
  return 128 + (constants.signals[signal] ?? 1);
}
