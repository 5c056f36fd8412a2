import { mongo } from "mongoose";
import { describe, expect, it } from "vitest";
import { StoreUnavailable } from "../../ports/store.ts";
import { asStoreError, isDuplicate, retryDuplicates } from "./mongo-error.ts";

const serverError = (code: number) => new mongo.MongoServerError({ message: "no", code });
const DUPLICATE = serverError(11_000);

describe("asStoreError", () => {
  it.each([
    ["a broken connection", new mongo.MongoNetworkError("gone")],
    [
      "a socket whose other end has hung up",
      Object.assign(new Error("This socket has been ended by the other party"), { code: "EPIPE" }),
    ],
    [
      "a socket that was closed under the driver",
      Object.assign(new Error("Cannot call write after a stream was destroyed"), {
        code: "ERR_STREAM_DESTROYED",
      }),
    ],
    ["no connection", new mongo.MongoNotConnectedError("none")],
    ["a primary that steps down", serverError(189)],
    ["a server that shuts down", serverError(91)],
    ["a login that is refused", serverError(18)],
    ["a full disk", serverError(14_031)],
  ])("reports %s as a failure of the store, with its cause", (_, cause) => {
    const error = asStoreError(cause);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error).toHaveProperty("cause", cause);
  });

  it.each([
    ["a mistake of ours", new TypeError("undefined is not a function")],
    ["a clash", DUPLICATE],
    ["a command that the server does not know", serverError(59)],
  ])("returns %s unchanged", (_, error) => {
    expect(asStoreError(error)).toBe(error);
  });
});

describe("isDuplicate", () => {
  it.each([
    ["MongoDB's code", DUPLICATE, true],
    [
      "the words in which FerretDB passes on its SQLite's refusal of a change",
      new mongo.MongoServerError({
        message: "[collection.go:214] constraint failed: UNIQUE constraint failed: index 'users_1' (2067)",
        code: 1,
      }),
      true,
    ],
    ["another error of the server", serverError(1), false],
    ["an error of ours", new Error("UNIQUE constraint failed"), false],
  ])("reads %s", (_, error, expected) => {
    expect(isDuplicate(error)).toBe(expected);
  });
});

describe("retryDuplicates", () => {
  /** Throws these errors, one a call, and then answers. */
  function flaky(...errors: Error[]) {
    let calls = 0;
    return async () => {
      const error = errors[calls];
      calls += 1;
      if (error) throw error;
      return calls;
    };
  }

  it("tries again when two upserts collide", async () => {
    expect(await retryDuplicates(flaky(DUPLICATE, DUPLICATE))).toBe(3);
  });

  it("fails when they collide again and again", async () => {
    await expect(retryDuplicates(flaky(...Array.from({ length: 9 }, () => DUPLICATE)))).rejects.toSatisfy(
      isDuplicate,
    );
  });

  it("does not try again after another error", async () => {
    await expect(retryDuplicates(flaky(new Error("other")))).rejects.toThrow("other");
  });
});
