import { gzipSync } from "node:zlib";
import { PIECE_BYTES } from "@larder/domain/archive-import/archive-import";
import { zipOf } from "@larder/archives/testing/zip-of";
import { expect } from "vitest";
import type { createTestApp } from "../../../testing/test-app.ts";

type World = Awaited<ReturnType<typeof createTestApp>>;

/** The fields of a recipe as Paprika writes them. */
export type PaprikaFields = Record<string, unknown> & { name: string };

/** A recipe as a file of a Paprika archive. */
export function paprikaFile(fields: PaprikaFields): Uint8Array {
  const recipe = {
    uid: `uid of ${fields.name}`,
    ingredients: "2 leeks\n1 l water",
    directions: "Cut the leeks.\n\nBoil them.",
    servings: "4",
    ...fields,
  };
  return gzipSync(JSON.stringify(recipe));
}

/** A Paprika archive of these recipes. */
export function paprikaArchive(...recipes: PaprikaFields[]): Promise<Uint8Array> {
  return zipOf(
    Object.fromEntries(recipes.map((recipe) => [`${recipe.name}.paprikarecipe`, paprikaFile(recipe)])),
  );
}

/** Acts as a user who imports. */
export function createImporter(world: World, uid = "ana") {
  const post = async (path: string, body: object = {}) => {
    const answer = await world.as(uid).post(`/api/imports${path}`).send(body);
    expect([path, answer.status, answer.body.code]).toEqual([path, path === "" ? 201 : 200, undefined]);
    return answer.body.import;
  };
  const get = async (id: string) => (await world.as(uid).get(`/api/imports/${id}`)).body.import;

  /** Waits until an import is in a state. */
  async function reach(id: string, state: string) {
    for (let tries = 0; tries < 400; tries += 1) {
      const found = await get(id);
      if (found.state === state) return found;
      await new Promise((done) => setTimeout(done, 25));
    }
    expect((await get(id)).state).toBe(state);
  }

  async function upload(id: string, file: number, bytes: Uint8Array) {
    for (let piece = 0; piece * PIECE_BYTES < Math.max(1, bytes.length); piece += 1) {
      const part = bytes.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES);
      const answer = await world
        .as(uid)
        .put(`/api/imports/${id}/files/${file}/pieces/${piece}`)
        .type("application/octet-stream")
        .send(Buffer.from(part));
      expect(answer.status).toBe(200);
    }
  }

  /** Uploads files and looks at them; returns the import, looked at. */
  async function listEntries(...files: Uint8Array[]) {
    const begun = await post("", {
      files: files.map((bytes, n) => ({ name: `file ${n}`, size: bytes.length })),
    });
    for (const [file, bytes] of files.entries()) await upload(begun.id, file, bytes);
    await post(`/${begun.id}/look`);
    return reach(begun.id, "looked");
  }

  async function run(id: string, choices: object = {}) {
    await post(`/${id}/start`, choices);
    return reach(id, "done");
  }

  return {
    post,
    get,
    reach,
    upload,
    listEntries,
    run,
    items: async (id: string) =>
      (await world.as(uid).get(`/api/imports/${id}/items?limit=200`)).body.items as Record<string, unknown>[],
    recipes: async () => (await world.as(uid).get("/api/recipes?mine=true")).body.recipes,
    /** Uploads, looks and adds all. */
    importAll: async (...files: Uint8Array[]) => run((await listEntries(...files)).id),
  };
}
