import { Mongoose } from "mongoose";
import { afterAll, beforeAll, describe } from "vitest";
import type { UploadPieces } from "../../ports/upload-pieces.ts";
import { uploadCases } from "../testing/upload-cases.ts";
import { testDatabase } from "./testing/test-database.ts";
import { openUploadBucket } from "./upload-bucket.ts";

describe.skipIf(!process.env["MONGODB_URI"])("the upload bucket of MongoDB", () => {
  const uri = testDatabase();
  const operator = new Mongoose();
  let uploads: UploadPieces;

  beforeAll(async () => {
    uploads = openUploadBucket({ uri });
    await operator.connect(uri);
  });
  afterAll(async () => {
    await uploads.close();
    await operator.connection.dropDatabase();
    await operator.disconnect();
  });

  uploadCases({
    open: async () => {
      for (const name of ["uploads.files", "uploads.chunks"])
        await operator.connection.collection(name).deleteMany({});
      return uploads;
    },
  });
});
