/** `node apps/web/licences/production-notices.ts apps/api > FILE`: the licences of all packages that a workspace runs with. */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import { noticesText } from "./notices.ts";

const packages = z.optional(z.record(z.string(), z.string()));
const neededSchema = z.object({
  dependencies: packages,
  optionalDependencies: packages,
  peerDependencies: packages,
});

const [start = "."] = process.argv.slice(2);
const seen = new Set<string>();
visit(realpathSync(start));
const others = [...seen].filter((folder) => folder.includes("/node_modules/"));
process.stdout.write(noticesText("The server of Larder", others));

function visit(folder: string): void {
  if (seen.has(folder)) return;
  seen.add(folder);
  const manifest = neededSchema.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  for (const name of Object.keys(Object.assign({}, ...Object.values(manifest)))) {
    const found = installed(name, folder);
    // What is optional is missing on machines that it is not for.
    if (found) visit(found);
    else if (manifest.dependencies?.[name])
      throw new Error(`${name}, which ${folder} needs, is not installed.`);
  }
}

/** Returns the folder of a package as Node would find it from another; null where it is not installed. */
function installed(name: string, from: string): string | null {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (existsSync(join(candidate, "package.json"))) return realpathSync(candidate);
  }
  return null;
}
