/** A place in an answer that does not match the contract. */
interface Issue {
  readonly path: readonly PropertyKey[];
}

/**
 * Returns an answer without the list entries that the issues point at. Values other than lists at the top level of
 * the answer stay.
 */
export function withoutInvalidEntries(json: unknown, issues: readonly Issue[]): unknown {
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]: [string, unknown]) => {
      if (!Array.isArray(value)) return [name, value];
      const invalid = new Set(issues.filter(({ path }) => path[0] === name).map(({ path }) => path[1]));
      return [name, value.filter((_, index) => !invalid.has(index))];
    }),
  );
}
