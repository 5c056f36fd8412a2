import { Socket } from "node:net";
import { ArchiveError, type ArchivedRecipe, EntryError, fileSource, openArchive } from "@larder/archives";

/** The result of reading one archive; `read-one.ts` prints it as its last line. */
export interface ReadOne {
  /** Why nothing could be read; null when it was opened. */
  failure: string | null;
  recipes: number;
  names: string[];
  unread: number;
  pictures: number;
  /** Texts that must not be stored: tags, control characters, scripts, values of wrong types. */
  unsafe: string[];
  connections: number;
  ms: number;
  peakMB: number;
}

/** Never opens a connection, but counts the attempts. */
let connections = 0;
Socket.prototype.connect = () => {
  connections += 1;
  throw new Error("no connection is opened while an archive is read");
};

const UNSAFE: readonly RegExp[] = [
  /<\/?(?:script|iframe|img|svg|object|style|link|base|meta|a|b|p|div|span|br|form|input|html|body)\b[^>]*>/i,
  /javascript:/i,
  /\[object \w+\]/,
  /\bNaN\b|\bInfinity\b/,
  /root:x:0:0/,
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u202a-\u202e\u2066-\u2069]/,
];

const started = performance.now();
const [path = ""] = process.argv.slice(2);
const found: Omit<ReadOne, "connections" | "ms" | "peakMB"> = {
  failure: null,
  recipes: 0,
  names: [],
  unread: 0,
  pictures: 0,
  unsafe: [],
};
await using source = await fileSource(path, path.slice(path.lastIndexOf("/") + 1));
try {
  const archive = await openArchive([source]);
  for await (const entry of archive.entries()) {
    if (entry.kind === "unread") found.unread += 1;
    else await count(entry);
  }
} catch (error) {
  if (!(error instanceof ArchiveError)) throw error;
  found.failure = error.failure;
}
const ms = Math.round(performance.now() - started);
const peakMB = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(JSON.stringify({ ...found, connections, ms, peakMB } satisfies ReadOne));

async function count({ draft, entry, pictures, links }: ArchivedRecipe): Promise<void> {
  found.recipes += 1;
  if (found.names.length < 10) found.names.push(draft.name);
  for (const text of textsIn([draft, entry, links]))
    for (const pattern of UNSAFE)
      if (found.unsafe.length < 10 && pattern.test(text)) found.unsafe.push(text.slice(0, 200));
  if (draft.duration.total_time_minutes < 0) found.unsafe.push("a negative time");
  for (const picture of pictures) {
    if ("address" in picture) continue;
    try {
      if ((await picture.bytes()).length > 0) found.pictures += 1;
    } catch (error) {
      if (!(error instanceof EntryError)) throw error;
    }
  }
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      yield key;
      yield* textsIn(inner);
    }
}
