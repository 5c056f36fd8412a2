/** `npm run move-data -- --from sqlite --to mongodb://HOST/DATABASE`: copies the collection into another store. */
import { CommandError, readOptions, runCommand } from "./command/command.ts";
import { moveData } from "./move/move-data.ts";
import { moveMedia } from "./move/move-media.ts";
import {
  isSamePlace,
  isThere,
  openPlace,
  openPlaceMedia,
  placeName,
  readPlace,
  sharesMedia,
} from "./move/place.ts";

const USAGE = `usage: npm run move-data -- --from PLACE --to PLACE [--replace]

A PLACE is
  sqlite                  the file in DATA_DIR (./data when it is not set)
  sqlite:PATH             another file
  mongodb://HOST/DATABASE a database of a MongoDB server
Stop the server before: what is written meanwhile may stay behind.`;

const say = (line: string) => console.log(line);

await runCommand(async () => {
  const options = readOptions(
    process.argv.slice(2),
    { from: { type: "string" }, to: { type: "string" }, replace: { type: "boolean", default: false } },
    USAGE,
  );
  if (!options.from || !options.to) throw new CommandError(USAGE);
  const dataDir = process.env["DATA_DIR"] || "data";
  const source = readPlace(options.from, dataDir);
  const target = readPlace(options.to, dataDir);
  if (isSamePlace(source, target)) throw new CommandError("The source and the target are the same store.");
  if (!isThere(source)) throw new CommandError(`There is no store at ${placeName(source)}.`);

  await using opened = new AsyncDisposableStack();
  const open = <T extends { close: () => Promise<void> }>(store: T) =>
    opened.adopt(store, (each) => each.close());
  const from = open(await openPlace(source));
  const to = open(await openPlace(target));
  say(`From ${placeName(source)} to ${placeName(target)}.`);
  const damaged = await moveData({ from, to, replace: options.replace, say });
  if (!sharesMedia(source, target)) {
    await moveMedia(open(await openPlaceMedia(source)), open(await openPlaceMedia(target)), say);
  }
  if (damaged.summary) {
    process.exitCode = 1;
    say(`Done, without what cannot be read: ${damaged.summary}.`);
  } else {
    say("Done: everything is there and alike.");
  }
});
