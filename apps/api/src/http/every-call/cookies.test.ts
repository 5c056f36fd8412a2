import { describe, expect, it } from "vitest";
import { ADMIN_PASSWORD, createTestApp } from "../../testing/test-app.ts";

const FIVE_DAYS_LATER = "Fri, 06 Mar 2026 12:00:00 GMT";

/** Returns the cookies of an answer literally; secrets and expiry dates are replaced. */
function cookies(headers: Record<string, string>): string[] {
  const sent: unknown = headers["set-cookie"];
  return (Array.isArray(sent) ? sent : []).map((cookie) =>
    String(cookie)
      .replace(/^admin=[\w-]{43};/, "admin=SECRET;")
      .replace(/Expires=(?!Thu, 01 Jan 1970 00:00:00 GMT)[^;]+/, `Expires=${FIVE_DAYS_LATER}`),
  );
}

describe.each([
  { mode: "without TLS", https: false, secure: "" },
  { mode: "with TLS", https: true, secure: " Secure;" },
])("S18: $mode", ({ https, secure }) => {
  const open = () => createTestApp({ security: { https } });
  const session = `__session=session-ana; Max-Age=432000; Path=/; Expires=${FIVE_DAYS_LATER}; HttpOnly;${secure} SameSite=Lax`;
  const noSession = `__session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly;${secure} SameSite=Lax`;
  const admin = `admin=SECRET; Path=/; HttpOnly;${secure} SameSite=Strict`;
  const noAdmin = `admin=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly;${secure} SameSite=Strict`;

  it("signing in sets the session", async () => {
    const world = await open();
    const answer = await world
      .as()
      .post("/api/user/create")
      .set("Authorization", "Bearer token-ana")
      .send({});
    expect(cookies(answer.headers)).toEqual([session]);
  });

  it("the password sets the administrator's, for this browser session only", async () => {
    const world = await open();
    const answer = await world.as("ana").post("/api/admin/verify").send({ password: ADMIN_PASSWORD });
    expect(cookies(answer.headers)).toEqual([admin]);
  });

  it("signing out removes both, with the flags that they were set with", async () => {
    const world = await open();
    const answer = await world.as("ana").post("/api/user/logout");
    expect(cookies(answer.headers)).toEqual([noSession, noAdmin]);
  });

  it("an invalid session is removed", async () => {
    const world = await open();
    const answer = await world.as().get("/api/bookmarks").set("Cookie", "__session=forged");
    expect(cookies(answer.headers)).toEqual([noSession]);
  });
});
