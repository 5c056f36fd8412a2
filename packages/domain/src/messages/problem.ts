import { ERROR_CODES } from "../error-code.ts";
import type { Messages } from "./messages.ts";

/** The reader's sentence for a code of the API; a code we do not know is answered as `internal`. */
export function sentenceFor(messages: Messages, code: string | undefined): string {
  const known = ERROR_CODES.find((one) => one === code);
  return messages.errors[known ?? "internal"];
}
