import type { MadeBy } from "../generation/made-by.ts";
import type { Messages } from "./messages.ts";

/** Returns the reader's text on how a recipe was made. */
export function madeByText({ generate }: Messages, made: MadeBy): string {
  if (made.kind === "reader") return generate.readFrom(made.page);
  if (made.kind === "writer" && made.model) return generate.writtenBy(made.model);
  return generate.made[made.kind];
}
