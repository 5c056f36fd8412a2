import { freePort } from "./testing/loopback-ports.ts";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newVapidKeys, startPushService } from "./testing/push-service.ts";
import { type RunningServer, signInOver, spawnServer, startServer } from "./testing/running-server.ts";
import { ownVersion } from "./config/version.ts";

let dataDir: string;
let running: RunningServer | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "larder-main-"));
});
afterEach(async () => {
  if (running?.child.exitCode === null && running.child.signalCode === null) await running.end("SIGKILL");
  running = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

/** Ends a server that is expected to end by itself. */
async function refusal(env: Record<string, string>) {
  const child = spawnServer(dataDir, env);
  let stderr = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const [status]: unknown[] = await once(child, "exit");
  return { status, stderr };
}

describe("the server", () => {
  it("reports the sign-in, the data folder and a misspelt setting, and answers health", async () => {
    running = await startServer(dataDir, { OPENAI_BASEURL: "http://model.example" });
    expect(running.output()).toContain(
      "OPENAI_BASEURL is no setting of Larder and does nothing: did you mean",
    );
    expect(running.output()).not.toContain("model.example");
    expect(running.output()).toContain("local; choose any name and address, no real account is used");
    expect(running.output()).toContain(dataDir);
    const health: unknown = await (await fetch(`${running.url}/healthz`)).json();
    expect(health).toMatchObject({ status: "ok", version: ownVersion() });
    expect(running.output()).toContain(`Version:  ${ownVersion()}`);
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    const config: unknown = await (await fetch(`${running.url}/api/config`)).json();
    expect(config).toMatchObject({ authEmulatorUrl: "same-origin", firebase: { projectId: "demo-larder" } });
  });

  it("answers requests that came while it was starting", async () => {
    let answer: number | string | null = null;
    // Another process may take the free port first: the server then ends, and is started on another one.
    for (let tries = 0; tries < 3 && answer === null; tries += 1) {
      const port = String(await freePort());
      const child = spawnServer(dataDir, { PORT: port });
      const ask = () =>
        fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(5_000) }).then(
          ({ status }) => status,
          (error: Error) => (error.name === "TimeoutError" ? "no answer" : null),
        );
      while (answer === null && child.exitCode === null) answer = await ask();
      child.kill("SIGKILL");
    }
    expect(answer).toBe(200);
  });

  it("treats a repeated signal as one, ends in order, and frees its port", async () => {
    running = await startServer(dataDir);
    running.child.kill("SIGINT");
    expect(await running.end("SIGINT")).toBe(0);
    await expect(fetch(`${running.url}/healthz`)).rejects.toThrow("fetch failed");
  });

  it("does not wait for idle connections", async () => {
    running = await startServer(dataDir);
    const { port } = new URL(running.url);
    const silent = connect(Number(port), "127.0.0.1");
    const half = connect(Number(port), "127.0.0.1");
    silent.on("error", () => {});
    half.on("error", () => {});
    half.write("GET /healthz HT");
    await Promise.all([once(silent, "connect"), once(half, "connect")]);
    // Another answer on a later connection: the server has seen those two.
    await (await fetch(`${running.url}/healthz`)).text();
    const asked = performance.now();
    expect(await running.end("SIGTERM")).toBe(0);
    expect(performance.now() - asked).toBeLessThan(5_000);
  });

  it("answers open requests before it ends, and waits for nothing else", async () => {
    running = await startServer(dataDir);
    const { token } = await signInOver(running.url, "ana");
    // The first question to the identity provider loads its library, which takes longer than the pause below.
    await fetch(`${running.url}/api/bookmarks`, { headers: { Authorization: `Bearer ${token}` } });
    const body = JSON.stringify({ recipe: { name: "Leek soup" } });
    const socket = connect(Number(new URL(running.url).port), "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.write(
      `POST /api/recipes HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    await setTimeout(500);
    const ended = running.end("SIGTERM");
    await setTimeout(200);
    socket.write(body.slice(5));
    const asked = performance.now();
    expect(await ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(5_000);
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(answer).toMatch(/^Connection: close\r$/m);
  });

  it("refuses the port and the folder of another running server, until that one has ended in whatever way", async () => {
    running = await startServer(dataDir);
    const onPort = await refusal({ PORT: new URL(running.url).port, DATA_DIR: join(dataDir, "other") });
    expect(onPort.status).toBe(1);
    expect(onPort.stderr).toContain("the port is taken");
    const { status, stderr } = await refusal({});
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Larder cannot start: another Larder runs on ${dataDir}. Stop that one, or choose another folder with DATA_DIR.\n`,
    );
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    await running.end("SIGKILL");
    running = await startServer(dataDir);
  });

  it("refuses production with the local sign-in, and names the settings", async () => {
    const { status, stderr } = await refusal({ NODE_ENV: "production" });
    expect(status).toBe(78);
    expect(stderr).toContain("FIREBASE_PROJECT_ID");
    expect(stderr).toContain("ADMIN_PASSWORD");
  });

  it("keeps sessions and recipes over a restart", async () => {
    running = await startServer(dataDir);
    const { token, uid } = await signInOver(running.url, "ana");
    const created = await fetch(`${running.url}/api/user/create`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ id: uid, email: "ana@example.com" }),
    });
    const cookie = created.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
    await post(running.url, token, "Leek soup");
    await running.end("SIGTERM");
    running = await startServer(dataDir);
    const answer = await fetch(`${running.url}/api/recipes`, { headers: { Cookie: cookie } });
    expect(await answer.json()).toMatchObject({ total: 1, recipes: [{ name: "Leek soup" }] });
  });
});

