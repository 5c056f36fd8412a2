import { beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "@larder/domain/contract/endpoint";
import { ENTRIES, pathOf, validBody, validQuery } from "../../testing/contract-calls.ts";
import { createFakeModel } from "../../testing/fake-model.ts";
import { ADMIN_PASSWORD, cookiesOf, createTestApp } from "../../testing/test-app.ts";

const ADMIN_CALLS = ENTRIES.filter(([, { access }]) => access === "admin");

let world: Awaited<ReturnType<typeof createTestApp>>;
let adminCookie: string;
beforeAll(async () => {
  world = await createTestApp({}, { model: createFakeModel().model });
  const verified = await world.as("ana").post("/api/admin/verify").send({ password: ADMIN_PASSWORD });
  [adminCookie = ""] = cookiesOf(verified);
  const message = { email: "ben@example.com", content: "A soup with leeks, please" };
  await world.as("ben").post("/api/feedback").send(message).expect(201);
  await world.as("ben").post("/api/recipes/queue").send(message).expect(201);
});

async function ask(endpoint: Endpoint, cookie: string) {
  const request = world.as()[endpoint.method](pathOf(endpoint)).query(validQuery(endpoint));
  if (cookie !== "") request.set("Cookie", cookie);
  const answer = await (endpoint.body ? request.send(validBody(endpoint)) : request);
  return { status: answer.status, code: answer.body.code, text: answer.text };
}

describe("a call of the administrator", () => {
  it("S22: is among the tested calls", () => {
    const names = ADMIN_CALLS.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(["listFeedback", "listRequests", "markFeedback"]));
  });

  it.each(ADMIN_CALLS)(
    "S22: %s is refused without a session and to a user, and permitted to the administrator",
    async (_, endpoint) => {
      expect(await ask(endpoint, "")).toMatchObject({ status: 401, code: "not-signed-in" });
      for (const cookie of [
        "__session=session-ana",
        "__session=session-ana; admin=forged",
        // The cookie of an administrator, without a session and with another user's.
        adminCookie,
        `__session=session-ben; ${adminCookie}`,
      ]) {
        const { status, text } = await ask(endpoint, cookie);
        expect([cookie, status]).toEqual([cookie, 401]);
        expect(text).not.toContain("ben@example.com");
      }
      const { status } = await ask(endpoint, `__session=session-ana; ${adminCookie}`);
      expect([200, 404]).toContain(status);
    },
  );
});
