import { Mongoose } from "mongoose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Media } from "../../ports/media.ts";
import { StoreUnavailable } from "../../ports/store.ts";
import { mediaCases } from "../testing/media-cases.ts";
import { openMediaBucket } from "./media-bucket.ts";
import { testDatabase } from "./testing/test-database.ts";

describe.skipIf(!process.env["MONGODB_URI"])("the media bucket of MongoDB", () => {
  const uri = testDatabase();
  const operator = new Mongoose();
  let media: Media;

  beforeAll(async () => {
    media = openMediaBucket({ uri });
    await operator.connect(uri);
  });
  afterAll(async () => {
    await media.close();
    await operator.connection.dropDatabase();
    await operator.disconnect();
  });

  mediaCases({
    open: async () => {
      for (const name of ["media.files", "media.chunks"])
        await operator.connection.collection(name).deleteMany({});
      return media;
    },
  });

  it("leaves no chunk behind when a file is removed", async () => {
    await operator.connection.collection("media.chunks").deleteMany({});
    await media.put("a", new Uint8Array(600_000), "2026-03-02T12:00:00.000Z");
    await media.removeOlder("a", "2026-03-03T12:00:00.000Z");
    expect(await operator.connection.collection("media.chunks").countDocuments()).toBe(0);
  });

  it("reports that it is closed", async () => {
    const other = openMediaBucket({ uri });
    await other.close();
    await expect(other.get("a")).rejects.toThrow(StoreUnavailable);
  });
});
