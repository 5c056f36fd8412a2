import { ARCHIVE_LIMITS, type ArchiveLimits } from "./archive-limits.ts";
import { ArchiveError } from "./archive-error.ts";
import type { ArchiveEntry, UnreadEntry } from "./archive-entry.ts";
import type { ArchiveFormat } from "./archive-format.ts";
import type { ArchiveColumns, ArchiveReader, ReaderContext } from "./archive-reader.ts";
import { archivedRecipe } from "./archived-recipe.ts";
import { type Budget, createBudget } from "./container/budget.ts";
import type { ByteSource } from "./container/byte-source.ts";
import { type ArchiveTree, cleanPath, HEAD_BYTES, nameOf, type TreeFile, treeOf } from "./container/tree.ts";
import { isZip, openZip } from "./container/zip.ts";
import { hasEndRecord } from "./container/zip-records.ts";
import { EntryError } from "./entry-error.ts";
import { sourceInside } from "./container/source-inside.ts";
import { createFileHeads } from "./file-heads.ts";
import { type LackCode, lacksOf } from "./format-lacks.ts";
import type { ArchivedCollection } from "./larder/archive-layout.ts";
import { refuseUnknown } from "./refuse-unknown.ts";
import { READERS } from "./readers.ts";

export interface OpenOptions {
  limits?: Partial<ArchiveLimits>;
  /** The columns of a CSV file by field, where the cook has named them. */
  columns?: Readonly<Record<string, string>>;
  /** Called with the path of each file before it is read whole, so that the caller knows which one takes long. */
  onRead?: (path: string) => void;
  /** The paths of files that are not read, by what `onRead` was called with. */
  without?: ReadonlySet<string>;
}

export interface OpenedArchive {
  /** The formats that were found. */
  readonly formats: readonly ArchiveFormat[];
  /** The parts of recipes that these formats cannot hold. */
  readonly lacks: readonly LackCode[];
  /** A table whose columns have to be named in `options.columns` before its recipes can be read. */
  readonly columns?: ArchiveColumns;
  /** Reads all entries, always in the same order; may be called again. */
  entries(): AsyncGenerator<ArchiveEntry>;
  /** Reads the collections, whose recipes are named by their ids in the archive; formats other than Larder's have none. */
  collections(): Promise<ArchivedCollection[]>;
}

/** A reader with the files that it has claimed. */
interface Claim {
  reader: ArchiveReader;
  context: ReaderContext;
  files: readonly TreeFile[];
}

/** An archive among several that cannot be opened. */
interface FailedSource {
  path: string;
  error: ArchiveError;
}

/**
 * Recognises files by their content and opens them: one archive, several, a folder, or loose files. Nothing is written,
 * and no connection is opened.
 *
 * @param files in the order in which they were chosen
 * @throws {ArchiveError} when no recipe can be in them
 */
export async function openArchive(
  files: readonly ByteSource[],
  options: OpenOptions = {},
): Promise<OpenedArchive> {
  const budget = createBudget({ ...ARCHIVE_LIMITS, ...options.limits });
  const { trees, failures } = await treesOf(files, budget);
  const claims: Claim[] = [];
  const rest: TreeFile[] = [];
  for (const tree of trees) {
    const found = await claimAll(contextOf(tree, budget, options));
    claims.push(...found.claims);
    rest.push(...found.rest);
  }
  if (claims.length === 0) {
    const [failed] = failures;
    throw failed?.error ?? (await refuseUnknown(trees.flatMap((tree) => tree.files)));
  }
  const unread = unreadOf(failures, rest);
  const unknown = await unknownColumns(claims);
  const formats = [...new Set(claims.map(({ reader }) => reader.format))];
  return {
    formats,
    lacks: lacksOf(formats),
    ...(unknown && { columns: unknown }),
    async *entries() {
      for (const claim of claims) yield* entriesOf(claim);
      yield* unread;
    },
    collections: async () => {
      const all: ArchivedCollection[] = [];
      for (const { reader, context, files: claimed } of claims)
        all.push(...((await reader.collections?.(context, claimed)) ?? []));
      return all;
    },
  };
}

async function unknownColumns(claims: readonly Claim[]): Promise<ArchiveColumns | null> {
  for (const { reader, context, files } of claims) {
    const columns = await reader.unknownColumns?.(context, files);
    if (columns) return columns;
  }
  return null;
}

/** Opens each zip archive; what else was handed over is one folder of loose files. */
async function treesOf(files: readonly ByteSource[], budget: Budget) {
  const trees: ArchiveTree[] = [];
  const loose: TreeFile[] = [];
  const failures: FailedSource[] = [];
  for (const source of files) {
    if (!isZip(await source.read(0, HEAD_BYTES)) && !(await hasZipDirectory(source))) {
      loose.push(looseFile(source, budget));
      continue;
    }
    try {
      trees.push(await openZip(source, budget));
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error;
      failures.push({ path: source.name, error });
    }
  }
  if (loose.length > 0) trees.push(treeOf(loose));
  return { trees, failures };
}

