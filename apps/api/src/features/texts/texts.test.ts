import { pageText } from "@larder/domain/text-recognition/page-text";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import {
  type ReadOptions,
  type TextRecognition,
  TextRecognitionError,
  type TextRecognitionFailure,
} from "../../ports/text-recognition.ts";
import { createFakeRecognition } from "../../testing/fake-recognition.ts";
import { jpeg } from "../../testing/photos.ts";
import { createTestApp } from "../../testing/test-app.ts";

type World = Awaited<ReturnType<typeof createTestApp>>;

const worldWith = (read: TextRecognition["read"], options = {}) =>
  createTestApp(options, { textRecognition: { ...createFakeRecognition(), read } });
const post = (world: World, uid = "ana", query = "") =>
  world.as(uid).post(`/api/texts${query}`).type("image/jpeg");

describe("POST /api/texts", () => {
  it("answers the pages of a file, with each word and how sure it is", async () => {
    const answer = await post(await createTestApp())
      .send(await jpeg())
      .expect(200);
    expect(answer.body).toMatchObject({
      success: true,
      pages: [{ by: "recognition", text: "Leek soup\n\n2 leeks\n\nBoil the leeks." }],
    });
    expect(answer.body.pages[0].lines[0].words[0]).toEqual({ text: "Leek", confidence: 90, box: null });
  });

  it("reads in the language that is asked for, and the first installed one without", async () => {
    const asked: ReadOptions[] = [];
    const world = await worldWith(
      async (_, options) => {
        asked.push(options);
        return [pageText([], "recognition")];
      },
      { pdfPages: 7 },
    );
    await post(world, "ana", "?language=es")
      .send(await jpeg())
      .expect(200);
    await post(world)
      .send(await jpeg())
      .expect(200);
    expect(asked.map(({ language, mostPages }) => [language, mostPages])).toEqual([
      ["es", 7],
      ["en", 7],
    ]);
  });

  it.each([
    ["a language without data", "?language=fr", "image/jpeg", 400, "text-language-missing"],
    ["a language that is none", "?language=french", "image/jpeg", 400, "bad-input"],
    ["a text", "", "text/plain", 415, "text-file-kind"],
  ])("refuses %s", async (_, query, type, status, code) => {
    const world = await createTestApp();
    const answer = await world.as("ana").post(`/api/texts${query}`).type(type).send(Buffer.from("leek soup"));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it("refuses more than 20 MB before they are sent", async () => {
    const call = post(await createTestApp()).set("Content-Length", String(20 * 1024 * 1024 + 1));
    const answer = await call.send(Buffer.alloc(10)).catch((error: { response?: unknown }) => error.response);
    expect(answer).toMatchObject({ status: 413, body: { code: "text-file-too-large" } });
  });

  it.each<[TextRecognitionFailure, number, string]>([
    ["unreadable", 400, "text-file-unreadable"],
    ["kind", 415, "text-file-kind"],
    ["too-many-pixels", 413, "picture-too-many-pixels"],
    ["too-many-pages", 413, "text-pages-many"],
    ["locked", 422, "text-file-locked"],
    ["timeout", 422, "text-timeout"],
    ["failed", 422, "text-failed"],
    ["busy", 429, "too-many-requests"],
  ])("tells why a file gave no text: %s", async (failure, status, code) => {
    const world = await worldWith(() => Promise.reject(new TextRecognitionError(failure)));
    const answer = await post(world).send(await jpeg());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it("needs a session, and a role that adds recipes", async () => {
    const world = await createTestApp();
    await world
      .as()
      .post("/api/texts")
      .type("image/jpeg")
      .send(await jpeg())
      .expect(401);
  });

  it("reads the files of one user one after the other, and those of another meanwhile", async () => {
    let running = 0;
    let most = 0;
    const world = await worldWith(async () => {
      running += 1;
      most = Math.max(most, running);
      await wait(30);
      running -= 1;
      return [];
    });
    const photo = await jpeg();
    await Promise.all([1, 2].map(async () => post(world).send(photo).expect(200)));
    expect(most).toBe(1);
    await Promise.all(["ana", "ben"].map(async (uid) => post(world, uid).send(photo).expect(200)));
    expect(most).toBe(2);
  });

  it("answers a repeated call with the same key without reading again", async () => {
    const read = vi.fn<TextRecognition["read"]>(async () => [pageText([], "recognition")]);
    const world = await worldWith(read);
    const photo = await jpeg();
    for (let call = 0; call < 2; call += 1)
      await post(world).set("Idempotency-Key", "one").send(photo).expect(200);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("is limited by the hour", async () => {
    const rates = {
      readsPerMinute: 0,
      writesPerMinute: 0,
      importsPerHour: 0,
      picturesPerHour: 0,
      textsPerHour: 2,
      messagesPerHour: 0,
      communityPerHour: 0,
      exportsPerHour: 0,
    };
    const world = await createTestApp({ rates });
    const photo = await jpeg();
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await post(world).send(photo)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
