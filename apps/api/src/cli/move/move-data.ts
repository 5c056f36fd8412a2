import type { Store } from "../../ports/store.ts";
import { CommandError, counted } from "../command/command.ts";
import { DamageList } from "./damage-list.ts";
import { differences, digestsOf } from "./digests.ts";
import { held } from "./held.ts";
import { BATCH, type Kind, KINDS } from "./kinds.ts";
import { Unfit } from "./unfit.ts";

const SAY_EVERY = 10_000;

export interface MoveOptions {
  from: Store;
  to: Store;
  /** Writes into a store that holds something already: what has the same id is replaced, all else stays. */
  replace: boolean;
  say: (line: string) => void;
}

/**
 * Copies everything from one store into another and reads both again to compare every item. The source is left as it
 * is. Admin sessions and the keys of retries stay behind: they end by themselves.
 *
 * @returns the records that cannot be read and stay behind
 */
export async function moveData({ from, to, replace, say }: MoveOptions): Promise<DamageList> {
  const damaged = new DamageList();
  await refuseFull(to, replace);
  await refuseUnfit(from, damaged);
  for (const kind of KINDS) await copy(kind, from, to, { say, damaged });
  for (const kind of KINDS) await compare(kind, from, to, { replace, damaged });
  say("Every item was compared and is alike in both.");
  return damaged;
}

async function refuseFull(to: Store, replace: boolean): Promise<void> {
  const what = replace ? "" : await held(to);
  if (what === "") return;
  throw new CommandError(
    `The target is not empty (${what}). Choose an empty one, or add --replace to replace what has the same id ` +
      "and keep the rest.",
  );
}

async function refuseUnfit(from: Store, { add }: DamageList): Promise<void> {
  const unfit = new Unfit();
  for (const kind of KINDS) {
    for await (const item of from.transfer.read(kind, add)) unfit.check(kind, item);
  }
  if (unfit.summary) {
    throw new CommandError(`Nothing was moved: the source holds what does not fit, ${unfit.summary}.`);
  }
}

async function copy<K extends Kind>(
  kind: K,
  from: Store,
  to: Store,
  { say, damaged }: Pick<MoveOptions, "say"> & { damaged: DamageList },
): Promise<void> {
  const total = (await from.transfer.counts())[kind];
  let done = 0;
  for await (const batch of batches(from.transfer.read(kind, damaged.add))) {
    await to.transfer.write(kind, batch);
    done += batch.length;
    if (done % SAY_EVERY < batch.length && done < total)
      say(`${kind}: ${counted(done)} of ${counted(total)}`);
  }
  say(`${kind}: ${counted(done)} of ${counted(total)}`);
}

async function compare(
  kind: Kind,
  from: Store,
  to: Store,
  { replace, damaged }: Pick<MoveOptions, "replace"> & { damaged: DamageList },
): Promise<void> {
  const [wanted, found] = [await digestsOf(from, kind, damaged.add), await digestsOf(to, kind)];
  const lost = differences(wanted, found);
  const strange = replace ? 0 : found.size - wanted.size;
  if (lost === 0 && strange === 0) return;
  throw new Error(
    `The move failed: of ${counted(wanted.size)} ${kind}, ${counted(lost)} are missing or differ in the target, which ` +
      `holds ${counted(found.size)}. If the server was running meanwhile, stop it and try again with --replace.`,
  );
}

async function* batches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
