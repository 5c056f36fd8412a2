import type { Endpoint } from "@larder/domain/contract/endpoint";
import { errorAnswer } from "@larder/domain/contract/error";
import { beforeAll, describe, expect, it } from "vitest";
import { CALLS, pathOf } from "../../testing/contract-calls.ts";
import {
  cookiesOf,
  createTestApp,
  ADMIN_PASSWORD,
  FRIEND_ORIGIN,
  OWN_ORIGIN,
} from "../../testing/test-app.ts";

const GUARDED = CALLS.filter(([, { access }]) => access !== "public");
const CHANGING = CALLS.filter(([, { method }]) => method !== "get");
/** The calls that a cookie authorises. Sign-in needs a token in a header, which no foreign page can send. */
const BY_COOKIE = CHANGING.filter(([, { access }]) => access !== "token");
const WITH_BODY = CHANGING.filter(([, { body }]) => body);

let world: Awaited<ReturnType<typeof createTestApp>>;
let adminCookies: string[];
beforeAll(async () => {
  world = await createTestApp();
  const verified = await world.as("ana").post("/api/admin/verify").send({ password: ADMIN_PASSWORD });
  adminCookies = [...cookiesOf(verified), "__session=session-ana"];
});

/** Calls as a signed-in administrator, so that only the input can be refused; sign-in itself needs a token. */
function call(endpoint: Endpoint, path = pathOf(endpoint)) {
  const request = world.as()[endpoint.method](path);
  if (endpoint.access === "token") return request.set("Authorization", "Bearer token-ana");
  return request.set("Cookie", adminCookies.join("; ")).set("Sec-Fetch-Site", "same-origin");
}

type Answer = { status: number; body: unknown; headers: Record<string, string> };

function expectError(answer: Answer, statuses: number[]) {
  expect(statuses).toContain(answer.status);
  expect(errorAnswer.parse(answer.body).success).toBe(false);
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:|at \w+ \(|SQLITE|Mongo/);
}

describe("a caller without a session", () => {
  it.each(GUARDED)("is answered 401 by %s", async (_, endpoint) => {
    expectError(await world.as()[endpoint.method](pathOf(endpoint)), [401]);
  });

  it.each(GUARDED)("is answered 401 by %s for an invalid session, and loses it", async (_, endpoint) => {
    const answer = await world.as()[endpoint.method](pathOf(endpoint)).set("Cookie", "__session=forged");
    expectError(answer, [401]);
    expect(String(answer.headers["set-cookie"])).toMatch(/__session=;.*Expires=Thu, 01 Jan 1970/);
  });

  it.each(GUARDED)(
    "is answered 401 by %s for an invalid token, whatever the cookie contains",
    async (_, endpoint) => {
      const request = world.as()[endpoint.method](pathOf(endpoint)).set("Cookie", "__session=session-ana");
      expectError(await request.set("Authorization", "Bearer forged"), [401]);
    },
  );
});

