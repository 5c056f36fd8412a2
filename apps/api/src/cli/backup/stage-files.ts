import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CommandError } from "../command/command.ts";
import type { StoredFile } from "./format.ts";
import { isLocalFile, readLocalFile } from "./local-files.ts";

/** Writes the files of a backup where they can be taken from. @returns their names */
export async function stageFiles(staging: string, files: readonly StoredFile[]): Promise<string[]> {
  for (const { name, text } of files) {
    if (!isLocalFile(name))
      throw new CommandError(`The backup holds a file ${name}, which belongs to nothing here.`);
    await writeFile(join(staging, name), text, { mode: 0o600, flush: true });
  }
  return files.map(({ name }) => name);
}

/** Reports whether the data folder holds any account of the local sign-in. */
export async function hasAccounts(dataDir: string): Promise<boolean> {
  const text = await readLocalFile(dataDir, "local-identity.json");
  return text !== null && text.includes('"localId"');
}
