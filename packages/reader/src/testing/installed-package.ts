import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { isRecord } from "@larder/domain/normalise/values";

const PACKAGE = resolve(import.meta.dirname, "../..");
const ROOT = resolve(PACKAGE, "../..");

/**
 * Builds the package, packs it, and installs the tarball into an empty project. The packages that it depends on are
 * copied from the workspace, so that nothing is downloaded.
 */
export function installPackage() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "larder-reader-")));
  const dist = join(folder, "dist");
  execFileSync(process.execPath, [join(ROOT, "scripts/build-packages.mjs"), "--out", dist], {
    stdio: "pipe",
  });
  const tarball = npm(["pack", dist, "--silent", "--pack-destination", folder], folder).trim();
  const project = join(folder, "project");
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  copyDependencies(dist, PACKAGE, join(project, "node_modules"));
  const quiet = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier"];
  npm(["install", ...quiet, join(folder, tarball)], project);
  const home = join(project, "node_modules/@larder/reader");
  return {
    project,
    /** The paths of the package's files. */
    files: readdirSync(home, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(home, join(entry.parentPath, entry.name)).replaceAll("\\", "/")),
    /** Writes a file into the project and runs it with Node. */
    run(file: string, source: string) {
      writeFileSync(join(project, file), source);
      return finished([file], "");
    },
    /** Runs the command `larder-read`. */
    larderRead: (args: readonly string[], input = "") => {
      return finished([join(home, "lib/larder-read.js"), ...args], input);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };

  function finished(args: string[], input: string) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: project,
      input,
      encoding: "utf8",
      timeout: 30_000,
    });
    return { status, stdout, stderr };
  }
}

/** Copies the packages that a package.json names, and those that they name. */
function copyDependencies(named: string, found: string, modules: string): void {
  for (const name of dependenciesOf(named)) {
    const source = folderOf(name, found);
    cpSync(source, join(modules, name), { recursive: true, dereference: true, filter: isOwn(source) });
    copyDependencies(source, source, modules);
  }
}

/** Reports whether a file belongs to a package itself, and not to one below it. */
function isOwn(source: string) {
  return (file: string) => !file.slice(source.length).includes("node_modules");
}

function dependenciesOf(folder: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const named = isRecord(manifest) && isRecord(manifest.dependencies) ? manifest.dependencies : {};
  return Object.keys(named);
}

/** Returns the folder of a package as Node would find it from another, or as `@larder/domain` would. */
function folderOf(name: string, from: string): string {
  for (let folder = realpathSync(from); folder !== dirname(folder); folder = dirname(folder)) {
    for (const modules of ["node_modules", "node_modules/@larder/domain/node_modules"]) {
      try {
        return realpathSync(join(folder, modules, name));
      } catch {
        // The next folder up may have it.
      }
    }
  }
  throw new Error(`The workspace has no package ${name}.`);
}

function npm(args: string[], cwd: string): string {
  return execFileSync("npm", args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
}
