import { createHash } from "node:crypto";
import type { Media } from "../../ports/media.ts";
import { counted } from "../command/command.ts";

/** Copies every picture, and reads both again to compare them. */
export async function moveMedia(from: Media, to: Media, say: (line: string) => void): Promise<void> {
  const moved: string[] = [];
  for await (const { name, at } of from.list()) {
    const bytes = await from.get(name);
    if (!bytes) continue;
    await to.put(name, bytes, at);
    moved.push(name);
  }
  const lost: string[] = [];
  for (const name of moved) {
    if ((await digestOf(from, name)) !== (await digestOf(to, name))) lost.push(name);
  }
  if (lost.length > 0) {
    throw new Error(
      `The move failed: of ${counted(moved.length)} pictures, ${counted(lost.length)} are missing or differ in the ` +
        "target. Try again with --replace.",
    );
  }
  say(`pictures: ${counted(moved.length)}, alike in both`);
}

async function digestOf(media: Media, name: string): Promise<string | null> {
  const bytes = await media.get(name);
  return bytes && createHash("sha256").update(bytes).digest("base64");
}
