import { resolve } from "node:path";
import { renderUnicodeCompact } from "uqr";
import type { Environment } from "../config/env.ts";
import type { GoogleSignIn, SignIn } from "../config/sign-in-settings.ts";

interface BannerFacts {
  version: string;
  port: number;
  env: Environment;
  /** The short label of the store. */
  store: string;
  adminPasswordFile: string | undefined;
  hasWeb: boolean;
  addresses: readonly string[];
  firstLink: string | null;
}

/** Returns the greeting of a started server. The address comes first because scripts wait for it. */
export function banner({ version, port, env, store, hasWeb, ...facts }: BannerFacts): string {
  const { signIn, host } = env;
  const shown = host === "127.0.0.1" || host === "0.0.0.0" || host === "::" ? "localhost" : host;
  const lines = [
    `Larder is open at http://${shown}:${port}`,
    signInLine(signIn),
    `Version:  ${version}`,
    `Recipes:  in ${store}`,
    ...(signIn.hasOwnSessions ? accountLines(facts) : [adminLine(facts.adminPasswordFile)]),
    ...(hasWeb ? [] : ["Web:      not built; run npm start once, or npm run dev for the web on port 5173"]),
    "Stop:     Ctrl-C",
  ];
  return `${lines.join("\n")}\n`;
}

function signInLine({ google, accounts, oidc }: SignIn): string {
  const ways = [
    ...(google ? [googleLine(google)] : []),
    ...(accounts ? ["accounts of this server, with a password or a passkey"] : []),
    ...(oidc ? [`${oidc.label}, by ${oidc.issuer}`] : []),
  ];
  return `Sign-in:  ${ways.join("\n          ")}`;
}

function googleLine({ kind, projectId }: GoogleSignIn): string {
  return kind === "firebase"
    ? `the Firebase project ${projectId}`
    : "local; choose any name and address, no real account is used\n          (for this machine alone: do not put a proxy in front of it)";
}

function adminLine(passwordFile: string | undefined): string {
  return passwordFile
    ? `Admin:    the password for /admin is in ${resolve(passwordFile)}`
    : "Admin:    the password for /admin is ADMIN_PASSWORD";
}

/** Returns how the first user of a server with accounts becomes its administrator. */
export function firstLinkLines(link: string): string {
  return `First:    open ${link}\n          to become the administrator; the link works once`;
}

/** Returns how phones reach a server with accounts, and how its first user does. */
function accountLines({ addresses, firstLink }: Pick<BannerFacts, "addresses" | "firstLink">): string[] {
  const [first] = addresses;
  return [
    ...addresses.map((address) => `Phones:   ${address}`),
    ...(first === undefined
      ? []
      : [
          "          Without TLS, others in this network could read along, and browsers allow no notifications and",
          "          no installing; docs/deployment.md shows a proxy that adds it.",
          renderUnicodeCompact(first),
        ]),
    firstLink ? firstLinkLines(firstLink) : "Admin:    /admin opens to users who are administrators",
  ];
}
