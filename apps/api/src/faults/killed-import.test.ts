import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type PaprikaFields, paprikaArchive } from "../features/imports/testing/imports-world.ts";
import { type TestLocation, testLocations } from "../storage/testing/test-locations.ts";
import { jpeg } from "../testing/photos.ts";
import { type RunningServer, signInOver, startServer } from "../testing/running-server.ts";

const RECIPES = 60;
/** The number of times that the server is killed; more by hand. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? 3);

describe.each(testLocations)("an import whose server is killed, on %s", (_, makeLocation) => {
  let location: TestLocation;
  let running: RunningServer | undefined;
  let token = "";
  let uid = "";
  beforeEach(async () => {
    location = await makeLocation();
    token = "";
  });
  afterEach(async () => {
    if (running?.child.signalCode === null) await running.end("SIGKILL");
    await location.remove();
  });

  async function start(): Promise<void> {
    running = await startServer(location.dataDir, location.env);
    if (token === "") ({ token, uid } = await signInOver(running.url, "ana"));
  }

  async function call(method: string, path: string, body?: object | Uint8Array) {
    const isRaw = body instanceof Uint8Array;
    const answer = await fetch(`${running?.url}/api/imports${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": isRaw ? "application/octet-stream" : "application/json",
      },
      ...(body && { body: isRaw ? Buffer.from(body) : JSON.stringify(body) }),
    });
    const parsed = JSON.parse(await answer.text());
    expect([method, path, parsed.code]).toEqual([method, path, undefined]);
    return parsed;
  }

  async function reach(id: string, state: string): Promise<void> {
    for (let tries = 0; tries < 1_200; tries += 1) {
      const { import: found } = await call("GET", `/${id}`);
      if (found.state === state) return;
      await pause(50);
    }
    expect((await call("GET", `/${id}`)).import.state).toBe(state);
  }

  async function killAndStart(): Promise<void> {
    await running?.end("SIGKILL");
    await start();
  }

  it(
    "goes on after each start, and adds every recipe once with its pictures, stars and links",
    { timeout: 60_000 + ROUNDS * 30_000 },
    async () => {
      const photo = (await jpeg({ width: 1600, height: 1200 })).toString("base64");
      const recipes = Array.from({ length: RECIPES }, (_each, n): PaprikaFields => ({
        name: `Soup ${n}`,
        ingredients: `${n + 1} leeks`,
        rating: 3,
        photos: [{ data: photo }, { data: photo }],
      }));
      const archive = await paprikaArchive(...recipes);
      let killed = 0;
      await start();
      for (let round = 0; killed < ROUNDS; round += 1) {
        const { import: begun } = await call("POST", "", {
          files: [{ name: "a.zip", size: archive.length }],
        });
        await call("PUT", `/${begun.id}/files/0/pieces/0`, archive);
        await killAndStart();
        await call("POST", `/${begun.id}/look`, {});
        if (round % 2 === 0) await killAndStart();
        await reach(begun.id, "looked");
        await call("POST", `/${begun.id}/start`, {});
        for (let kills = 0; killed < ROUNDS && kills < 4; kills += 1) {
          await pause(200 + Math.floor((killed * 379) % 1_300));
          if ((await call("GET", `/${begun.id}`)).import.state !== "running") break;
          killed += 1;
          await killAndStart();
        }
        await reach(begun.id, "done");
        await running?.end("SIGTERM");
        await checkStored();
        await start();
        await call("POST", `/${begun.id}/undo`, {});
        if (round % 2 === 1) await killAndStart();
        await reach(begun.id, "undone");
        await call("DELETE", `/${begun.id}`);
      }
      await running?.end("SIGTERM");
      const store = await location.open();
      expect((await store.recipes.usage(uid)).recipes).toBe(0);
      await store.close();
    },
  );

  async function checkStored(): Promise<void> {
    const store = await location.open();
    try {
      const names: string[] = [];
      const pictures = new Set<number>();
      for await (const recipe of store.accounts.read("recipes", uid)) {
        names.push(recipe.name);
        pictures.add((recipe.image ? 1 : 0) + (recipe.moreImages ?? []).length);
        expect((await store.cookingNotes.find(uid, recipe.id)).rating).toBe(3);
        expect(await store.archiveSources.find(recipe.id)).not.toBeNull();
      }
      expect(names.toSorted()).toEqual(Array.from({ length: RECIPES }, (_each, n) => `Soup ${n}`).toSorted());
      expect([...pictures]).toEqual([2]);
    } finally {
      await store.close();
    }
  }
});
