import { open } from "node:fs/promises";

/** Makes the renaming of a file in a folder durable. Windows cannot open a folder, and needs no such call. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
