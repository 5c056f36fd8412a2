/** An error for the log. Node reports several tried addresses as one error without words: its parts have them. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  if (!(error instanceof Error)) return String(error);
  return "code" in error ? `${String(error.code)}: ${error.message}` : error.message;
}
