import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const MANIFEST = join(import.meta.dirname, "../../../../package.json");

/** The version of this Larder, "0.2.0", as the manifest in the root names it. */
export function ownVersion(): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(MANIFEST, "utf8"))).version;
}
