import { describe, expect, it } from "vitest";
import { randomUUID } from "node:crypto";
import { storedNumbers } from "../../startup/stored-numbers.ts";
import { openSqliteStore } from "../../storage/sqlite/sqlite-store.ts";
import { createOwnSessions } from "../session/own-sessions.ts";
import { StoreUnavailable } from "../../ports/store.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createMetrics, type MetricsSources } from "./metrics.ts";

const TOKEN = "a-token-for-Prometheus";

function open(sources: Partial<MetricsSources> = {}, metricsToken?: string) {
  const metrics = createMetrics({ ping: async () => {}, runningCalls: () => 0, ...sources }, false);
  return createTestApp({ metrics, ...(metricsToken !== undefined && { metricsToken }) });
}

type World = Awaited<ReturnType<typeof open>>;

/** Reads the metrics as a program of this machine. */
const read = async (world: World) => (await world.as().get("/metrics").expect(200)).text;
/** The lines of one metric, without its comments. */
const linesOf = (text: string, name: string) =>
  text.split("\n").filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));

describe("the metrics", () => {
  it("count requests by the path of their route, and refusals by their code", async () => {
    const world = await open();
    const { id } = await world.addRecipe("ana");
    for (const uid of ["ben", "cy"]) await world.as(uid).delete(`/api/recipes/${id}`).expect(403);
    await world.as("ana").delete(`/api/recipes/${id}`).expect(200);
    const text = await read(world);
    expect(linesOf(text, "larder_http_requests_total")).toEqual([
      'larder_http_requests_total{method="POST",route="/api/recipes",status="201"} 1',
      'larder_http_requests_total{method="DELETE",route="/api/recipes/:id",status="403"} 2',
      'larder_http_requests_total{method="DELETE",route="/api/recipes/:id",status="200"} 1',
    ]);
    expect(linesOf(text, "larder_refusals_total")).toEqual([
      'larder_refusals_total{route="/api/recipes/:id",code="not-yours"} 2',
    ]);
    expect(linesOf(text, "larder_http_request_duration_seconds_count")).toContain(
      'larder_http_request_duration_seconds_count{method="DELETE",route="/api/recipes/:id"} 3',
    );
  });

  it("have one route for all that no route answers, and nothing that a client made up", async () => {
    const world = await open();
    for (const path of ["/api/nothing", "/wp-admin", "/api/recipes/slug/secret-soup", "/%00"])
      await world.as("ana").get(`${path}?q=secret`);
    const text = await read(world);
    expect(text).not.toMatch(/secret|wp-admin|nothing/);
    expect(
      linesOf(text, "larder_http_requests_total").map((line) => /route="([^"]*)"/.exec(line)?.[1]),
    ).toEqual(expect.arrayContaining(["other", "/api/recipes/slug/:slug"]));
  });

  it("say whether the store answers, and what runs", async () => {
    const up = await read(await open({ runningCalls: () => 3 }));
    expect(up).toContain("\nlarder_store_up 1\n");
    expect(up).toContain("\nlarder_running_calls 3\n");
    const down = await open({ ping: () => Promise.reject(new StoreUnavailable("gone")) });
    expect(await read(down)).toContain("\nlarder_store_up 0\n");
  });

  it("show numbers of the store, and leave out one that cannot be read", async () => {
    const store = await openSqliteStore({ file: ":memory:" });
    const ownSessions = createOwnSessions({ store, clock: () => new Date(), newId: randomUUID });
    await ownSessions.open("ana", { browser: "Firefox on Linux" });
    const numbers = storedNumbers(store, () => new Date());
    const text = await read(await open({ numbers }));
    expect(text).toContain("\nlarder_sessions 1\n");
    expect(text).toContain("\nlarder_requests_pending 0\n");
    expect(text).toContain("\nlarder_generations_last_day 0\n");
    const broken = {
      name: "sessions",
      help: "Sessions.",
      read: () => Promise.reject(new StoreUnavailable("gone")),
    };
    const without = await read(await open({ numbers: [broken] }));
    expect(without).toContain("\nlarder_store_up 1\n");
    expect(without).not.toMatch(/^larder_sessions [1-9]/m);
    await store.close();
  });

  it("are of this application alone, with those of the process where that is asked for", async () => {
    await read(await open());
    const { text, type } = await createMetrics({ ping: async () => {}, runningCalls: () => 0 }, true).read();
    expect(text).toContain("process_cpu_seconds_total");
    expect(text).not.toContain('route="/metrics"');
    expect(type).toMatch(/^text\/plain/);
  });
});

describe("who may read the metrics", () => {
  it("is a program of this machine that sends nothing of a proxy", async () => {
    const world = await open();
    const answer = await world.as().get("/metrics").expect(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    for (const [name, value] of [
      ["X-Forwarded-For", "203.0.113.9"],
      ["Forwarded", "for=203.0.113.9"],
      ["Host", "larder.example"],
      ["Origin", "https://evil.example"],
    ] as const) {
      const refused = await world.as().get("/metrics").set(name, value);
      expect([name, refused.status, refused.body.code]).toEqual([name, 404, "not-found"]);
    }
  });

  it("is a bearer of the token from anywhere, and nobody with another one", async () => {
    const world = await open({}, TOKEN);
    const status = async (authorization: string) =>
      (await world.as().get("/metrics").set("Host", "larder.example").set("Authorization", authorization))
        .status;
    expect(await status(`Bearer ${TOKEN}`)).toBe(200);
    for (const wrong of [
      "Bearer a-token-for-prometheus",
      "Bearer ",
      "Basic a-token-for-Prometheus",
      "Bearer undefined",
    ])
      expect(await status(wrong)).toBe(404);
  });

  it("is nobody from elsewhere where no token is set", async () => {
    const world = await open();
    const answer = await world
      .as()
      .get("/metrics")
      .set("Host", "larder.example")
      .set("Authorization", "Bearer undefined");
    expect(answer.status).toBe(404);
  });
});
