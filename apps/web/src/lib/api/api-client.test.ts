import { listFeedback } from "@larder/domain/contract/feedback";
import { verifyAdmin } from "@larder/domain/contract/admin";
import { createRecipe, listRecipeSummaries } from "@larder/domain/contract/recipes";
import { logout } from "@larder/domain/contract/users";
import { onTestFinished, describe, expect, it, vi } from "vitest";
import { call } from "@/lib/api/api-client";
import { NO_RENEWER, renewSessionWith } from "@/lib/api/session-renewer";
import { cacheAnswersFor } from "@/lib/offline/cached-answers";
import { buildRecipe, buildSummary } from "@larder/domain/testing/build-recipe";
import { type FakeApi, fakeApi } from "@/testing/fake-api";

/** Builds a session renewer; after a renewal the fake server answers as `then` sets it. */
function buildRenewer(then: (api: FakeApi) => void = () => {}) {
  const api = fakeApi();
  const renew = vi.fn(async () => {
    then(api);
    return true;
  });
  renewSessionWith({ renew, token: async () => null });
  onTestFinished(() => renewSessionWith(NO_RENEWER));
  return { api, renew };
}

describe("a call that is refused with 401", () => {
  it("sends a wrong admin password once", async () => {
    const { api, renew } = buildRenewer();
    api.refuse(verifyAdmin, 401, "wrong-password");
    await expect(call(verifyAdmin, { body: { password: "wrong" } })).rejects.toMatchObject({
      code: "wrong-password",
    });
    expect(api.callsOf(verifyAdmin)).toHaveLength(1);
    expect(renew).not.toHaveBeenCalled();
  });

  it("sends a call that requires the admin password once", async () => {
    const { api, renew } = buildRenewer();
    api.refuse(listFeedback, 401, "admin-required");
    await expect(call(listFeedback, { query: {} })).rejects.toMatchObject({ code: "admin-required" });
    expect(api.callsOf(listFeedback)).toHaveLength(1);
    expect(renew).not.toHaveBeenCalled();
  });

  it("is not repeated for the 401 of a proxy", async () => {
    const { api, renew } = buildRenewer();
    api.breakDown(createRecipe, 401, "Proxy login");
    await expect(call(createRecipe, { body: { recipe: { name: "Soup" } } })).rejects.toMatchObject({
      status: 401,
    });
    expect(api.callsOf(createRecipe)).toHaveLength(1);
    expect(renew).not.toHaveBeenCalled();
  });

  it("is repeated once after a session that ended was renewed", async () => {
    const { api, renew } = buildRenewer((server) => server.answer(verifyAdmin, { success: true }));
    api.refuse(verifyAdmin, 401, "not-signed-in");
    await call(verifyAdmin, { body: { password: "right" } });
    expect(api.callsOf(verifyAdmin)).toHaveLength(2);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it("is not repeated a second time when the new session is refused too", async () => {
    const { api } = buildRenewer();
    api.refuse(verifyAdmin, 401, "not-signed-in");
    await expect(call(verifyAdmin, { body: { password: "right" } })).rejects.toMatchObject({ status: 401 });
    expect(api.callsOf(verifyAdmin)).toHaveLength(2);
  });
});

describe("the call of a user who has signed out in the meantime", () => {
  const settled = vi.fn<() => void>();
  const send = (api: FakeApi, before: () => Promise<void>) => {
    settled.mockClear();
    api.answerBy(createRecipe, async () => {
      await before();
      return { success: true as const, recipe: buildRecipe() };
    });
    void call(createRecipe, { body: { recipe: { name: "Soup" } } }).finally(settled);
    return new Promise((resolve) => setTimeout(resolve, 20));
  };

  it.each([null, "ben"])("never ends when %j is here now", async (userId) => {
    await cacheAnswersFor("ana");
    await send(fakeApi(), () => cacheAnswersFor(userId));
    expect(settled).not.toHaveBeenCalled();
  });

  it("ends when the same user is here again", async () => {
    await cacheAnswersFor("ana");
    await send(fakeApi(), async () => {
      await cacheAnswersFor(null);
      await cacheAnswersFor("ana");
    });
    expect(settled).toHaveBeenCalledOnce();
  });

  it("ends when it is the call that signs out", async () => {
    await cacheAnswersFor("ana");
    const api = fakeApi();
    api.answerBy(logout, async () => {
      await cacheAnswersFor(null);
      return { success: true as const };
    });
    await expect(call(logout, { body: {} })).resolves.toEqual({ success: true });
  });
});

describe("an answer with invalid entries", () => {
  const list = { view: "summary" } as const;
  const leek = buildSummary({ name: "Leek soup" });

  it.each([
    ["no object", 7],
    ["nothing", null],
    ["a recipe without a slug", { ...leek, slug: undefined }],
  ])("keeps the others beside %s", async (_, entry) => {
    const api = fakeApi();
    api.fail(listRecipeSummaries, () =>
      Response.json({ success: true, recipes: [entry, leek], total: 2, nextCursor: null }),
    );
    const { recipes } = await call(listRecipeSummaries, { query: list });
    expect(recipes.map(({ name }) => name)).toEqual(["Leek soup"]);
  });

  it("is rejected when it contains no list", async () => {
    const api = fakeApi();
    api.fail(listRecipeSummaries, () => Response.json({ success: true, recipes: "none" }));
    await expect(call(listRecipeSummaries, { query: list })).rejects.toMatchObject({ status: 200 });
  });

  it.each([
    ["JSON", '{"success":false}', true],
    ["a page", "<html>", false],
  ])("says of a success whether it was JSON: %s", async (_, text, isJson) => {
    const api = fakeApi();
    api.breakDown(createRecipe, 200, text);
    await expect(call(createRecipe, { body: { recipe: { name: "Soup" } } })).rejects.toMatchObject({
      isJson,
    });
  });
});
