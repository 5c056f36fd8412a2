import { spawnSync } from "node:child_process";
import { childEnvironment } from "./environment.mjs";
import { findPnpm } from "./install.mjs";
import { root } from "./paths.mjs";
import { StepFailed } from "./progress.mjs";

/** sysexits.h EX_UNAVAILABLE: a service that is needed does not answer. */
const EX_UNAVAILABLE = 69;

/**
 * Asks the package registry for known holes in the dependencies that run in production.
 *
 * @returns the exit status: 0 when there is none of level high or critical
 * @throws StepFailed when the registry gave no answer: then nothing is known, which is not the same as nothing found
 */
export function auditDependencies() {
  const [command, ...args] = findPnpm();
  const { status, stdout, stderr } = spawnSync(command, [...args, "audit", "--prod", "--audit-level=high"], {
    cwd: root,
    env: childEnvironment({ npm_config_update_notifier: "false" }),
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  process.stdout.write(stdout ?? "");
  process.stderr.write(stderr ?? "");
  if (!wasAnswered(`${stdout}${stderr}`)) {
    throw new StepFailed(
      "Nothing was audited: the package registry that is set here does not answer audits. Try again with one that does.",
      EX_UNAVAILABLE,
    );
  }
  return status ?? 1;
}

/** Reports whether pnpm's output is the result of an audit, rather than the reason why there is none. */
export function wasAnswered(output) {
  return /vulnerabilit/i.test(output) && !/ERR_PNPM_AUDIT/.test(output);
}
