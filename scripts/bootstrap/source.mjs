import { compileCache, settingsArguments } from "./environment.mjs";
import { inRoot } from "./paths.mjs";
import { run } from "./processes.mjs";

/** Node's arguments for a source file that reads the settings; its path starts at the root. */
export function sourceArguments(file, args = []) {
  return [...settingsArguments(), inRoot(file), ...args];
}

export function runSource(node, file, args, options = {}) {
  return run(node, sourceArguments(file, args), { env: compileCache, ...options });
}
