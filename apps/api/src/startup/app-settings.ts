import { TEXT_FILE_LIMITS } from "@larder/domain/text-recognition/text-file-limits";
import { parseArgs } from "node:util";
import { PIECE_BYTES } from "@larder/domain/archive-import/archive-import";
import { shownImportLimits } from "../config/archive-import-settings.ts";
import type { Environment } from "../config/env.ts";
import type { GoogleSignIn, SignIn } from "../config/sign-in-settings.ts";
import { LOCAL_PROVIDER, OWN_PROVIDER } from "@larder/domain/account/sign-in-provider";

/**
 * Returns the facts about the server that the web client needs before sign-in.
 *
 * @param textLanguages the languages in which texts are recognised
 */
export function clientFacts(
  { signIn, publicBrowsing, model, mail, archiveImports, texts }: Environment,
  textLanguages: readonly string[],
) {
  const { google, accounts, oidc, hasOwnSessions } = signIn;
  return {
    signIn: hasOwnSessions ? ("accounts" as const) : ("google" as const),
    methods: { google: google !== null, accounts, oidc: oidc && { label: oidc.label }, mail: mail !== null },
    firebase: google && { apiKey: google.apiKey, authDomain: google.authDomain, projectId: google.projectId },
    authEmulatorUrl: google && emulatorUrl(google),
    publicBrowsing,
    texts: {
      languages: [...textLanguages],
      bytes: TEXT_FILE_LIMITS.bytes,
      pdfPages: texts.pdfPages,
      byModel: model?.visionModel !== undefined,
    },
    generation: model ? ("ai" as const) : ("composer" as const),
    imports: shownImportLimits(archiveImports, PIECE_BYTES),
  };
}

function emulatorUrl(google: GoogleSignIn): string | null {
  if (google.kind === "local") return "same-origin";
  return google.kind === "emulator" ? `http://${google.host}` : null;
}

/** Returns the providers by which users can sign in: `local`, the id of the Firebase project, or this server itself. */
export function providerNames({ google, hasOwnSessions }: SignIn): string[] {
  return [...(google ? [googleProvider(google)] : []), ...(hasOwnSessions ? [OWN_PROVIDER] : [])];
}

/** Returns the name of the provider of Google's users: `local`, or the id of the Firebase project. */
export function googleProvider({ kind, projectId }: GoogleSignIn): string {
  return kind === "local" ? LOCAL_PROVIDER : projectId;
}

/** Returns the settings of the security headers. */
export function securityOf({ production, signIn: { google, hasOwnSessions } }: Environment) {
  return {
    // Accounts are for a server at home, too, which is reached without TLS or by a proxy that adds what is its own.
    https: production && !hasOwnSessions,
    ...(google?.kind === "firebase" && { firebaseAuthDomain: google.authDomain }),
    ...(google?.kind === "emulator" && { emulatorOrigin: `http://${google.host}` }),
  };
}

/** Returns the origins of the app's own pages, by every loopback name of this machine. */
export function ownOrigins(ports: readonly number[]): string[] {
  return ports.flatMap((port) => ["localhost", "127.0.0.1", "[::1]"].map((host) => `http://${host}:${port}`));
}

/** Returns the port of the development server, which `npm run dev` passes as `--web-port`; empty otherwise. */
export function developmentPorts(): number[] {
  const { values } = parseArgs({ options: { "web-port": { type: "string" } } });
  return values["web-port"] === undefined ? [] : [Number(values["web-port"])];
}
