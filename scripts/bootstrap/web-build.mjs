import { existsSync } from "node:fs";
import path from "node:path";
import { settingsArguments, settingsFile } from "./environment.mjs";
import { filesUnder, fingerprint, stampIs, writeStamp } from "./fingerprint.mjs";
import { inRoot, webDist, webRenderer } from "./paths.mjs";
import { runOrFail } from "./processes.mjs";
import { report, startClock } from "./progress.mjs";
import { toolCall } from "./tools.mjs";

const stamp = path.join(webDist, ".build-stamp");

/** Builds the web app into apps/web/dist, unless nothing that goes into it has changed since the last time. */
export async function ensureWebBuilt(node) {
  const print = buildFingerprint();
  const isThere = [path.join(webDist, "index.html"), webRenderer].every((file) => existsSync(file));
  if (isThere && stampIs(stamp, print)) return;
  report("building the web app");
  const elapsed = startClock();
  // Always a process of its own: inside a test run, Vite would see NODE_ENV=test and pack React's development build.
  // The second build is the renderer of pages, for the server.
  for (const kind of [[], ["--ssr"]]) {
    await runOrFail(
      node,
      [...settingsArguments(), ...toolCall("vite"), "build", "--logLevel", "warn", ...kind],
      { cwd: inRoot("apps/web"), env: { NODE_ENV: "production" }, output: "stderr" },
    );
  }
  writeStamp(stamp, print);
  report(`web app built in ${elapsed()}`);
}

function buildFingerprint() {
  const files = ["apps/web", "packages/covers", "packages/domain"]
    .flatMap((folder) => filesUnder(inRoot(folder)))
    .filter((file) => !/\.test\.tsx?$/.test(file));
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith("VITE_"));
  return fingerprint([...files, inRoot("pnpm-lock.yaml"), settingsFile], settings.sort());
}
