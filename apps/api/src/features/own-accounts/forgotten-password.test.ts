import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSmtpMail } from "../../adapters/smtp-mail/smtp-mail.ts";
import { createAccountsApp, PASSWORD } from "../../testing/accounts-app.ts";
import { startMailServer, textOf } from "../../testing/mail-server.ts";

const PUBLIC_URL = "https://larder.example";
const NEW_PASSWORD = "a green door in march";
const MINUTE_MS = 60_000;

let server: Awaited<ReturnType<typeof startMailServer>>;
let world: Awaited<ReturnType<typeof createAccountsApp>>;

async function open(port = server.port, store?: Awaited<ReturnType<typeof createAccountsApp>>["store"]) {
  const mail = createSmtpMail({
    host: "127.0.0.1",
    port,
    isTls: false,
    isLocal: true,
    user: "",
    password: "",
    from: "larder@example.com",
  });
  world = await createAccountsApp({ mail, publicUrl: PUBLIC_URL }, store);
}

beforeEach(async () => {
  server = await startMailServer();
  await open();
});
afterEach(() => server.close());

async function addUser(name: string, email: string, fields: object = {}) {
  const id = randomUUID();
  const account = { login: name, passwordHash: "$argon2id$", role: "member" as const, suspendedAt: null };
  const createdAt = "2026-03-01T12:00:00.000Z";
  await world.store.ownAccounts.add({
    id,
    email,
    preferredLanguage: "en",
    account: { ...account, createdAt, ...fields },
  });
  return id;
}

const forgot = (name: string, address = "203.0.113.1") =>
  world.browser(address).post("/api/account/forgot").send({ name });
