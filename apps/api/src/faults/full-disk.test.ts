import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Endpoint } from "@larder/domain/contract/endpoint";
import { openDatabase } from "../storage/sqlite/open-database.ts";
import { storeIn } from "../storage/sqlite/sqlite-store.ts";
import { testServer } from "../storage/mongo/testing/test-database.ts";
import { ENTRIES, pathOf, validBody } from "../testing/contract-calls.ts";
import { jpeg, noise } from "../testing/photos.ts";
import { type RunningServer, signInOver, startServer } from "../testing/running-server.ts";
import { mongoLocation } from "../storage/testing/test-locations.ts";
import { ADMIN_PASSWORD, cookiesOf, createTestApp } from "../testing/test-app.ts";

type World = Awaited<ReturnType<typeof createTestApp>>;

const MADE_LAST = ["delete", "logout"];

/** Every change of the contract. Deletions make room, and after signing out nothing more can be changed. */
const CHANGES = ENTRIES.filter(([, { method }]) => method !== "get").toSorted(
  ([oneName, one], [otherName, other]) => rankOf(oneName, one) - rankOf(otherName, other),
);

function rankOf(name: string, { method }: Endpoint): number {
  return Math.max(MADE_LAST.indexOf(method), MADE_LAST.indexOf(name));
}

/** Makes every change of the contract, as an administrator whose recipe it is. */
async function tryAll(world: World, id: string, Cookie: string) {
  const answers: [name: string, status: number, code: unknown][] = [];
  for (const [name, endpoint] of CHANGES) {
    const { status, body } = await change(world, endpoint, id, Cookie);
    answers.push([name, status, body.code]);
  }
  return answers;
}

async function change({ as }: World, endpoint: Endpoint, id: string, Cookie: string) {
  const request = as()[endpoint.method](pathOf(endpoint, id)).set("Sec-Fetch-Site", "same-origin");
  if (endpoint.access === "token") request.set("Authorization", "Bearer token-ana");
  else request.set("Cookie", Cookie);
  if (endpoint.raw) return request.set("Content-Type", "image/jpeg").send(await jpeg());
  return endpoint.body ? request.send(validBody(endpoint)) : request;
}

async function adminOf({ as }: World): Promise<string> {
  const opened = await as("ana").post("/api/admin/verify").send({ password: ADMIN_PASSWORD }).expect(200);
  return [...cookiesOf(opened), "__session=session-ana"].join("; ");
}

function expectRefusals(answers: Awaited<ReturnType<typeof tryAll>>, ofAtLeast: readonly string[]): void {
  expect(answers.filter(([, status]) => status >= 500 && status !== 503)).toEqual([]);
  const refused = answers.filter(([, , code]) => code === "store-unavailable").map(([name]) => name);
  expect(refused).toEqual(expect.arrayContaining([...ofAtLeast]));
}

describe("a full disk under SQLite", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "larder-full-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("F20: answers no change of the contract but with 503, reads on, and is well when there is room", async () => {
    const db = await openDatabase({ file: join(folder, "larder.sqlite"), busyTimeoutMs: 0 });
    const store = storeIn(db);
    const world = await createTestApp({}, { store });
    const { id, slug } = await world.addRecipe("ana");
    const Cookie = await adminOf(world);
    // No page more than there are now; what is left of those is soon used up.
    db.exec("PRAGMA max_page_count = 1");
    let filled = 0;
    while (await world.addRecipe("ana", { description: "x" }).then(Boolean, () => false)) filled += 1;

    const content = "A soup with leeks, please. ".repeat(180);
    for (const [path, body] of [
      ["/api/recipes", { recipe: { name: "Leek soup", description: content } }],
      ["/api/feedback", { type: "bug", email: "ana@example.com", content }],
      ["/api/recipes/queue", { email: "ana@example.com", content }],
    ] as const) {
      const answer = await world.as("ana").post(path).send(body);
      expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "2"]);
    }
    await world.as("ana").get(`/api/recipes/slug/${slug}`).expect(200);
    expect((await world.as("ana").get("/api/recipes").expect(200)).body.total).toBe(filled + 1);
    // A small change may still find room, a new recipe does not.
    expectRefusals(await tryAll(world, id, Cookie), ["createRecipe"]);
    expect((await world.as().get("/readyz")).status).toBe(200);

    db.exec("PRAGMA max_page_count = 100000");
    // Among the changes was that Ana leaves.
    await world.addRecipe("ben");
    await store.close();
  });
});

