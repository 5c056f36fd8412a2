import { execFile } from "node:child_process";
import { access, chmod, cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const MODULE = "github.com/FerretDB/FerretDB";
export const VERSION = "v1.24.2";
/** The hash of the module's sources, as the checksum database of Go has it. */
const SOURCES = "h1:trrUU0LbmusMbyubhPS1IELncvrIwKrsRT2LW1UUWCw=";

/** Thrown where the server cannot be built, with the reason for the reader. */
export class NoServer extends Error {}

/**
 * Returns the path of FerretDB's program, which is built with Go when this is first asked for, and cached in the cache
 * folder of the user.
 *
 * @throws NoServer without Go, or without its module proxy
 */
export async function ferretdbProgram(): Promise<string> {
  const folder = join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "larder");
  const program = join(folder, `ferretdb-${VERSION}`);
  if (await exists(program)) return program;
  await mkdir(folder, { recursive: true });
  const workFolder = await mkdtemp(join(folder, "building-"));
  try {
    const original = await sources();
    console.log(`FerretDB ${VERSION} is built into ${folder}, once.`);
    const built = await build(original, workFolder);
    await rename(built, program);
    return program;
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** Returns the folder of the module's sources, which Go downloads into its own cache. */
async function sources(): Promise<string> {
  const { stdout } = await go(["mod", "download", "-json", `${MODULE}@${VERSION}`], homedir());
  const { Dir: folder, Sum: hash }: { Dir: string; Sum: string } = JSON.parse(stdout);
  if (hash !== SOURCES) throw new NoServer(`the sources of FerretDB ${VERSION} are not the known ones`);
  return folder;
}

async function build(original: string, workFolder: string): Promise<string> {
  // Go's cache cannot be written to, and the build wants a file with the version.
  const copy = join(workFolder, "sources");
  await cp(original, copy, { recursive: true });
  await allowRemoval(copy);
  await writeFile(join(copy, "build/version/version.txt"), VERSION);
  const program = join(workFolder, "ferretdb");
  await go(["build", "-trimpath", "-tags", "ferretdb_no_postgresql", "-o", program, "./cmd/ferretdb"], copy);
  return program;
}

async function go(args: readonly string[], cwd: string) {
  return run("go", args, { cwd, maxBuffer: 64 * 1024 * 1024 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") throw new NoServer("no Go here: its command go is not in the path");
    throw new NoServer(`go ${args[0]} failed: ${error.message}`, { cause: error });
  });
}

/** The folders of Go's cache are read-only, and so are their copies. */
async function allowRemoval(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await allowRemoval(join(folder, entry.name));
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
