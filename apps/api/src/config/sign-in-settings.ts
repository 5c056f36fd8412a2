import * as z from "zod/mini";
import { isDemoProject } from "@larder/domain/account/demo-project";
import { optional } from "./env-fields.ts";
import { isLoopback } from "./loopback.ts";
import { OIDC_NAMES, oidcFields, oidcOf, oidcProblems, type OidcSettings } from "./oidc-settings.ts";
import { publicUrlFields, publicUrlOf } from "./public-url-settings.ts";
import type { SignUp } from "../ports/sign-up.ts";

const METHODS = ["google", "accounts", "oidc"] as const;
type Method = (typeof METHODS)[number];

const namesIn = (list: string) => list.split(",").map((name) => name.trim());
const isMethod = (name: string): name is Method => METHODS.some((method) => method === name);

const LOCAL_PROJECT = "demo-larder";

/** Google's sign-in: by a real Firebase project, an external emulator, or the local identity provider of this server. */
export type GoogleSignIn =
  | { kind: "firebase"; projectId: string; apiKey: string; authDomain: string }
  | { kind: "emulator"; projectId: string; apiKey: string; authDomain: string; host: string }
  | { kind: "local"; projectId: string; apiKey: string; authDomain: string };

/** The ways in which users sign in; at least one. */
export interface SignIn {
  google: GoogleSignIn | null;
  /** Accounts of this server, with passwords and passkeys. */
  accounts: boolean;
  oidc: OidcSettings | null;
  /**
   * Whether the sessions, the roles and the list of users are of this server itself; false where Firebase holds the sessions
   * of users who all come by Google.
   */
  hasOwnSessions: boolean;
}

export const signInFields = {
  SIGN_IN: z.optional(
    z.string().check(
      z.refine(
        (list) => {
          const names = namesIn(list);
          return names.every(isMethod) && new Set(names).size === names.length;
        },
        `must list each of ${METHODS.join(", ")} at most once, with commas between them`,
      ),
    ),
  ),
  FIREBASE_PROJECT_ID: optional,
  FIREBASE_API_KEY: optional,
  FIREBASE_AUTH_DOMAIN: z.optional(
    z.string().check(z.regex(/^[a-z0-9.-]+(:\d+)?$/i, "must be a host name, without https:// and path")),
  ),
  FIREBASE_AUTH_EMULATOR_HOST: optional,
  ...oidcFields,
  ...publicUrlFields,
};

type SignInSettings = z.output<z.ZodMiniObject<typeof signInFields>>;

const hasFirebase = (env: SignInSettings) =>
  env.FIREBASE_PROJECT_ID !== undefined || env.FIREBASE_AUTH_EMULATOR_HOST !== undefined;

/** Without SIGN_IN it is what the other settings are for, and Google where there are none: its local stand-in. */
function methodsOf(env: SignInSettings): readonly Method[] {
  return env.SIGN_IN
    ? namesIn(env.SIGN_IN).filter(isMethod)
    : env.OIDC_ISSUER !== undefined && !hasFirebase(env)
      ? ["oidc"]
      : ["google"];
}

export function signInOf(env: SignInSettings, signUp: SignUp): SignIn {
  const methods = methodsOf(env);
  const google = methods.includes("google") ? googleOf(env) : null;
  return {
    google,
    accounts: methods.includes("accounts"),
    oidc: methods.includes("oidc") ? oidcOf(env) : null,
    hasOwnSessions: methods.length > 1 || google === null || signUp.kind === "invitation",
  };
}

function googleOf(env: SignInSettings): GoogleSignIn {
  const { FIREBASE_AUTH_EMULATOR_HOST: host, FIREBASE_PROJECT_ID: project } = env;
  const client = {
    projectId: project ?? LOCAL_PROJECT,
    apiKey: env.FIREBASE_API_KEY ?? "demo-key",
    authDomain: env.FIREBASE_AUTH_DOMAIN ?? "localhost",
  };
  if (host) return { kind: "emulator", host, ...client };
  return { kind: project && !isDemoProject(project) ? "firebase" : "local", ...client };
}

