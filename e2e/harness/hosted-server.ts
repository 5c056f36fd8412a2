import { rmSync } from "node:fs";
import { inject } from "vitest";
import { testSettings } from "../../apps/api/src/testing/running-server.ts";
import { makeDataDir, type Server, type ServerOptions } from "./server.ts";

/**
 * Starts the built app on a free port with an empty data folder of its own and no recipes, in one process with those of
 * all other tests: to load the code takes longer than most tests. What `npm start` does around it, and what needs a
 * process of its own, is for `startProcess`.
 */
export async function startHosted({ settings = {} }: ServerOptions = {}): Promise<Server> {
  const dataDir = makeDataDir();
  const host = inject("serverHost");
  const body = JSON.stringify({ ...testSettings(dataDir), ...settings });
  const { port, firstLink } = JSON.parse(await ask(host, { method: "POST", body }));
  return {
    firstLink,
    url: `http://127.0.0.1:${port}`,
    dataDir,
    async [Symbol.asyncDispose]() {
      await ask(`${host}/${port}`, { method: "DELETE" });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ask(url: string, options: RequestInit): Promise<string> {
  const answer = await fetch(url, options);
  const said = await answer.text();
  if (!answer.ok) throw new Error(`The host of the servers answered: ${said}`);
  return said;
}
