import * as z from "zod/mini";
import { createIsPublic } from "@larder/safe-fetch/public-address";
import { parseAllowHosts } from "@larder/safe-fetch/allow-hosts";
import { count, optional, text } from "./env-fields.ts";
import {
  archiveImportFields,
  archiveImportsOf,
  type ArchiveImportSettings,
} from "./archive-import-settings.ts";
import { limitFields, limitsOf, type LimitSettings } from "./limit-settings.ts";
import { mailFields, mailOf, mailProblems, type MailSettings } from "./mail-settings.ts";
import { type PushSettings, pushFields, pushOf, pushProblems } from "./push-settings.ts";
import { publicUrlOf, publicUrlProblems } from "./public-url-settings.ts";
import { type SignIn, signInFields, signInOf, signInProblems } from "./sign-in-settings.ts";
import { textFields, textsOf, type TextSettings } from "./text-settings.ts";
import { signUpFields, signUpOf, signUpProblems } from "./sign-up-settings.ts";
import type { SignUp } from "../ports/sign-up.ts";
import { modelFields, modelOf, modelProblems, type ModelSettings } from "./model-settings.ts";

/** The environment cannot be used; the message lists every setting that is wrong, never its value. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      ["Larder cannot start with these settings:", ...problems.map((problem) => `  - ${problem}`)].join("\n"),
    );
    this.problems = problems;
  }
}

const MIN_ADMIN_PASSWORD = 16;
const WEAK_PASSWORDS = /^(change-?me|password|admin|larder|secret|1234|qwerty)/i;

const flag = (fallback: "on" | "off") =>
  z.pipe(
    z._default(z.enum(["true", "false", "on", "off", "1", "0", ""]), fallback),
    z.transform((value) => ["true", "on", "1"].includes(value)),
  );
const list = z.pipe(
  z._default(z.string(), ""),
  z.transform((value) =>
    value
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== ""),
  ),
);
const settings = z.object({
  // One that is misspelt must not start without the guards of production.
  NODE_ENV: z._default(z.enum(["production", "development", "test"]), "development"),
  PORT: z.pipe(count(5000), z.number().check(z.maximum(65_535, "must be a port, 0 to 65535"))),
  HOST: text("127.0.0.1"),
  DATA_DIR: text("data"),
  MONGODB_URI: z.optional(
    z
      .string()
      .check(z.regex(/^mongodb(\+srv)?:\/\/[^\s/]+/, "must be a mongodb:// or mongodb+srv:// address")),
  ),
  ADMIN_PASSWORD: optional,
  CORS_ORIGINS: list,
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^\S{16,}$/, "must be at least 16 characters without a space")),
  ),
  PUBLIC_BROWSING: flag("off"),
  STARTER_RECIPES: flag("on"),
  TRUST_PROXY: count(0),
  LOG_LEVEL: z._default(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]), "info"),
  IMPORT_ALLOW_HOSTS: text(""),
  IMPORT_BLOCKED_RANGES: list,
  // It is sent in a header.
  IMPORT_CONTACT: z.optional(z.string().check(z.regex(/^[\x20-\x7e]{1,200}$/, "must be plain ASCII"))),
  GOOGLE_APPLICATION_CREDENTIALS: optional,
  ...signInFields,
  ...limitFields,
  ...archiveImportFields,
  ...signUpFields,
  ...modelFields,
  ...textFields,
  ...pushFields,
  ...mailFields,
});

type Settings = z.infer<typeof settings>;

/** The names of all settings, those of docker compose and of the web build too. */
export const SETTING_NAMES: readonly string[] = [
  ...Object.keys(settings.shape),
  "MONGO_PASSWORD",
  "VITE_API_BASE",
];

export interface Environment extends LimitSettings {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  mongodbUri: string | undefined;
  adminPassword: string | undefined;
  corsOrigins: readonly string[];
  /** The secret of programs of other machines that read the metrics. */
  metricsToken: string | undefined;
  publicBrowsing: boolean;
  starterRecipes: boolean;
  proxies: number;
  logLevel: string;
  imports: { allowHosts: readonly string[]; blockedRanges: readonly string[]; contact: string | undefined };
  /** The limits of imports of whole collections. */
  archiveImports: ArchiveImportSettings;
  signIn: SignIn;
  /** Those who may sign in by a provider. */
  signUp: SignUp;
  /** The origin by which users reach the server; null where no setting says it. */
  publicUrl: string | null;
  /** The file with the credentials by which a Firebase project is asked. */
  credentialsFile: string | undefined;
  /** The model settings; null without a model. */
  model: ModelSettings | null;
  texts: TextSettings;
  /** The push settings; null without push. */
  push: PushSettings | null;
  /** The mail settings; null without mails. */
  mail: MailSettings | null;
}

