import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { unpackedChromium } from "./packaged-chromium.ts";

export interface Chromium {
  executablePath: string;
  /** What the browser needs in its environment beyond ours. */
  env: Record<string, string>;
}

/**
 * A Chromium to test with: the one that `CHROMIUM_PATH` names, an installed Chrome or Chromium, or the one that came
 * with the npm packages. `E2E_BROWSER=npm` asks for the last.
 *
 * @throws when there is none: browser tests are never skipped silently
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<Chromium> {
  if (env.E2E_BROWSER !== "npm") {
    if (env.CHROMIUM_PATH) return { executablePath: env.CHROMIUM_PATH, env: {} };
    const installed = installedPaths(env).find(isExecutable);
    if (installed) return { executablePath: installed, env: {} };
  }
  if (process.platform === "linux" && process.arch === "x64") return unpackedChromium();
  throw new Error(
    "No Chrome or Chromium was found for the browser tests. Install one, or name it in CHROMIUM_PATH, " +
      "or leave the browser tests out with E2E=off.",
  );
}

function installedPaths(env: NodeJS.ProcessEnv): string[] {
  if (process.platform === "darwin") {
    return ["Google Chrome", "Chromium"].flatMap((name) =>
      ["/Applications", join(env.HOME ?? "/", "Applications")].map(
        (folder) => `${folder}/${name}.app/Contents/MacOS/${name}`,
      ),
    );
  }
  if (process.platform === "win32") {
    return [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, "Google", "Chrome", "Application", "chrome.exe"));
  }
  const names = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
  const folders = [...(env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin", "/opt/google/chrome"];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
