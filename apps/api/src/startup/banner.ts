import { resolve } from "node:path";
import type { Environment } from "../config/env.ts";

interface BannerFacts {
  version: string;
  port: number;
  env: Environment;
  /** The short label of the store. */
  store: string;
  adminPasswordFile: string | undefined;
  hasWeb: boolean;
}

/** Returns the greeting of a started server. The address comes first because scripts wait for it. */
export function banner({ version, port, env, store, adminPasswordFile, hasWeb }: BannerFacts): string {
  const { signIn, host } = env;
  const shown = host === "127.0.0.1" || host === "0.0.0.0" || host === "::" ? "localhost" : host;
  const lines = [
    `Larder is open at http://${shown}:${port}`,
    signIn.kind === "firebase"
      ? `Sign-in:  the Firebase project ${signIn.projectId}`
      : "Sign-in:  local; choose any name and address, no real account is used\n          (for this machine alone: do not put a proxy in front of it)",
    `Version:  ${version}`,
    `Recipes:  in ${store}`,
    adminPasswordFile
      ? `Admin:    the password for /admin is in ${resolve(adminPasswordFile)}`
      : "Admin:    the password for /admin is ADMIN_PASSWORD",
    ...(hasWeb ? [] : ["Web:      not built; run npm start once, or npm run dev for the web on port 5173"]),
    "Stop:     Ctrl-C",
  ];
  return `${lines.join("\n")}\n`;
}
