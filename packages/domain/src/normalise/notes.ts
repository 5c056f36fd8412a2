/**
 * The repairs that `normaliseRecipe` makes.
 * - `cut`: a text, a number or a list was longer than its limit and was cut to it
 * - `unreadable`: a value of the wrong kind was dropped
 * - `bad-address`: an address that is no http or https link was dropped
 * - `unsafe-key`: a group whose key would reach an object's prototype was dropped
 * - `merged`: two groups with the same normalised key were merged
 */
export const NOTE_KINDS = ["cut", "unreadable", "bad-address", "unsafe-key", "merged"] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

export interface NormaliseNote {
  kind: NoteKind;
  /** The path, such as "steps.2.sub_steps"; empty for the recipe itself. */
  path: string;
}

export interface Notes {
  readonly list: readonly NormaliseNote[];
  add(kind: NoteKind, path: string): void;
}

/** The largest number of notes: hostile input could cause millions. */
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
