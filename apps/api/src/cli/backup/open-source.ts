import { CommandError } from "../command/command.ts";
import { isThere, openPlaceMedia, type Place, placeName } from "../move/place.ts";
import { BACKUP_VERSION } from "./format.ts";
import type { BackupSource } from "./write-backup.ts";

/** Opens what is to be backed up while the server may go on writing. */
export async function openSource(
  place: Place,
  { dataDir, now }: { dataDir: string; now: Date },
): Promise<BackupSource & AsyncDisposable> {
  if (!isThere(place)) throw new CommandError(`There is no store at ${placeName(place)}.`);
  const { store, isOneMoment } = await openMoment(place);
  const media = await openPlaceMedia(place);
  return {
    store,
    media,
    dataDir,
    header: {
      larder: "backup",
      version: BACKUP_VERSION,
      createdAt: now.toISOString(),
      store: place.kind,
      isOneMoment,
    },
    async [Symbol.asyncDispose]() {
      await media.close();
      await store.close();
    },
  };
}

async function openMoment(place: Place) {
  if (place.kind === "mongodb") {
    const { openMongoSnapshot } = await import("../../storage/mongo/mongo-store.ts");
    return openMongoSnapshot(place.uri);
  }
  const { openSqliteSnapshot } = await import("../../storage/sqlite/snapshot.ts");
  return { store: await openSqliteSnapshot(place.file), isOneMoment: true };
}
