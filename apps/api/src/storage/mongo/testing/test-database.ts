import { randomUUID } from "node:crypto";
import { Mongoose } from "mongoose";

/** The MongoDB server that tests may use; without one the cases that need it are skipped. */
export const testServer = process.env["MONGODB_URI"];

/** The address of a database of its own on the test server. */
export function testDatabase(): string {
  const url = new URL(testServer ?? "mongodb://127.0.0.1");
  url.pathname = `/larder_test_${randomUUID().slice(0, 8)}`;
  return url.href;
}

/** Removes such a database with all that is in it. */
export async function dropDatabase(uri: string): Promise<void> {
  const operator = new Mongoose();
  await operator.connect(uri);
  await operator.connection.dropDatabase();
  await operator.disconnect();
}
