/** The client of `npm run bench -- browse`, a process of its own: sends what the first message tells, and answers with what it measured. */
import { readFile } from "node:fs/promises";
import { seededRandom } from "@larder/composer/internals";
import { browsingCalls } from "./calls.ts";
import type { Collection } from "./collection.ts";
import { createHttpClient } from "./http-client.ts";
import { runOpenLoop } from "./open-loop.ts";
import type { CallKind, PlannedCall } from "./planned-call.ts";

export interface Phase {
  name: string;
  callsPerSecond: number;
  seconds: number;
}

/** The order to the client. */
export interface Order {
  url: string;
  /** The file with the `Collection` as JSON. */
  collectionFile: string;
  connections: number;
  phases: readonly Phase[];
}

export interface MeasuredCall {
  kind: string;
  isWrite: boolean;
  phase: string;
  /** The planned time since the beginning of the phase. */
  atMs: number;
  /** The time from the planned time of the call to the last byte of its answer. */
  ms: number;
}

/** The messages of the client: the beginning of each phase, and at last what was measured. */
export type ClientMessage = { phase: string } | { calls: MeasuredCall[]; problems: string[] };

async function run({ url, collectionFile, connections, phases }: Order): Promise<void> {
  const collection: Collection = JSON.parse(await readFile(collectionFile, "utf8"));
  const random = seededRandom("browse");
  const pick = picker(browsingCalls(collection, random), random);
  const { send, close } = createHttpClient(url, connections);
  await Promise.all(Array.from({ length: connections }, () => send({ path: "/healthz" })));
  const calls: MeasuredCall[] = [];
  const problems: string[] = [];
  const answered: Promise<unknown>[] = [];
  for (const { name: phase, ...rate } of phases) {
    process.send?.({ phase } satisfies ClientMessage);
    const beganAt = performance.now();
    const running = await runOpenLoop({ ...rate, random }, async (plannedAt) => {
      const { kind, call } = pick();
      try {
        const answer = await send(call.request);
        const { name, isWrite } = kind;
        calls.push({ kind: name, isWrite, phase, atMs: plannedAt - beganAt, ms: answer.endedAt - plannedAt });
        const problem = call.check(answer);
        if (problem !== null) problems.push(`${phase}, ${name}: ${problem}`);
      } catch (error) {
        problems.push(`${phase}, ${kind.name}: ${String(error)}`);
      }
    });
    answered.push(running.answered);
  }
  await Promise.all(answered);
  close();
  process.send?.({ calls, problems } satisfies ClientMessage, () => process.disconnect());
}

/** Returns a function that returns a random call, by the shares of the kinds. */
function picker(kinds: readonly CallKind[], random: () => number) {
  const drawn = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));
  return (): { kind: CallKind; call: PlannedCall } => {
    for (;;) {
      const kind = drawn[Math.floor(random() * drawn.length)];
      const call = kind?.plan();
      if (kind && call) return { kind, call };
    }
  };
}

process.once("message", (order: Order) => {
  void run(order);
});
