import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

export const inRoot = (...parts) => path.join(root, ...parts);

export const webDist = inRoot("apps/web/dist");

/** The module by which the server renders pages. */
export const webRenderer = inRoot("apps/web/renderer/dist/render-page.js");

/** The report of a test run, which .ci/run reads. */
export const testReport = inRoot("node_modules/.cache/larder/test-report.json");

export const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/** Every folder with a package.json: the root and the workspace's packages. */
export function packageFolders() {
  const children = (folder) =>
    readdirSync(inRoot(folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => inRoot(folder, entry.name));
  return [root, inRoot("e2e"), ...children("packages"), ...children("apps")];
}
