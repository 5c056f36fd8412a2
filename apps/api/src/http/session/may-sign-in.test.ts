import { describe, expect, it } from "vitest";
import { signUpOf } from "../../config/sign-up-settings.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createMaySignIn } from "./may-sign-in.ts";

function listOf(SIGN_UP: string) {
  const signUp = signUpOf({ SIGN_UP });
  return signUp.kind === "list" ? signUp : null;
}

const maySignIn = (SIGN_UP: string, email: string, isEmailVerified = true) =>
  createMaySignIn(listOf(SIGN_UP))({ email, isEmailVerified });

describe("the list of those who may sign in", () => {
  it.each([
    ["anybody", "eve@evil.example", true],
    ["ana@example.com", "Ana@Example.com", true],
    [" Ana@Example.com , @family.example ", "ana@example.com", true],
    ["ana@example.com,@family.example", "opa@family.example", true],
    ["ana@example.com", "ana@example.com.evil.example", false],
    ["ana@example.com", "eve+ana@example.com", false],
    ["@family.example", "eve@sub.family.example", false],
    ["@family.example", "eve@notfamily.example", false],
    ["@family.example", "@family.example@evil.example", false],
    ["@family.example", "", false],
  ])("%s: %s may sign in: %s", (list, email, isPermitted) => {
    expect(maySignIn(list, email)).toBe(isPermitted);
  });

  it("permits no unverified address, unless anybody may come", () => {
    expect(maySignIn("ana@example.com", "ana@example.com", false)).toBe(false);
    expect(maySignIn("anybody", "ana@example.com", false)).toBe(true);
  });
});

describe("a user who is not on the list", () => {
  const open = () => createTestApp({ signUp: signUpOf({ SIGN_UP: "ana@example.com" }) });

  it("S58: cannot sign in, nor call with an ID token, a session or a token from before", async () => {
    const before = await createTestApp();
    const made = await before.as("eve").post("/api/tokens").send({ name: "x", scope: "write", days: 1 });
    const world = await createTestApp(
      { signUp: signUpOf({ SIGN_UP: "ana@example.com" }) },
      { store: before.store },
    );
    const bearer = (token: string) => world.as().get("/api/recipes").set("Authorization", `Bearer ${token}`);
    const answers = [
      await world.as().post("/api/user/create").set("Authorization", "Bearer token-eve").send({}),
      await world.as("eve").get("/api/recipes"),
      await bearer("token-eve"),
      await bearer(made.body.secret),
    ];
    for (const { status, body } of answers)
      expect([status, body.code]).toEqual([403, "sign-in-not-permitted"]);
    for await (const user of world.store.transfer.read("users")) expect(user.id).toBe("eve");
    await world.as("ana").get("/api/recipes").expect(200);
  });

  it("S58: is not let in by an unverified address that is on it", async () => {
    const world = await open();
    world.identity.unverified.add("ana");
    const answer = await world
      .as()
      .post("/api/user/create")
      .set("Authorization", "Bearer token-ana")
      .send({});
    expect([answer.status, answer.body.code]).toEqual([403, "sign-in-not-permitted"]);
  });

  it("can still sign out", async () => {
    const world = await open();
    await world.as("eve").post("/api/user/logout").send({}).expect(200);
  });
});