/**
 * Reads the settings. An empty setting counts as not set.
 *
 * @throws EnvironmentError when a setting is malformed, or when production would run unsafe
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = settings.safeParse(given);
  if (!result.success)
    throw new EnvironmentError(
      result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`),
    );
  const parsed = result.data;
  const production = parsed.NODE_ENV === "production";
  const signUp = signUpOf(parsed);
  const signIn = signInOf(parsed, signUp);
  const allowHosts = parseAllowHosts(parsed.IMPORT_ALLOW_HOSTS);
  const problems = [
    ...(allowHosts.ok ? [] : [`IMPORT_ALLOW_HOSTS: ${allowHosts.problem}.`]),
    ...rangeProblems(parsed.IMPORT_BLOCKED_RANGES),
    ...corsProblems(parsed.CORS_ORIGINS),
    ...modelProblems(parsed),
    ...pushProblems(parsed),
    ...signUpProblems(parsed),
    ...publicUrlProblems(parsed),
    ...mailProblems(parsed, publicUrlOf(parsed), signIn.accounts),
    ...signInProblems(parsed, signUp, { production, host: parsed.HOST, proxies: parsed.TRUST_PROXY }),
    ...(production && !signIn.hasOwnSessions ? productionProblems(parsed) : []),
  ];
  if (problems.length > 0) throw new EnvironmentError(problems);
  return {
    production,
    port: parsed.PORT,
    host: parsed.HOST,
    dataDir: parsed.DATA_DIR,
    mongodbUri: parsed.MONGODB_URI,
    adminPassword: parsed.ADMIN_PASSWORD,
    corsOrigins: parsed.CORS_ORIGINS,
    metricsToken: parsed.METRICS_TOKEN,
    publicBrowsing: parsed.PUBLIC_BROWSING,
    starterRecipes: parsed.STARTER_RECIPES,
    proxies: parsed.TRUST_PROXY,
    logLevel: parsed.LOG_LEVEL,
    imports: {
      allowHosts: allowHosts.ok ? allowHosts.hosts : [],
      blockedRanges: parsed.IMPORT_BLOCKED_RANGES,
      contact: parsed.IMPORT_CONTACT,
    },
    archiveImports: archiveImportsOf(parsed),
    signIn,
    credentialsFile: signIn.google?.kind === "firebase" ? parsed.GOOGLE_APPLICATION_CREDENTIALS : undefined,
    model: modelOf(parsed),
    texts: textsOf(parsed),
    push: pushOf(parsed),
    mail: mailOf(parsed),
    signUp,
    publicUrl: publicUrlOf(parsed),
    ...limitsOf(parsed),
  };
}

function rangeProblems(ranges: readonly string[]): string[] {
  try {
    createIsPublic(ranges);
    return [];
  } catch {
    return ["IMPORT_BLOCKED_RANGES must be addresses or blocks in CIDR form, such as 198.51.100.0/24."];
  }
}

function productionProblems(env: Settings): string[] {
  const problems: string[] = [];
  const password = env.ADMIN_PASSWORD ?? "";
  const isWeak = WEAK_PASSWORDS.test(password) || new Set(password).size < MIN_ADMIN_PASSWORD / 2;
  if (password.length < MIN_ADMIN_PASSWORD || isWeak) {
    problems.push(
      `ADMIN_PASSWORD must be set to at least ${MIN_ADMIN_PASSWORD} characters that nobody guesses.`,
    );
  }
  return problems;
}

/** An origin is compared letter by letter: one that a browser never sends would be allowed in vain. */
function corsProblems(origins: readonly string[]): string[] {
  const isExact = (origin: string) => URL.parse(origin)?.origin === origin && !origin.includes("*");
  return origins.every(isExact)
    ? []
    : [
        "CORS_ORIGINS must list exact origins as browsers send them (https://larder.example, without a path); * would let every site call with the user's session.",
      ];
}
