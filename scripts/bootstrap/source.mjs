import { compileCache, settingsArguments } from "./environment.mjs";
import { inRoot } from "./paths.mjs";
import { run } from "./processes.mjs";

/** Node's arguments for a source file that reads the settings; its path starts at the root. */
export function sourceArguments(file, args = []) {
  return [...settingsArguments(), inRoot(file), ...args];
}

export function runSource(node, file, args, options = {}) {
  // Pictures are converted in threads. With a pool of memory for each, glibc would hold much that nothing uses.
  const env = { ...compileCache, MALLOC_ARENA_MAX: process.env["MALLOC_ARENA_MAX"] ?? "2" };
  return run(node, sourceArguments(file, args), { env, ...options });
}
