import type { Plugin } from "vite";

const CONTRACT = /\/packages\/domain\/src\/contract\/[\w-]+\.ts$/;
const SUMMARY = /^\s+summary:\s*(?:"(?:[^"\\]|\\.)*"|`(?:[^`\\$]|\\.)*`),$/gm;

/** Removes the summaries of the contract's endpoints from a module: the API's documentation alone reads them. */
export const withoutSummaries = (code: string): string => code.replace(SUMMARY, "");

/** Builds the web client without the summaries of the contract's endpoints. */
export const lightContract = (): Plugin => ({
  name: "larder:light-contract",
  enforce: "pre",
  apply: "build",
  transform: {
    filter: { id: CONTRACT },
    handler: (code) => ({ code: withoutSummaries(code), map: null }),
  },
});
