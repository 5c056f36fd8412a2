import { compileCache } from "./environment.mjs";
import { findPnpm } from "./install.mjs";
import { inRoot } from "./paths.mjs";
import { run, runOrFail } from "./processes.mjs";
import { report } from "./progress.mjs";
import { ensureWebBuilt } from "./web-build.mjs";

/** Lighthouse is larger than a third of all other packages together: it comes when it is first asked for. */
export async function runLighthouse(node, args) {
  report("installing Lighthouse");
  const [command, ...pnpm] = findPnpm();
  const flags = ["install", "--ignore-workspace", "--frozen-lockfile", "--reporter=silent"];
  await runOrFail(command, [...pnpm, ...flags], { cwd: inRoot("scripts/lighthouse"), output: "stderr" });
  await ensureWebBuilt(node);
  return run(node, [inRoot("bench/src/browser/lighthouse.ts"), ...args], { env: compileCache });
}
