import { ArchiveError } from "./archive-error.ts";
import { decodeText } from "./container/decode-text.ts";
import type { TreeFile } from "./container/tree.ts";

/** The first bytes of archives that cannot be read. */
const OTHER_ARCHIVES = ["Rar!", "7z\xbc\xaf\x27\x1c", "BZh", "\xfd7zXZ", "\x28\xb5\x2f\xfd"];

/** Returns the error that says why files without any recipe cannot be read. */
export async function refuseUnknown(files: readonly TreeFile[]): Promise<ArchiveError> {
  if (files.every(({ size }) => size === 0)) return new ArchiveError("archive-empty");
  const [file] = files;
  if (!file || files.length > 1) return new ArchiveError("archive-unknown");
  const head = await file.head();
  const letters = Buffer.from(head.subarray(0, 300)).toString("latin1");
  const isTar = letters.startsWith("ustar", 257);
  if (isTar || OTHER_ARCHIVES.some((start) => letters.startsWith(start)))
    return new ArchiveError("archive-kind");
  if (/^\s*<(?:!doctype html|html|head|title)\b/i.test(decodeText(head)))
    return new ArchiveError("archive-is-page");
  return new ArchiveError("archive-unknown");
}