/** Reports whether a zip archive follows other bytes, as in one that unpacks itself. */
async function hasZipDirectory(source: ByteSource): Promise<boolean> {
  const head = await source.read(0, 2);
  return head[0] === 0x4d && head[1] === 0x5a && hasEndRecord(source);
}

function looseFile(source: ByteSource, budget: Budget): TreeFile {
  const path = cleanPath(source.name) || "file";
  return {
    path,
    name: nameOf(path),
    size: source.size,
    bytes: async (mostBytes = budget.limits.fileBytes) => {
      if (source.size > mostBytes) throw new EntryError("entry-too-large");
      budget.spend(source.size);
      return source.read(0, source.size);
    },
    head: (length = HEAD_BYTES) => source.read(0, length),
  };
}

function contextOf(tree: ArchiveTree, budget: Budget, options: OpenOptions, folder = ""): ReaderContext {
  const { columns } = options;
  return {
    tree: watchedTree(tree, options, folder),
    limits: budget.limits,
    ...(columns && { columns }),
    openInside: async (file) => {
      const inside = budget.inside();
      try {
        const tree = await openZip(await sourceInside(file, budget.limits.collectionBytes), inside);
        return contextOf(tree, inside, options, `${folder}${file.path}/`);
      } catch (cause) {
        if (!(cause instanceof ArchiveError)) throw cause;
        const isLocked = cause.failure === "archive-encrypted";
        throw new EntryError(isLocked ? "entry-encrypted" : "entry-damaged", { cause });
      }
    },
  };
}

/** Reports each file of an archive that is read, and leaves out those that are not to be read. */
function watchedTree(tree: ArchiveTree, { onRead, without }: OpenOptions, folder: string): ArchiveTree {
  if (!onRead && !without) return tree;
  return treeOf(
    tree.files.flatMap((file) => {
      const path = `${folder}${file.path}`;
      if (without?.has(path)) return [];
      const bytes = (mostBytes?: number) => {
        onRead?.(path);
        return file.bytes(mostBytes);
      };
      return { ...file, bytes };
    }),
  );
}

/** Lets each reader claim its files, the most particular first; archives inside that no reader claims are opened too. */
async function claimAll(context: ReaderContext): Promise<{ claims: Claim[]; rest: TreeFile[] }> {
  const heads = createFileHeads();
  const claims: Claim[] = [];
  let tree = context.tree;
  for (const reader of READERS) {
    if (tree.files.length === 0) break;
    const here = { ...context, tree };
    const files = await reader.claims(here, heads);
    if (files.length === 0) continue;
    claims.push({ reader, context: here, files });
    const taken = new Set(files);
    tree = treeOf(tree.files.filter((file) => !taken.has(file)));
  }
  const rest: TreeFile[] = [];
  for (const file of tree.files) {
    const inside = isZip(await heads.bytes(file)) ? await opened(context, file) : null;
    if (!inside) {
      rest.push(file);
      continue;
    }
    const found = await claimAll(inside);
    claims.push(...found.claims);
    rest.push(...(found.claims.length === 0 ? [file] : found.rest));
  }
  return { claims, rest };
}

async function opened(context: ReaderContext, file: TreeFile): Promise<ReaderContext | null> {
  try {
    return await context.openInside(file);
  } catch (error) {
    if (error instanceof EntryError) return null;
    throw error;
  }
}

async function* entriesOf({ reader, context, files }: Claim): AsyncGenerator<ArchiveEntry> {
  try {
    for await (const entry of reader.read(context, files))
      yield "kind" in entry ? entry : archivedRecipe(reader.format, entry);
  } catch (error) {
    // Readers turn what they cannot read into entries; this is what is left when a whole file is damaged.
    if (!(error instanceof EntryError)) throw error;
    yield { kind: "unread", entry: files[0]?.path ?? "", reason: error.reason };
  }
}

/** Lists the files that no reader knows, apart from pictures and other parts of pages that belong to no recipe. */
function unreadOf(failures: readonly FailedSource[], rest: readonly TreeFile[]): UnreadEntry[] {
  const damaged = failures.map(({ path, error }): UnreadEntry => ({
    kind: "unread",
    entry: path,
    reason: error.failure === "archive-encrypted" ? "entry-encrypted" : "entry-damaged",
  }));
  const unknown = rest
    .filter(
      ({ name }) =>
        !/\.(?:jpe?g|png|webp|gif|heic|avif|svg|css|js|ico|woff2?)$|^(?:licen[cs]e|readme)(?:\.(?:txt|md))?$/i.test(
          name,
        ),
    )
    .map(({ path }): UnreadEntry => ({ kind: "unread", entry: path, reason: "entry-unknown" }));
  return [...damaged, ...unknown];
}
