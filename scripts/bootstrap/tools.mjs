import { inRoot, readJson } from "./paths.mjs";

/**
 * The script behind an installed command line tool, to be run by the project's Node: no shell and no wrapper
 * stands between us and the tool, so a signal reaches it.
 */
export function toolCall(command, packageName = command) {
  const folder = inRoot("node_modules", packageName);
  return [`${folder}/${readJson(`${folder}/package.json`).bin[command]}`];
}
