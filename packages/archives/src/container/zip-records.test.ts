import { describe, expect, it } from "vitest";
import { zipOf } from "../testing/zip-of.ts";
import { bytesSource } from "./byte-source.ts";
import { statedEntries } from "./zip-records.ts";

describe("the records of a zip archive", () => {
  it("say how many entries there are, whatever the comment holds", async () => {
    const bytes = Buffer.from(await zipOf({ "a.txt": "one", "b.txt": "two" }));
    expect(await statedEntries(bytesSource(bytes))).toBe(2);
    const comment = Buffer.from("PK\u0005\u0006 and twenty more letters");
    const commented = Buffer.concat([bytes, comment]);
    commented.writeUInt16LE(comment.length, bytes.length - 2);
    expect(await statedEntries(bytesSource(commented))).toBe(2);
    expect(await statedEntries(bytesSource(bytes.subarray(0, 60)))).toBeNull();
  });
});
