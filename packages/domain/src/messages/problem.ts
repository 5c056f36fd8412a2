import type { Messages } from "./messages.ts";

/**
 * Returns the reader's sentence for an error code of the API; an unknown code becomes `internal`.
 *
 * @param waitSeconds from `Retry-After`, for the sentences of limits. Null or absent where it is not known
 */
export function sentenceFor(
  { errors, errorsWithWait }: Pick<Messages, "errors" | "errorsWithWait">,
  code: string | undefined,
  waitSeconds: number | null = null,
): string {
  const known =
    code !== undefined && Object.hasOwn(errors, code) ? (code as keyof typeof errors) : "internal";
  if (waitSeconds === null || !Object.hasOwn(errorsWithWait, known)) return errors[known];
  return errorsWithWait[known as keyof typeof errorsWithWait](waitSeconds);
}
