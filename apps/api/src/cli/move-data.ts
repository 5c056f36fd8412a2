/** `npm run move-data -- --from sqlite --to mongodb://HOST/DATABASE`: copies the collection into another store. */
import { CommandError, readOptions, runCommand } from "./command/command.ts";
import { moveData } from "./backup/move-data.ts";
import { openSource } from "./backup/write-backup.ts";
import { readLocation } from "./command/read-location.ts";
import { storageFor } from "../storage/storage-for.ts";

const USAGE = `usage: npm run move-data -- --from STORE --to STORE [--replace]

A STORE is
  sqlite                  the file in DATA_DIR (./data when it is not set)
  sqlite:PATH             another file
  mongodb://HOST/DATABASE a database of a MongoDB server
Stop the server before: what is written meanwhile may stay behind.`;

const report = (line: string) => console.log(line);

await runCommand(async () => {
  const options = readOptions(
    process.argv.slice(2),
    { from: { type: "string" }, to: { type: "string" }, replace: { type: "boolean", default: false } },
    USAGE,
  );
  if (!options.from || !options.to) throw new CommandError(USAGE);
  const dataDir = process.env["DATA_DIR"] || "data";
  const source = storageFor(readLocation(options.from, dataDir));
  const target = storageFor(readLocation(options.to, dataDir));
  if (source.label === target.label) throw new CommandError("The source and the target are the same store.");

  await using from = await openSource(source, { dataDir, now: new Date() });
  await using opened = new AsyncDisposableStack();
  const open = <T extends { close: () => Promise<void> }>(part: T) =>
    opened.adopt(part, (each) => each.close());
  const to = { store: open(await target.openStore()), media: open(await target.openMedia()) };
  report(`From ${source.label} to ${target.label}.`);
  const sharesMedia = source.mediaLabel === target.mediaLabel;
  const damaged = await moveData({ from, to, sharesMedia, replace: options.replace, report });
  if (damaged.summary) {
    process.exitCode = 1;
    report(`Done, without what cannot be read: ${damaged.summary}.`);
  } else {
    report("Done: everything is there and alike.");
  }
});
