import { describe, expect, it } from "vitest";
import { createTestApp } from "../testing/test-app.ts";

const rates = {
  readsPerMinute: 5,
  writesPerMinute: 3,
  importsPerHour: 1,
  picturesPerHour: 1,
  messagesPerHour: 2,
};
const message = { email: "a@b.example", content: "A soup with leeks, please" };

describe("rate limits", () => {
  it("answer 429 with Retry-After beyond the limit, to that user alone", async () => {
    const world = await createTestApp({ rates });
    for (let i = 0; i < 5; i += 1) await world.as("ana").get("/api/recipes").expect(200);
    const refused = await world.as("ana").get("/api/recipes");
    expect([refused.status, refused.body.code]).toEqual([429, "too-many-requests"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    await world.as("ben").get("/api/recipes").expect(200);
  });

  it("count feedback and requests together, beside other writes", async () => {
    const world = await createTestApp({ rates });
    await world.as("ana").post("/api/feedback").send(message).expect(201);
    await world.as("ana").post("/api/recipes/queue").send(message).expect(201);
    await world.as("ana").post("/api/feedback").send(message).expect(429);
  });

  it("count an import before its page is fetched", async () => {
    const world = await createTestApp({ rates });
    await world.as("ana").post("/api/recipes/scrape").send({ url: "https://food.example/soup" }).expect(422);
    await world.as("ana").post("/api/recipes/scrape").send({ url: "https://food.example/soup" }).expect(429);
    expect(world.web.fetched).toHaveLength(1);
  });

  it("are not dodged by a made-up X-Forwarded-For", async () => {
    const world = await createTestApp({ rates });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const answer = await world.as().post("/api/user/logout").set("X-Forwarded-For", `10.0.0.${i}`);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it("leave health and configuration alone", async () => {
    const world = await createTestApp({ rates });
    for (let i = 0; i < 20; i += 1) await world.as().get("/healthz").expect(200);
    for (let i = 0; i < 20; i += 1) await world.as().get("/api/config").expect(200);
  });
});
