import { REASON_MAX_LENGTH } from "@larder/domain/generation/model-trial";

const LEAST_SECRET_LENGTH = 4;
/** Keys as providers write them, also shortened ("sk-...f4Qz"), and the value of an Authorization header. */
const KEYS = /\b(?:sk|pk|rk|gsk|key|xai|AIza)[-_][\w*.-]{4,}|\bBearer\s+\S+/gi;

/**
 * Returns the server's own words on a failure in one line, for the administrator.
 *
 * @param secrets texts that must not be in it: the key, and the values of headers
 */
export function serverReason(error: unknown, secrets: readonly string[]): string {
  if (!(error instanceof Error)) return "";
  const hidden = secrets
    .filter(({ length }) => length >= LEAST_SECRET_LENGTH)
    .reduce((text, secret) => text.replaceAll(secret, "***"), error.message);
  return hidden.replace(KEYS, "***").replace(/\s+/g, " ").trim().slice(0, REASON_MAX_LENGTH);
}
