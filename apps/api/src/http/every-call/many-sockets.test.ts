import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, signInOver, startServer } from "../../testing/running-server.ts";

const DESCRIPTORS = 256;
const SOCKETS = 400;
/** The shell sets the limit for what it then becomes. */
const LIMITED = ["sh", "-c", `ulimit -n ${DESCRIPTORS} && exec "$@"`, "sh"];

let dataDir: string;
let server: RunningServer;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "larder-sockets-"));
  server = await startServer(dataDir, {}, LIMITED);
}, 60_000);
afterAll(async () => {
  await server?.end("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

/** Opens a connection and sends nothing. */
async function hold(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  await Promise.race([once(socket, "connect"), once(socket, "close")]);
  return socket;
}

describe.skipIf(process.platform === "win32")("a server that may open few files", () => {
  it("F22: survives more connections than that, and accepts again when they are gone", async () => {
    const { token } = await signInOver(server.url, "ana");
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const { port } = new URL(server.url);
    const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => hold(Number(port))));
    // It turned some away: otherwise the limit was not reached, and nothing is shown.
    await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length).toBeGreaterThan(100);
    expect(sockets.filter(({ destroyed }) => !destroyed).length).toBeGreaterThan(100);
    expect(server.child.exitCode).toBeNull();

    for (const socket of sockets) socket.destroy();
    const isWell = async () => (await fetch(`${server.url}/readyz`)).status;
    await expect.poll(() => isWell().catch(() => 0), { timeout: 5_000 }).toBe(200);
    const added = await fetch(`${server.url}/api/recipes`, {
      method: "POST",
      headers,
      body: JSON.stringify({ recipe: { name: "Leek soup" } }),
    });
    expect(added.status).toBe(201);
    const { recipes } = JSON.parse(await (await fetch(`${server.url}/api/recipes`, { headers })).text());
    expect(recipes).toMatchObject([{ name: "Leek soup" }]);
  });
});
