import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";

it("a thread without the network connects in no way", async () => {
  let connections = 0;
  const server = createServer((_, response) => response.end("data")).on(
    "connection",
    () => (connections += 1),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const thread = new Worker(new URL("./testing/connecting-thread.ts", import.meta.url), {
    workerData: { port },
  });
  const [outcomes]: unknown[] = await once(thread, "message");
  expect(outcomes).toEqual(Array.from({ length: 3 }, () => "Error: text recognition reaches no network"));
  expect(connections).toBe(0);
  await thread.terminate();
  server.close();
});

it.each(["recognition-core.ts", "recognition-thread.ts", "pdf-thread.ts"])(
  "the network is taken away before anything else is loaded: %s",
  (file) => {
    const source = readFileSync(new URL(file, import.meta.url), "utf8");
    expect(source.startsWith('import "./no-network.ts";')).toBe(true);
  },
);