describe("the first start", () => {
  /** The recipes that a visitor may read. */
  async function recipesAt({ url }: RunningServer) {
    const answer = await fetch(`${url}/api/recipes`);
    const { recipes }: { recipes: { author?: string }[] } = JSON.parse(await answer.text());
    return recipes;
  }
  const env = { PUBLIC_BROWSING: "true" };

  it("adds the starter recipes to an empty collection, and later starts add nothing", async () => {
    for (const _ of [1, 2]) {
      running = await startServer(dataDir, { ...env, STARTER_RECIPES: "" });
      const recipes = await recipesAt(running);
      expect(recipes).toHaveLength(24);
      expect(recipes.filter(({ author }) => author !== "Larder")).toEqual([]);
      await running.end("SIGTERM");
    }
  });
});

describe("a timer that rings by push", () => {
  it(
    "rings though its server was killed, and no log contains the private key",
    { timeout: 30_000 },
    async () => {
      const service = await startPushService();
      const { publicKey, privateKey } = newVapidKeys();
      const env = {
        VAPID_PUBLIC_KEY: publicKey,
        VAPID_PRIVATE_KEY: privateKey,
        VAPID_SUBJECT: "mailto:cook@larder.example",
        PUSH_ALLOW_HOSTS: service.host,
        LOG_LEVEL: "trace",
      };
      const first = (running = await startServer(dataDir, env));
      const { token } = await signInOver(first.url, "ana");
      const put = async (path: string, body: object) => {
        const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
        const answer = await fetch(first.url + path, { method: "PUT", headers, body: JSON.stringify(body) });
        expect(answer.status).toBe(200);
      };
      const phone = service.browser("phone");
      await put("/api/push/subscription", phone.subscription);
      await put("/api/push/timers/t1", {
        endsAt: new Date(Date.now() + 1_500).toISOString(),
        name: "Simmer",
        recipe: { slug: "lentil-soup-1", name: "Lentil soup" },
        language: "en",
      });
      await first.end("SIGKILL");
      const second = (running = await startServer(dataDir, env));
      await phone.waitFor(1, 10_000);
      expect(phone.received()).toMatchObject([{ id: "t1", title: "Done: Simmer" }]);
      const config = await (await fetch(`${second.url}/api/config`)).json();
      expect(config).toMatchObject({ push: { publicKey } });
      await second.end("SIGTERM");
      expect(second.output()).toContain('"outcome":"sent"');
      expect(first.output() + second.output()).not.toContain(privateKey);
      expect(first.output() + second.output()).not.toContain(phone.subscription.endpoint);
      await service.close();
    },
  );
});

/** @returns whether the server said that it is stored */
async function post(url: string, token: string, name: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/recipes`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      recipe: { name, steps: [{ main_step: "Cook", sub_steps: [{ description: "Boil" }] }] },
    }),
  });
  return answer.status === 201;
}
