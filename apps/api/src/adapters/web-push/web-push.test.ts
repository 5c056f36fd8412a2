import { createPublicKey, verify } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Push } from "../../ports/push.ts";
import { newVapidKeys, startPushService } from "../../testing/push-service.ts";
import { createSafePost, type SafePostOptions } from "@larder/safe-fetch/safe-post";
import { dialWithPorts } from "@larder/safe-fetch/testing/small-internet";
import { createWebPush, type PushEvent } from "./web-push.ts";

const MESSAGE = {
  id: "timer-1",
  title: "Done: Simmer «ñ» 🍲",
  body: "Lentil soup",
  slug: "lentil-soup-1",
};
const vapid = { ...newVapidKeys(), subject: "mailto:cook@larder.example" };

let service: Awaited<ReturnType<typeof startPushService>>;
let push: Push;
let events: PushEvent[];

beforeAll(async () => {
  service = await startPushService();
});
beforeEach(() => {
  events = [];
  service.pushes.length = 0;
  push = open({});
});
afterEach(() => push.close());
afterAll(() => service.close());

function open(client: SafePostOptions, allowHosts = [service.host]): Push {
  const log = (event: PushEvent) => void events.push(event);
  return createWebPush({ ...vapid, allowHosts, log }, createSafePost({ allowHosts, ...client }));
}

const send = (subscription: Parameters<Push["send"]>[0], by = push) =>
  by.send(subscription, MESSAGE, { ttlSeconds: 600 });

describe("a push", () => {
  it("can be read by the browser that subscribed, and is short", async () => {
    const browser = service.browser("phone");
    expect(await send(browser.subscription)).toEqual({ outcome: "sent" });
    expect(browser.received()).toEqual([MESSAGE]);
    expect(browser.arrived()[0]?.body.length).toBeLessThan(400);
  });

  it("contains its lifetime, its urgency and the topic that it replaces", async () => {
    const browser = service.browser("phone");
    await send(browser.subscription);
    expect(browser.arrived()[0]?.headers).toMatchObject({
      ttl: "600",
      urgency: "high",
      topic: expect.stringMatching(/^[\w-]{32}$/),
      "content-encoding": "aes128gcm",
    });
    expect(browser.arrived()[0]?.headers).not.toHaveProperty("cookie");
  });

  it("is signed with the operator's key for this service alone, and for a day at most", async () => {
    const browser = service.browser("phone");
    await send(browser.subscription);
    const { authorization = "" } = browser.arrived()[0]?.headers ?? {};
    const [, token = "", key] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(authorization) ?? [];
    expect(key).toBe(vapid.publicKey);
    const [head = "", claims = "", signature = ""] = token.split(".");
    const point = Buffer.from(vapid.publicKey, "base64url");
    const jwk = {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    };
    const signed = Buffer.from(`${head}.${claims}`);
    const verifier = {
      key: createPublicKey({ key: jwk, format: "jwk" }),
      dsaEncoding: "ieee-p1363",
    } as const;
    expect(verify("sha256", signed, verifier, Buffer.from(signature, "base64url"))).toBe(true);
    const { aud, sub, exp }: { aud: string; sub: string; exp: number } = JSON.parse(
      Buffer.from(claims, "base64url").toString(),
    );
    expect([aud, sub]).toEqual([`http://${service.host}`, vapid.subject]);
    expect(exp).toBeGreaterThan(Date.now() / 1000);
    expect(exp).toBeLessThanOrEqual(Date.now() / 1000 + 86_400);
  });

  it.each([
    [200, { outcome: "sent" }],
    [202, { outcome: "sent" }],
    [404, { outcome: "gone" }],
    [410, { outcome: "gone" }],
    [400, { outcome: "refused" }],
    [403, { outcome: "refused" }],
    [413, { outcome: "refused" }],
    [429, { outcome: "later" }],
    [500, { outcome: "later" }],
    [503, { outcome: "later" }],
  ])("has for the status %i this outcome: %j", async (status, result) => {
    const browser = service.browser("phone");
    browser.willAnswer(status);
    expect(await send(browser.subscription)).toEqual(result);
  });

  it("is retried when the service asks for it", async () => {
    const browser = service.browser("phone");
    browser.willAnswer({ status: 503, headers: { "retry-after": "7" } });
    expect(await send(browser.subscription)).toEqual({ outcome: "later", retryAfterSeconds: 7 });
  });

  it("is logged with the service only, never with the endpoint or a key", async () => {
    const browser = service.browser("secret-endpoint");
    await send(browser.subscription);
    expect(events).toEqual([
      { service: service.host, outcome: "sent", detail: "answered 201", ms: expect.any(Number) },
    ]);
    expect(JSON.stringify(events)).not.toContain(vapid.privateKey);
    expect(JSON.stringify(push)).not.toContain(vapid.privateKey);
  });

  it("is not sent after closing, and is to be tried later", async () => {
    await push.close();
    expect(await send(service.browser("phone").subscription)).toEqual({ outcome: "later" });
    expect(service.pushes).toEqual([]);
  });
});

