/**
 * What the gate did to repair a recipe:
 * - `cut`: a text, a number or a list was longer than its limit and was cut to it
 * - `unreadable`: a value of a kind that says nothing here was left out
 * - `bad-address`: an address that is no http or https link was left out
 * - `unsafe-key`: a group whose key would reach an object's prototype was left out
 * - `merged`: two groups that come to the same key were put together
 */
export const NOTE_KINDS = ["cut", "unreadable", "bad-address", "unsafe-key", "merged"] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

export interface NormaliseNote {
  kind: NoteKind;
  /** Where: "steps.2.sub_steps"; empty for the recipe itself. */
  path: string;
}

export interface Notes {
  readonly list: readonly NormaliseNote[];
  add(kind: NoteKind, path: string): void;
}

/** Nobody reads more, and a hostile input could cause millions. */
const MOST_NOTES = 100;

export function createNotes(): Notes {
  const list: NormaliseNote[] = [];
  return {
    list,
    add(kind, path) {
      if (list.length < MOST_NOTES) list.push({ kind, path });
    },
  };
}
