import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { childEnvironment } from "./environment.mjs";
import { fingerprint, stampIs, writeStamp } from "./fingerprint.mjs";
import { inRoot, packageFolders, readJson } from "./paths.mjs";
import { runOrFail } from "./processes.mjs";
import { StepFailed, report, startClock } from "./progress.mjs";

const stamp = inRoot("node_modules/.larder-install");
const windows = process.platform === "win32";
/** jsdom and node:sqlite ask for it. */
const MINIMUM_NODE = [24, 15];

/** Installs what the lockfile names, unless that was done and nothing has changed since. */
export async function ensureInstalled() {
  const print = installFingerprint();
  if (stampIs(stamp, print) && packageFolders().every(hasItsModules)) return;
  report(
    existsSync(stamp) ? "installing packages" : "installing packages (the first time takes about a minute)",
  );
  const elapsed = startClock();
  const [command, ...args] = findPnpm();
  // A folder installed from elsewhere is replaced without a question, which might stay unanswered.
  const flags = [
    "install",
    "--frozen-lockfile",
    "--reporter=append-only",
    "--config.confirmModulesPurge=false",
  ];
  await runOrFail(command, [...args, ...flags], {
    // Calm lines only: no spinner of npx, and no advertisement of the npm that fetches Node.
    env: { npm_config_progress: "false", npm_config_update_notifier: "false" },
    output: "stderr",
    shell: windows,
  });
  writeStamp(stamp, print);
  report(`packages installed in ${elapsed()}`);
}

/** The Node to run everything else with: the pinned one, else the one running now if it is new enough. */
export function projectNode() {
  const pinned = inRoot("node_modules/node/bin", windows ? "node.exe" : "node");
  for (const candidate of [pinned, process.execPath]) {
    const { stdout } = spawnSync(candidate, ["--version"], { encoding: "utf8" });
    if (isNewEnough(stdout ?? "")) return candidate;
  }
  // Not the last word: the next run tries to fetch it again.
  rmSync(stamp, { force: true });
  throw new StepFailed(
    `Larder needs Node ${MINIMUM_NODE.join(".")} or newer. The pinned one could not be installed on this system ` +
      `and yours is ${process.version}: please install Node 24 and try again.`,
  );
}

function isNewEnough(version) {
  const [major, minor] = version.replace(/^v/, "").split(".").map(Number);
  return major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1]);
}

/** pnpm as a command line: the user's own if it is of our generation, else the pinned one through npx. */
export function findPnpm() {
  const [, wanted] = readJson(inRoot("package.json")).packageManager.split("@");
  // Asked outside the repository: inside it, an older pnpm would try to switch itself to our version.
  const { stdout } = spawnSync("pnpm", ["--version"], {
    cwd: tmpdir(),
    env: childEnvironment({ COREPACK_ENABLE_DOWNLOAD_PROMPT: "0" }),
    encoding: "utf8",
    shell: windows,
  });
  const found = Number.parseInt(stdout ?? "", 10);
  return found >= Number.parseInt(wanted, 10) ? ["pnpm"] : ["npx", "--yes", `pnpm@${wanted}`];
}

/**
 * The pinned Node is in here with the root's package.json. The one running now is not: it is the user's on the first
 * run, and from then on the pinned one, which npm finds in node_modules/.bin.
 */
function installFingerprint() {
  const files = ["pnpm-lock.yaml", "pnpm-workspace.yaml", ".npmrc"].map((name) => inRoot(name));
  const manifests = packageFolders().map((folder) => path.join(folder, "package.json"));
  return fingerprint([...files, ...manifests], [process.platform, process.arch]);
}

/**
 * Reports whether a package's modules are present: they may have been deleted by hand. A package without dependencies
 * gets no folder for them.
 */
export function hasItsModules(folder) {
  const manifest = path.join(folder, "package.json");
  if (!existsSync(manifest) || existsSync(path.join(folder, "node_modules"))) return true;
  const { dependencies, devDependencies } = readJson(manifest);
  return dependencies === undefined && devDependencies === undefined;
}
