import type { Store } from "../../ports/store.ts";
import { counted } from "../command/command.ts";
import { KINDS } from "./kinds.ts";

/** What a store holds, in words; empty when it holds nothing. */
export async function held({ transfer }: Pick<Store, "transfer">): Promise<string> {
  const counts = await transfer.counts();
  return KINDS.filter((kind) => counts[kind] > 0)
    .map((kind) => `${kind}: ${counted(counts[kind])}`)
    .join(", ");
}
