/** `npm run export -- --user EMAIL --format larder --out FILE`: a user's recipes in one file, while the server may be running. */
import { endedBySignal, runCommand } from "./command/command.ts";
import { exportRecipes } from "./export/export-recipes.ts";

await runCommand(() =>
  exportRecipes(process.argv.slice(2), process.env, {
    report: (line) => console.log(line),
    signal: endedBySignal("Stopped. No file was written."),
  }),
);
