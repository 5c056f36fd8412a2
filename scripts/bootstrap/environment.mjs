import { existsSync } from "node:fs";
import path from "node:path";
import { inRoot } from "./paths.mjs";

/**
 * The environment for a child process: ours, without npm's own settings (npm exports them to every script, and pnpm
 * must not read them; `.npmrc` files still count), and with the project's tools and its Node first on the path.
 */
export function childEnvironment(additions = {}) {
  const env = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (!/^npm_/i.test(name)) env[name] = value;
  }
  // Windows calls it "Path".
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  env[pathName] = [inRoot("node_modules/.bin"), env[pathName]].filter(Boolean).join(path.delimiter);
  return { ...env, ...additions };
}

/** The folder of Node's compile cache: with it the API starts in two thirds of the time. */
export const compileCache = { NODE_COMPILE_CACHE: inRoot("node_modules/.cache/node-compile") };

export const settingsFile = inRoot(".env");

/** Returns Node's arguments that load the settings of `.env` in the root; variables of the environment win. */
export const settingsArguments = () => (existsSync(settingsFile) ? [`--env-file=${settingsFile}`] : []);