/** The settings of the server that the local identity provider is safe with. */
interface Reach {
  production: boolean;
  host: string;
  proxies: number;
}

/** Returns the problems between the settings of signing in, in sentences for the operator. */
export function signInProblems(env: SignInSettings, signUp: SignUp, reach: Reach): string[] {
  if (env.SIGN_IN === undefined && env.OIDC_ISSUER !== undefined && hasFirebase(env))
    return [
      "SIGN_IN must say how users sign in (google, oidc or both): OIDC_ISSUER and FIREBASE_PROJECT_ID are set.",
    ];
  const methods = methodsOf(env);
  const { google } = signInOf(env, signUp);
  return [
    ...(google ? googleProblems(env, google, reach) : unusedFirebase(env, methods)),
    ...(methods.includes("oidc") ? oidcProblems(env, publicUrlOf(env)) : unusedOidc(env, methods)),
    ...(methods.join() === "accounts" && signUp.kind !== "chosen" && signUp.kind !== "invitation"
      ? ["SIGN_UP has no effect with SIGN_IN=accounts: an administrator chooses in Larder who may join."]
      : []),
  ];
}

function unusedFirebase(env: SignInSettings, methods: readonly Method[]): string[] {
  return (["FIREBASE_PROJECT_ID", "FIREBASE_AUTH_EMULATOR_HOST"] as const)
    .filter((name) => env[name])
    .map((name) => `${name} has no effect with SIGN_IN=${methods.join()}: remove one of them.`);
}

function unusedOidc(env: SignInSettings, methods: readonly Method[]): string[] {
  return OIDC_NAMES.filter((name) => env[name]).map(
    (name) => `${name} has no effect with SIGN_IN=${methods.join()}: add oidc to SIGN_IN, or remove it.`,
  );
}

function googleProblems(env: SignInSettings, google: GoogleSignIn, reach: Reach): string[] {
  const problems: string[] = [];
  if (env.SIGN_IN !== undefined && google.kind === "local" && !env.FIREBASE_PROJECT_ID)
    problems.push("SIGN_IN=google needs FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN.");
  if (google.kind === "firebase") {
    if (!env.FIREBASE_API_KEY)
      problems.push("FIREBASE_API_KEY is missing: copy it from the Firebase project's web app settings.");
    if (!env.FIREBASE_AUTH_DOMAIN)
      problems.push("FIREBASE_AUTH_DOMAIN is missing: usually <project>.firebaseapp.com.");
    return problems;
  }
  if (google.kind === "local" && !env.FIREBASE_PROJECT_ID) {
    for (const name of ["FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN"] as const) {
      if (env[name]) problems.push(`${name} is set without FIREBASE_PROJECT_ID: set both, or neither.`);
    }
  }
  if (reach.production) {
    problems.push(
      "FIREBASE_PROJECT_ID must name a real Firebase project in production, and FIREBASE_AUTH_EMULATOR_HOST must not be set: the local sign-in can be forged by anybody who reaches it.",
    );
  }
  if (!isDemoProject(google.projectId)) {
    problems.push(
      "FIREBASE_PROJECT_ID must begin with demo- while an emulator is used: a real project's data must not be mixed with forged users.",
    );
  }
  if (google.kind === "emulator" && !isLoopback(google.host.replace(/:\d+$/, ""))) {
    problems.push("FIREBASE_AUTH_EMULATOR_HOST must be on this machine (127.0.0.1:port).");
  }
  if (reach.proxies > 0) {
    problems.push(
      "TRUST_PROXY must be 0 without a Firebase project: the local sign-in answers this machine alone, and nothing that comes through a proxy.",
    );
  }
  if (!isLoopback(reach.host)) {
    problems.push(
      "HOST may be other than 127.0.0.1 only with a Firebase project: the local sign-in can be forged by anybody who reaches it.",
    );
  }
  return problems;
}
