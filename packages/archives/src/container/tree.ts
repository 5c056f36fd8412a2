/** A file of an archive, or one that was handed over loose. */
export interface TreeFile {
  /** Its path with `/` between folders; a key to find it by, never a place to write to. */
  readonly path: string;
  /** The last part of the path. */
  readonly name: string;
  /** The size in bytes that the archive states, which may be a lie. */
  readonly size: number;
  /**
   * Reads all of it.
   *
   * @param mostBytes the limit of one file by default
   * @throws {EntryError} when it is too large, damaged, encrypted or packed by an unknown method
   */
  bytes(mostBytes?: number): Promise<Uint8Array>;
  /** Reads its beginning: at most `length` bytes; empty where it cannot be read. */
  head(length?: number): Promise<Uint8Array>;
}

/** The files of an archive or a folder, in the order in which they are stored. */
export interface ArchiveTree {
  readonly files: readonly TreeFile[];
  /** Finds a file by its path, or by its path in other case; undefined when there is none. */
  find(path: string): TreeFile | undefined;
  /** Returns the files whose path ends in this name, in any folder, in any case. */
  named(name: string): readonly TreeFile[];
}

/** The number of bytes by which a format is recognised. */
export const HEAD_BYTES = 4096;

/** What systems leave in archives, which is nobody's recipe. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\.nomedia$)/i;

/** Makes a tree of files; leaves out folders and what systems add, and keeps the first of two with one path. */
export function treeOf(files: Iterable<TreeFile>): ArchiveTree {
  const byPath = new Map<string, TreeFile>();
  for (const file of files) {
    if (file.path === "" || file.path.endsWith("/") || LITTER.test(file.path)) continue;
    if (!byPath.has(file.path)) byPath.set(file.path, file);
  }
  const all = [...byPath.values()];
  const byFold = new Map<string, TreeFile>();
  const byName = new Map<string, TreeFile[]>();
  for (const file of all) {
    const folded = foldPath(file.path);
    if (!byFold.has(folded)) byFold.set(folded, file);
    const name = foldPath(file.name);
    const same = byName.get(name);
    if (same) same.push(file);
    else byName.set(name, [file]);
  }
  return {
    files: all,
    find: (path) => byPath.get(path) ?? byFold.get(foldPath(path)),
    named: (name) => byName.get(foldPath(name)) ?? [],
  };
}

/** Returns a path with `/` between its folders, without `.`, `..`, a drive or a leading slash. */
export function cleanPath(path: string): string {
  const parts = path.replaceAll("\\", "/").split("/");
  const folders = parts.filter(
    (part) => part !== "" && part !== "." && part !== ".." && !/^[a-z]:$/i.test(part),
  );
  return folders.join("/") + (/[\\/]$/.test(path) ? "/" : "");
}

/** Returns the last part of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Returns the path of the folder that a file lies in, with its `/`; "" at the top. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** Returns a name without its last extension. */
export function stemOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(0, dot) : name;
}

function foldPath(path: string): string {
  return path.normalize("NFC").toLowerCase();
}
