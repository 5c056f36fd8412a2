import { ERROR_CODES } from "../error-code.ts";
import type { Messages } from "./messages.ts";

/**
 * The reader's sentence for a code of the API; a code we do not know is answered as `internal`.
 *
 * @param waitSeconds from `Retry-After`; the sentences of limits state it. Null or left out where it is not known
 */
export function sentenceFor(
  { errors, errorsWithWait }: Pick<Messages, "errors" | "errorsWithWait">,
  code: string | undefined,
  waitSeconds: number | null = null,
): string {
  const known = ERROR_CODES.find((one) => one === code) ?? "internal";
  if (waitSeconds === null || !Object.hasOwn(errorsWithWait, known)) return errors[known];
  return errorsWithWait[known as keyof typeof errorsWithWait](waitSeconds);
}
