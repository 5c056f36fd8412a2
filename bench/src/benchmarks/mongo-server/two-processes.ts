import { cp } from "node:fs/promises";
import { join } from "node:path";
import { type RunningServer, startServer } from "@larder/api/testing/running-server";
import { type Send, signedIn } from "./api-client.ts";

const WRITES = 100;
const RACES = 100;
const TOGGLES = 50;

/** The work of two API processes on one database. */
export interface TwoProcesses {
  /** The writes of one process that the next read of the other shows, of `writes`. */
  shown: number;
  writes: number;
  /** The pairs of editors with one `If-Match` of which not exactly one won, of `races`: at one process, and at two. */
  brokenRaces: { atOne: number; atTwo: number };
  races: number;
  /** Whether an odd number of toggles at once left the bookmark set. */
  isParityRight: boolean;
}

export async function runTwoProcesses(folder: string, uri: string): Promise<TwoProcesses> {
  const env = { MONGODB_URI: uri };
  const servers: RunningServer[] = [];
  try {
    const [oneDir, twoDir] = [join(folder, "one"), join(folder, "two")];
    const one = await startServer(oneDir, env);
    servers.push(one);
    const cook = await signedIn(one.url);
    // The accounts of the local sign-in are no part of the store.
    await cp(oneDir, twoDir, { recursive: true, filter: (file) => !file.endsWith(".lock") });
    const two = await startServer(twoDir, env);
    servers.push(two);
    const other = cook.on(two.url);
    const created = await cook.send("POST", "/api/recipes", { recipe: { name: "Soup" } });
    const { recipe } = created.body;
    if (!recipe) throw new Error(`The recipe was not stored: ${created.status}.`);
    return {
      shown: await countShown(cook.send, other, recipe),
      writes: WRITES,
      brokenRaces: {
        atOne: await countBrokenRaces([cook.send, cook.send], recipe),
        atTwo: await countBrokenRaces([cook.send, other], recipe),
      },
      races: RACES,
      isParityRight: await toggle([cook.send, other], recipe.id),
    };
  } finally {
    for (const server of servers) await server.end("SIGKILL");
  }
}

async function countShown(write: Send, read: Send, { id, slug }: { id: string; slug: string }) {
  let shown = 0;
  for (let n = 0; n < WRITES; n += 1) {
    const name = `Soup number ${n}`;
    await write("PATCH", `/api/recipes/${id}`, { name });
    const path = n % 2 === 0 ? `/api/recipes/slug/${slug}` : "/api/recipes?view=summary&limit=24";
    if (JSON.stringify((await read("GET", path)).body).includes(JSON.stringify(name))) shown += 1;
  }
  return shown;
}

/** Two editors have read the same version; one of them must be refused. */
async function countBrokenRaces(sends: readonly Send[], { id, slug }: { id: string; slug: string }) {
  let broken = 0;
  for (let n = 0; n < RACES; n += 1) {
    const { etag } = await sendAt(sends, n)("GET", `/api/recipes/slug/${slug}`);
    const answers = await Promise.all(
      sends.map((send, at) =>
        send("PATCH", `/api/recipes/${id}`, { name: `Soup ${n} of ${at}` }, { "If-Match": etag }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    if (statuses.join() !== "200,412") broken += 1;
  }
  return broken;
}

async function toggle(sends: readonly Send[], id: string): Promise<boolean> {
  const path = `/api/recipes/${id}/bookmark`;
  const toggles = Array.from({ length: TOGGLES + 1 }, (_, n) => sendAt(sends, n)("POST", path, {}));
  await Promise.all(toggles);
  return (await sendAt(sends, 0)("GET", path)).body.isBookmarked === true;
}

function sendAt(sends: readonly Send[], n: number): Send {
  const send = sends[n % sends.length];
  if (!send) throw new Error("A process is needed.");
  return send;
}
