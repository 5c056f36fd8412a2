import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { EXPORT_WRITERS } from "@larder/archives/write/export-formats";
import { EXPORT_FORMATS } from "@larder/domain/formats/export-format";
import { createSharpPictures } from "../../adapters/pictures/sharp-pictures.ts";
import { choose, type ChoosingParts, listChosen } from "../../features/exports/chosen-recipes.ts";
import { exportSource } from "../../features/exports/export-source.ts";
import { createReadableRecipes } from "../../features/recipes/readable-recipes.ts";
import type { Store } from "../../ports/store.ts";
import { storageFor } from "../../storage/storage-for.ts";
import { CommandError, counted, readOptions } from "../command/command.ts";
import { findUser } from "../command/find-user.ts";
import { readLocation } from "../command/read-location.ts";

const USAGE = `usage: npm run export -- --user EMAIL [--format FORMAT] --out FILE

Writes all recipes of a user of the configured store (MONGODB_URI, else DATA_DIR) into a new FILE, with their
pictures. The server may be running. EMAIL may also be the user's id or login.
FORMAT is ${EXPORT_FORMATS.join(", ")}; larder without it.`;

const OPTIONS = { user: { type: "string" }, format: { type: "string" }, out: { type: "string" } } as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Writes the recipes of one user as the download of the app does. The file has its name only once it is whole.
 *
 * @throws CommandError for invalid arguments, an unknown user, or a file that exists
 */
export async function exportRecipes(
  args: readonly string[],
  env: Environment,
  { report, signal }: { report: (line: string) => void; signal: AbortSignal },
): Promise<void> {
  const { user: wanted, format: named = "larder", out } = readOptions(args, OPTIONS, USAGE);
  const format = EXPORT_FORMATS.find((known) => known === named);
  if (!wanted || !out || !format) throw new CommandError(USAGE);
  const file = resolve(env["INIT_CWD"] ?? "", out);
  if (existsSync(file)) throw new CommandError(`${file} exists already.`);
  const dataDir = resolve(env["DATA_DIR"] || "data");
  const storage = storageFor(readLocation(env["MONGODB_URI"] || "sqlite", dataDir));
  if (!storage.exists()) throw new CommandError(`There is no store at ${storage.label}.`);
  const { store } = await storage.openSnapshot();
  const media = await storage.openMedia();
  try {
    const user = await findUser(store, wanted);
    let missingPictures = 0;
    const choice = await choose(choosing(store), user.id, {}, "");
    const listed = await listChosen(choosing(store), user.id, choice);
    const source = await exportSource(
      {
        store,
        media,
        pictures: createSharpPictures(),
        findReadable: createReadableRecipes(store).find,
        pictureFailed: () => (missingPictures += 1),
      },
      choice,
      listed,
      { uid: user.id, now: new Date(), origin: env["PUBLIC_URL"] ?? "", language: user.preferredLanguage },
    );
    await writeWhole(file, EXPORT_WRITERS[format].write(source), signal);
    report(`${counted(listed.length)} recipes are in ${file}.`);
    if (missingPictures > 0)
      report(`${counted(missingPictures)} pictures could not be read and are not in it.`);
  } finally {
    await media.close();
    await store.close();
  }
}

/** Everything that a user owns is neither a collection nor a search. */
const choosing = (store: Store): ChoosingParts => ({
  store,
  excludedFor: async () => null,
  findCollection: () => Promise.reject(new CommandError(USAGE)),
  openCollection: () => Promise.reject(new CommandError(USAGE)),
});

async function writeWhole(
  file: string,
  pieces: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  const part = `${file}.part`;
  try {
    await pipeline(Readable.from(pieces, { objectMode: false }), createWriteStream(part, { mode: 0o600 }), {
      signal,
    });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw signal.aborted ? signal.reason : error;
  }
}
