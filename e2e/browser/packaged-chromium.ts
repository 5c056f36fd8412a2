import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Chromium } from "./find-chromium.ts";

const cache = fileURLToPath(new URL("../node_modules/.cache/chromium/", import.meta.url));
/**
 * The unpacking in progress in this process: browsers that start at the same time must not unpack into one folder
 * twice.
 */
let unpacking: Promise<void> | undefined;
const unpacker = fileURLToPath(new URL("unpack-chromium.ts", import.meta.url));

/**
 * The Chromium of `@sparticuz/chromium`, unpacked once into a folder of its version. The package was built for a cloud
 * function, where it owns the temporary directory; three things make it work elsewhere:
 *
 * - its libraries (NSS) are unpacked only where it believes to be on Amazon Linux 2023, see `unpack`;
 * - it unpacks into the temporary directory and trusts any file there called `chromium`, so it gets one of its own;
 * - its fonts.conf names folders in the system's temporary directory, and without a font all text is 0 px wide, so
 *   ours is used.
 */
export async function unpackedChromium(): Promise<Chromium> {
  const folder = join(cache, `v${packageVersion()}`);
  if (!existsSync(folder)) await (unpacking ??= unpack(folder));
  const fontsConf = join(folder, "fonts.conf");
  writeFileSync(fontsConf, describeFonts(folder));
  return {
    executablePath: join(folder, "chromium"),
    env: { LD_LIBRARY_PATH: join(folder, "al2023", "lib"), FONTCONFIG_FILE: fontsConf },
  };
}

/** Unpacks beside the final folder and renames it there: an interrupted run leaves no half-filled folder. */
async function unpack(folder: string) {
  const workFolder = `${folder}.${process.pid}`;
  mkdirSync(workFolder, { recursive: true });
  try {
    await promisify(execFile)(process.execPath, [unpacker], {
      env: { ...process.env, TMPDIR: workFolder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" },
    });
    renameSync(workFolder, folder);
  } catch (error) {
    rmSync(workFolder, { recursive: true, force: true });
    // Another run may have been quicker.
    if (!existsSync(folder)) throw error;
  }
}

function describeFonts(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, "font-cache")}</cachedir>
</fontconfig>
`;
}

function packageVersion(): string {
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(entry), "..", "package.json"), "utf8"));
  if (typeof manifest === "object" && manifest !== null && "version" in manifest)
    return String(manifest.version);
  throw new Error("@sparticuz/chromium has no version");
}
