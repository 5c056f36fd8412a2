/**
 * Returns how many random cases a property is tried with: the usual number, or as many times that as the environment
 * variable `THOROUGH` says.
 */
export function propertyRuns(usual: number): number {
  return usual * Number(process.env["THOROUGH"] ?? 1);
}
