import type { enDoor } from "./en-door.ts";
import type { en } from "./en.ts";

/** The same shape with any sentence in place of each sentence. */
type Sentences<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : T extends readonly string[]
      ? readonly string[]
      : { readonly [Key in keyof T]: Sentences<T[Key]> };

/** All sentences of one language. */
export type Messages = Sentences<typeof en>;

/** Those that are needed before one is inside. */
export type DoorMessages = Sentences<typeof enDoor>;
