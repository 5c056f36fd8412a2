import { describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { createWebRoot } from "../../testing/web-root.ts";

const webRoot = createWebRoot();

async function headersOf(path: string, https = false): Promise<Record<string, string>> {
  const world = await createTestApp({ webRoot, security: { https } });
  return (await world.as("ana").get(path)).headers;
}

describe("the headers", () => {
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
