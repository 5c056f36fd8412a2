import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder of the built web client. */
export const DIST = fileURLToPath(new URL("../../apps/web/dist/", import.meta.url));

/** A part of the built app, as described by Vite's manifest. */
export interface Part {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
}

/** Reads the parts of the built app, by their sources. */
export const readManifest = (): Record<string, Part> =>
  JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, "utf8"));

/**
 * Returns the built file of a source file that is loaded lazily, relative to the app's folder.
 *
 * @throws when the source has no file of its own
 */
export function builtFile(source: string): string {
  const part = readManifest()[source];
  if (!part) throw new Error(`The build has no file of its own for ${source}.`);
  return part.file;
}
