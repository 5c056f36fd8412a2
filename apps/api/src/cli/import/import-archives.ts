import { randomUUID } from "node:crypto";
import { type FileHandle, open, readdir, stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import {
  type ImportState,
  PIECE_BYTES,
  pieceSize,
  piecesOf,
} from "@larder/domain/archive-import/archive-import";
import { enArchiveProblems } from "@larder/domain/messages/en-archive-problems";
import { createSharpPictures } from "../../adapters/pictures/sharp-pictures.ts";
import { readEnvironment } from "../../config/env.ts";
import { createImports } from "../../features/imports/create-imports.ts";
import { createPicturesService } from "../../features/pictures/pictures.service.ts";
import { createReadableRecipes } from "../../features/recipes/readable-recipes.ts";
import { createHistoryService } from "../../features/recipes/history/history.service.ts";
import { createRecipesService } from "../../features/recipes/recipes.service.ts";
import { AuthError } from "../../ports/auth.ts";
import type { Ports } from "../../ports/ports.ts";
import { createJobTurns } from "../../startup/job-turns.ts";
import { holdDataDir } from "../../startup/hold-data-dir.ts";
import { configuredStorage } from "../../storage/storage-for.ts";
import { CommandError, counted, readWords } from "../command/command.ts";
import { findUser } from "../command/find-user.ts";

const USAGE = `usage: npm run import -- FILE... --user EMAIL [--tag TAG] [--shared]

Adds the recipes of exports of other apps, or of a Larder archive, to those of a user of the configured store
(MONGODB_URI, else DATA_DIR). What is here already is left out. The recipes are private, unless --shared is given.
With a store in a file, the server must be stopped. EMAIL may also be the user's id or login.`;

const OPTIONS = {
  user: { type: "string" },
  tag: { type: "string", default: "" },
  shared: { type: "boolean", default: false },
} as const;

/** The states in which an import waits. */
const RESTING: ReadonlySet<ImportState> = new Set(["looked", "columns-needed", "unreadable", "done"]);
const POLL_MS = 200;

/**
 * Does what the arguments of `npm run import` say.
 *
 * @throws CommandError for invalid arguments, an unknown user, or files that hold no recipe
 */
export async function importArchives(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  report: (line: string) => void,
): Promise<void> {
  const { values, positionals } = readWords(args, { options: OPTIONS, allowPositionals: true }, USAGE);
  if (!values.user || positionals.length === 0) throw new CommandError(USAGE);
  const env = readEnvironment({ ...variables, NODE_ENV: "development" });
  const storage = configuredStorage(env);
  if (!storage.exists()) throw new CommandError(`There is no store at ${storage.label}.`);
  const giveBackDataDir = await holdDataDir(env, storage);
  const store = await storage.openStore();
  const media = await storage.openMedia();
  const uploads = await storage.openUploads();
  const clock = () => new Date();
  const turns = createJobTurns({ counters: store.counters, clock });
  const ports = { store, media, uploads, clock, newId: randomUUID, pictures: createSharpPictures() };
  const { service, stop } = createImports({
    ...ports,
    ...recipeParts(ports),
    pages: NO_PAGES,
    readPage: () => Promise.reject(new CommandError(USAGE)),
    settings: env.archiveImports,
    turns,
    failed: (error) => report(`A failure: ${error instanceof Error ? error.message : String(error)}`),
  });
  const files: { name: string; size: number; handle: FileHandle }[] = [];
  try {
    const { id: uid } = await findUser(store, values.user);
    for (const path of positionals)
      files.push(...(await openFiles(resolve(variables["INIT_CWD"] ?? "", path))));
    const { id } = await service.create(uid, { files: files.map(({ name, size }) => ({ name, size })) });
    try {
      await upload(id, uid);
      await service.beginListing(uid, id, undefined);
      const looked = await rest(uid, id);
      if (looked.state !== "looked") throw new CommandError(refusal(looked.failure));
      const { recipes, present, changed, unread } = looked.counts;
      report(
        `${counted(recipes)} recipes: ${counted(present)} are here already, ${counted(changed)} have changed there and stay as they are here; ${counted(unread)} entries cannot be read.`,
      );
      await service.start(uid, id, { tag: values.tag, visibility: values.shared ? "shared" : "private" });
      const done = await rest(uid, id);
      report(`${counted(done.counts.added)} recipes are added, ${counted(done.counts.failed)} failed.`);
      await reportFailures(uid, id);
    } finally {
      await service.remove(uid, id);
    }
  } finally {
    await stop();
    for (const { handle } of files) await handle.close();
    await uploads.close();
    await media.close();
    await store.close();
    giveBackDataDir();
  }

  async function upload(id: string, uid: string): Promise<void> {
    for (const [file, { size, handle }] of files.entries())
      for (let piece = 0; piece < piecesOf(size); piece += 1) {
        const bytes = new Uint8Array(pieceSize(size, piece) ?? 0);
        await handle.read(bytes, 0, bytes.length, piece * PIECE_BYTES);
        await service.putPiece(uid, id, { file, piece }, bytes);
      }
  }

  async function rest(uid: string, id: string) {
    for (;;) {
      const found = await service.get(uid, id);
      if (RESTING.has(found.state)) return found;
      await pause(POLL_MS);
    }
  }

  async function reportFailures(uid: string, id: string): Promise<void> {
    for (const status of ["unread", "failed"] as const) {
      const { items } = await service.items(uid, id, { status, limit: 200 });
      for (const { name, entry, reason } of items) report(`- ${name || entry}: ${sentenceOf(reason)}`);
    }
  }
}

/** Builds the parts of other features that an import needs. */
function recipeParts(ports: Pick<Ports, "store" | "media" | "clock" | "newId" | "pictures">) {
  const readable = createReadableRecipes(ports.store);
  const pictures = createPicturesService({ ...ports, isReadable: readable.mayRead });
  const recipes = createRecipesService({ ...ports, auth: NO_AUTH, readable, claimPicture: pictures.claim });
  const { owned, checkQuota } = recipes;
  const history = createHistoryService({ ...ports, owned, checkQuota, renewPicture: pictures.renew });
  return {
    addImported: recipes.addImported,
    restoreRecipe: recipes.restore,
    takeContent: history.replace,
    savePicture: pictures.savePicture,
  };
}

/** Opens a file, or all files of a folder, which are named by their paths in it. */
async function openFiles(path: string) {
  try {
    if (!(await stat(path)).isDirectory()) return [await openFile(path, basename(path))];
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    const files = [];
    for (const entry of entries) {
      const inside = join(entry.parentPath, entry.name);
      if (entry.isFile()) files.push(await openFile(inside, relative(dirname(path), inside)));
    }
    return files;
  } catch (cause) {
    throw new CommandError(`${path} cannot be read.`, { cause });
  }
}

async function openFile(path: string, name: string) {
  const handle = await open(path, "r");
  return { name, size: (await handle.stat()).size, handle };
}

function refusal(failure: string | null): string {
  const sentences: Readonly<Record<string, string>> = enArchiveProblems.failures;
  return sentences[failure ?? ""] ?? "The columns of this table must be named: import it in the app.";
}

function sentenceOf(reason: string | null): string {
  const sentences: Readonly<Record<string, string>> = enArchiveProblems.reasons;
  return sentences[reason ?? ""] ?? enArchiveProblems.reasons["not-stored"];
}

/** A command opens no connection to other sites. */
const NO_PAGES: Ports["pages"] = {
  fetchPage: () => Promise.reject(new CommandError(USAGE)),
  fetchPicture: () => Promise.reject(new CommandError(USAGE)),
  close: async () => {},
};

/** Nobody signs in while a command runs. */
const refuse = () => Promise.reject(new AuthError("unavailable"));
const NO_AUTH: Ports["auth"] = {
  verifyIdToken: refuse,
  verifySessionCookie: refuse,
  createSessionCookie: refuse,
  revokeSessions: refuse,
  hasUser: refuse,
  deleteUser: refuse,
  close: async () => {},
};
