import { describe, expect, it } from "vitest";
import { EnvironmentError, readEnvironment } from "./env.ts";

const PRODUCTION = {
  NODE_ENV: "production",
  ADMIN_PASSWORD: "correct horse battery",
  FIREBASE_PROJECT_ID: "our-larder",
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: "our-larder.firebaseapp.com",
};

function problemsOf(env: Record<string, string>): string {
  try {
    readEnvironment(env);
    return "";
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems.join("\n");
    throw error;
  }
}

describe("readEnvironment", () => {
  it("needs no settings on a developer's machine", () => {
    expect(readEnvironment({})).toMatchObject({
      production: false,
      port: 5000,
      host: "127.0.0.1",
      dataDir: "data",
      publicBrowsing: false,
      starterRecipes: true,
      signIn: { google: { kind: "local", projectId: "demo-larder" }, hasOwnSessions: false },
      rates: {
        readsPerMinute: 300,
        writesPerMinute: 60,
        importsPerHour: 10,
        picturesPerHour: 30,
        textsPerHour: 60,
        messagesPerHour: 5,
        communityPerHour: 60,
        exportsPerHour: 10,
      },
      adminAttempts: { each: 5, windowMinutes: 15, allPerHour: 30 },
      quota: { recipes: 20_000, bytes: 200_000_000 },
      generation: { creditsPerHour: 10, creditsPerDay: 30, creditsPerDayForAll: 500 },
    });
  });

  it("treats an empty setting as not set", () => {
    expect(readEnvironment({ PORT: "", MONGODB_URI: "" })).toMatchObject({
      port: 5000,
      mongodbUri: undefined,
    });
  });

  it("splits lists and reads switches", () => {
    const env = readEnvironment({
      CORS_ORIGINS: "https://a.example, https://b.example",
      PUBLIC_BROWSING: "true",
      STARTER_RECIPES: "off",
      IMPORT_ALLOW_HOSTS: "127.0.0.1:8080",
    });
    expect(env).toMatchObject({
      corsOrigins: ["https://a.example", "https://b.example"],
      publicBrowsing: true,
      starterRecipes: false,
      imports: { allowHosts: ["127.0.0.1:8080"], blockedRanges: [] },
    });
  });

  it("reads every limit from its own setting, and 0 for those that may be switched off", () => {
    const env = readEnvironment({
      RATE_READS_PER_MINUTE: "0",
      RATE_WRITES_PER_MINUTE: "1",
      RATE_IMPORTS_PER_HOUR: "2",
      RATE_PICTURES_PER_HOUR: "3",
      RATE_TEXTS_PER_HOUR: "12",
      RATE_MESSAGES_PER_HOUR: "0",
      RATE_ADMIN_FAILURES: "4",
      RATE_COMMUNITY_PER_HOUR: "5",
      RATE_EXPORTS_PER_HOUR: "6",
      RATE_ADMIN_WINDOW_MINUTES: "60",
      RATE_ADMIN_FAILURES_PER_HOUR_FOR_ALL: "7",
      AI_CREDITS_PER_HOUR: "8",
      AI_CREDITS_PER_DAY: "9",
      AI_CREDITS_PER_DAY_FOR_ALL: "0",
    });
    expect(env).toMatchObject({
      rates: {
        readsPerMinute: 0,
        writesPerMinute: 1,
        importsPerHour: 2,
        picturesPerHour: 3,
        textsPerHour: 12,
        messagesPerHour: 0,
        communityPerHour: 5,
        exportsPerHour: 6,
      },
      adminAttempts: { each: 4, windowMinutes: 60, allPerHour: 7 },
      generation: { creditsPerHour: 8, creditsPerDay: 9, creditsPerDayForAll: 0 },
    });
  });

  it("starts in production with a Firebase project and a good password, on any interface", () => {
    expect(readEnvironment({ ...PRODUCTION, HOST: "0.0.0.0" })).toMatchObject({
      production: true,
      signIn: { google: { kind: "firebase" }, hasOwnSessions: false },
    });
  });

  it.each<[string, Record<string, string>, string]>([
    ["a port that is none", { PORT: "http" }, "PORT"],
    ["a port beyond the last", { PORT: "70000" }, "PORT"],
    ["a language that no recogniser knows", { TEXT_LANGUAGES: "en,xx" }, "TEXT_LANGUAGES"],
    ["a PDF without pages", { TEXT_PDF_PAGES: "0" }, "TEXT_PDF_PAGES"],
    ["an unknown log level", { LOG_LEVEL: "loud" }, "LOG_LEVEL"],
    ["a blocked range that is none", { IMPORT_BLOCKED_RANGES: "10.0.0.0/99" }, "IMPORT_BLOCKED_RANGES"],
    ["a contact that breaks a header", { IMPORT_CONTACT: "a\nb" }, "IMPORT_CONTACT"],
    ["a short token for the metrics", { METRICS_TOKEN: "guess me" }, "METRICS_TOKEN"],
    ["a list of nobody", { SIGN_UP: "," }, "SIGN_UP"],
    ["a list with a name among addresses", { SIGN_UP: "ana@example.com,ben" }, "SIGN_UP"],
    ["a store that is no MongoDB", { MONGODB_URI: "postgres://db" }, "MONGODB_URI"],
    ["a sign-in domain with a scheme", { FIREBASE_AUTH_DOMAIN: "https://x.example" }, "FIREBASE_AUTH_DOMAIN"],
    ["an own host without a port", { IMPORT_ALLOW_HOSTS: "nas.home" }, "IMPORT_ALLOW_HOSTS"],
    ["a negative limit", { RATE_READS_PER_MINUTE: "-1" }, "RATE_READS_PER_MINUTE"],
    [
      "a limit on guessing the admin password that is switched off",
      { RATE_ADMIN_FAILURES: "0" },
      "RATE_ADMIN_FAILURES must be 1 to 100: the limit on guessing the administrator's password cannot be switched off.",
    ],
    ["one that is as good as off", { RATE_ADMIN_FAILURES: "5000" }, "RATE_ADMIN_FAILURES must be 1 to 100"],
    [
      "one for all that is switched off",
      { RATE_ADMIN_FAILURES_PER_HOUR_FOR_ALL: "0" },
      "RATE_ADMIN_FAILURES_PER_HOUR_FOR_ALL must be 1 to 1000",
    ],
    [
      "a lock-out that ends at once",
      { RATE_ADMIN_WINDOW_MINUTES: "0" },
      "RATE_ADMIN_WINDOW_MINUTES must be 1 to 1440",
    ],
    ["the local sign-in on the network", { HOST: "0.0.0.0" }, "HOST"],
    [
      "an emulator on another machine",
      { FIREBASE_AUTH_EMULATOR_HOST: "10.0.0.5:9099" },
      "FIREBASE_AUTH_EMULATOR_HOST",
    ],
    [
      "an emulator for a real project",
      { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099", FIREBASE_PROJECT_ID: "our-larder" },
      "demo-",
    ],
    [
      "a Firebase project without its key",
      { FIREBASE_PROJECT_ID: "our-larder", FIREBASE_AUTH_DOMAIN: "x" },
      "FIREBASE_API_KEY",
    ],
    [
      "production without a project",
      { NODE_ENV: "production", ADMIN_PASSWORD: PRODUCTION.ADMIN_PASSWORD },
      "FIREBASE_PROJECT_ID",
    ],
    [
      "production with a demo project",
      { ...PRODUCTION, FIREBASE_PROJECT_ID: "demo-larder" },
      "FIREBASE_PROJECT_ID",
    ],
    [
      "production with an emulator",
      { ...PRODUCTION, FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" },
      "FIREBASE_AUTH_EMULATOR_HOST",
    ],
    ["production without an admin password", { ...PRODUCTION, ADMIN_PASSWORD: "" }, "ADMIN_PASSWORD"],
    ["production with a short one", { ...PRODUCTION, ADMIN_PASSWORD: "short" }, "ADMIN_PASSWORD"],
    [
      "production with one that all try first",
      { ...PRODUCTION, ADMIN_PASSWORD: "change-me-please-1234" },
      "ADMIN_PASSWORD",
    ],
    [
      "production with one of hardly any letters",
      { ...PRODUCTION, ADMIN_PASSWORD: "abababababababab" },
      "ADMIN_PASSWORD",
    ],
    ["production misspelt", { ...PRODUCTION, NODE_ENV: "Production" }, "NODE_ENV"],
    ["an unknown kind of run", { NODE_ENV: "prod" }, "NODE_ENV"],
    ["a proxy in front of the local sign-in", { TRUST_PROXY: "1" }, "TRUST_PROXY must be 0"],
    ["an origin with a path", { CORS_ORIGINS: "https://a.example/" }, "CORS_ORIGINS"],
    ["an origin without a scheme", { CORS_ORIGINS: "https://a.example,b.example" }, "CORS_ORIGINS"],
    ["an origin with a wildcard", { CORS_ORIGINS: "https://*.a.example" }, "CORS_ORIGINS"],
    ["every origin", { CORS_ORIGINS: "*" }, "CORS_ORIGINS"],
    ["production open to every origin", { ...PRODUCTION, CORS_ORIGINS: "*" }, "CORS_ORIGINS"],
  ])("S39: refuses %s, and names the setting", (_, env, setting) => {
    const problems = problemsOf(env);
    expect(problems).toContain(setting);
    expect(problems).not.toContain("short");
    expect(problems).not.toContain("correct horse");
  });

  it("names all errors at once", () => {
    const problems = problemsOf({ ...PRODUCTION, ADMIN_PASSWORD: "x", CORS_ORIGINS: "*" });
    expect(problems.split("\n")).toHaveLength(2);
  });
});

const OIDC = {
  SIGN_IN: "oidc",
  OIDC_ISSUER: "https://id.example/realms/home",
  OIDC_CLIENT_ID: "larder",
  OIDC_CLIENT_SECRET: "a secret",
  PUBLIC_URL: "https://larder.example",
};

describe("the ways to sign in", () => {
  it("are accounts of this server, which need nothing else, also in production and in the whole network", () => {
    const env = readEnvironment({
      SIGN_IN: "accounts",
      NODE_ENV: "production",
      HOST: "0.0.0.0",
      TRUST_PROXY: "1",
    });
    expect(env.signIn).toEqual({ google: null, accounts: true, oidc: null, hasOwnSessions: true });
  });

  it("are an OpenID provider, also without SIGN_IN where nothing else could serve", () => {
    const { SIGN_IN: _list, ...settings } = OIDC;
    const { signIn, publicUrl } = readEnvironment({ ...settings, OIDC_ADMIN_CLAIM: "groups=larder=admins" });
    expect(signIn).toEqual({
      google: null,
      accounts: false,
      oidc: {
        issuer: "https://id.example/realms/home",
        clientId: "larder",
        clientSecret: "a secret",
        label: "OpenID",
        adminClaim: { name: "groups", value: "larder=admins" },
      },
      hasOwnSessions: true,
    });
    expect(publicUrl).toBe("https://larder.example");
  });

  it("are several at once, whose sessions this server holds", () => {
    const { signIn } = readEnvironment({
      ...OIDC,
      SIGN_IN: "google, accounts,oidc",
      FIREBASE_PROJECT_ID: "demo-home",
    });
    expect(signIn).toMatchObject({
      google: { kind: "local" },
      accounts: true,
      oidc: { clientId: "larder" },
      hasOwnSessions: true,
    });
  });

  it("are Google by invitation, whose users this server lists", () => {
    expect(readEnvironment({ SIGN_UP: "invitation" }).signIn).toMatchObject({
      google: { kind: "local" },
      accounts: false,
      hasOwnSessions: true,
    });
  });

  it.each<[Record<string, string>, string]>([
    [{ FIREBASE_PROJECT_ID: "larder-home" }, "FIREBASE_PROJECT_ID has no effect with SIGN_IN=accounts"],
    [{ SIGN_UP: "ana@example.com" }, "SIGN_UP has no effect with SIGN_IN=accounts"],
    [{ OIDC_ISSUER: "https://id.example" }, "OIDC_ISSUER has no effect with SIGN_IN=accounts"],
    [{ SIGN_IN: "saml" }, "SIGN_IN must list each of google, accounts, oidc at most once"],
    [{ SIGN_IN: "accounts,accounts" }, "SIGN_IN must list each of google, accounts, oidc at most once"],
    [{ SIGN_IN: "google" }, "SIGN_IN=google needs FIREBASE_PROJECT_ID"],
    [{ SIGN_IN: "oidc" }, "OIDC_ISSUER is missing"],
    [{ ...OIDC, OIDC_CLIENT_SECRET: "" }, "OIDC_CLIENT_SECRET is missing"],
    [{ ...OIDC, OIDC_ISSUER: "http://id.example" }, "OIDC_ISSUER must be the https address"],
    [{ ...OIDC, PUBLIC_URL: "" }, "PUBLIC_URL is missing"],
    [{ ...OIDC, PUBLIC_URL: "http://larder.example" }, "PUBLIC_URL must be the https address"],
    [{ PUBLIC_URL: "https://larder.example/app" }, "PUBLIC_URL must be the https address"],
    [{ ...OIDC, OIDC_ADMIN_CLAIM: "=admins" }, "OIDC_ADMIN_CLAIM must be the name of a claim"],
    [
      { ...OIDC, SIGN_IN: "accounts,google,oidc", FIREBASE_PROJECT_ID: "demo-home", HOST: "0.0.0.0" },
      "HOST may be other than 127.0.0.1 only with a Firebase project",
    ],
  ])("are refused with %j", (settings, problem) => {
    expect(() => readEnvironment({ SIGN_IN: "accounts", ...settings })).toThrow(problem);
  });

  it.each<[Record<string, string>, string]>([
    [{ SMTP_URL: "smtp://mail.example" }, "MAIL_FROM is missing"],
    [{ SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@b.example" }, "PUBLIC_URL is missing"],
    [{ SMTP_URL: "https://mail.example", MAIL_FROM: "a@b.example" }, "SMTP_URL must be smtp://host:587"],
    [{ MAIL_FROM: "a@b.example" }, "MAIL_FROM has no effect without SMTP_URL"],
    [{ SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@b.example\nBcc: c@d.example" }, "MAIL_FROM must be"],
    [
      { ...OIDC, SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@b.example" },
      "SMTP_URL has no effect without",
    ],
  ])("send mails, which are refused with %j", (settings, problem) => {
    expect(() => readEnvironment({ SIGN_IN: "accounts", ...settings })).toThrow(problem);
  });

  it("send mails by a server, whose password is in no message", () => {
    const settings = {
      SIGN_IN: "accounts",
      PUBLIC_URL: "https://larder.example",
      SMTP_URL: "smtps://larder:p%40ss@mail.example",
      MAIL_FROM: "Larder <larder@example.com>",
    };
    expect(readEnvironment(settings).mail).toEqual({
      host: "mail.example",
      port: 465,
      isTls: true,
      isLocal: false,
      user: "larder",
      password: "p@ss",
      from: "Larder <larder@example.com>",
    });
    expect(problemsOf({ ...settings, SMTP_URL: "smtp:larder:secret@" })).not.toContain("secret");
  });

  it("must be said where more than one could serve", () => {
    const { SIGN_IN: _list, ...settings } = OIDC;
    expect(() => readEnvironment({ ...settings, FIREBASE_PROJECT_ID: "larder-home" })).toThrow(
      "SIGN_IN must say how users sign in",
    );
  });
});