describe("a page of another site", () => {
  const foreign = (endpoint: Endpoint) =>
    world.as()[endpoint.method](pathOf(endpoint)).set("Cookie", adminCookies.join("; "));
  const expectRefused = (answer: Answer) => {
    expectError(answer, [403]);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  };

  it.each(BY_COOKIE)(
    "S15: is answered 403 by %s, detected by its origin or by its site",
    async (_, endpoint) => {
      expectRefused(await foreign(endpoint).set("Origin", "https://evil.example"));
      expectRefused(await foreign(endpoint).set("Sec-Fetch-Site", "cross-site"));
      expectRefused(await foreign(endpoint).set("Sec-Fetch-Site", "same-site"));
    },
  );

  it.each(BY_COOKIE)("S16: without an origin of its own is answered 403 by %s", async (_, endpoint) => {
    expectRefused(await foreign(endpoint).set("Origin", "null"));
  });

  it.each([OWN_ORIGIN, FRIEND_ORIGIN])("is permitted from the allowed origin %s", async (origin) => {
    await world
      .as()
      .put("/api/user/language")
      .set("Cookie", "__session=session-ana")
      .set("Origin", origin)
      .send({ preferredLanguage: "es" })
      .expect(200);
  });

  it("S17: gets a preflight answered only for an allowed origin", async () => {
    const preflight = (origin: string) =>
      world.as().options("/api/recipes").set("Origin", origin).set("Access-Control-Request-Method", "POST");
    const friend = await preflight(FRIEND_ORIGIN);
    expect(friend.headers).toMatchObject({
      "access-control-allow-origin": FRIEND_ORIGIN,
      "access-control-allow-credentials": "true",
      "access-control-max-age": "600",
      vary: expect.stringContaining("Origin"),
    });
    expect((await preflight("https://evil.example")).headers["access-control-allow-origin"]).toBeUndefined();
    expect((await preflight("null")).headers["access-control-allow-origin"]).toBeUndefined();
  });
});

describe("invalid input", () => {
  const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

  it.each(WITH_BODY)("S14: as another content type is answered 415 by %s", async (_, endpoint) => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      expectError(await call(endpoint).set("Content-Type", type).send("userId=ana"), [415]);
    }
  });

  it.each(WITH_BODY)("S13: of 1 MB is answered 413 by %s", async (_, endpoint) => {
    expectError(await call(endpoint).send({ text: "x".repeat(1_000_000) }), [413]);
  });

  it.each(WITH_BODY)("is answered 400 by %s when it is no JSON", async (_, endpoint) => {
    for (const body of ["{", '{"a":}', "\u0000", "{'a':1}", "NaN"]) {
      const answer = await call(endpoint).set("Content-Type", "application/json").send(body);
      expectError(answer, [400]);
      expect(answer.body.code).toBe("bad-json");
    }
  });

  it.each(WITH_BODY)("S12: nested 40,000 deep is answered 400 by %s", async (_, endpoint) => {
    // As many as the call takes bytes for.
    const depth = Math.min(40_000, (endpoint.bodyLimit ?? 100_000) / 2 - 100);
    expectError(
      await call(endpoint)
        .set("Content-Type", "application/json")
        .send(`{"recipe":${nested(depth)}}`),
      [400],
    );
  });

  it("S12: nested 40,000 deep costs less than 50 ms of the processor", async () => {
    const body = `{"recipe":${nested(40_000)}}`;
    const costs: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const before = process.cpuUsage();
      await world
        .as("ana")
        .post("/api/recipes")
        .set("Content-Type", "application/json")
        .send(body)
        .expect(400);
      const { user, system } = process.cpuUsage(before);
      costs.push((user + system) / 1_000);
    }
    expect(Math.min(...costs)).toBeLessThan(50);
  });

  it.each(WITH_BODY)("S11: with keys that reach a prototype is answered 400 by %s", async (_, endpoint) => {
    for (const body of [
      '{"__proto__":{"x":1}}',
      '{"recipe":{"ingredients":{"__proto__":{"x":1}}}}',
      '{"recipe":{"ingredients":{"constructor":[]}}}',
      '{"a":[{"prototype":1}]}',
    ]) {
      expectError(await call(endpoint).set("Content-Type", "application/json").send(body), [400]);
    }
    expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
  });

  it.each(WITH_BODY)("is answered 400 by %s when its types are wrong", async (_, endpoint) => {
    const fields = [
      "userId",
      "recipe",
      "url",
      "query",
      "text",
      "content",
      "email",
      "type",
      "password",
      "status",
      "done",
      "preferredLanguage",
    ];
    for (const value of [{ $ne: null }, ["a"], 7]) {
      expectError(
        await call(endpoint).send(Object.fromEntries(fields.map((field) => [field, value]))),
        [400],
      );
    }
    for (const body of ["[]", "null", '"text"', "7"]) {
      expectError(await call(endpoint).set("Content-Type", "application/json").send(body), [400]);
    }
  });

  it.each(CALLS.filter(([, { path }]) => path.includes(":")))(
    "S08: as an id that cannot exist is answered 4xx by %s",
    async (_, endpoint) => {
      for (const id of [
        "%00",
        "..%2F..%2Fetc",
        "%F0%9F%8D%B2",
        "x".repeat(5_000),
        "%7B%22%24ne%22%3A1%7D",
        "a%20b",
      ]) {
        const request = call(endpoint, pathOf(endpoint, id));
        if (endpoint.raw) request.type(endpoint.raw.types[0] ?? "").send("x");
        else if (endpoint.method !== "get") request.send({});
        expectError(await request, [400, 404]);
      }
      expectError(await call(endpoint, pathOf(endpoint, "%ff")), [400]);
    },
  );

  it("is answered 400 when it is compressed wrongly, 413 when it expands beyond the limit", async () => {
    const { gzipSync } = await import("node:zlib");
    const post = () =>
      world
        .as("ana")
        .post("/api/recipes")
        .set("Content-Type", "application/json")
        .set("Content-Encoding", "gzip");
    expectError(await post().serialize(String).send("this is not gzip"), [400]);
    const bomb = gzipSync(Buffer.alloc(20_000_000, " "));
    const sent = post();
    sent.write(bomb);
    expectError(await sent, [413]);
  });
});

