import { contentOf } from "@larder/domain/recipe/recipe-version";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import type { Media } from "../../../ports/media.ts";
import type { Store } from "../../../ports/store.ts";
import { STORED_KINDS } from "../../../ports/stored-schemas.ts";
import { buildFullRecipe } from "../../../storage/testing/store-cases/build-recipe.ts";
import { buildCollection, buildEntry } from "../../../storage/testing/store-cases/build-collection.ts";
import { buildFeedback, buildRequest } from "../../../storage/testing/store-cases/people-cases.ts";
import { buildArchiveSource } from "../../../storage/testing/store-cases/archive-import-cases.ts";
import { buildPublicLink } from "../../../storage/testing/store-cases/public-link-cases.ts";
import { addDemoRecipes } from "../../../testing/add-demo-recipes.ts";
import type { Storage } from "../../../storage/shared/storage.ts";
import { configuredStorage } from "../../../storage/storage-for.ts";
import { digestsOf } from "../digests.ts";
import { restore } from "../restore.ts";
import { type BackupReport, openSource, writeBackup } from "../write-backup.ts";

export const AT = "2026-03-01T12:00:00.000Z";
export const NOW = new Date("2026-04-05T06:07:08.000Z");
export const ACCOUNTS = JSON.stringify({ users: [{ localId: "ana", passwordHash: "scrypt", salt: "s" }] });
const PICTURE = Uint8Array.from({ length: 70_000 }, (_, at) => (at * at) % 251);

let folder = "";
const opened: { close: () => Promise<void> }[] = [];

/** A folder for each case, and whatever is opened in it closed again. */
export function folderPerCase(): void {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "larder-backup-"));
  });
  afterEach(async () => {
    await closeAll();
    await rm(folder, { recursive: true });
  });
}

export async function closeAll(): Promise<void> {
  for (const one of opened.splice(0)) await one.close();
}

export const dirOf = (name: string) => join(folder, name);
export const sqliteIn = (name: string) => configuredStorage({ dataDir: dirOf(name) });
export const file = () => join(folder, "all.larder");

export async function openBoth(storage: Storage): Promise<{ store: Store; media: Media }> {
  const [store, media] = [await storage.openStore(), await storage.openMedia()];
  opened.push(store, media);
  return { store, media };
}

/** Stores records of every kind, including those that are easily lost. */
export async function fill(storage: Storage, dataDir: string, recipes = 210): Promise<void> {
  const { store, media } = await openBoth(storage);
  await addDemoRecipes(store, { count: recipes, seed: 7 });
  const odd = buildFullRecipe({
    id: "odd",
    hiddenBy: "eva",
    version: 4,
    userId: "",
    image: { url: "/media/soup-480.webp", width: 480, height: 300 },
  });
  await store.transfer.write("recipes", [odd]);
  await store.transfer.write("recipeVersions", [
    {
      recipeId: odd.id,
      version: 2,
      savedAt: AT,
      replacedAt: AT,
      changed: ["name", "other"],
      content: contentOf(odd),
    },
  ]);
  await store.users.upsert({ id: "ana", email: "ana@example.org" });
  await store.users.setLanguage("ana", "es");
  for (const id of ["demo-7-3", "odd"]) await store.bookmarks.toggle("ana", id, AT);
  await store.cookingNotes.set("ana", "odd", { rating: 5, note: "más sal\u2028 \0 🍲" });
  await store.cookingNotes.addCooked("ana", "odd", AT, "key");
  await store.transfer.write("collections", [
    buildCollection({ id: "book", userId: "ana", members: [{ userId: "bo", role: "editor" }] }),
  ]);
  await store.transfer.write("collectionEntries", [
    buildEntry({ collectionId: "book", recipeId: "odd", isShared: true, position: 1.5 }),
  ]);
  await store.publicRatings.set("ana", "odd", 4, AT);
  const image = { url: "/media/soup-480.webp", width: 480, height: 300 };
  const comment = { id: "c1", recipeId: "odd", userId: "ana", text: "¡Qué rica! 🍲", createdAt: AT };
  await store.comments.insert({ ...comment, image });
  const thing = { id: "comment-c1", kind: "comment", recipeId: "odd", commentId: "c1" } as const;
  await store.reports.add(thing, "bo", { reason: "other", text: "Too good", createdAt: AT });
  await store.blocks.put({ uid: "ana", userId: "bo", name: "Bo", createdAt: AT }, 9);
  await store.notices.put({
    id: "n1",
    userId: "ana",
    text: "Hi",
    about: "recipe",
    quote: "Odd",
    createdAt: AT,
  });
  await store.feedback.insert(buildFeedback(1, { done: true }));
  await store.requests.insert(buildRequest(1, { status: "planned", notes: "soon" }));
  await store.archiveSources.put(buildArchiveSource({ recipeId: "odd" }));
  await store.publicLinks.insert(buildPublicLink("one", { target: { kind: "recipe", id: "odd" } }), 5);
  await store.household.set({ name: "At Ana's", joining: "closed" });
  await media.put("soup-480.webp", PICTURE, AT);
  await media.put("half-written.tmp", PICTURE, AT);
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, "local-identity.json"), ACCOUNTS, { mode: 0o600 });
  await writeFile(join(dataDir, "admin-password"), "open sesame\n", { mode: 0o600 });
}

export async function backUp(
  storage: Storage,
  dataDir: string,
  to = file(),
  signal?: AbortSignal,
): Promise<BackupReport> {
  await using source = await openSource(storage, { dataDir, now: NOW });
  const report = await writeBackup(to, source, signal);
  return report;
}

/** Returns the digest of every item of every kind, and every picture. */
export async function everything(storage: Storage) {
  const { store, media } = await openBoth(storage);
  const pictures = [];
  for await (const { name, at } of media.list()) {
    if (name.endsWith(".webp")) pictures.push([name, at, Buffer.from((await media.get(name)) ?? [])]);
  }
  const items = await Promise.all(STORED_KINDS.map((kind) => digestsOf(store, kind)));
  await closeAll();
  return { items, pictures };
}

export const restoreInto = (
  name: string,
  options: {
    replace?: boolean;
    asItIs?: boolean;
    from?: string;
    storage?: Storage;
    signal?: AbortSignal;
  } = {},
) =>
  restore({
    file: options.from ?? file(),
    storage: options.storage ?? sqliteIn(name),
    dataDir: dirOf(name),
    replace: options.replace ?? false,
    asItIs: options.asItIs ?? false,
    now: NOW,
    ...(options.signal && { signal: options.signal }),
  });

export async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777;
}