const mails = (count: number) => vi.waitFor(() => expect(server.received).toHaveLength(count), 3_000);
const linkIn = (index: number) => {
  const mail = server.received[index];
  return /https:\/\/\S+\/join#([\w-]{43})/.exec(mail ? textOf(mail) : "")?.[1] ?? "";
};
/** Lets mails arrive that must not. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

describe("a forgotten password", () => {
  it("is set anew by a mail to the user, whose link works once and within an hour", async () => {
    await addUser("Ana", "ana@example.com");
    await world.store.household.set({ name: "At Ana's", joining: "invitation" });
    await forgot("ana").expect(200);
    await mails(1);
    expect(server.received[0]?.to).toEqual(["ana@example.com"]);
    expect(server.received[0] && textOf(server.received[0])).toContain("At Ana's (https://larder.example)");
    const set = (secret: string) =>
      world.browser().post("/api/account/reset").send({ secret, password: NEW_PASSWORD });
    await set(linkIn(0)).expect(200);
    await set(linkIn(0)).expect(404);
    const signIn = { name: "Ana", password: NEW_PASSWORD };
    await world.browser().post("/api/account/sign-in").send(signIn).expect(200);
    await forgot("Ana").expect(200);
    await mails(2);
    world.advance(61 * MINUTE_MS);
    await set(linkIn(1)).expect(404);
  });

  it("is asked for by the address too, and names each account that has it, in the user's language", async () => {
    const ana = await addUser("Ana", "family@example.com");
    await addUser("Ben", "family@example.com");
    await addUser("Cy", "cy@example.com");
    await world.store.users.setLanguage(ana, "es");
    await forgot("Family@example.com").expect(200);
    await mails(2);
    const texts = server.received.map(textOf).join();
    expect(texts).toContain("Hola, Ana:");
    expect(texts).toContain("Hello Ben,");
  });

  it("takes the place of an older link, of a mail or of an administrator", async () => {
    await addUser("Ana", "ana@example.com");
    await forgot("Ana").expect(200);
    await mails(1);
    await forgot("Ana").expect(200);
    await mails(2);
    const secret = linkIn(0);
    await world.browser().post("/api/account/link").send({ secret }).expect(404);
    await world
      .browser()
      .post("/api/account/link")
      .send({ secret: linkIn(1) })
      .expect(200);
  });

  it("is nothing on a server that sends no mails", async () => {
    world = await createAccountsApp({ publicUrl: PUBLIC_URL });
    const { status, body } = await forgot("Ana");
    expect([status, body.code]).toEqual([404, "not-found"]);
  });

  it("is asked for while the mail server is away: the answer is the same, and the log names no address", async () => {
    await open(9);
    await addUser("Ana", "ana@example.com");
    const lines: string[] = [];
    const { service } = await withFailures(lines);
    await (
      await service.begin("Ana", "203.0.113.1")
    ).sent;
    expect(lines).toEqual(["MailError: The mail server did not take a message: ESOCKET."]);
    await forgot("Ana").expect(200);
  });
});

async function withFailures(lines: string[]) {
  const { createForgottenPasswordService } = await import("./forgotten-password.service.ts");
  const mail = createSmtpMail({
    host: "127.0.0.1",
    port: 9,
    isTls: false,
    isLocal: true,
    user: "",
    password: "",
    from: "larder@example.com",
  });
  const clock = () => new Date("2026-03-01T12:00:00.000Z");
  const service = createForgottenPasswordService(
    { store: world.store, clock, newId: randomUUID },
    { mail, publicUrl: PUBLIC_URL, failed: (error) => lines.push(String(error)) },
  );
  return { service };
}

describe("S69: a mail for a new password", () => {
  it("has a link to the server's own address, whatever Host the request names", async () => {
    await addUser("Ana", "ana@example.com");
    await forgot("Ana").set("Host", "evil.example").set("X-Forwarded-Host", "evil.example").expect(200);
    await mails(1);
    expect(server.received[0]?.source).not.toContain("evil.example");
    expect(linkIn(0)).toHaveLength(43);
  });

  it("is answered alike whether there is such a user, and sent to no one who is suspended or has no password", async () => {
    await addUser("Ana", "ana@example.com");
    await addUser("Ben", "ben@example.com", { suspendedAt: "2026-03-01T12:00:00.000Z" });
    await addUser("Cy", "cy@example.com", { passwordHash: null });
    await addUser("Di", "");
    const answers = [];
    for (const name of ["Ana", "Ben", "Cy", "Di", "nobody", "nobody@example.com"])
      answers.push((await forgot(name).expect(200)).text);
    expect(new Set(answers).size).toBe(1);
    await mails(1);
    await settled();
    expect(server.received.flatMap(({ to }) => to)).toEqual(["ana@example.com"]);
  });

  it("is sent three times an hour to a user, and asked for ten times from an address, over a restart", async () => {
    await addUser("Ana", "ana@example.com");
    for (let call = 0; call < 2; call += 1) await forgot("Ana").expect(200);
    await mails(2);
    await open(server.port, world.store);
    for (let call = 0; call < 8; call += 1) await forgot("Ana").expect(200);
    await mails(3);
    await settled();
    expect(server.received).toHaveLength(3);
    const refused = await forgot("Ana");
    expect([refused.status, refused.body.code]).toEqual([429, "too-many-attempts"]);
    await forgot("Ana", "198.51.100.7").expect(200);
  });
});

describe("the e-mail address of a user", () => {
  it("is changed with the password alone", async () => {
    const { agent } = await world.first();
    const change = (current: string) =>
      agent.put("/api/account/email").send({ email: "new@example.com", current });
    expect((await change("a wrong password")).body.code).toBe("sign-in-wrong");
    await change(PASSWORD).expect(200);
    const { body } = await agent.get("/api/session").expect(200);
    expect(body.user).toMatchObject({ displayName: "Ana", email: "new@example.com" });
    await agent.put("/api/account/email").send({ email: "", current: PASSWORD }).expect(200);
    expect((await agent.get("/api/session")).body.user.email).toBe("");
  });
});
