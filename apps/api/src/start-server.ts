import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import type { RequestListener, Server } from "node:http";
import { resolve } from "node:path";
import { createReader } from "@larder/reader";
import { adminPasswordIn } from "./config/admin-password.ts";
import { createFirebaseAuth } from "./adapters/firebase-auth/firebase-auth.ts";
import { createSharpPictures } from "./adapters/pictures/sharp-pictures.ts";
import { createReadableText } from "./adapters/readable-text/readable-text.ts";
import { createTesseractRecognition } from "./adapters/text-recognition/tesseract-recognition.ts";
import { createWebPages } from "./adapters/web-pages/web-pages.ts";
import { networkInterfaces } from "node:os";
import { OWN_PROVIDER } from "@larder/domain/account/sign-in-provider";
import { createApp } from "./app.ts";
import { createOwnAccountsService } from "./features/own-accounts/own-accounts.service.ts";
import { createOwnSessions, type OwnSessions } from "./http/session/own-sessions.ts";
import type { Auth } from "./ports/auth.ts";
import type { Ports } from "./ports/ports.ts";
import { networkAddresses } from "./startup/network-addresses.ts";
import type { Environment } from "./config/env.ts";
import type { SignIn } from "./config/sign-in-settings.ts";
import { startRinger } from "./features/push/ringer.ts";
import {
  clientFacts,
  developmentPorts,
  ownOrigins,
  googleProvider,
  providerNames,
  securityOf,
} from "./startup/app-settings.ts";
import { beginCollection } from "./startup/begin-collection.ts";
import { loadPageRenderer } from "./http/pages/load-page-renderer.ts";
import { reportForeignAccounts } from "./startup/foreign-accounts.ts";
import { makeFirstLink } from "./startup/first-link.ts";
import { createJobTurns } from "./startup/job-turns.ts";
import { startJobs } from "./startup/start-jobs.ts";
import { holdDataDir } from "./startup/hold-data-dir.ts";
import type { StopOptions } from "./http/server/graceful-stop.ts";
import { createHttpServer, listen } from "./http/server/http-server.ts";
import { createRunningCalls } from "./http/routing/running-calls.ts";
import { createMetrics } from "./http/metrics/metrics.ts";
import { createLogger } from "./http/log/log.ts";
import { StoreDamage } from "./http/log/store-damage.ts";
import { pseudonymKey } from "./http/log/pseudonym.ts";
import { readableLines } from "./http/log/readable-lines.ts";
import {
  openLocalIdentity,
  openMail,
  openModel,
  openTranscriber,
  openOidc,
} from "./startup/open-optional.ts";
import { openPush } from "./startup/open-push.ts";
import { configuredStorage } from "./storage/storage-for.ts";
import { ownVersion } from "./config/version.ts";
import { storedNumbers } from "./startup/stored-numbers.ts";
import { refuseUnfinishedRestore } from "./startup/unfinished-restore.ts";

/** Beyond the time that a model has, a question still has its recipe to store. */
const LOST_AFTER_MS = 60_000;
/** The longest wait in milliseconds for calls that are cancelled because the server stops. */
const STOP_MS = 5_000;
const WEB_ROOT = resolve(import.meta.dirname, "../../web/dist");
const RENDERER = resolve(import.meta.dirname, "../../web/renderer/dist/render-page.js");

export interface StartedServer {
  version: string;
  port: number;
  /** The addresses by which other devices of the network reach it; none where it listens to this machine alone. */
  addresses: readonly string[];
  /** The address at which the first user of a server with accounts becomes its administrator; null afterwards. */
  firstLink: string | null;
  /** That address where the store did not answer at the start, once it does; null otherwise. */
  laterFirstLink: Promise<string | null>;
  /** The short label of the store. */
  store: string;
  /** The file with the password that was made for this folder; undefined where a setting names one. */
  adminPasswordFile: string | undefined;
  hasWeb: boolean;
}

/**
 * Opens everything that the settings name, and listens.
 *
 * @param stopOn decides when it is stopped, from the moment in which there is something to stop
 */
