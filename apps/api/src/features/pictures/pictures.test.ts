import { once } from "node:events";
import { request } from "node:http";
import { readPictureAddress } from "@larder/domain/picture/picture-address";
import { beforeEach, describe, expect, it } from "vitest";
import { filesIn } from "../../storage/testing/media-cases.ts";
import { animation, blank, endsOf, jpeg, metadataOf, photo } from "../../testing/photos.ts";
import { createTestApp, FRIEND_ORIGIN } from "../../testing/test-app.ts";

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp();
});

function upload(bytes: Uint8Array, { uid = "ana", type = "image/jpeg" } = {}) {
  return world.as(uid).post("/api/media").set("Content-Type", type).send(Buffer.from(bytes));
}

async function uploaded(size = {}): Promise<{ url: string }> {
  return (await upload(await jpeg(size)).expect(201)).body.image;
}

describe("POST /api/media", () => {
  it("stores a picture in two widths and returns the value for a recipe", async () => {
    const answer = await upload(await jpeg({ width: 1600, height: 1200 }));
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      success: true,
      image: {
        url: expect.stringMatching(/^\/media\/[\w-]{36}-1280\.webp$/),
        width: 1280,
        height: 960,
        colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
        blurhash: expect.stringMatching(/^data:image\/webp;base64,/),
      },
    });
    const id = readPictureAddress(answer.body.image.url)?.id;
    expect((await filesIn(world.ports.media)).map(({ name }) => name)).toEqual([
      `${id}-1280.webp`,
      `${id}-480.webp`,
    ]);
  });

  it("turns it upright and strips its location", async () => {
    const bytes = await photo()
      .withExif({ IFD0: { Make: "SecretCam" }, IFD3: { GPSLatitude: "51/1 30/1 3230/100" } })
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    const { url } = (await upload(bytes).expect(201)).body.image;
    const { body } = await world.as("ana").get(url).expect(200);
    expect(await endsOf(body)).toEqual(["blue", "red"]);
    expect((await metadataOf(body)).exif).toBeUndefined();
  });

  it.each([
    ["no picture", () => Buffer.from("leek soup"), "image/png", 400, "not-a-picture"],
    ["nothing", () => Buffer.alloc(0), "image/png", 400, "not-a-picture"],
    ["a damaged one", async () => (await jpeg()).subarray(0, 900), "image/jpeg", 400, "not-a-picture"],
    ["an SVG", () => Buffer.from("<svg/>"), "image/svg+xml", 415, "picture-kind"],
    ["an SVG that calls itself PNG", () => Buffer.from("<svg/>"), "image/png", 415, "picture-kind"],
    ["what moves", animation, "image/gif", 415, "picture-kind"],
    ["HEIC", () => Buffer.from("\0\0\0\x18ftypheic", "latin1"), "image/heic", 415, "picture-kind"],
    ["a form", jpeg, "multipart/form-data", 415, "picture-kind"],
    ["JSON", () => Buffer.from("{}"), "application/json", 415, "picture-kind"],
    [
      "more than 100 megapixels",
      () => blank(10_100, 10_000).png().toBuffer(),
      "image/png",
      413,
      "picture-too-many-pixels",
    ],
    ["more than 20 MB", () => Buffer.alloc(20 * 1024 * 1024 + 1), "image/jpeg", 413, "picture-too-large"],
  ])("refuses %s", async (_, bytes, type, status, code) => {
    const answer = await upload(await bytes(), { type });
    expect([answer.status, answer.body.code, answer.body.success]).toEqual([status, code, false]);
    expect(await filesIn(world.ports.media)).toEqual([]);
  });

  it("refuses too many bytes as soon as they are announced", async () => {
    await using server = world.app.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const headers = {
      "Content-Type": "image/jpeg",
      "Content-Length": 30_000_000,
      Cookie: "__session=session-ana",
      "Sec-Fetch-Site": "same-origin",
    };
    const sending = request({ host: "127.0.0.1", port, path: "/api/media", method: "POST", headers });
    sending.flushHeaders();
    const [answer]: { statusCode?: number }[] = await once(sending, "response");
    expect(answer?.statusCode).toBe(413);
    sending.destroy();
  });

  it("refuses a compressed body, which could expand", async () => {
    const post = world.as("ana").post("/api/media").set("Content-Type", "image/jpeg");
    const answer = await post.set("Content-Encoding", "gzip").send(await jpeg());
    expect([answer.status, answer.body.code]).toEqual([415, "picture-kind"]);
  });

  it("checks the user before the body: 401, 403, then 415", async () => {
    const bad = Buffer.from("no picture");
    const post = () => world.as().post("/api/media").set("Content-Type", "text/plain");
    expect((await post().send("x")).status).toBe(401);
    expect((await post().set("Cookie", "__session=forged").send("x")).status).toBe(401);
    const foreign = post().set("Cookie", "__session=session-ana");
    expect((await foreign.set("Origin", "https://evil.example").send("x")).status).toBe(403);
    expect((await upload(bad, { type: "text/plain" })).status).toBe(415);
    const other = world.as("ana").post("/api/media?userId=ben").set("Content-Type", "image/jpeg");
    expect((await other.send(await jpeg())).status).toBe(403);
    expect(await filesIn(world.ports.media)).toEqual([]);
  });

  it("is counted against its own limit", async () => {
    const rates = {
      readsPerMinute: 0,
      writesPerMinute: 0,
      importsPerHour: 0,
      picturesPerHour: 2,
      textsPerHour: 0,
      messagesPerHour: 0,
      communityPerHour: 0,
      exportsPerHour: 0,
    };
    world = await createTestApp({ rates });
    await uploaded();
    await uploaded();
    const refused = await upload(await jpeg());
    expect([refused.status, refused.body.code]).toEqual([429, "too-many-requests"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("GET /media/{file}", () => {
  it("serves a picture of a shared recipe with an unlimited cache time, without a session", async () => {
    world = await createTestApp({ corsOrigins: [] });
    const image = await uploaded();
    const { url } = image;
    await world.addRecipe("ana", { image });
    const answer = await world.as().get(url);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "content-length": String(answer.body.length),
    });
    expect(answer.headers).not.toHaveProperty("set-cookie");
    expect(await metadataOf(answer.body)).toMatchObject({ format: "webp", width: 600 });
    const again = await world.as().get(url).set("If-None-Match", String(answer.headers.etag));
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  it("serves one that is in no recipe yet to users alone, and that of a private recipe to who sees it", async () => {
    const image = await uploaded();
    const status = async (uid?: string) => (await world.as(uid).get(image.url)).status;
    expect([await status(), await status("ana")]).toEqual([404, 200]);
    const { id } = await world.addRecipe("ana", { image });
    await world.as("ana").put(`/api/recipes/${id}/visibility`).send({ visibility: "private" }).expect(200);
    expect([await status(), await status("ben"), await status("ana")]).toEqual([404, 404, 200]);
    // Whoever knows its address cannot make it their own.
    const taken = await world.addRecipe("ben", { image });
    expect(taken).not.toHaveProperty("image");
    const change = await world.as("ben").patch(`/api/recipes/${taken.id}`).send({ image });
    expect([change.status, change.body.code]).toEqual([400, "picture-unknown"]);
    expect(await status("ben")).toBe(404);
  });

  it("permits the pages of allowed other origins to show it", async () => {
    const { url } = await uploaded();
    const { headers } = await world.as().get(url).set("Origin", FRIEND_ORIGIN);
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  });

  it.each([
    "/media",
    "/media/",
    "/media/unknown-480.webp",
    "/media/..%2Flarder.sqlite",
    "/media/%2e%2e%2flarder.sqlite",
    "/media/a/b-480.webp",
    "/media/x.svg",
    `/media/${"x".repeat(5_000)}-480.webp`,
  ])("answers 404 in JSON to %s", async (path) => {
    await uploaded();
    const answer = await world.as("ana").get(path);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ success: false, code: "not-found" });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });
});

describe("the picture of a recipe", () => {
  const patch = (id: string, image: unknown, uid = "ana") =>
    world.as(uid).patch(`/api/recipes/${id}`).send({ image });

  it("is a stored one, set with the recipe or later", async () => {
    const image = await uploaded();
    const { id, slug } = await world.addRecipe("ana", { image });
    const other = await uploaded({ width: 300, height: 300 });
    expect((await patch(id, other).expect(200)).body.recipe.image).toEqual(other);
    const { body } = await world.as("ben").get(`/api/recipes/slug/${slug}`);
    expect(body.recipe.image).toEqual(other);
    const { body: list } = await world.as("ben").get("/api/recipes?view=summary");
    expect(list.recipes[0].image).toEqual(other);
  });

  it.each([null, ""])("is removed by %j", async (nothing) => {
    const { id } = await world.addRecipe("ana", { image: await uploaded() });
    expect((await patch(id, nothing).expect(200)).body.recipe).not.toHaveProperty("image");
  });

  it("stays when other fields change, also where its file is lost", async () => {
    const image = await uploaded();
    const { id } = await world.addRecipe("ana", { image });
    for (const { name } of await filesIn(world.ports.media)) await world.ports.media.removeOlder(name, "3");
    const change = { name: "Leek broth", image };
    const { body } = await world.as("ana").patch(`/api/recipes/${id}`).send(change).expect(200);
    expect(body.recipe).toMatchObject({ name: "Leek broth", image });
  });

  it.each([
    ["of another site", { url: "https://example.com/a.jpg" }],
    ["of another site as a text", "https://example.com/a.jpg"],
    ["of another host by a double slash", { url: "//evil.example/media/ab-480.webp" }],
    ["that is a script", { url: "javascript:alert(1)" }],
    ["that nobody sent", { url: "/media/unknown-480.webp" }],
    ["that is another path of ours", { url: "/api/user/logout" }],
    ["that is a list of nothing", []],
    ["that is a number", 7],
  ])("is never one %s: a new recipe has none, a change is refused", async (_, image) => {
    const recipe = await world.addRecipe("ana", { image });
    expect(recipe).not.toHaveProperty("image");
    const used = await uploaded();
    await patch(recipe.id, used).expect(200);
    const refused = await patch(recipe.id, image);
    expect([refused.status, refused.body.code]).toEqual([400, "picture-unknown"]);
    const { body } = await world.as("ana").get(`/api/recipes/slug/${recipe.slug}`);
    expect(body.recipe.image).toEqual(used);
  });

  it("is not changed by another user", async () => {
    const { id } = await world.addRecipe("ana");
    expect((await patch(id, await uploaded(), "ben")).status).toBe(403);
  });

  it("contains only fields that can be shown safely", async () => {
    const { url } = await uploaded();
    const { id } = await world.addRecipe("ana");
    const image = { url, colour: "red;}", blurhash: 'x"),url(//evil.example', width: "9", secret: 1 };
    expect((await patch(id, image).expect(200)).body.recipe.image).toEqual({ url });
  });
});
