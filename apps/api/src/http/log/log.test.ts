import { describe, expect, it } from "vitest";
import type { Auth } from "../../ports/auth.ts";
import { ENTRIES, pathOf, validBody } from "../../testing/contract-calls.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createLogger } from "./log.ts";

const SECRETS = ["hunter-cookie", "hunter-token", "hunter-password", "hunter@example.com", "hunter-text"];

async function loggedWorld(overrides: { auth?: Auth } = {}, level = "trace") {
  const lines: string[] = [];
  const log = createLogger(level, { write: (line) => void lines.push(line) });
  return { lines, world: await createTestApp({ log }, overrides) };
}

describe("the log", () => {
  it("has one line for a request, with its id and path, without its query", async () => {
    const { lines, world } = await loggedWorld();
    const answer = await world.as("ana").get("/api/recipes?userId=ana&search=hunter-text");
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      req: { id: answer.headers["x-request-id"], method: "GET", path: "/api/recipes" },
      res: { status: 200 },
    });
    expect(lines.join("")).not.toContain("hunter-text");
  });

  it("names level and time in readable form, and the user by a stable pseudonym", async () => {
    const { lines, world } = await loggedWorld({}, "info");
    for (const uid of ["ana", "ben", "ana"]) await world.as(uid).get("/api/bookmarks").expect(200);
    const said = lines.map((line) => JSON.parse(line));
    expect(said[0]).toMatchObject({
      level: "info",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      user: expect.stringMatching(/^[\w-]{10}$/),
      responseTime: expect.any(Number),
    });
    expect(said[0].user).toBe(said[2].user);
    expect(said[0].user).not.toBe(said[1].user);
    expect(lines.join("")).not.toMatch(/"(?:ana|ben)"|@example/);
    const restarted = await loggedWorld({}, "info");
    await restarted.world.as("ana").get("/api/bookmarks");
    expect(JSON.parse(restarted.lines[0] ?? "").user).toBe(said[0].user);
  });

  it("names the refused user and the reason, or without a session a pseudonym of the address", async () => {
    const rates = { readsPerMinute: 1, writesPerMinute: 0, importsPerHour: 0, picturesPerHour: 0 };
    const lines: string[] = [];
    const log = createLogger("info", { write: (line) => void lines.push(line) });
    const world = await createTestApp({
      log,
      proxies: 1,
      rates: { ...rates, textsPerHour: 0, messagesPerHour: 0, communityPerHour: 0, exportsPerHour: 0 },
    });
    const from = (address: string) => world.as().get("/api/bookmarks").set("X-Forwarded-For", address);
    for (const address of ["203.0.113.9", "203.0.113.9", "203.0.113.10"]) await from(address).expect(401);
    await world.as("ana").get("/api/bookmarks").expect(200);
    await world.as("ana").get("/api/bookmarks").expect(429);
    const [first, again, other, letIn, limited] = lines.map((line) => JSON.parse(line));
    expect(first).toMatchObject({ res: { status: 401 }, code: "not-signed-in" });
    expect(first).not.toHaveProperty("user");
    expect(again.client).toBe(first.client);
    expect(other.client).not.toBe(first.client);
    expect(limited).toMatchObject({ res: { status: 429 }, code: "too-many-requests", user: letIn.user });
    expect(limited).not.toHaveProperty("client");
    expect(lines.join("")).not.toContain("203.0.113");
  });

  it("omits health and files of the web client at the usual level, unless they are refused", async () => {
    const { lines, world } = await loggedWorld({}, "info");
    for (const path of ["/healthz", "/readyz"]) await world.as().get(path).expect(200);
    expect(lines).toEqual([]);
    await world.as().get("/assets/none.js").expect(404);
    await world.as().get("/api/config").expect(200);
    expect(lines.map((line) => JSON.parse(line).req.path)).toEqual(["/assets/none.js", "/api/config"]);
  });

  it("S37: never contains a cookie, token, password, address or body, whatever fails", async () => {
    const broken = () =>
      Promise.reject(Object.assign(new Error("the provider broke"), { email: "hunter@example.com" }));
    const auth = { ...(await createTestApp()).identity.auth, verifyIdToken: broken };
    const { lines, world } = await loggedWorld({ auth });
    await world
      .as()
      .get("/api/bookmarks")
      .set("Cookie", "__session=hunter-cookie; admin=hunter-cookie")
      .expect(401);
    await world
      .as()
      .post("/api/user/create")
      .set("Authorization", "Bearer hunter-token")
      .send({ email: "hunter@example.com" })
      .expect(500);
    await world.as("ana").post("/api/admin/verify").send({ password: "hunter-password" }).expect(401);
    await world
      .as("ana")
      .post("/api/feedback")
      .send({ email: "hunter@example.com", content: "hunter-text, long enough" })
      .expect(201);
    await world
      .as("ana")
      .post("/api/feedback")
      .set("Content-Type", "application/json")
      .send('{"content": hunter-text}')
      .expect(400);
    const everything = lines.join("");
    expect(everything).toContain("the provider broke");
    expect(SECRETS.filter((secret) => everything.includes(secret))).toEqual([]);
  });

  it("S37: contains none of them for any call, by any caller", async () => {
    const { lines, world } = await loggedWorld();
    for (const [, endpoint] of ENTRIES) {
      const call = () => world.as()[endpoint.method](pathOf(endpoint)).query({ search: "hunter-text" });
      await call().set("Cookie", "__session=hunter-cookie; admin=hunter-cookie");
      await call().set("Authorization", "Bearer hunter-token");
      const signedIn = call().set("Cookie", "__session=session-ana; admin=hunter-cookie");
      await signedIn.send({
        ...validBody(endpoint),
        email: "hunter@example.com",
        password: "hunter-password",
        content: "hunter-text, long enough",
        idToken: "hunter-token",
      });
    }
    expect(lines.length).toBeGreaterThan(2 * ENTRIES.length);
    const everything = lines.join("");
    expect([...SECRETS, "session-ana"].filter((secret) => everything.includes(secret))).toEqual([]);
  });

  it("S36: escapes line breaks of an address and a content: no header, one line a request", async () => {
    const { lines, world } = await loggedWorld();
    const forged = 'x\r\nSet-Cookie: admin=1\r\n\r\n{"level":60,"msg":"forged"}\n';
    const answers = [
      await world
        .as("ana")
        .post("/api/feedback")
        .send({ email: `a@b.example${forged}`, content: forged }),
      await world
        .as("ana")
        .post("/api/feedback")
        .send({ email: "a@b.example", content: forged, page: forged }),
      await world.as("ana").post("/api/recipes/queue").send({ email: "a@b.example", content: forged }),
      await world.as("ana").post("/api/recipes/queue").send({ email: forged, content: "soup" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 201, 201, 400]);
    for (const { headers } of answers) {
      expect(headers["set-cookie"]).toBeUndefined();
      expect(JSON.stringify(headers)).not.toContain("forged");
    }
    expect(lines).toHaveLength(answers.length);
    for (const line of lines) expect(line.trimEnd()).not.toMatch(/[\r\n]|forged/);
  });

  it("S36: escapes line breaks of a body in its lines", async () => {
    const { lines, world } = await loggedWorld();
    await world.as("ana").get('/api/nothing%0d%0a{"level":60}').expect(404);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trim().split("\n")).toHaveLength(1);
  });
});
