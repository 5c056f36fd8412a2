import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ModelError } from "../../ports/recipe-model.ts";
import type { PageTranscriber } from "../../ports/page-transcriber.ts";
import { jpeg } from "../../testing/photos.ts";
import { createTestApp } from "../../testing/test-app.ts";

const USAGE = {
  model: "seer",
  outputMode: "text" as const,
  calls: 1,
  inputTokens: 900,
  outputTokens: 200,
  milliseconds: 3_000,
};
const GENERATION = { creditsPerHour: 4, creditsPerDay: 0, creditsPerDayForAll: 0, lostAfterMs: 180_000 };

/** The app with a model that sees, and the pictures that it was shown. */
async function seeingWorld(
  answer: PageTranscriber["transcribe"] = async () => ({ text: COPIED, usage: USAGE }),
) {
  const shown: Uint8Array[] = [];
  const transcriber: PageTranscriber = {
    transcribe: (picture, signal) => {
      shown.push(picture);
      return answer(picture, signal);
    },
  };
  const world = await createTestApp({ generation: GENERATION }, { transcriber });
  const read = async (bytes: Buffer, query = "", type = "image/jpeg") =>
    (await world.as("ana").post(`/api/texts${query}`).type(type).send(bytes).expect(200)).body.pages;
  return { world, shown, read };
}

const COPIED = "Leek soup\n\n½ leek";
const HERE = { by: "recognition", text: "Leek soup\n\n2 leeks\n\nBoil the leeks." };

describe("a page that a model reads", () => {
  it("is its text line by line, without words that could be unsure", async () => {
    const { read, world } = await seeingWorld();
    expect(await read(await jpeg())).toEqual([
      {
        by: "model",
        text: COPIED,
        lines: COPIED.split("\n").map((text) => ({ text, words: [] })),
      },
    ]);
    const { items } = await world.store.generations.list({ limit: 10 });
    expect(items).toMatchObject([{ uid: "ana", kind: "page", outcome: "done", credits: 2, usage: USAGE }]);
  });

  it("is shown to the model upright, at most 1600 pixels long, and without where it was taken", async () => {
    const { read, shown } = await seeingWorld();
    const photo = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: "#eee" } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitude: "52/1 30/1 0/1" } })
      .toBuffer();
    await read(photo);
    const { format, width, height, exif, orientation } = await sharp(shown[0]).metadata();
    expect([format, width, height, exif, orientation]).toEqual(["jpeg", 800, 1_600, undefined, undefined]);
  });

  it("stays on this server where the cook wants that, and costs nothing then", async () => {
    const { read, shown, world } = await seeingWorld();
    expect(await read(await jpeg(), "?by=offline")).toMatchObject([HERE]);
    expect(shown).toEqual([]);
    expect((await world.store.generations.list({ limit: 10 })).total).toBe(0);
  });

  it("is recognised here where the model fails, which costs nothing", async () => {
    const { read, world } = await seeingWorld(() =>
      Promise.reject(new ModelError("refused", USAGE, "refusal")),
    );
    expect(await read(await jpeg())).toMatchObject([HERE]);
    const { items } = await world.store.generations.list({ limit: 10 });
    expect(items).toMatchObject([{ outcome: "refused", credits: 0 }]);
  });

  it("is recognised here beyond the limit of credits", async () => {
    const { read, shown } = await seeingWorld();
    const photo = await jpeg();
    const by: string[] = [];
    for (let call = 0; call < 3; call += 1) by.push((await read(photo))[0].by);
    expect([by, shown.length]).toEqual([["model", "model", "recognition"], 2]);
  });

  it("is none of a PDF, which no model is shown", async () => {
    const { read, shown } = await seeingWorld();
    expect(await read(Buffer.from("%PDF-1.7"), "", "application/pdf")).toMatchObject([HERE]);
    expect(shown).toEqual([]);
  });

  it("takes no other way of reading than the offline one", async () => {
    const { world } = await seeingWorld();
    const answer = await world
      .as("ana")
      .post("/api/texts?by=magic")
      .type("image/jpeg")
      .send(await jpeg());
    expect([answer.status, answer.body.code]).toEqual([400, "bad-input"]);
  });
});
