import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Media } from "../../ports/media.ts";
import type { Store } from "../../ports/store.ts";
import { CommandError } from "../command/command.ts";

/** Where a store is: a file, or a database of a MongoDB server. */
export type Place = { kind: "sqlite"; file: string } | { kind: "mongodb"; uri: string };

/**
 * Reads a place as it is written on the command line: `sqlite` for the file in the data folder, `sqlite:PATH`, or the
 * address of a MongoDB database.
 */
export function readPlace(text: string, dataDir: string): Place {
  if (text === "sqlite") return { kind: "sqlite", file: resolve(dataDir, "larder.sqlite") };
  if (text.startsWith("sqlite:") && text !== "sqlite:") {
    return { kind: "sqlite", file: resolve(text.slice("sqlite:".length)) };
  }
  if (/^mongodb(\+srv)?:\/\//.test(text)) return { kind: "mongodb", uri: text };
  throw new CommandError(`"${text}" names no store: write sqlite, sqlite:PATH or mongodb://HOST/DATABASE.`);
}

/** A place as it may be shown: without the password. */
export function placeName(place: Place): string {
  if (place.kind === "sqlite") return place.file;
  return place.uri.replace(/\/\/[^@/]*@/, "//").replace(/\?.*$/, "");
}

export function isSamePlace(one: Place, other: Place): boolean {
  return placeName(one) === placeName(other);
}

export function isThere(place: Place): boolean {
  return place.kind === "mongodb" || existsSync(place.file);
}

/** The pictures that belong to a store: beside its file, or in its database. */
export async function openPlaceMedia(place: Place): Promise<Media> {
  if (place.kind === "mongodb") {
    const { openMediaBucket } = await import("../../storage/mongo/media-bucket.ts");
    return openMediaBucket({ uri: place.uri });
  }
  const { createMediaFolder } = await import("../../storage/media/media-folder.ts");
  return createMediaFolder(join(dirname(place.file), "media"));
}

/** Whether two stores share one place for pictures, as two files of one folder do. */
export function sharesMedia(one: Place, other: Place): boolean {
  return one.kind === "sqlite" && other.kind === "sqlite" && dirname(one.file) === dirname(other.file);
}

export async function openPlace(place: Place): Promise<Store> {
  if (place.kind === "mongodb") {
    const { openMongoStore } = await import("../../storage/mongo/mongo-store.ts");
    return openMongoStore({ uri: place.uri });
  }
  const { openSqliteStore } = await import("../../storage/sqlite/sqlite-store.ts");
  return openSqliteStore({ file: place.file });
}
