import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

/** Differ from answer to answer, and say nothing about safety. */
const VARYING = new Set(["date", "etag", "last-modified", "content-length", "x-request-id", "connection"]);

let webRoot: string;
beforeAll(() => {
  webRoot = mkdtempSync(join(tmpdir(), "larder-web-"));
  mkdirSync(join(webRoot, "assets"));
  writeFileSync(join(webRoot, "index.html"), "<!doctype html><title>Larder</title>");
  writeFileSync(join(webRoot, "sw.js"), "");
  writeFileSync(join(webRoot, "assets/index-abc.js"), "");
});
afterAll(() => rmSync(webRoot, { recursive: true, force: true }));

async function headersOf(path: string, https = false): Promise<Record<string, string>> {
  const world = await createTestApp({ webRoot, security: { https } });
  const { headers } = await world.as("ana").get(path);
  return Object.fromEntries(
    Object.entries<string>(headers)
      .filter(([name]) => !VARYING.has(name))
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}

describe("the headers", () => {
  it("of a page", async () => {
    expect(await headersOf("/recipes")).toMatchInlineSnapshot(`
      {
        "accept-ranges": "bytes",
        "access-control-allow-credentials": "true",
        "access-control-expose-headers": "ETag,RateLimit,RateLimit-Policy,Retry-After,X-Request-Id",
        "cache-control": "no-cache",
        "content-security-policy": "default-src 'self';script-src 'self';connect-src 'self';frame-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
        "content-type": "text/html; charset=utf-8",
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "cross-origin-resource-policy": "same-origin",
        "origin-agent-cluster": "?1",
        "referrer-policy": "strict-origin-when-cross-origin",
        "vary": "Origin",
        "x-content-type-options": "nosniff",
        "x-dns-prefetch-control": "off",
        "x-download-options": "noopen",
        "x-frame-options": "DENY",
        "x-permitted-cross-domain-policies": "none",
        "x-xss-protection": "0",
      }
    `);
  });

  it("of a file with a hash in its name", async () => {
    const { "cache-control": cache, "content-type": type } = await headersOf("/assets/index-abc.js");
    expect({ cache, type }).toEqual({
      cache: "public, max-age=31536000, immutable",
      type: "text/javascript; charset=utf-8",
    });
  });

  it("of the service worker, which is asked for each time", async () => {
    expect((await headersOf("/sw.js"))["cache-control"]).toBe("no-cache");
  });

  it("of an answer of the API", async () => {
    expect(await headersOf("/api/recipes")).toMatchInlineSnapshot(`
      {
        "access-control-allow-credentials": "true",
        "access-control-expose-headers": "ETag,RateLimit,RateLimit-Policy,Retry-After,X-Request-Id",
        "cache-control": "private, no-cache",
        "content-security-policy": "default-src 'self';script-src 'self';connect-src 'self';frame-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
        "content-type": "application/json; charset=utf-8",
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "cross-origin-resource-policy": "same-origin",
        "origin-agent-cluster": "?1",
        "referrer-policy": "strict-origin-when-cross-origin",
        "vary": "Origin, Accept-Encoding",
        "x-content-type-options": "nosniff",
        "x-dns-prefetch-control": "off",
        "x-download-options": "noopen",
        "x-frame-options": "DENY",
        "x-permitted-cross-domain-policies": "none",
        "x-xss-protection": "0",
      }
    `);
  });

  it("promise TLS only where there is TLS", async () => {
    expect(await headersOf("/recipes")).not.toHaveProperty("strict-transport-security");
    expect((await headersOf("/recipes", true))["strict-transport-security"]).toBe("max-age=31536000");
  });
});

describe("a file asked for in a way that cannot be answered", () => {
  it.each<[string, string, Record<string, string>]>([
    ["a range beyond its end", "/", { Range: "bytes=999999-" }],
    ["another version than the one that is here", "/sw.js", { "If-Match": '"other"' }],
  ])("is refused as bad input: %s", async (_, path, headers) => {
    const world = await createTestApp({ webRoot });
    const answer = await world.as().get(path).set(headers);
    expect([answer.status, answer.body.code]).toEqual([400, "bad-input"]);
  });
});

describe("a file of an older version", () => {
  it("is answered 404, not with the page", async () => {
    const world = await createTestApp({ webRoot });
    const answer = await world.as().get("/assets/index-old.js");
    expect(answer.status).toBe(404);
    expect(answer.body.code).toBe("not-found");
  });
});
