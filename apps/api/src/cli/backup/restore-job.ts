import { CommandError } from "../command/command.ts";
import type { Place } from "../move/place.ts";

export interface RestoreOptions {
  file: string;
  place: Place;
  dataDir: string;
  /** Whether what is there may go. */
  replace: boolean;
  /** Whether what does not fit is restored, too. */
  asItIs?: boolean;
  now: Date;
  /** Ends it before it is done: what was there is there again. */
  signal?: AbortSignal;
}

/** What the two ways of restoring share. */
export interface RestoreJob extends RestoreOptions {
  /** An empty folder in DATA_DIR that is gone afterwards. */
  staging: string;
  /** Where what was there is put; made only when there was something. */
  aside: string;
}

export function refuseFull(what: string): CommandError {
  return new CommandError(
    `Nothing was restored: ${what}. Choose an empty store, or add --replace to have the backup in its place.`,
  );
}
