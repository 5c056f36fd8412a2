import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js";

/** Makes a zip archive of files by their paths. */
export async function zipOf(files: Readonly<Record<string, Uint8Array | string>>): Promise<Uint8Array> {
  const writer = new ZipWriter(new Uint8ArrayWriter());
  for (const [path, content] of Object.entries(files)) {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    await writer.add(path, new Uint8ArrayReader(bytes));
  }
  return writer.close();
}
