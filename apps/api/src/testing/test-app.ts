import { randomUUID } from "node:crypto";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { createReader } from "@larder/reader";
import request from "supertest";
import { createSharpPictures } from "../adapters/pictures/sharp-pictures.ts";
import { createReadableText } from "../adapters/readable-text/readable-text.ts";
import { openSqliteStore } from "../storage/sqlite/sqlite-store.ts";
import { DEFAULT_ARCHIVE_IMPORTS } from "../config/archive-import-settings.ts";
import { ownTurns } from "./own-turns.ts";
import { createApp } from "../app.ts";
import type { AppOptions } from "../app-options.ts";
import { createLogger } from "../http/log/log.ts";
import { createRunningCalls } from "../http/routing/running-calls.ts";
import type { Ports } from "../ports/ports.ts";
import { createFakeAuth } from "./fake-auth.ts";
import { createFakeRecognition } from "./fake-recognition.ts";
import { createFakePages } from "./fake-pages.ts";
import { createMemoryUploads } from "./memory-uploads.ts";
import { createMemoryMedia } from "./memory-media.ts";

export const ADMIN_PASSWORD = "a long admin password";
export const OWN_ORIGIN = "http://localhost:5000";
export const FRIEND_ORIGIN = "https://friend.example";

export const TEST_FACTS: AppOptions["facts"] = {
  client: {
    signIn: "google",
    firebase: { apiKey: "key", authDomain: "localhost", projectId: "demo-larder" },
    authEmulatorUrl: "same-origin",
    publicBrowsing: false,
    generation: "composer",
  },
  version: "1.2.3",
  mode: "test",
  isStopping: () => false,
};

const OPTIONS: AppOptions = {
  reader: createReader(),
  facts: TEST_FACTS,
  signInProvider: "larder-test",
  adminPassword: ADMIN_PASSWORD,
  rates: {
    readsPerMinute: 0,
    writesPerMinute: 0,
    importsPerHour: 0,
    picturesPerHour: 0,
    textsPerHour: 0,
    messagesPerHour: 0,
    communityPerHour: 0,
    exportsPerHour: 0,
  },
  adminAttempts: { each: 5, windowMinutes: 15, allPerHour: 30 },
  generation: { creditsPerHour: 0, creditsPerDay: 0, creditsPerDayForAll: 0, lostAfterMs: 180_000 },
  running: createRunningCalls(),
  imports: { settings: { ...DEFAULT_ARCHIVE_IMPORTS, jobs: 2 }, turns: ownTurns },
  security: { https: false },
  corsOrigins: [FRIEND_ORIGIN],
  ownOrigins: [OWN_ORIGIN],
  proxies: 0,
  log: createLogger("silent"),
  logKey: Buffer.from("a key of the log"),
};

/** Starts no thread before a page without a recipe; one serves all tests of a process. */
const readableText = createReadableText();

/** The whole application on a store in memory; only identity and the web are made up. */
export async function createTestApp(options: Partial<AppOptions> = {}, overrides: Partial<Ports> = {}) {
  const identity = createFakeAuth();
  const web = createFakePages();
  const store = overrides.store ?? (await openSqliteStore({ file: ":memory:" }));
  let now = new Date("2026-03-01T12:00:00.000Z");
  const ports: Ports = {
    store,
    auth: identity.auth,
    pages: web.pages,
    readableText,
    model: null,
    transcriber: null,
    pictures: createSharpPictures(),
    textRecognition: createFakeRecognition(),
    media: createMemoryMedia(),
    uploads: createMemoryUploads(),
    push: null,
    clock: () => now,
    newId: randomUUID,
    ...overrides,
  };
  const app = createApp(ports, { ...OPTIONS, ...options });

  /** Returns an agent with a session of the user; without a user it has none. */
  function as(uid?: string) {
    const agent = request.agent(app);
    if (uid) agent.set("Cookie", `__session=session-${uid}`).set("Sec-Fetch-Site", "same-origin");
    return agent;
  }

  return {
    app,
    ports,
    store,
    identity,
    web,
    as,
    advance: (ms: number) => void (now = new Date(now.getTime() + ms)),
    /** Adds a recipe as a user would. */
    async addRecipe(uid: string, recipe: Record<string, unknown> = {}): Promise<Recipe> {
      const answer = await as(uid)
        .post("/api/recipes")
        .send({ recipe: { name: "Leek soup", ...recipe } });
      if (answer.status !== 201) throw new Error(`The recipe was refused: ${answer.text}`);
      return answer.body.recipe;
    },
  };
}

/** The session cookie and, where there is one, the admin cookie of an answer, to send them back. */
export function cookiesOf(answer: request.Response): string[] {
  const cookies: unknown = answer.headers["set-cookie"];
  return Array.isArray(cookies) ? cookies.map((cookie) => String(cookie).split(";", 1)[0] ?? "") : [];
}
