import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:html|js|css|svg|txt|webmanifest)$/;
/** What fits one packet is not made smaller. */
const SMALL = 1_000;

/**
 * Lays a brotli and a gzip form beside every text of the built app, as small as they get: once here is cheaper than on
 * each request there. Last of all plugins, for the service worker is written at the very end.
 */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "larder:precompress",
    apply: "build",
    enforce: "post",
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: "post",
      handler: () => {
        for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
          if (TEXT.test(name)) compress(join(folder, name));
        }
      },
    },
  };
}

function compress(file: string): void {
  const plain = readFileSync(file);
  if (plain.length < SMALL) return;
  const brotli = brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }));
}
