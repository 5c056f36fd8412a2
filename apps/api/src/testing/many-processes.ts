import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Role } from "@larder/domain/account/role";
import { Mongoose } from "mongoose";
import { hashPassword } from "../features/own-accounts/password-hash.ts";
import { createOwnSessions } from "../http/session/own-sessions.ts";
import { SESSION_COOKIE } from "../http/session/session-cookie.ts";
import type { Store } from "../ports/store.ts";
import { openMongoStore } from "../storage/mongo/mongo-store.ts";
import { dropDatabase } from "../storage/mongo/testing/test-database.ts";
import { buildRecipe } from "../storage/testing/store-cases/build-recipe.ts";
import { newVapidKeys, startPushService } from "./push-service.ts";
import { serveRecipePage } from "./recipe-page.ts";
import { startServer } from "./running-server.ts";

/** The work of jobs: recipes that were stored under older rules, and drafts that nobody kept. */
const OLD_RECIPES = 120;
const EXPIRED_DRAFTS = 5;

/**
 * Starts servers with accounts at once on one database, each with a data folder of its own. The store holds work for
 * their jobs; beside them run a site to import from, a push service, and a model that answers no question.
 *
 * @param settings more environment variables
 */
export async function startProcessesWithWork(uri: string, count: number, settings: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "larder-many-"));
  const site = await serveRecipePage({ delayMs: 50 });
  const pushService = await startPushService();
  let asked = 0;
  const model = createServer(() => void (asked += 1)).listen(0, "127.0.0.1");
  await once(model, "listening");
  const address = model.address();
  const store = await openMongoStore({ uri });
  await addWorkForJobs(store, uri);
  const revisionBefore = Number(await store.recipes.revision());
  const keys = newVapidKeys();
  const env = {
    MONGODB_URI: uri,
    SIGN_IN: "accounts",
    TRUST_PROXY: "1",
    IMPORT_ALLOW_HOSTS: site.host,
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    VAPID_SUBJECT: "mailto:cook@larder.example",
    PUSH_ALLOW_HOSTS: pushService.host,
    OPENAI_BASE_URL: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/v1`,
    OPENAI_MODEL: "silent",
    ...settings,
  };
  const processes = await Promise.all(
    Array.from({ length: count }, (_, n) => startServer(join(folder, `process-${n}`), env)),
  );
  return {
    store,
    processes,
    site,
    pushService,
    /** Returns the number of questions that the model was asked. */
    questions: () => asked,
    oldRecipes: OLD_RECIPES,
    expiredDrafts: EXPIRED_DRAFTS,
    revisionBefore,
    async close() {
      await Promise.all(processes.map((server) => server.end("SIGKILL")));
      await store.close();
      await site.close();
      await pushService.close();
      model.closeAllConnections();
      model.close();
      await dropDatabase(uri);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function addWorkForJobs(store: Store, uri: string): Promise<void> {
  const recipes = Array.from({ length: OLD_RECIPES }, () => buildRecipe({ name: "Old soup" }));
  await store.transfer.write("recipes", recipes);
  const operator = await new Mongoose().connect(uri);
  const stored = operator.connection.collection("recipes");
  await stored.updateMany({}, { $unset: { examiner: 1, heldContents: 1, heldFoods: 1 } });
  await operator.disconnect();
  const expired = { draft: true, expiresAt: "2026-01-02T00:00:00.000Z" } as const;
  await store.transfer.write(
    "recipes",
    Array.from({ length: EXPIRED_DRAFTS }, () => buildRecipe(expired)),
  );
}

interface ShownRecipe {
  id: string;
  name: string;
  slug: string;
}

/** An answer with the fields of its body that the tests look at. */
export interface Answer {
  status: number;
  headers: Headers;
  body: {
    code?: string;
    recipe?: ShownRecipe;
    recipes?: ShownRecipe[];
    existingRecipe?: ShownRecipe;
    isBookmarked?: boolean;
    secret?: string;
    token?: { id: string };
    user?: { role: string } | null;
  };
}

export type Send = (
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** Returns a function that sends the requests of a browser with this session cookie; of nobody without one. */
export function browserAt(url: string, cookie?: string): Send {
  return async (method, path, body, headers = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        "Sec-Fetch-Site": "same-origin",
        ...(cookie !== undefined && { Cookie: `${SESSION_COOKIE}=${cookie}` }),
        ...(body && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === "" ? {} : JSON.parse(text) };
  };
}

export interface Cook {
  uid: string;
  name: string;
  /** Signs the user in on another browser. @returns the session cookie */
  signIn: () => Promise<string>;
}

/** Adds a user with an account of the server, straight into the store: to join over HTTP is slow by design. */
export async function addCook(store: Store, role: Role = "member", password?: string): Promise<Cook> {
  const clock = () => new Date();
  const uid = randomUUID();
  const name = `cook ${uid.slice(0, 8)}`;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const account = { login: name, passwordHash, role, createdAt: clock().toISOString(), suspendedAt: null };
  const added = await store.ownAccounts.add({
    id: uid,
    email: "",
    preferredLanguage: "en",
    displayName: name,
    account,
  });
  if (!added) throw new Error(`The account ${name} could not be added.`);
  const sessions = createOwnSessions({ store, clock, newId: randomUUID });
  return { uid, name, signIn: () => sessions.open(uid, { browser: "a test" }) };
}
