import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StoreUnavailable } from "../../ports/store.ts";
import { buildRecipe } from "../../storage/testing/store-cases/build-recipe.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { createLogger } from "../log/log.ts";

/** More than the client and the network between them hold. */
const RECIPES = 20_000;

let lines: string[];
let server: Server;
let call: (signal?: AbortSignal) => Promise<Response>;
let read: number;

beforeEach(async () => {
  lines = [];
  read = 0;
  const log = createLogger("trace", { write: (line) => void lines.push(line) });
  const world = await createTestApp({ log });
  vi.spyOn(world.store.accounts, "read").mockImplementation(async function* () {
    for (; read < RECIPES; read += 1) yield buildRecipe({ id: `r-${read}` });
    throw new StoreUnavailable("gone in the midst of it");
  });
  server = world.app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const headers = { cookie: "__session=session-ana" };
  call = (signal) =>
    fetch(`http://127.0.0.1:${port}/api/account/data`, { headers, ...(signal && { signal }) });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ended = () => expect.poll(() => lines.join("")).toContain("request aborted");

describe("an answer that breaks off", () => {
  it("is cut and logged with the reason when the store fails during it", async () => {
    const answer = await call();
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow(/terminated/);
    await ended();
    expect(lines.filter((line) => line.includes("request failed"))).toHaveLength(1);
    expect(lines.join("")).toContain("gone in the midst of it");
  });

  it("is not logged as a failure when the client disconnects, and is read no further", async () => {
    const gone = new AbortController();
    const answer = await call(gone.signal);
    await answer.body?.getReader().read();
    gone.abort();
    await ended();
    expect(lines.filter((line) => line.includes("request failed"))).toEqual([]);
    expect(read).toBeLessThan(RECIPES);
  });
});
