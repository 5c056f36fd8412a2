/** `npm run import -- FILE... --user EMAIL`: adds the recipes of another app's export as a user's own. */
import { runCommand } from "./command/command.ts";
import { importArchives } from "./import/import-archives.ts";

await runCommand(() => importArchives(process.argv.slice(2), process.env, (line) => console.log(line)));
