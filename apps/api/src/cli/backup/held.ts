import type { Store } from "../../ports/store.ts";
import { STORED_KINDS } from "../../ports/stored-schemas.ts";
import { counted } from "../command/command.ts";

/** Returns what a store holds, for a message: `users: 1`; empty when it holds nothing. */
export async function held({ transfer }: Pick<Store, "transfer">): Promise<string> {
  const counts = await transfer.counts();
  return STORED_KINDS.filter((kind) => counts[kind] > 0)
    .map((kind) => `${kind}: ${counted(counts[kind])}`)
    .join(", ");
}
