// Checks commit titles: `node scripts/commit-titles.mjs MESSAGE-FILE` the title of one message (the commit-msg hook),
// without a file those of all commits since BASE. Without git, or in a clone that lacks BASE, nothing is checked.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { root } from "./bootstrap/paths.mjs";

/** Titles before this commit were written under other rules. */
const BASE = "bf5f01177e47f1ec081afb15cfe3814c52e38343";

const CONVENTIONAL = /^(feat|fix|test|docs|refactor|chore|perf|build|ci)(\([a-z0-9, -]+\))?!?: \S/;
/** Titles that git writes itself. */
const MADE_BY_GIT = /^(Merge |Revert "|fixup! |squash! )/;

/** Returns why a title is refused, or null when it is fine. */
export function titleProblem(title) {
  if (MADE_BY_GIT.test(title)) return null;
  if (title.includes(";")) return "has a semicolon: make it two commits, or one sentence";
  if (!CONVENTIONAL.test(title)) return "does not read like `fix(import): what is true now`";
  return null;
}

/** Returns the titles of the commits since a base, newest first, or null where git cannot name them. */
export function titlesSince(base, folder = root) {
  const git = (...call) => spawnSync("git", call, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 26 });
  if (git("cat-file", "-e", `${base}^{commit}`).status !== 0) return null;
  const log = git("log", "--no-merges", "--format=%s", `${base}..HEAD`);
  return log.status === 0 ? log.stdout.split("\n").filter(Boolean) : null;
}

function main([messageFile]) {
  const titles = messageFile
    ? [
        readFileSync(messageFile, "utf8")
          .split("\n")
          .find((line) => !line.startsWith("#")) ?? "",
      ]
    : titlesSince(BASE);
  if (titles === null) return process.stdout.write("Commit titles were not checked: no history here.\n");
  for (const title of titles) {
    const problem = titleProblem(title);
    if (!problem) continue;
    process.stderr.write(`The commit title "${title}" ${problem}.\n`);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main(process.argv.slice(2));
