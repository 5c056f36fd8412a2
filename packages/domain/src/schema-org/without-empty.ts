/** Returns what is found without the fields that are empty. */
export function withoutEmpty<T extends object>(found: { [Field in keyof T]?: T[Field] | null }): Partial<T> {
  const filled = Object.entries(found).filter(
    ([, value]) => value !== null && value !== undefined && value !== "" && !isEmpty(value),
  );
  return Object.fromEntries(filled) as Partial<T>;
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