describe.skipIf(!testServer)("a full disk under MongoDB", () => {
  it("F20: answers no change of the contract but with 503, reads on, and is well when there is room", async () => {
    const location = await mongoLocation();
    const store = await location.open();
    const world = await createTestApp({}, { store });
    const { id, slug } = await world.addRecipe("ana");
    const Cookie = await adminOf(world);
    location.proxy.refuseChanges({ code: 14_031, codeName: "OutOfDiskSpace" });

    expectRefusals(await tryAll(world, id, Cookie), [
      "createRecipe",
      "updateRecipe",
      "toggleBookmark",
      "sendFeedback",
      "requestRecipe",
      "verifyAdmin",
    ]);
    await world.as("ana").get(`/api/recipes/slug/${slug}`).expect(200);
    expect((await world.as("ana").get("/api/recipes").expect(200)).body.total).toBe(1);

    location.proxy.refuseChanges(null);
    await world.addRecipe("ben");
    await store.close();
    await location.remove();
  });
});

describe.skipIf(process.platform === "win32")("a server whose files may not grow", () => {
  /** The limit of the file size, in blocks of 512 bytes: enough to start. */
  const LIMITED = ["sh", "-c", 'ulimit -f 1225; exec "$@"', "sh"];
  let dataDir: string;
  let running: RunningServer;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "larder-full-"));
    running = await startServer(dataDir, { LOG_LEVEL: "silent" }, LIMITED);
  });
  afterEach(async () => {
    await running.end("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
  });

  it(
    "F20: answers 503 to recipes, pictures and new accounts, signs known users in, and still answers reads",
    { timeout: 60_000 },
    async () => {
      const { token } = await signInOver(running.url, "ana");
      const call = async (
        method: string,
        path: string,
        type: string,
        body?: string | Uint8Array<ArrayBuffer>,
      ) => {
        const headers = { Authorization: `Bearer ${token}`, "Content-Type": type };
        const answer = await fetch(running.url + path, { method, headers, ...(body && { body }) });
        const text = await answer.text();
        return { status: answer.status, retryAfter: answer.headers.get("Retry-After"), text };
      };
      const add = (description: string) =>
        call(
          "POST",
          "/api/recipes",
          "application/json",
          JSON.stringify({ recipe: { name: "Soup", description } }),
        );
      const statuses = [];
      do statuses.push((await add("long ".repeat(900))).status);
      while (statuses.at(-1) === 201 && statuses.length < 500);
      expect(statuses.slice(0, -1).every((status) => status === 201)).toBe(true);
      expect(await add("long ".repeat(900))).toMatchObject({ status: 503, retryAfter: "2" });

      const large = new Uint8Array(await noise(1_600, 1_200).jpeg().toBuffer());
      expect(await call("POST", "/api/media", "image/jpeg", large)).toMatchObject({
        status: 503,
        retryAfter: "2",
      });

      const signUp = (n: number) =>
        call(
          "POST",
          "/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=k",
          "application/json",
          JSON.stringify({
            requestUri: "http://localhost",
            postBody: `providerId=google.com&id_token=${JSON.stringify({ sub: `${n}`, email: `cook${n}@example.com`, picture: "p".repeat(2_000) })}`,
          }),
        );
      const signUps = [];
      do signUps.push(await signUp(signUps.length));
      while (signUps.at(-1)?.status === 200 && signUps.length < 300);
      expect(signUps.at(-1)).toMatchObject({ status: 503, retryAfter: "2" });
      expect(signUps.at(-1)?.text).toContain("ACCOUNT_NOT_STORED");
      // Who has an account already can sign in, to delete things.
      expect((await signUp(0)).status).toBe(200);

      const list = await call("GET", "/api/recipes", "application/json");
      expect(list.status).toBe(200);
      expect(JSON.parse(list.text).total).toBe(statuses.length - 1);
      expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    },
  );
});
