import { join } from "node:path";
import { inRoot, readJson } from "../bootstrap/paths.mjs";

/**
 * The package.json of a built package: that of the workspace with what its `publishConfig` replaces, and with those
 * packages of others as dependencies that the built files import.
 *
 * @param {Record<string, any>} own the package.json in the workspace
 * @param {Iterable<string>} imported names of packages
 */
export function publishedManifest(own, imported) {
  const { private: _, publishConfig, dependencies: declared, ...manifest } = own;
  const versions = versionsFor(declared);
  const dependencies = Object.fromEntries([...imported].sort().map((name) => [name, versions[name]]));
  for (const [name, version] of Object.entries(dependencies)) {
    if (version === undefined) throw new Error(`No package.json declares ${name}.`);
  }
  return { ...manifest, ...publishConfig, dependencies };
}

/** The versions of the packages of others, also of those that the workspace's own packages depend on. */
function versionsFor(declared = {}) {
  return Object.entries(declared).reduce((versions, [name, version]) => {
    if (!version.startsWith("workspace:")) return { ...versions, [name]: version };
    const { dependencies } = readJson(join(inRoot("packages"), name.split("/")[1], "package.json"));
    return { ...versionsFor(dependencies), ...versions };
  }, {});
}