export async function startServer(
  env: Environment,
  stopOn: (server: Server, options: StopOptions) => { stopping: AbortSignal },
): Promise<StartedServer> {
  const version = ownVersion();
  const hasWeb = existsSync(WEB_ROOT);
  const isForReading = !env.production && (process.stdout.isTTY || developmentPorts().length > 0);
  const log = createLogger(env.logLevel, isForReading ? readableLines(process.stdout) : undefined);
  const server = createHttpServer();
  const storage = configuredStorage(env);
  const giveBackDataDir = await holdDataDir(env, storage);
  refuseUnfinishedRestore(env.dataDir);
  const damage = new StoreDamage(log);
  const store = await storage.openStore({ onDamage: damage.report, reserve: true });
  const media = await storage.openMedia();
  const uploads = await storage.openUploads();
  const pages = createWebPages({
    ...env.imports,
    log: (event) => log.info(event, "page fetch"),
  });
  const readableText = createReadableText();
  const { google } = env.signIn;
  const local =
    google?.kind === "local" ? await openLocalIdentity({ ...google, dataDir: env.dataDir }, log) : null;
  // // The address must be known before the application is created; until then requests wait instead of failing.
  const ready = Promise.withResolvers<RequestListener>();
  const waitForApp: RequestListener = (request, response) => {
    void ready.promise.then((app) => app(request, response));
  };
  server.on("request", waitForApp);
  const { port, address } = await listen(server, env);
  const clock = () => new Date();
  const { auth, ownSessions, googleAuth } = openAuth(env.signIn, local && address, {
    store,
    clock,
    newId: randomUUID,
  });
  // In a container they are those of its own network.
  const addresses = env.production ? [] : networkAddresses(env.host, port, networkInterfaces());
  const admin = env.adminPassword ? { password: env.adminPassword } : await adminPasswordIn(env.dataDir);
  const reader = createReader();
  const textRecognition = createTesseractRecognition({
    ...env.texts,
    failed: (detail) => log.info({ detail }, "a page could not be recognised"),
  });
  const turns = createJobTurns({ counters: store.counters, clock });
  const stopJobs = startJobs({ store, media, uploads, clock }, turns, log, env.archiveImports);
  const push =
    env.push &&
    (await openPush(env.push, env.imports.blockedRanges, (event) =>
      // What only the operator can mend, such as keys that a service does not take, must be seen at the usual level.
      log[event.outcome === "refused" ? "warn" : "info"](event, "push"),
    ));
  const ringer =
    push &&
    startRinger(
      { store, push, clock, newId: randomUUID },
      { failed: (error) => log.warn({ err: error }, "timers could not be rung") },
    );
  let stopImports = async () => {};
  const running = createRunningCalls();
  const { stopping } = stopOn(server, {
    drainMs: env.production ? 5_000 : 0,
    log,
    close: [
      () => running.stop(STOP_MS),
      () => stopImports(),
      ...stopJobs,
      async () => push?.close(),
      async () => ringer?.stop(),
      () => pages.close(),
      () => readableText.close(),
      () => textRecognition.close(),
      () => reader.close(),
      () => auth.close(),
      async () => local?.flush(),
      () => media.close(),
      () => uploads.close(),
      () => store.close(),
      async () => giveBackDataDir(),
    ],
  });

  const ports: Ports = {
    store,
    auth,
    pages,
    readableText,
    textRecognition,
    model: env.model && (await openModel(env.model, log)),
    transcriber: env.model && (await openTranscriber(env.model, log)),
    pictures: createSharpPictures(),
    media,
    uploads,
    push,
    clock,
    newId: randomUUID,
  };
  const oidc =
    env.signIn.oidc && env.publicUrl !== null ? await openOidc(env.signIn.oidc, env.publicUrl, clock) : null;
  const renderer = await loadPageRenderer(RENDERER, WEB_ROOT);
  const app = createApp(ports, {
    reader,
    facts: {
      client: clientFacts(env, textRecognition.languages),
      version,
      mode: `${modeOf(env.signIn)} sign-in, ${storage.kind}`,
      isStopping: () => stopping.aborted,
      isDamaged: () => damage.isFound,
    },
    running,
    imports: { settings: env.archiveImports, turns },
    onStop: (stop) => (stopImports = stop),
    metrics: createMetrics(
      { ping: () => store.ping(), runningCalls: running.count, numbers: storedNumbers(store, clock) },
      true,
    ),
    ...(env.metricsToken !== undefined && { metricsToken: env.metricsToken }),
    signInProvider: google ? googleProvider(google) : OWN_PROVIDER,
    signUp: env.signUp,
    hasPasswords: env.signIn.accounts,
    ...(googleAuth && { google: googleAuth }),
    ...(oidc && { oidc }),
    ...(env.mail && { mail: await openMail(env.mail) }),
    ...(env.publicUrl !== null && { publicUrl: env.publicUrl }),
    adminPassword: admin.password,
    rates: env.rates,
    adminAttempts: env.adminAttempts,
    quota: env.quota,
    generation: {
      ...env.generation,
      lostAfterMs: (env.model?.timeoutMs ?? 0) + LOST_AFTER_MS,
    },
    pdfPages: env.texts.pdfPages,
    security: securityOf(env),
    corsOrigins: env.corsOrigins,
    ownOrigins: ownOrigins([port, ...(env.production ? [] : developmentPorts())]),
    proxies: env.proxies,
    log,
    logKey: await pseudonymKey(admin.password),
    ...(ringer && { expectTimer: ringer.expect }),
    ...(ownSessions && { ownSessions }),
    ...(google && google.kind !== "firebase" && { local: local ? { identity: local.router } : {} }),
    ...(hasWeb && { webRoot: WEB_ROOT }),
    ...(renderer && { renderer }),
  });
  server.off("request", waitForApp);
  server.on("request", app);
  ready.resolve(app);
  void reportForeignAccounts(store, providerNames(env.signIn), log);
  void damage.checkFile(() => store.findFileDamage());
  if (env.starterRecipes) await beginCollection(store, log);
  const accounts = ownSessions && createOwnAccountsService(ports, ownSessions, env.signUp);
  const first = accounts && (await makeFirstLink(() => accounts.firstLink(), { turns, log, stopping }));
  const linkOf = (secret: string | null) =>
    secret && `${env.publicUrl ?? `http://localhost:${port}`}/join#${secret}`;
  return {
    version,
    port,
    addresses,
    firstLink: linkOf(first?.secret ?? null),
    laterFirstLink: first?.later.then(linkOf) ?? Promise.resolve(null),
    store: storage.shortLabel,
    adminPasswordFile: "file" in admin ? admin.file : undefined,
    hasWeb,
  };
}

/**
 * Opens what knows the users.
 *
 * @param localAddress the `host:port` of the local identity provider; null where it is another one
 */
function openAuth(
  { google, hasOwnSessions }: SignIn,
  localAddress: string | null,
  ports: Pick<Ports, "store" | "clock" | "newId">,
): { auth: Auth; ownSessions: OwnSessions | null; googleAuth: Auth | null } {
  const emulatorHost = google?.kind === "emulator" ? google.host : localAddress;
  const googleAuth =
    google &&
    createFirebaseAuth({ projectId: google.projectId, ...(emulatorHost !== null && { emulatorHost }) });
  if (googleAuth && !hasOwnSessions) return { auth: googleAuth, ownSessions: null, googleAuth: null };
  const ownSessions = createOwnSessions({ ...ports, ...(googleAuth && { google: googleAuth }) });
  return { auth: ownSessions, ownSessions, googleAuth };
}

/** Returns the ways to sign in, for the answer about the server's health. */
function modeOf({ google, accounts, oidc }: SignIn): string {
  return [
    ...(google ? [google.kind] : []),
    ...(accounts ? ["accounts"] : []),
    ...(oidc ? ["oidc"] : []),
  ].join("+");
}
