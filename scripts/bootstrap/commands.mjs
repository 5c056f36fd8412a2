import { auditDependencies } from "./audit.mjs";
import { compileCache } from "./environment.mjs";
import { runDev } from "./dev.mjs";
import { ensureInstalled, projectNode } from "./install.mjs";
import { inRoot } from "./paths.mjs";
import { run } from "./processes.mjs";
import { report } from "./progress.mjs";
import { runChecks } from "./checks.mjs";
import { runLighthouse } from "./lighthouse.mjs";
import { runSource } from "./source.mjs";
import { ensureWebBuilt } from "./web-build.mjs";

async function prepare() {
  await ensureInstalled();
  return projectNode();
}

/** A command that is one source file, after everything is installed. */
const sourceCommand = (file, options) => async (args) => runSource(await prepare(), file, args, options);

/** The commands of `npm run …`; each returns the exit status. */
export const commands = {
  async start(args) {
    const node = await prepare();
    await ensureWebBuilt(node);
    report("starting the server");
    return runSource(node, "apps/api/src/main.ts", args);
  },
  async dev() {
    return runDev(await prepare());
  },
  async test(args) {
    return runChecks(await prepare(), args, { browser: true });
  },
  async check(args) {
    return runChecks(await prepare(), args, { browser: false });
  },
  async bench(args) {
    const node = await prepare();
    const [name = "all"] = args;
    if (name === "lighthouse") return runLighthouse(node, args.slice(1));
    // The server renders the pages of the built app.
    if (name === "browse") await ensureWebBuilt(node);
    if (name !== "web") {
      const status = await runSource(node, "bench/src/bench.ts", args);
      if (status !== 0 || name !== "all") return status;
    }
    // In a browser, so beside the browser tests.
    await ensureWebBuilt(node);
    return run(node, [inRoot("bench/src/browser/web.ts")], { env: compileCache });
  },
  // Paths on its command line are the caller's: npm itself always moves to the root.
  predict: sourceCommand("bench/src/predict.ts", { cwd: process.env.INIT_CWD ?? process.cwd() }),
  "demo-data": sourceCommand("bench/src/demo-data.ts"),
  "move-data": sourceCommand("apps/api/src/cli/move-data.ts"),
  backup: sourceCommand("apps/api/src/cli/backup.ts"),
  restore: sourceCommand("apps/api/src/cli/restore.ts"),
  claim: sourceCommand("apps/api/src/cli/claim.ts"),
  export: sourceCommand("apps/api/src/cli/export.ts"),
  import: sourceCommand("apps/api/src/cli/import.ts"),
  async screenshots(args) {
    const node = await prepare();
    await ensureWebBuilt(node);
    return run(node, [inRoot("e2e/screenshots.ts"), ...args], { env: compileCache });
  },
  async build() {
    await ensureWebBuilt(await prepare());
    return 0;
  },
  "build:packages": sourceCommand("scripts/build-packages.mjs"),
  async install() {
    await prepare();
    return 0;
  },
  async audit() {
    return auditDependencies();
  },
};
