/** `npm run restore -- FILE`: puts a backup in the place of what the configured store holds. */
import { existsSync } from "node:fs";
import { counted, endedBySignal, runCommand } from "./command/command.ts";
import { readArguments } from "./backup/arguments.ts";
import { RECORD_KINDS } from "./backup/format.ts";
import { restore } from "./backup/restore.ts";

const USAGE = `usage: npm run restore -- FILE [--replace] [--as-it-is]

Puts everything of a backup into the configured store (MONGODB_URI, else DATA_DIR), which must be empty;
with --replace what is there goes, and is kept in DATA_DIR/before-restore-TIME. Stop the server before.
With --as-it-is a backup may hold what Larder cannot show, such as another program may have left.`;

const STOPPED = "Stopped. What was there before is there again.";

await runCommand(async () => {
  const options = { replace: { type: "boolean" }, "as-it-is": { type: "boolean" } } as const;
  const { file, storage, dataDir, isOn } = readArguments(process.argv.slice(2), options, USAGE);
  const job = { file, storage, dataDir, replace: isOn("replace"), asItIs: isOn("as-it-is"), now: new Date() };
  const { counts, aside } = await restore({ ...job, signal: endedBySignal(STOPPED) });
  console.log(`${storage.label} holds what is in ${file}, every item was compared:`);
  console.log(RECORD_KINDS.map((kind) => `${kind}: ${counted(counts[kind])}`).join(", "));
  if (existsSync(aside))
    console.log(`What was there before is in ${aside}; delete it when you miss nothing.`);
});
