import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The admin password of a machine that sets none: made once and kept in a file that only its user can read. */
export async function adminPasswordIn(dataDir: string): Promise<{ password: string; file: string }> {
  const file = join(dataDir, "admin-password");
  await mkdir(dataDir, { recursive: true });
  const stored = await passwordIn(file);
  if (stored) return { password: stored, file };
  // Only the empty file goes: where there was none, another server may have made one by now.
  if (stored === "") await rm(file, { force: true });
  return { password: await makePassword(file), file };
}

/** Null when there is none; empty when a full disk once left an empty file. */
async function passwordIn(file: string): Promise<string | null> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw new Error(`The admin password cannot be read from ${file}.`, { cause: error });
  }
}

/** The name appears only with its content, and only once: of two servers that start together, one makes it. */
async function makePassword(file: string): Promise<string> {
  const written = `${file}.${randomUUID()}`;
  try {
    await writeFile(written, `${randomBytes(12).toString("base64url")}\n`, { mode: 0o600 });
    await link(written, file).catch((error: unknown) => {
      if (!hasCode(error, "EEXIST")) throw error;
    });
  } finally {
    await rm(written, { force: true });
  }
  return (await passwordIn(file)) ?? "";
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
