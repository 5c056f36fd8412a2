import { setTimeout } from "node:timers/promises";
import { createChanges, numberedChange } from "@larder/api/testing/numbered-changes";
import { startServer } from "@larder/api/testing/running-server";
import { signedIn } from "./api-client.ts";
import type { DatabaseServer } from "./database-server.ts";

const RECIPES = 6;
const TIMES = 50;
/** The numbers of acknowledged writes at which the database server is killed. */
const KILL_AT = [40, 90, 140];
const AWAY_MS = 300;
/** The pause of a client whose write failed. */
const PAUSE_MS = 100;
const READY_WITHIN_MS = 20_000;

export interface KilledServer {
  kills: number;
  acknowledged: number;
  /** The writes that were answered with an error, or not at all. */
  refused: number;
  /** The acknowledged writes that are lost or torn, each in a sentence. */
  damage: string[];
}

/** Kills the database server (kill -9) in the middle of the writes of an API process, and starts it again. */
export async function killDuringWrites(
  folder: string,
  database: DatabaseServer,
  uri: string,
): Promise<KilledServer> {
  const server = await startServer(folder, { MONGODB_URI: uri });
  try {
    const { send } = await signedIn(server.url);
    const ids: string[] = [];
    for (let n = 0; n < RECIPES; n += 1) {
      const { body } = await send("POST", "/api/recipes", { recipe: numberedChange(0) });
      if (body.recipe) ids.push(body.recipe.id);
    }
    let refused = 0;
    const changes = createChanges(async (id, changeNumber) => {
      const answer = await send("PATCH", `/api/recipes/${id}`, numberedChange(changeNumber)).catch(
        () => null,
      );
      if (answer?.status === 200) return true;
      refused += 1;
      await setTimeout(PAUSE_MS);
      return false;
    });
    const restarts: Promise<void>[] = [];
    const restart = async () => {
      await database.kill();
      await setTimeout(AWAY_MS);
      await database.restart();
    };
    await changes.make(ids, TIMES, (count) => {
      if (KILL_AT.includes(count)) restarts.push(restart());
    });
    await Promise.all(restarts);
    await untilReady(server.url);
    const { body } = await send("GET", "/api/recipes");
    return {
      kills: restarts.length,
      acknowledged: changes.count(),
      refused,
      damage: changes.damageIn(body.recipes ?? []),
    };
  } finally {
    await server.end("SIGKILL");
  }
}

async function untilReady(url: string): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS;
  while ((await fetch(`${url}/readyz`)).status !== 200) {
    if (performance.now() > until) throw new Error("The API did not find its database server again.");
    await setTimeout(PAUSE_MS);
  }
}
