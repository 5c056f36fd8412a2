import type { Feedback } from "@larder/domain/account/feedback";
import type { QueuedRequest } from "@larder/domain/account/queued-request";
import { expect, it } from "vitest";
import { type StoreHarness, storePerCase } from "./store-harness.ts";

const day = (n: number) => `2026-03-0${n}T00:00:00.000Z`;

export function buildFeedback(n: number, fields: Partial<Feedback> = {}): Feedback {
  return {
    id: `feedback-${n}`,
    type: "bug",
    email: "bo@example.org",
    content: 'It\'s "broken" \0 🍲',
    page: "/recipes?a=%20",
    done: false,
    createdAt: day(n),
    ...fields,
  };
}

export function buildRequest(n: number, fields: Partial<QueuedRequest> = {}): QueuedRequest {
  return {
    id: `request-${n}`,
    email: "bo@example.org",
    requestType: "text",
    content: "More soup",
    notes: "",
    status: "pending",
    recipe: null,
    createdAt: day(n),
    ...fields,
  };
}

export function peopleCases(harness: StoreHarness): void {
  const store = storePerCase(harness);

  it("takes over a changed name, and keeps the one it has when none is given", async () => {
    const users = () => store().users;
    const bo = { id: "bo", email: "bo@example.org" };
    const expected = { ...bo, preferredLanguage: "en" };
    expect(await users().upsert(bo)).toStrictEqual(expected);
    expect(await users().upsert({ ...bo, displayName: "Bo" })).toStrictEqual({
      ...expected,
      displayName: "Bo",
    });
    await users().upsert(bo);
    expect(await users().find("bo")).toStrictEqual({ ...expected, displayName: "Bo" });
    expect(await users().upsert({ ...bo, displayName: "Bo B." })).toStrictEqual({
      ...expected,
      displayName: "Bo B.",
    });
  });

  it("stores the provider of the last sign-in beside what the API answers, and keeps it when none is given", async () => {
    const bo = { id: "bo", email: "bo@example.org" };
    const answered = { ...bo, preferredLanguage: "en" };
    const stored = async () => {
      for await (const user of store().transfer.read("users")) return user;
      return null;
    };
    expect(await store().users.upsert(bo)).toStrictEqual(answered);
    expect(await stored()).toStrictEqual(answered);
    expect(await store().users.upsert({ ...bo, signInProvider: "larder-one" })).toStrictEqual(answered);
    await store().users.upsert(bo);
    expect(await store().users.find("bo")).toStrictEqual(answered);
    expect(await stored()).toStrictEqual({ ...answered, signInProvider: "larder-one" });
    await store().users.upsert({ ...bo, signInProvider: "larder-two" });
    await store().users.setLanguage("bo", "es");
    expect(await stored()).toStrictEqual({ ...bo, preferredLanguage: "es", signInProvider: "larder-two" });
  });

  it("registers a user once, in English", async () => {
    const user = { id: "bo", email: "bo@example.org" };
    const expected = { ...user, preferredLanguage: "en" };
    const answers = await Promise.all([1, 2, 3].map(() => store().users.upsert(user)));
    expect(answers).toStrictEqual([expected, expected, expected]);
    expect(await store().users.find("bo")).toStrictEqual(expected);
  });

  it("registers a new user in another language, and keeps it at the next sign-in", async () => {
    const user = { id: "bo", email: "bo@example.org" };
    const expected = { ...user, preferredLanguage: "es" };
    expect(await store().users.upsert({ ...user, preferredLanguage: "es" })).toStrictEqual(expected);
    expect(await store().users.upsert({ ...user, preferredLanguage: "en" })).toStrictEqual(expected);
  });

  it("takes over a changed address and keeps the chosen language", async () => {
    await store().users.upsert({ id: "bo", email: "old@example.org" });
    const chosen = { id: "bo", email: "old@example.org", preferredLanguage: "es" };
    expect(await store().users.setLanguage("bo", "es")).toStrictEqual(chosen);
    expect(await store().users.upsert({ id: "bo", email: "new@example.org" })).toStrictEqual({
      ...chosen,
      email: "new@example.org",
    });
  });

  it("knows no user who was never registered", async () => {
    expect(await store().users.find("bo")).toBeNull();
    expect(await store().users.setLanguage("bo", "es")).toBeNull();
    expect(await store().users.find("bo")).toBeNull();
  });

  it("lists feedback newest first, in pages, and by whether it is done", async () => {
    const all = [1, 2, 3, 4, 5].map((n) => buildFeedback(n));
    for (const feedback of all) await store().feedback.insert(feedback);
    expect(await store().feedback.setDone("feedback-2", true)).toBe(true);
    const first = await store().feedback.list({}, { limit: 3 });
    expect(first.items).toStrictEqual([all[4], all[3], all[2]]);
    const rest = await store().feedback.list({}, { limit: 3, cursor: first.nextCursor ?? "" });
    expect(rest).toStrictEqual({ items: [{ ...all[1], done: true }, all[0]], total: 5, nextCursor: null });
    const open = await store().feedback.list({ done: false }, { limit: 9 });
    expect([open.total, open.items.length]).toEqual([4, 4]);
    const done = await store().feedback.list({ done: true }, { limit: 9 });
    expect(done.items.map(({ id }) => id)).toEqual(["feedback-2"]);
  });

  it("opens feedback again, and knows when there is none", async () => {
    await store().feedback.insert(buildFeedback(1, { done: true }));
    expect(await store().feedback.setDone("feedback-1", false)).toBe(true);
    expect((await store().feedback.list({ done: false }, { limit: 9 })).total).toBe(1);
    expect(await store().feedback.setDone("gone", true)).toBe(false);
  });

  it("lists requests newest first, those of one moment by id, and by status", async () => {
    const all = ["a", "c", "b"].map((id) =>
      buildRequest(1, { id, status: id === "b" ? "added" : "pending" }),
    );
    for (const request of all) await store().requests.insert(request);
    const first = await store().requests.list({}, { limit: 2 });
    expect(first.items.map(({ id }) => id)).toEqual(["c", "b"]);
    const second = await store().requests.list({}, { limit: 2, cursor: first.nextCursor ?? "" });
    expect(second.items).toStrictEqual([all[0]]);
    const pending = await store().requests.list({ status: "pending" }, { limit: 1 });
    expect(pending).toMatchObject({ items: [{ id: "c" }], total: 2 });
  });

  it("changes of a request what it is told to, and nothing else", async () => {
    const before = buildRequest(1, { content: "Please: $set.a" });
    await store().requests.insert(before);
    const recipe = { id: "r", name: "Soup", slug: "soup-1" };
    const added = { ...before, status: "added", recipe };
    expect(await store().requests.update("request-1", { status: "added", recipe })).toStrictEqual(added);
    const noted = { ...added, notes: "done", recipe: null };
    expect(await store().requests.update("request-1", { notes: "done", recipe: null })).toStrictEqual(noted);
    expect(await store().requests.update("request-1", {})).toStrictEqual(noted);
    expect((await store().requests.list({}, { limit: 1 })).items).toStrictEqual([noted]);
    expect(await store().requests.update("gone", { notes: "x" })).toBeNull();
  });
}