describe("the guard", () => {
  const port = () => Number(service.host.split(":")[1]);
  /** A subscription at a known service, which a test's name server then answers for. */
  const atGoogle = () => ({
    ...service.browser("phone").subscription,
    endpoint: "https://fcm.googleapis.com/x",
  });

  it.each([
    ["loopback", ["127.0.0.1"]],
    ["a private address", ["10.0.0.1"]],
    ["the metadata service", ["169.254.169.254"]],
    ["loopback beside a public address", ["93.184.216.34", "127.0.0.1"]],
    ["loopback by IPv6", ["::1"]],
  ])("refuses a known service whose name leads to %s", async (_, addresses) => {
    const misled = open({ resolve: async () => addresses, dial: dialWithPorts({ 443: port() }) });
    expect(await send(atGoogle(), misled)).toEqual({ outcome: "later" });
    expect(events[0]?.detail).toContain("refused: ");
    expect(service.pushes).toEqual([]);
    await misled.close();
  });

  it("follows no redirect", async () => {
    const [browser, canary] = [service.browser("phone"), service.browser("canary")];
    browser.willAnswer({ status: 307, headers: { location: canary.subscription.endpoint } });
    expect(await send(browser.subscription)).toEqual({ outcome: "refused" });
    expect(canary.arrived()).toEqual([]);
  });

  it("contacts no host that was removed from the list, and reports its subscription as gone", async () => {
    const strict = open({}, []);
    expect(await send(service.browser("phone").subscription, strict)).toEqual({ outcome: "gone" });
    expect(service.pushes).toEqual([]);
    await strict.close();
  });

  it("refuses a forbidden address in the client too, whatever the adapter's list", async () => {
    const client = createSafePost();
    const body = Buffer.from("x");
    const url = new URL(`http://${service.host}/push`);
    await expect(client.post({ url, headers: {}, body })).rejects.toMatchObject({
      detail: expect.stringContaining("refused: "),
    });
    expect(service.pushes).toEqual([]);
    await client.close();
  });

  it("ends a push without an answer", async () => {
    const { startSite } = await import("@larder/safe-fetch/testing/site");
    const silent = await startSite("127.0.0.1");
    silent.handle = () => {};
    const host = `127.0.0.1:${silent.port}`;
    const shortDeadline = open({ deadlineMs: 100 }, [host]);
    const subscription = { ...service.browser("phone").subscription, endpoint: `http://${host}/` };
    expect(await send(subscription, shortDeadline)).toEqual({ outcome: "later" });
    expect(events[0]?.detail).toBe("no answer within 100 ms");
    await Promise.all([shortDeadline.close(), silent.close()]);
  });
});

describe("accepts", () => {
  it("accepts a browser at a known service", () => {
    const { subscription } = service.browser("phone");
    expect(push.accepts(subscription)).toBe(true);
    expect(push.accepts({ ...subscription, endpoint: "https://evil.example/" })).toBe(false);
  });

  it("refuses a key that cannot encrypt", () => {
    const { endpoint, keys } = service.browser("phone").subscription;
    const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString("base64url");
    expect(push.accepts({ endpoint, keys: { ...keys, p256dh } })).toBe(false);
  });
});
