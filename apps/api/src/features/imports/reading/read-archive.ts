import type { ArchiveColumns, ArchivedCollection } from "@larder/archives";
import { KillableThread, ThreadStopped } from "@larder/threads/killable-thread";
import type { ArchiveAnswer, ArchiveQuestion, ArchiveRequest, ReadEntry } from "./archive-messages.ts";

const SOURCE = new URL("./archive-thread.ts", import.meta.url);
/** Opening an archive may take so many times the time of an entry: its directory may name 50,000 files. */
const OPENING = 6;
/** The number of entries of one archive that may stop the thread; then the rest counts as unreadable. */
const MOST_STOPS = 20;

/** The files of an import. */
export interface ArchiveFiles {
  files: readonly { name: string; size: number }[];
  /** Reads bytes of the file with this index. */
  read: (file: number, start: number, length: number) => Promise<Uint8Array>;
}

export interface ReadOptions {
  /** The time in milliseconds that an entry may take. */
  entryMs: number;
  heapMegabytes: number;
  /** The names of a table's columns, where the cook has given them. */
  columns?: Readonly<Record<string, string>> | null;
  /** The paths of files that have stopped a thread before, and are not read again. */
  without?: readonly string[];
}

/** Nothing of the files can be read; `failure` is the code that says why. */
export class UnreadableArchive extends Error {
  override name = "UnreadableArchive";
  readonly failure: string;
  constructor(failure: string, options?: ErrorOptions) {
    super(failure, options);
    this.failure = failure;
  }
}

export interface ReadArchive {
  readonly formats: readonly string[];
  readonly lacks: readonly string[];
  /** A table whose columns have to be named; null where there is none. */
  readonly columns: ArchiveColumns | null;
  /** Reads the next entry; null at the end. What stops the thread is an unread entry, and the reading goes on behind it. */
  next(): Promise<ReadEntry | null>;
  /** Reads a picture of the entry that was read last; null where it cannot be read. */
  picture(index: number): Promise<Uint8Array | null>;
  collections(): Promise<readonly ArchivedCollection[]>;
  close(): Promise<void>;
}

/**
 * Opens an archive in a thread that can be killed, and reads it an entry at a time.
 *
 * @throws {UnreadableArchive} when no recipe can be in it, or when opening it stops the thread
 */
export async function readArchive(
  { files, read }: ArchiveFiles,
  { entryMs, heapMegabytes, columns = null, without = [] }: ReadOptions,
): Promise<ReadArchive> {
  const avoided = new Set(without);
  /** The file that the thread reads. */
  let reading = "";
  let stops = 0;
  /** The number of entries that came out with each name, by which those are passed over that were read before a stop. */
  const seen = new Map<string, number>();
  const thread = new KillableThread<ArchiveRequest, ArchiveAnswer>(SOURCE, {
    heapMegabytes,
    answer: async (asked) => {
      const question = asked as ArchiveQuestion;
      if (question.kind === "bytes") return read(question.file, question.start, question.length);
      reading = question.path;
      return new Uint8Array();
    },
  });

  async function open() {
    try {
      const request = { kind: "open", files, columns, without: [...avoided] } as const;
      const answer = await thread.call(request, OPENING * entryMs);
      if (answer.kind === "opened") return answer;
      throw new UnreadableArchive(answer.kind === "failed" ? answer.failure : "import-failed");
    } catch (error) {
      if (!(error instanceof ThreadStopped)) throw error;
      throw new UnreadableArchive(isSlow(error) ? "import-slow" : "import-failed", { cause: error });
    }
  }

  /** Opens the archive again after a stop, and passes over what was read before. */
  async function reopen(): Promise<void> {
    await open();
    const left = new Map(seen);
    for (let passed = [...seen.values()].reduce((sum, count) => sum + count, 0); passed > 0; passed -= 1) {
      const answer = await thread.call({ kind: "next" }, entryMs);
      if (answer.kind !== "entry") return;
      const count = left.get(answer.entry.entry) ?? 0;
      if (count === 0) return void (ahead = answer.entry);
      left.set(answer.entry.entry, count - 1);
    }
  }
  /** An entry that was read when the archive was opened again, and not handed out yet. */
  let ahead: ReadEntry | null = null;

  function count(entry: ReadEntry): ReadEntry {
    seen.set(entry.entry, (seen.get(entry.entry) ?? 0) + 1);
    return entry;
  }

  const opened = await open();
  return {
    formats: opened.formats,
    lacks: opened.lacks,
    columns: opened.columns,

    async next() {
      if (ahead) {
        const entry = ahead;
        ahead = null;
        return count(entry);
      }
      try {
        const answer = await thread.call({ kind: "next" }, entryMs);
        return answer.kind === "entry" ? count(answer.entry) : null;
      } catch (error) {
        if (!(error instanceof ThreadStopped)) throw error;
        stops += 1;
        const isKnown = reading === "" || avoided.has(reading);
        const entry = reading === "" ? (files[0]?.name ?? "") : reading;
        avoided.add(entry);
        if (isKnown || stops > MOST_STOPS) throw new UnreadableArchive("import-failed", { cause: error });
        const reason = isSlow(error) ? "entry-slow" : "entry-too-large";
        await reopen();
        return { kind: "unread", entry, reason };
      }
    },

    async picture(index) {
      try {
        const answer = await thread.call({ kind: "picture", index }, entryMs);
        return answer.kind === "bytes" ? answer.bytes : null;
      } catch (error) {
        if (!(error instanceof ThreadStopped)) throw error;
        await reopen();
        return null;
      }
    },

    async collections() {
      try {
        const answer = await thread.call({ kind: "collections" }, OPENING * entryMs);
        return answer.kind === "collections" ? answer.collections : [];
      } catch (error) {
        if (!(error instanceof ThreadStopped)) throw error;
        return [];
      }
    },

    close: () => thread.stop(),
  };
}

function isSlow(error: ThreadStopped): boolean {
  return error.message === "took too long";
}
