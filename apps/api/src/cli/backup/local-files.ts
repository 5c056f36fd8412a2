import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { StoredFile } from "./format.ts";

/** The accounts of the local sign-in with their password hashes, and the admin password that was made here. */
export const LOCAL_FILES = ["local-identity.json", "admin-password"] as const;

export type LocalFile = (typeof LOCAL_FILES)[number];

/** Reads the local files that exist. Each is always replaced as a whole, so it is never read half written. */
export async function* readLocalFiles(dataDir: string): AsyncGenerator<StoredFile> {
  for (const name of LOCAL_FILES) {
    const text = await readLocalFile(dataDir, name);
    if (text !== null) yield { name, text };
  }
}

export async function readLocalFile(dataDir: string, name: LocalFile): Promise<string | null> {
  try {
    return await readFile(join(dataDir, name), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

export function isLocalFile(name: string): name is LocalFile {
  return LOCAL_FILES.some((known) => known === name);
}
