/** `npm run backup -- FILE`: the whole collection in one file, while the server may be running. */
import { counted, endedBySignal, runCommand } from "./command/command.ts";
import { readArguments } from "./backup/arguments.ts";
import { RECORD_KINDS } from "./backup/format.ts";
import { openSource, refuseExisting, writeBackup } from "./backup/write-backup.ts";

const USAGE = `usage: npm run backup -- FILE

Writes recipes, pictures, users, bookmarks, cooking notes, feedback and requests of the configured store
(MONGODB_URI, else DATA_DIR), and the local accounts, into a new FILE. The server may be running.`;

await runCommand(async () => {
  const { file, storage, dataDir } = readArguments(process.argv.slice(2), {}, USAGE);
  refuseExisting(file);
  // From here on: there is a copy of the store to clear away.
  const signal = endedBySignal("Stopped. No backup was made.");
  await using source = await openSource(storage, { dataDir, now: new Date() });
  const { counts, missingPictures, invalid, damaged } = await writeBackup(file, source, signal);
  console.log(`${storage.label} is in ${file}:`);
  console.log(RECORD_KINDS.map((kind) => `${kind}: ${counted(counts[kind])}`).join(", "));
  if (missingPictures > 0) {
    console.log(`${counted(missingPictures)} recipes name a picture that is not there any more.`);
  }
  if (invalid)
    console.log(
      `It holds what does not fit: ${invalid}. Mend or delete that first, or restore it with --as-it-is.`,
    );
  if (damaged) {
    process.exitCode = 1;
    console.log(`What cannot be read is not in it: ${damaged}.`);
  }
  if (!source.header.isOneMoment) {
    console.log(
      "This MongoDB server is no replica set and cannot show one moment: what was written meanwhile may be in it in " +
        "part. Stop the server while you back up, or make it a replica set of one.",
    );
  }
  console.log("It holds passwords' hashes and addresses: keep it where nobody else can read it.");
});
