import { join } from "node:path";
import type { StorePlace } from "./open-store.ts";
import type { Media } from "../ports/media.ts";

/** Opens the place for pictures that belongs to the configured store. */
export async function openMedia({ mongodbUri, dataDir }: StorePlace): Promise<Media> {
  if (mongodbUri) {
    const { openMediaBucket } = await import("./mongo/media-bucket.ts");
    return openMediaBucket({ uri: mongodbUri });
  }
  const { createMediaFolder } = await import("./media/media-folder.ts");
  return createMediaFolder(join(dataDir, "media"));
}
