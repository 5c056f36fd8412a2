/** Builds a set of words from a list separated by white space, so that tables of words stay readable. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
