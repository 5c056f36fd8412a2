import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { bytesSource } from "./container/byte-source.ts";
import { openArchive } from "./open-archive.ts";
import { zipOf } from "./testing/zip-of.ts";

const LEEK_SOUP = {
  uid: "5F0C",
  name: "Leek soup",
  ingredients: "2 leeks\n1 l water\nFor the croutons:\n2 slices bread",
  directions: "Simmer the leeks.\n\nFry the bread.",
  notes: "Better on the next day.",
  servings: "4-6",
  prep_time: "10 mins",
  cook_time: null,
  rating: 4,
  categories: ["Soup"],
};

function paprika(recipe: object): Uint8Array {
  return gzipSync(JSON.stringify(recipe));
}

async function entriesOf(...files: [name: string, bytes: Uint8Array][]) {
  const archive = await openArchive(files.map(([name, bytes]) => bytesSource(bytes, name)));
  return all(archive.entries());
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
}

describe("an opened archive", () => {
  it("gives the recipes of a zip, whatever its name", async () => {
    const [soup] = await entriesOf(["holiday.jpg", await zipOf({ "Leek soup": paprika(LEEK_SOUP) })]);
    expect(soup).toMatchObject({
      kind: "recipe",
      format: "paprika",
      entry: "Leek soup",
      ownId: "5F0C",
      ownRating: 4,
      draft: { name: "Leek soup", servings: 4, tags: ["soup"], duration: { prep_time_minutes: 10 } },
    });
    expect(soup).toHaveProperty("draft.ingredients.main.length", 2);
    expect(soup).toHaveProperty("draft.ingredients.for_the_croutons.0.text", "2 slices bread");
  });

  it("reads the same entries in the same order each time", async () => {
    const zip = await zipOf({
      b: paprika({ ...LEEK_SOUP, name: "B" }),
      a: paprika({ ...LEEK_SOUP, name: "A" }),
    });
    const archive = await openArchive([bytesSource(zip)]);
    const first = await all(archive.entries());
    expect(first).toHaveLength(2);
    expect(JSON.stringify(await all(archive.entries()))).toBe(JSON.stringify(first));
  });

  it("lists a damaged piece, and reads those beside it", async () => {
    const cut = paprika(LEEK_SOUP).subarray(0, 120);
    const entries = await entriesOf(["x.zip", await zipOf({ "cut.gz": cut, good: paprika(LEEK_SOUP) })]);
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual(["recipe", "unread"]);
  });

  it("reads what was dropped loose beside archives", async () => {
    const zip = await zipOf({ one: paprika({ ...LEEK_SOUP, name: "One" }) });
    const entries = await entriesOf(["a.zip", zip], ["two", paprika({ ...LEEK_SOUP, name: "Two" })]);
    expect(entries.map((entry) => entry.kind === "recipe" && entry.draft.name)).toEqual(["One", "Two"]);
  });

  it("opens an archive that lies in another", async () => {
    const inner = await zipOf({ soup: paprika(LEEK_SOUP) });
    expect(await entriesOf(["x", await zipOf({ "inner.zip": inner })])).toMatchObject([{ kind: "recipe" }]);
  });

  it("reports each file before it is read, and leaves out those that are named", async () => {
    const inner = await zipOf({ soup: paprika(LEEK_SOUP) });
    const zip = bytesSource(
      await zipOf({ "inner.zip": inner, other: paprika({ ...LEEK_SOUP, name: "Other" }) }),
    );
    const read: string[] = [];
    await all((await openArchive([zip], { onRead: (path) => read.push(path) })).entries());
    expect(new Set(read)).toEqual(new Set(["inner.zip", "other", "inner.zip/soup"]));
    const rest = await openArchive([zip], { without: new Set(["inner.zip/soup"]) });
    expect((await all(rest.entries())).map((entry) => entry.kind === "recipe" && entry.draft.name)).toContain(
      "Other",
    );
    expect(JSON.stringify(await all(rest.entries()))).not.toContain("Leek soup");
  });

  it.each([
    ["archive-empty", new Uint8Array()],
    ["archive-is-page", Buffer.from("<!doctype html><title>Sign in</title>")],
    ["archive-kind", Buffer.from("Rar!\u001a\u0007\u0000")],
    ["archive-unknown", Buffer.from([1, 2, 3, 4])],
    ["archive-damaged", Buffer.from("PK\u0003\u0004 and no more")],
  ])("is refused as %s", async (failure, bytes) => {
    await expect(openArchive([bytesSource(bytes)])).rejects.toMatchObject({ failure });
  });

  it("stops unpacking at the limit, whatever the header states", async () => {
    const bomb = await zipOf({ bomb: Buffer.alloc(40 * 1024 * 1024, 0x20), good: paprika(LEEK_SOUP) });
    const archive = await openArchive([bytesSource(bomb)], { limits: { fileBytes: 1024 * 1024 } });
    expect(await all(archive.entries())).toMatchObject([
      { kind: "recipe" },
      { kind: "unread", entry: "bomb" },
    ]);
  });
});
