import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { noticesText, packageFolder } from "./notices.ts";

/** Their own rules are in the built styles, of which the bundle does not say where they are from. */
const STYLES = [dirname(fileURLToPath(import.meta.resolve("tailwindcss/package.json")))];

/** Lays the licences of all packages that went into the built app beside it. */
export const bundledNotices = (): Plugin => {
  let root = "";
  return {
    name: "larder:third-party-notices",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const files = Object.values(bundle).flatMap((part) =>
          part.type === "chunk" ? part.moduleIds : part.originalFileNames.map((file) => resolve(root, file)),
        );
        const folders = files
          .filter((file) => file.includes("/node_modules/"))
          .map((file) => packageFolder(file.replace(/^\0/, "").replace(/\?.*$/, "")))
          .filter((folder) => folder !== null);
        this.emitFile({
          type: "asset",
          fileName: "third-party-notices.txt",
          source: noticesText("The web app of Larder", [...new Set([...folders, ...STYLES])]),
        });
      },
    },
  };
};
