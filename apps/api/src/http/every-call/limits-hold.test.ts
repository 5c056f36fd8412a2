import { describe, expect, it } from "vitest";
import { readEnvironment } from "../../config/env.ts";
import { ADMIN_PASSWORD, createTestApp } from "../../testing/test-app.ts";

const usual = readEnvironment({}).rates;
const message = { email: "ana@example.com", content: "The timer is lovely" };

/** Addresses that a caller makes up, one for each call. */
const forged = (index: number) => `203.0.113.${index}, 198.51.100.${index}`;

describe("the default limits", () => {
  it("S42: permit five pieces of feedback in an hour, and not the sixth", async () => {
    const world = await createTestApp({ rates: usual });
    const send = () => world.as("ana").post("/api/feedback").send(message);
    for (let i = 0; i < 5; i += 1) await send().expect(201);
    const sixth = await send();
    expect([sixth.status, sixth.body.code]).toEqual([429, "too-many-requests"]);
    expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(60);
    expect(sixth.body.error).toBe("That was a lot at once. Please try again in 1 hour.");
    expect((await world.store.feedback.list({}, { limit: 10 })).total).toBe(5);
  });
});

/** The sources of a client's address: the connection, or the last entry of the header, which the proxy adds. */
const WAYS = [
  { by: "without a proxy", proxies: 0, sent: forged },
  { by: "behind one proxy", proxies: 1, sent: (index: number) => `${forged(index)}, 192.0.2.7` },
];

describe.each(WAYS)("a forged X-Forwarded-For, $by,", ({ proxies, sent }) => {
  it("S43: does not reset the limit of a visitor", async () => {
    const world = await createTestApp({ proxies, rates: { ...usual, writesPerMinute: 3 } });
    const statuses: number[] = [];
    for (let index = 1; index <= 5; index += 1) {
      const answer = await world.as().post("/api/user/logout").set("X-Forwarded-For", sent(index));
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it("S43: does not reset the limit of a user", async () => {
    const world = await createTestApp({ proxies, rates: usual });
    const statuses: number[] = [];
    for (let index = 1; index <= 6; index += 1) {
      const answer = await world
        .as("ana")
        .post("/api/feedback")
        .set("X-Forwarded-For", sent(index))
        .send(message);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it("S43: does not end the lock-out of the admin password", async () => {
    const world = await createTestApp({ proxies });
    const knock = (uid: string, password: string, index: number) =>
      world.as(uid).post("/api/admin/verify").set("X-Forwarded-For", sent(index)).send({ password });
    for (let index = 1; index <= 5; index += 1) await knock(`user-${index}`, "guess", index).expect(401);
    await knock("user-6", ADMIN_PASSWORD, 6).expect(429);
  });
});
