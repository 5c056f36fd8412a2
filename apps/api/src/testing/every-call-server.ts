import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { ACCOUNT_FILE_VERSION } from "@larder/domain/account/account-restore";
import type { Endpoint } from "@larder/domain/contract/endpoint";
import type { Test } from "supertest";
import { hashPassword } from "../features/own-accounts/password-hash.ts";
import { createOwnSessions } from "../http/session/own-sessions.ts";
import type { Auth } from "../ports/auth.ts";
import type { Ports } from "../ports/ports.ts";
import { DEFAULT_ARCHIVE_IMPORTS } from "../config/archive-import-settings.ts";
import { ownTurns } from "./own-turns.ts";
import type { Store } from "../ports/store.ts";
import { pathOf, validBody, validQuery } from "./contract-calls.ts";
import { API_TOKEN, ID, PIECE, putCallItems, SECRET } from "./every-call-items.ts";
import { createFakeAuth } from "./fake-auth.ts";
import { createFakeModel } from "./fake-model.ts";
import { createFakePages } from "./fake-pages.ts";
import { jpeg } from "./photos.ts";
import { PUBLIC_PAGES_RENDERER } from "./public-renderer.ts";
import { RECIPE_PAGE } from "./recipe-page.ts";
import { ADMIN_PASSWORD, cookiesOf, createTestApp } from "./test-app.ts";

/** The kinds of callers: with a session of an identity provider, one of the server itself, or an API token. */
export const CALLERS = ["provider", "own", "token"] as const;
export type CallerKind = (typeof CALLERS)[number];

const QUOTA = { recipes: 100_000, bytes: 1_000_000_000 };

/** Bodies of calls that a valid body of the contract does not let through. */
const BODIES: Readonly<Record<string, object>> = { join: { name: "Newcomer" } };

/**
 * Servers of both kinds on one store, which every call of the contract can be made to as the user `ana`, an
 * administrator.
 */
export async function createEveryCallServer(store: Store) {
  const clock = () => new Date("2026-03-01T12:00:00.000Z");
  const ports: Partial<Ports> = {
    store,
    clock,
    model: createFakeModel().model,
    pages: createFakePages({ "https://food.example/leek-soup": RECIPE_PAGE }).pages,
    push: {
      publicKey: "key",
      accepts: () => true,
      send: async () => ({ outcome: "sent" }),
      close: async () => {},
    },
  };
  const ownSessions = createOwnSessions({ store, clock, newId: randomUUID });
  // Each call has a session of its own, so that none is ended by a call before.
  const identity = createFakeAuth();
  const auth: Auth = {
    ...identity.auth,
    verifySessionCookie: (cookie, options) => identity.auth.verifySessionCookie(sessionOf(cookie), options),
  };
  let calls = 0;
  // No import begins to work: its statements would be counted as those of a call.
  const imports = { settings: { ...DEFAULT_ARCHIVE_IMPORTS, jobs: 0 }, turns: ownTurns };
  const provider = await createTestApp(
    { quota: QUOTA, renderer: PUBLIC_PAGES_RENDERER, imports },
    { ...ports, auth },
  );
  const own = await createTestApp(
    {
      ownSessions,
      imports,
      renderer: PUBLIC_PAGES_RENDERER,
      google: {
        verifyIdToken: async () => ({
          uid: `google-${calls}`,
          email: "g@example.com",
          isEmailVerified: true,
        }),
      },
      mail: { send: async () => {} },
      publicUrl: "https://larder.example",
      quota: QUOTA,
    },
    { ...ports, auth: ownSessions },
  );
  const passwordHash = await hashPassword(ADMIN_PASSWORD);
  const verified = async (session: string) =>
    cookiesOf(
      await provider
        .as()
        .post("/api/admin/verify")
        .set("Cookie", session)
        .set("Sec-Fetch-Site", "same-origin")
        .send({ password: ADMIN_PASSWORD }),
    );

  async function send(request: Test, [name, endpoint]: Entry): Promise<void> {
    if (endpoint.raw) {
      const exported = {
        larder: "account",
        version: ACCOUNT_FILE_VERSION,
        user: {},
        recipes: [],
        bookmarks: [],
        cookingNotes: [],
      };
      if (endpoint.raw.types.includes("application/octet-stream"))
        return void request.set("Content-Type", "application/octet-stream").send(Buffer.alloc(PIECE));
      const isPicture = endpoint.raw.types.includes("image/jpeg");
      request.set("Content-Type", isPicture ? "image/jpeg" : "application/json");
      request.send(isPicture ? await jpeg() : JSON.stringify(exported));
    } else if (endpoint.body) request.send({ ...validBody(endpoint), ...BODIES[name] });
  }

  return {
    /**
     * Makes a call, with everything that it may name in the store.
     *
     * @param begin is called once the store has it all, before the call
     */
    async call(
      kind: CallerKind,
      [name, endpoint]: Entry,
      { query, key }: CallOptions,
      begin: () => void,
    ): Promise<CallOutcome> {
      await putCallItems(store, endpoint, passwordHash);
      identity.gone.clear();
      identity.revoked.clear();
      calls += 1;
      const session = `__session=${kind === "own" ? SECRET : `session-ana.${calls}`}`;
      const isAdmin = kind === "provider" && endpoint.access === "admin";
      const cookies = [session, ...(isAdmin ? await verified(session) : [])];
      const request = (kind === "provider" ? provider : own).as()[endpoint.method](pathOf(endpoint, ID));
      request.query({ ...validQuery(endpoint), ...query }).set("Sec-Fetch-Site", "same-origin");
      if (kind === "token") request.set("Authorization", `Bearer ${API_TOKEN}`);
      else if (endpoint.access === "token") request.set("Authorization", "Bearer token-ana");
      else request.set("Cookie", cookies.join("; "));
      if (key !== undefined) request.set("Idempotency-Key", key);
      begin();
      await send(request, [name, endpoint]);
      const { status, body } = await request;
      // What a call leaves to be done after its answer.
      for (let turns = 0; turns < 20; turns += 1) await setImmediate();
      const { code, recipes, nextCursor } = body ?? {};
      return {
        status,
        code: typeof code === "string" ? code : null,
        listed: Array.isArray(recipes) ? recipes.length : 0,
        nextCursor: typeof nextCursor === "string" ? nextCursor : null,
      };
    },
  };
}

interface CallOptions {
  query: Readonly<Record<string, string>>;
  /** An idempotency key. */
  key?: string;
}

interface CallOutcome {
  status: number;
  /** The code of a refusal. */
  code: string | null;
  /** The number of recipes in the answer. */
  listed: number;
  nextCursor: string | null;
}

const sessionOf = (cookie: string) => cookie.split(".", 1)[0] ?? "";

export type Entry = readonly [name: string, endpoint: Endpoint];
