import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The admin password of a machine that sets none: made once and kept in a file that only its user can read. */
export async function adminPasswordIn(dataDir: string): Promise<{ password: string; file: string }> {
  const file = join(dataDir, "admin-password");
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, `${randomBytes(12).toString("base64url")}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return { password: (await readFile(file, "utf8")).trim(), file };
}
