import { createServer, type ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Field } from "./json-parts.ts";
import { JsonStream } from "./json-stream.ts";

const item = z.object({ n: z.number() });
async function* numbers(count: number, failAt = -1) {
  for (let n = 0; n < count; n += 1) {
    if (n === failAt) throw new Error("The store is gone.");
    yield { n, secret: "x" };
  }
}
const fields = (count: number, failAt?: number): Field[] => [
  { name: "who", schema: z.object({ id: z.string() }), value: { id: "ana", hash: "secret" } },
  { name: "none", schema: item, items: numbers(0) },
  { name: "many", schema: item, items: numbers(count, failAt) },
];

let close = () => {};
afterEach(() => close());

/** A server that answers so. */
async function serve(answer: (response: ServerResponse) => Promise<void>): Promise<string> {
  const server = createServer((_, response) => {
    answer(response).catch(() => {
      if (!response.headersSent) response.writeHead(503).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  close = () => void server.close();
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

describe("JSON streams", () => {
  it("are one JSON document with the named fields only", async () => {
    const url = await serve((response) => new JsonStream(fields(3)).sendTo(response));
    const answer = await fetch(url);
    expect(await answer.json()).toEqual({
      who: { id: "ana" },
      none: [],
      many: [{ n: 0 }, { n: 1 }, { n: 2 }],
    });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  });

  it("are sent as they are read, in pieces that are not tiny", async () => {
    const sizes: number[] = [];
    for await (const piece of new JsonStream(fields(50_000)).pieces()) sizes.push(piece.length);
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.max(...sizes)).toBeLessThan(70_000);
  });

  it("let other work run between the pieces, however fast these are read and sent", async () => {
    let turns = 0;
    const others = setInterval(() => (turns += 1), 0);
    let pieces = 0;
    for await (const _ of new JsonStream(fields(50_000)).pieces()) pieces += 1;
    clearInterval(others);
    expect(turns).toBeGreaterThanOrEqual(pieces - 2);
  });

  it("end in an error answer when nothing was sent yet, and in a broken connection after that", async () => {
    const early = await serve((response) => new JsonStream(fields(9, 3)).sendTo(response));
    expect((await fetch(early)).status).toBe(503);
    close();
    const slow = await serve((response) => new JsonStream(fields(50_000, 40_000)).sendTo(response));
    const answer = await fetch(slow);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow(/terminated/);
  });

  it("omit a field without a value", async () => {
    let text = "";
    const stream = new JsonStream([
      { name: "note", schema: z.optional(z.string()), value: undefined },
    ]).pieces();
    for await (const piece of stream) text += piece;
    expect(text).toBe("{}");
  });

  it("close a list that they stop reading, before the error is returned", async () => {
    let isClosed = false;
    async function* invalid() {
      try {
        yield { n: "text" };
        yield { n: 1 };
      } finally {
        await new Promise((later) => setTimeout(later, 5));
        isClosed = true;
      }
    }
    const stream = new JsonStream([{ name: "many", schema: item, items: invalid() }]);
    await expect(stream.pieces().next()).rejects.toThrow(/not as the contract has it/);
    expect(isClosed).toBe(true);
  });

  it("stop reading when the client has gone", async () => {
    let read = 0;
    async function* endless() {
      for (;;) yield { n: (read += 1) };
    }
    const ended = Promise.withResolvers<void>();
    const url = await serve((response) =>
      new JsonStream([{ name: "many", schema: item, items: endless() }])
        .sendTo(response)
        .finally(ended.resolve),
    );
    const gone = new AbortController();
    const answer = await fetch(url, { signal: gone.signal });
    await answer.body?.getReader().read();
    gone.abort();
    await ended.promise;
    const after = read;
    await new Promise((later) => setTimeout(later, 50));
    expect(read).toBe(after);
  });
});
