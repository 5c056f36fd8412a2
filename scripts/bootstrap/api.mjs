import { compileCache, settingsArguments } from "./environment.mjs";
import { inRoot } from "./places.mjs";
import { run } from "./processes.mjs";

/** Node's arguments for a file of the API. */
export function apiArguments(file, args = []) {
  return [...settingsArguments(), inRoot("apps/api/src", file), ...args];
}

export function runApi(node, file, args, options = {}) {
  return run(node, apiArguments(file, args), { env: compileCache, ...options });
}
