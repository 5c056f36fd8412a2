/** A set of words from a plain list, parted by white space: tables of words stay readable as text. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
