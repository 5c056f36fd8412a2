import { resolve } from "node:path";
import { mongoStorage } from "./mongo/mongo-storage.ts";
import type { Storage } from "./shared/storage.ts";
import { sqliteStorage } from "./sqlite/sqlite-storage.ts";

/** The location of a store: a file, or a database of a MongoDB server. */
export type StoreLocation = { kind: "sqlite"; file: string } | { kind: "mongodb"; uri: string };

/** Returns what serves the store at a location. Loads no adapter and opens nothing: mongoose alone takes a while. */
export function storageFor(location: StoreLocation): Storage {
  return location.kind === "sqlite" ? sqliteStorage(location.file) : mongoStorage(location.uri);
}

/** Settings that choose the store: a MongoDB address, without which the store is a file in the data folder. */
export interface StoreSettings {
  mongodbUri?: string | undefined;
  dataDir: string;
}

/** Returns the storage that the settings choose. */
export function configuredStorage({ mongodbUri, dataDir }: StoreSettings): Storage {
  return storageFor(
    mongodbUri ? { kind: "mongodb", uri: mongodbUri } : { kind: "sqlite", file: storeFileIn(dataDir) },
  );
}

/**
 * Reads a location as it is written on the command line: `sqlite` for the file in the data folder, `sqlite:PATH`, or
 * the address of a MongoDB database. Returns null for any other text.
 */
export function parseLocation(text: string, dataDir: string): StoreLocation | null {
  if (text === "sqlite") return { kind: "sqlite", file: storeFileIn(dataDir) };
  if (text.startsWith("sqlite:") && text !== "sqlite:") {
    return { kind: "sqlite", file: resolve(text.slice("sqlite:".length)) };
  }
  return /^mongodb(\+srv)?:\/\//.test(text) ? { kind: "mongodb", uri: text } : null;
}

function storeFileIn(dataDir: string): string {
  return resolve(dataDir, "larder.sqlite");
}
