import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { answerEtagOf } from "@larder/domain/recipe/recipe-etag";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dropDatabase, testDatabase, testServer } from "../../storage/mongo/testing/test-database.ts";
import { configuredStorage } from "../../storage/storage-for.ts";
import type { Store } from "../../ports/store.ts";
import { createTestApp } from "../../testing/test-app.ts";

type World = Awaited<ReturnType<typeof createTestApp>>;

const LISTS = ["/api/recipes", "/api/recipes?view=summary&limit=24"];

async function namesIn(world: World, path: string, uid = "ben"): Promise<string[]> {
  const { body } = await world.as(uid).get(path).expect(200);
  return body.recipes.map(({ name }: { name: string }) => name);
}

/** The bytes as they travel: nothing unpacks them. */
async function packed({ app }: World, path: string, headers: Record<string, string>) {
  const server = app.listen(0, "127.0.0.1");
  try {
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const asked = get({
      port,
      host: "127.0.0.1",
      path,
      headers: { Cookie: "__session=session-ana", ...headers },
    });
    const [answer]: [IncomingMessage] = (await once(asked, "response")) as [IncomingMessage];
    const body = await buffer(answer);
    return { status: answer.statusCode, headers: answer.headers, etag: String(answer.headers.etag), body };
  } finally {
    server.close();
  }
}

describe("a cached answer", () => {
  let world: World;
  beforeEach(async () => {
    world = await createTestApp();
    for (let n = 0; n < 10; n += 1) await world.addRecipe("ana", { name: `Leek soup ${n}`, tags: ["soup"] });
  });

  it("is read from the store once for all concurrent requests, until a write", async () => {
    const { recipes } = world.store;
    const openList = recipes.openList.bind(recipes);
    let reads = 0;
    recipes.openList = (...asked) => {
      reads += 1;
      return openList(...asked);
    };
    await Promise.all(Array.from({ length: 20 }, (_, n) => namesIn(world, "/api/recipes", `user${n}`)));
    expect(reads).toBe(1);
    await world.addRecipe("ana", { name: "New" });
    expect(await namesIn(world, "/api/recipes")).toContain("New");
    expect(reads).toBe(2);
  });

  it.each(LISTS)(
    "is sent in the encoding that the client accepts, each with its own ETag: %s",
    async (path) => {
      const plain = await packed(world, path, { "Accept-Encoding": "identity" });
      const gzip = await packed(world, path, { "Accept-Encoding": "gzip" });
      const br = await packed(world, path, { "Accept-Encoding": "gzip, deflate, br" });
      expect([plain, gzip, br].map(({ headers }) => headers["content-encoding"])).toEqual([
        undefined,
        "gzip",
        "br",
      ]);
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
      expect(new Set([plain, gzip, br].map(({ etag }) => etag)).size).toBe(3);
      for (const { headers, etag, body } of [plain, gzip, br]) {
        expect(headers["vary"]).toMatch(/\bAccept-Encoding\b/);
        expect(headers["content-length"]).toBe(String(body.length));
        expect(etag).toMatch(/^"[^"]+"$/);
      }
    },
  );

  it.each(LISTS)("is not sent to a client that has it: %s", async (path) => {
    const { etag } = await packed(world, path, { "Accept-Encoding": "br" });
    const again = await packed(world, path, { "Accept-Encoding": "br", "If-None-Match": etag });
    expect([again.status, again.etag, again.body.length]).toEqual([304, etag, 0]);
    await packed(world, path, { "If-None-Match": etag }).then(({ status }) => expect(status).toBe(200));
    await world.addRecipe("ana", { name: "New" });
    const changed = await packed(world, path, { "Accept-Encoding": "br", "If-None-Match": etag });
    expect(changed.status).toBe(200);
  });

  it("has the checks of other answers: a session, a valid query", async () => {
    await namesIn(world, "/api/recipes");
    await world.as().get("/api/recipes").expect(401);
    await world.as("ana").get("/api/recipes?limit=0").expect(400);
    await world.as("ana").get("/api/recipes?userId=ben").expect(403);
  });

  it.each(LISTS)("differs by every part of the request: %s", async (path) => {
    const separator = path.includes("?") ? "&" : "?";
    await world.addRecipe("ben", { name: "Bread", tags: ["bread"] });
    expect(await namesIn(world, path)).toHaveLength(11);
    expect(await namesIn(world, `${path}${separator}tag=bread`)).toEqual(["Bread"]);
    expect(await namesIn(world, `${path}${separator}owner=me`)).toEqual(["Bread"]);
    expect(await namesIn(world, `${path}${separator}owner=me`, "ana")).toHaveLength(10);
    expect(await namesIn(world, `${path}${separator}search=bread`)).toEqual(["Bread"]);
  });

  it("shows a hidden recipe to its owner alone", async () => {
    const { id, slug } = await world.addRecipe("ana", { name: "Hidden" });
    const page = `/api/recipes/slug/${slug}`;
    await world.as("ben").get(page).expect(200);
    await world.store.recipes.setHidden(id, "eva");
    for (const uid of ["ana", "ben", "ana", "ben"]) {
      const isOwner = uid === "ana";
      await world
        .as(uid)
        .get(page)
        .expect(isOwner ? 200 : 404);
      for (const path of LISTS) expect(await namesIn(world, path, uid)).not.toContain("Hidden");
      const own = await namesIn(world, "/api/recipes?owner=me", uid);
      expect(own.includes("Hidden")).toBe(isOwner);
    }
    await world.store.recipes.setHidden(id, null);
    await world.as("ben").get(page).expect(200);
  });

  it("has for one recipe the ETag that protects its changes, in every encoding", async () => {
    const { id, slug, version } = await world.addRecipe("ana", { description: "long ".repeat(500) });
    const answer = await packed(world, `/api/recipes/slug/${slug}`, { "Accept-Encoding": "br" });
    expect(answer.etag).toBe(answerEtagOf({ id, version }));
    expect(answer.headers["content-encoding"]).toBeUndefined();
  });

  it("contains exactly the fields of the contract", async () => {
    const sent = await world.addRecipe("ana", { name: "Sent" });
    await world.store.recipes.replace(
      { ...sent, originalJson: "secret", version: 2 },
      { owner: "ana", version: 1 },
    );
    const { body } = await world.as("ben").get("/api/recipes");
    expect(JSON.stringify(body)).not.toContain("secret");
    expect(body).toMatchObject({ success: true, total: 11, nextCursor: null });
  });
});

