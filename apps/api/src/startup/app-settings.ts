import { parseArgs } from "node:util";
import type { Environment } from "../config/env.ts";
import { LOCAL_PROVIDER, OWN_PROVIDER } from "@larder/domain/account/sign-in-provider";

/** Returns the facts about the server that the web client needs before sign-in. */
export function clientFacts({ signIn, publicBrowsing, model }: Environment) {
  const generation = model ? ("ai" as const) : ("composer" as const);
  if (signIn.kind === "accounts")
    return {
      signIn: "accounts" as const,
      firebase: null,
      authEmulatorUrl: null,
      publicBrowsing,
      generation,
    };
  const { apiKey, authDomain, projectId } = signIn;
  const authEmulatorUrl =
    signIn.kind === "local" ? "same-origin" : signIn.kind === "emulator" ? `http://${signIn.host}` : null;
  const firebase = { apiKey, authDomain, projectId };
  return { signIn: "google" as const, firebase, authEmulatorUrl, publicBrowsing, generation };
}

/** Returns the sign-in provider of the accounts: `local`, or the id of the Firebase project. */
export function providerName(signIn: Environment["signIn"]): string {
  if (signIn.kind === "accounts") return OWN_PROVIDER;
  return signIn.kind === "local" ? LOCAL_PROVIDER : signIn.projectId;
}

/** Returns the settings of the security headers. */
export function securityOf({ production, signIn }: Environment) {
  return {
    // Accounts are for a server at home, too, which is reached without TLS or by a proxy that adds what is its own.
    https: production && signIn.kind !== "accounts",
    ...(signIn.kind === "firebase" && { firebaseAuthDomain: signIn.authDomain }),
    ...(signIn.kind === "emulator" && { emulatorOrigin: `http://${signIn.host}` }),
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
