import { randomUUID } from "node:crypto";
import type { Role } from "@larder/domain/account/role";
import request from "supertest";
import type { AppOptions } from "../app-options.ts";
import { createOwnAccountsService } from "../features/own-accounts/own-accounts.service.ts";
import { createOwnSessions } from "../http/session/own-sessions.ts";
import type { Store } from "../ports/store.ts";
import { openSqliteStore } from "../storage/sqlite/sqlite-store.ts";
import { cookiesOf, createTestApp } from "./test-app.ts";

/** A password that nobody would guess. */
export const PASSWORD = "quiet lemon under a bridge";

/** A browser that has tried to join. */
interface Joined {
  agent: ReturnType<typeof request.agent>;
  answer: request.Response;
  cookie: string;
}

/** The whole application with accounts of its own, on a store in memory. */
export async function createAccountsApp(options: Partial<AppOptions> = {}, given?: Store) {
  const store = given ?? (await openSqliteStore({ file: ":memory:" }));
  let now = new Date("2026-03-01T12:00:00.000Z");
  const clock = () => now;
  const ownSessions = createOwnSessions({ store, clock, newId: randomUUID });
  const { app } = await createTestApp(
    { ownSessions, proxies: 1, ...options },
    { store, auth: ownSessions, clock },
  );
  const service = createOwnAccountsService({ store, clock, newId: randomUUID }, ownSessions);

  /** A browser that keeps its cookies, at an address of its own. */
  function browser(address = "203.0.113.1", cookie?: string) {
    const agent = request.agent(app);
    agent.set("Sec-Fetch-Site", "same-origin").set("X-Forwarded-For", address);
    if (cookie) agent.set("Cookie", cookie);
    return agent;
  }

  async function join(secret: string | undefined, name: string, address?: string): Promise<Joined> {
    const own = browser(address);
    const answer = await own.post("/api/account/join").send({ secret, name, password: PASSWORD });
    return { agent: own, answer, cookie: cookiesOf(answer)[0] ?? "" };
  }

  /** The first user, who is the administrator. */
  async function first(name = "Ana") {
    return join((await service.firstLink()) ?? "", name);
  }

  /** A user who joins by an invitation of an administrator. */
  async function invited(admin: ReturnType<typeof browser>, name: string, role: Role = "member") {
    const answer = await admin.post("/api/admin/invitations").send({ role, uses: 1, days: 1 });
    if (answer.status !== 201) throw new Error(`The invitation was refused: ${answer.text}`);
    return join(answer.body.secret, name);
  }

  return {
    app,
    store,
    service,
    browser,
    join,
    first,
    invited,
    advance: (ms: number) => void (now = new Date(now.getTime() + ms)),
  };
}
