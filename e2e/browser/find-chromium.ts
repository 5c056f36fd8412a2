import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { unpackedChromium } from "./packaged-chromium.ts";

export interface Chromium {
  executablePath: string;
  /** The environment variables that the browser needs beyond those of this process. */
  env: Record<string, string>;
}

/**
 * The kind of a browser. `light` has no windows and takes a third of the processor time; it has no notifications, and
 * is older. `whole` is an ordinary browser, where one is installed.
 */
export type Kind = "light" | "whole";

/**
 * Returns the Chromiums to test with, the best for a kind first: the one that `CHROMIUM_PATH` names, else the one
 * that came with the npm packages, which is light, and an installed Chrome or Chromium. `E2E_BROWSER=npm` or
 * `installed` selects one of these alone.
 */
export function chromiums(kind: Kind, env: NodeJS.ProcessEnv = process.env): (() => Promise<Chromium>)[] {
  const at = (executablePath: string) => async () => ({ executablePath, env: {} });
  if (env.CHROMIUM_PATH) return [at(env.CHROMIUM_PATH)];
  const isPackagedFor = process.platform === "linux" && process.arch === "x64";
  const packaged = isPackagedFor && env.E2E_BROWSER !== "installed" ? [unpackedChromium] : [];
  const found = installedChromium(env);
  const installed = found ? [at(found)] : [];
  return kind === "light" ? [...packaged, ...installed] : [...installed, ...packaged];
}

/** Path of the Chrome or Chromium of this machine that tests may use; null where there is none. */
export function installedChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  if (env.E2E_BROWSER === "npm") return null;
  return installedPaths(env).find(isExecutable) ?? null;
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
