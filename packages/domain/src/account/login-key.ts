import { fold } from "../text/fold.ts";

/** Longer names are of no account. */
const LONGEST = 200;

/**
 * Returns the form of a name under which its account is found: upper and lower case, accents and spaces around it do not make
 * another name.
 */
export function loginKey(name: string): string {
  return fold(name.slice(0, LONGEST));
}
