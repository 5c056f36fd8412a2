// Checks the import walls of .dependency-cruiser.mjs, and that they were checked at all: a cruiser that cannot read
// TypeScript reports "no violations" over nothing.
import { spawnSync } from "node:child_process";
import { filesUnder } from "./bootstrap/fingerprint.mjs";
import { inRoot, root } from "./bootstrap/places.mjs";
import { toolCall } from "./bootstrap/tools.mjs";

const WALLED = ["packages", "apps"];

const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [...toolCall("depcruise", "dependency-cruiser"), "--config", ".dependency-cruiser.mjs", ...WALLED],
  { cwd: root, encoding: "utf8" },
);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = status ?? 1;

const cruised = Number(/(\d+) modules/.exec(stdout)?.[1] ?? 0);
const sources = WALLED.flatMap((folder) => filesUnder(inRoot(folder))).filter((file) => /\.tsx?$/.test(file));
// Foreign modules are counted among the cruised ones, so fewer than our own files means that some were not read.
if (cruised < sources.length) {
  process.stderr.write(
    `The walls were not checked: ${cruised} modules read, ${sources.length} files there.\n`,
  );
  process.exitCode = 1;
}