describe("an unknown call", () => {
  it.each([
    ["put", "/api/bookmarks", "GET, HEAD"],
    ["get", "/api/recipes/some-id", "PATCH, DELETE"],
    ["delete", "/api/recipes", "GET, POST, HEAD"],
  ] as const)("is a 405 that names the allowed methods: %s %s", async (method, path, allow) => {
    const answer = await world.as("ana")[method](path).set("Sec-Fetch-Site", "same-origin");
    expectError(answer, [405]);
    expect([answer.body.code, answer.headers["allow"]]).toEqual(["method-not-allowed", allow]);
  });

  it.each(["/api", "/api/nothing", "/api/recipes/a/b/c"])("is a 404 in JSON: %s", async (path) => {
    const answer = await world.as("ana").get(path);
    expectError(answer, [404]);
    expect(answer.body.code).toBe("not-found");
  });
});

describe("every answer", () => {
  it("has the security headers and a request id", async () => {
    const { headers } = await world.as("ana").get("/api/recipes");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cache-control": "private, no-cache",
      "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
    expect(headers["content-security-policy"]).toContain("img-src 'self' data: blob:;");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("strict-transport-security");
  });

  it("describes the error for a developer", async () => {
    const answer = await world
      .as("ana")
      .post("/api/feedback")
      .send({ email: "a@b.example", content: "short", type: "praise" });
    expect(answer.body).toMatchObject({ code: "bad-input", requestId: expect.any(String) });
    expect(answer.body.details.issues.map((issue: { path: string }) => issue.path)).toEqual([
      "body.type",
      "body.content",
    ]);
  });
});

describe("GET /api/openapi.json", () => {
  it("describes every call", async () => {
    const { body } = await world.as().get("/api/openapi.json").expect(200);
    const described = Object.entries<Record<string, unknown>>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(CALLS.map(([name]) => name.replace(/:(\w+)/g, "{$1}")).toSorted());
  });

  it("describes both lists that share an address", async () => {
    const { body } = await world.as().get("/api/openapi.json").expect(200);
    const { parameters, responses } = body.paths["/api/recipes"].get;
    const view = parameters.filter(({ name }: { name: string }) => name === "view");
    expect(view).toEqual([
      { name: "view", in: "query", required: false, schema: { type: "string", const: "summary" } },
    ]);
    expect(responses["200"].content["application/json"].schema.anyOf).toHaveLength(2);
  });
});