/** Everything that changes what is read. */
async function writeAndRead(writer: World, reader: World): Promise<void> {
  const recipe = await writer.addRecipe("ana", { name: "Leek soup" });
  const page = `/api/recipes/slug/${recipe.slug}`;
  const see = async (names: string[]) => {
    for (const path of [...LISTS, "/api/recipes?search=soup"])
      expect(await namesIn(reader, path)).toEqual(names);
    await reader
      .as("ben")
      .get(page)
      .expect(names.length > 0 ? 200 : 404);
  };
  await see(["Leek soup"]);
  for (let n = 0; n < 20; n += 1) {
    await writer
      .as("ana")
      .patch(`/api/recipes/${recipe.id}`)
      .send({ name: `Soup ${n}` })
      .expect(200);
    await see([`Soup ${n}`]);
  }
  await writer.store.recipes.setHidden(recipe.id, "eva");
  await see([]);
  await writer.store.recipes.setHidden(recipe.id, null);
  await see(["Soup 19"]);
  await writer.as("ana").delete(`/api/recipes/${recipe.id}`).expect(200);
  await see([]);
}

describe.each<[string, boolean]>([
  ["SQLite", false],
  ["MongoDB", true],
])("two servers on one %s store", (_, isMongo) => {
  const opened: Store[] = [];
  let folder: string;
  let uri: string | undefined;

  async function server(): Promise<World> {
    const store = await configuredStorage({ dataDir: folder, mongodbUri: uri }).openStore();
    opened.push(store);
    return createTestApp({}, { store, newId: randomUUID });
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "larder-kept-"));
    uri = isMongo ? testDatabase() : undefined;
  });
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
    rmSync(folder, { recursive: true, force: true });
    if (uri && testServer) await dropDatabase(uri);
  });

  it.skipIf(isMongo && !testServer)("show each other's writes at once", async () => {
    const [one, two] = [await server(), await server()];
    await expect(writeAndRead(one, one)).resolves.toBeUndefined();
    await expect(writeAndRead(one, two)).resolves.toBeUndefined();
    await expect(writeAndRead(two, one)).resolves.toBeUndefined();
  });
});

describe("a long list of long recipes", () => {
  it("is cut into pages by bytes, and a cursor leads on", async () => {
    const world = await createTestApp();
    const tip = "x".repeat(5_000);
    const steps = Array.from({ length: 50 }, () => ({ main_step: "Stir", tip, sub_steps: [] }));
    const { id, slug, ...stored } = await world.addRecipe("ana", { steps });
    const many = Array.from({ length: 60 }, (_, n) => ({
      ...stored,
      id: `${id}-${n}`,
      slug: `${slug}-${n}`,
    }));
    await world.store.transfer.write("recipes", many);
    const first = await world.as("ben").get("/api/recipes");
    const second = await world.as("ben").get(`/api/recipes?cursor=${first.body.nextCursor}`);
    expect(Buffer.byteLength(first.text)).toBeLessThan(13_000_000);
    expect(first.body.recipes.length).toBeLessThan(60);
    expect(first.body.recipes.length + second.body.recipes.length).toBe(61);
    expect([first.body.total, second.body.total, second.body.nextCursor]).toEqual([61, 61, null]);
  });

  it.each(["x", "bnVsbA", "eyJhIjoxfQ"])("refuses the cursor %s", async (cursor) => {
    const world = await createTestApp();
    for (const path of LISTS) {
      const answer = await world.as("ben").get(`${path}${path.includes("?") ? "&" : "?"}cursor=${cursor}`);
      expect([answer.status, answer.body.code]).toEqual([400, "bad-input"]);
    }
  });
});
