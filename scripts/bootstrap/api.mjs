import { existsSync } from "node:fs";
import { compileCache } from "./environment.mjs";
import { inRoot } from "./places.mjs";
import { run } from "./processes.mjs";

/** Node's arguments for a file of the API; settings come from the environment and from `.env` in the root. */
export function apiArguments(file, args = []) {
  const settings = inRoot(".env");
  return [...(existsSync(settings) ? [`--env-file=${settings}`] : []), inRoot("apps/api/src", file), ...args];
}

export function runApi(node, file, args, options = {}) {
  return run(node, apiArguments(file, args), { env: compileCache, ...options });
}
