import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Runs the first example of a package's README in a project that has the package installed.
 *
 * @param folder the package
 * @param name its name without the scope
 * @param dependencies packages of `folder` that the example imports too
 * @returns the output of the example, and the output that the README documents
 */
export function runExample(
  folder: string,
  name: string,
  dependencies: readonly string[] = [],
): { printed: string; documented: string } {
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  const [, example = ""] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
  const [, documented = ""] = /```text\n([\s\S]*?)```/.exec(readme) ?? [];
  const project = mkdtempSync(join(tmpdir(), "larder-example-"));
  try {
    writeFileSync(join(project, "package.json"), '{ "type": "module" }');
    writeFileSync(join(project, "example.js"), example);
    mkdirSync(join(project, "node_modules/@larder"), { recursive: true });
    symlinkSync(folder, join(project, "node_modules/@larder", name), "junction");
    for (const each of dependencies) {
      symlinkSync(join(folder, "node_modules", each), join(project, "node_modules", each), "junction");
    }
    const printed = execFileSync(process.execPath, ["example.js"], { cwd: project, encoding: "utf8" });
    return { printed, documented };
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
