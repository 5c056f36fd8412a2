// Checks the import rules of .dependency-cruiser.mjs, and that they were checked at all: a cruiser that cannot read
// TypeScript reports "no violations" over nothing.
import { spawnSync } from "node:child_process";
import { filesUnder } from "./bootstrap/fingerprint.mjs";
import { inRoot, root } from "./bootstrap/paths.mjs";
import { toolCall } from "./bootstrap/tools.mjs";

const FOLDERS = ["packages", "apps"];
const sources = FOLDERS.flatMap((folder) => filesUnder(inRoot(folder))).filter((file) =>
  /\.tsx?$/.test(file),
);
const products = sources.filter((file) => !/\.test\.tsx?$|[\\/]testing[\\/]/.test(file));

check(".dependency-cruiser.mjs", sources.length);
check(".dependency-cruiser-folders.mjs", products.length);

/** Fails the process where a rule is broken, or where fewer modules were read than there are files of ours. */
function check(configuration, files) {
  const call = [...toolCall("depcruise", "dependency-cruiser"), "--config", configuration, ...FOLDERS];
  const { status, stdout, stderr } = spawnSync(process.execPath, call, { cwd: root, encoding: "utf8" });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  if (status !== 0) process.exitCode = status ?? 1;
  const cruised = Number(/(\d+) modules/.exec(stdout)?.[1] ?? 0);
  if (cruised < files) {
    process.stderr.write(`The rules were not checked: ${cruised} modules read, ${files} files there.\n`);
    process.exitCode = 1;
  }
}
