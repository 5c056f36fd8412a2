/** Runs in a thread of its own: opens the archive that it is handed and reads it, an entry for each message. */
import { parentPort } from "node:worker_threads";
import {
  ArchiveError,
  type ArchivePicture,
  type ArchiveEntry,
  type ByteSource,
  EntryError,
  openArchive,
  type OpenedArchive,
} from "@larder/archives";
import { askMainThread } from "@larder/threads/ask-main-thread";
import {
  type ArchiveAnswer,
  type ArchiveQuestion,
  type ArchiveRequest,
  entryPicture,
} from "./archive-messages.ts";

let archive: OpenedArchive | null = null;
let entries: AsyncGenerator<ArchiveEntry> | null = null;
let pictures: readonly ArchivePicture[] = [];

const ask = (question: ArchiveQuestion) => askMainThread(question);

async function answer(request: ArchiveRequest): Promise<ArchiveAnswer> {
  switch (request.kind) {
    case "open":
      return open(request);
    case "next":
      return next();
    case "picture":
      return picture(request.index);
    case "collections":
      return { kind: "collections", collections: (await archive?.collections()) ?? [] };
  }
}

async function open({
  files,
  columns,
  without,
}: Extract<ArchiveRequest, { kind: "open" }>): Promise<ArchiveAnswer> {
  const sources = files.map(({ name, size }, file): ByteSource => ({
    name,
    size,
    read: (start, length) => {
      const wanted = Math.max(0, Math.min(length, size - start));
      return wanted === 0
        ? Promise.resolve(new Uint8Array())
        : ask({ kind: "bytes", file, start, length: wanted });
    },
  }));
  try {
    archive = await openArchive(sources, {
      ...(columns && { columns }),
      without: new Set(without),
      // Not waited for: it arrives even when this thread never comes to an end.
      onRead: (path) => void ask({ kind: "reading", path }),
    });
  } catch (error) {
    if (error instanceof ArchiveError) return { kind: "failed", failure: error.failure };
    throw error;
  }
  entries = archive.entries();
  const { formats, lacks, columns: table = null } = archive;
  return { kind: "opened", formats: [...formats], lacks: [...lacks], columns: table };
}

async function next(): Promise<ArchiveAnswer> {
  const { done = true, value } = (await entries?.next()) ?? {};
  pictures = [];
  if (done || !value) return { kind: "end" };
  if (value.kind === "unread") return { kind: "entry", entry: value };
  pictures = value.pictures;
  return { kind: "entry", entry: { ...value, pictures: pictures.map(entryPicture) } };
}

async function picture(index: number): Promise<ArchiveAnswer> {
  const wanted = pictures[index];
  if (!wanted || "address" in wanted) return { kind: "unreadable" };
  try {
    const bytes = await wanted.bytes();
    // The bytes may be a part of what the next picture is read from: they are copied, not moved.
    return { kind: "bytes", bytes };
  } catch (error) {
    if (error instanceof EntryError) return { kind: "unreadable" };
    throw error;
  }
}

parentPort?.on("message", (request: ArchiveRequest) => {
  void answer(request).then((answered) => parentPort?.postMessage(answered));
});
parentPort?.postMessage("ready");
