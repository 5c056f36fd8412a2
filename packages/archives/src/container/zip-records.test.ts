import { describe, expect, it } from "vitest";
import { zipOf } from "../testing/zip-of.ts";
import { bytesSource } from "./byte-source.ts";
import { dataOffset, overlappingEntries, statedEntries } from "./zip-records.ts";

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

  it("lead to the bytes of an entry, where its header is", async () => {
    const source = bytesSource(await zipOf({ "a.txt": "one" }));
    expect(await dataOffset(source, 0)).toBeGreaterThanOrEqual(35);
    expect(await dataOffset(source, 7)).toBeNull();
  });

  it("show which entries share bytes", () => {
    const entry = (offset: number, compressedSize: number) => ({ offset, compressedSize });
    const [first, inside, beside] = [entry(0, 100), entry(40, 10), entry(100, 5)];
    expect([...overlappingEntries([beside, inside, first])]).toEqual([inside, first]);
    expect(overlappingEntries([first, beside]).size).toBe(0);
  });
});
