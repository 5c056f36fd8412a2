import { afterEach, describe, expect, it } from "vitest";
import { createReaderPool } from "./reader-pool.ts";
import type { ReaderPool } from "./reader-pool.ts";

const PAGE = `<h1>Leek soup</h1><h2>Ingredients</h2><ul><li>2 leeks<li>1 l stock<li>salt</ul>
  <h2>Method</h2><ol><li>Wash the leeks and cut them up.<li>Boil them in the stock for half an hour.</ol>`;
const ADDRESS = "https://soup.example/";

let reader: ReaderPool;
const readerWith = (options: Parameters<typeof createReaderPool>[0]) => (reader = createReaderPool(options));
afterEach(() => reader.close());

// Starting a thread takes seconds while the machine does other work.
describe("the pool of reading threads", { timeout: 30_000 }, () => {
  it("reads a page in another thread", async () => {
    const { reading, readers } = await readerWith({}).read(PAGE, ADDRESS);
    expect(reading.ingredients).toEqual(["2 leeks", "1 l stock", "salt"]);
    expect(reading.instructions).toHaveLength(2);
    expect(readers.ingredients).toBe("visible");
  });

  it("kills a thread that takes too long, and reads the next page in a new one", async () => {
    const first = readerWith({ threads: 1, timeoutMs: 1 }).read(PAGE, ADDRESS);
    await expect(first).rejects.toMatchObject({ reason: "stopped" });
    await reader.close();
    await expect(readerWith({ threads: 1 }).read(PAGE, ADDRESS)).resolves.toBeDefined();
  });

  it("does not count the start of a thread as the page's time", async () => {
    const source = new URL("./testing/slow-start-thread.ts", import.meta.url);
    const read = readerWith({ threads: 1, timeoutMs: 1_000, source }).read(PAGE, ADDRESS);
    await expect(read).resolves.toMatchObject({ text: PAGE });
  });

  it("continues after a killed thread", async () => {
    const endless = `${"<p>1 leek</p>".repeat(200_000)}`;
    const one = readerWith({ threads: 1, timeoutMs: 3_000 });
    await Promise.allSettled([one.read(endless, ADDRESS)]);
    expect((await one.read(PAGE, ADDRESS)).reading.title).toBe("Leek soup");
  });

  it.each([
    ["out of memory", 20_000],
    ["stack overflow", 20_000],
    ["an error", 20_000],
    ["an exit", 20_000],
    ["a loop", 2_000],
  ])(
    "F18: outlives %s in its thread, and reads the page that waits in a new one",
    async (fault, timeoutMs) => {
      const source = new URL("./testing/breaking-thread.ts", import.meta.url);
      const one = readerWith({ threads: 1, timeoutMs, source });
      const [first, broken, next] = await Promise.allSettled(
        [PAGE, fault, PAGE].map((html) => one.read(html, ADDRESS)),
      );
      expect(broken).toMatchObject({ reason: { reason: "stopped" } });
      for (const read of [first, next]) {
        expect(read).toMatchObject({ value: { text: PAGE } });
      }
    },
  );

  it("refuses pages when too many wait", async () => {
    const one = readerWith({ threads: 1, maxWaiting: 1 });
    const results = await Promise.allSettled([1, 2, 3].map(() => one.read(PAGE, ADDRESS)));
    expect(results.map((result) => result.status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(results[2]).toMatchObject({ reason: { reason: "busy" } });
  });

  it("replaces a thread after its number of pages", async () => {
    const one = readerWith({ threads: 1, callsPerThread: 2 });
    for (let page = 0; page < 5; page += 1) expect((await one.read(PAGE, ADDRESS)).draft).not.toBeNull();
  });
});
