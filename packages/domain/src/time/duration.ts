import { readQuantity } from "../measure/amounts.ts";
import { minutesFromIso } from "./iso-duration.ts";
import { LIMITS } from "../limits.ts";
import { tokenise } from "../text/text-tokens.ts";
import type { Token } from "../text/text-tokens.ts";
import { readTimeSpan } from "./time-span.ts";
import { LABEL_TIME } from "./time-units.ts";

/** A plural ending in brackets: "1 hour(s) 15 minute(s)", "2 Stunde(n)". */
const PLURAL_IN_BRACKETS = /(?<=\p{L})\(\p{L}{1,2}\)/gu;
/** The longest text, in characters, that is read as a duration. */
const LONGEST_TEXT = 300;

/**
 * Parses a duration: "1 h 20 min", "hora y media", "PT45M", "1:30 hours", or a bare number of minutes.
 *
 * @returns whole minutes, part minutes rounded up and ranges by their upper end; null when no time is named or it is
 * beyond sixty days
 */
export function parseDurationMinutes(text: string): number | null {
  const written = text.slice(0, LONGEST_TEXT).replace(PLURAL_IN_BRACKETS, "");
  const minutes = minutesFromIso(written) ?? minutesFromNumberWords(tokenise(written));
  if (minutes === null || !Number.isFinite(minutes) || minutes > LIMITS.minutes) return null;
  return Math.max(0, Math.ceil(minutes - 1e-6));
}

function minutesFromNumberWords(tokens: readonly Token[]): number | null {
  return bareMinutes(tokens) ?? clockMinutes(tokens) ?? namedMinutes(tokens);
}

/** Reads minutes without a unit: "90", "20-25". */
function bareMinutes(tokens: readonly Token[]): number | null {
  const read = tokens[0]?.kind === "number" ? readQuantity(tokens, 0) : null;
  return read?.next === tokens.length ? (read.value.max ?? read.value.min) : null;
}

/** Reads "1:30" and "01:30:00", hours first. */
function clockMinutes(tokens: readonly Token[]): number | null {
  const [hours, colon, minutes] = tokens;
  const isClock =
    colon?.key === ":" && (tokens.length === 3 || (tokens.length === 5 && tokens[3]?.key === ":"));
  return isClock && hours && minutes ? hours.value * 60 + minutes.value : null;
}

/** Reads the first time and the times added to it: "20 min + 1 hour". */
function namedMinutes(tokens: readonly Token[]): number | null {
  let seconds: number | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const read = readTimeSpan(tokens, at, LABEL_TIME);
    if (!read) continue;
    seconds = (seconds ?? 0) + (read.value.max ?? read.value.min);
    if (!PLUS.has(tokens[read.next]?.key ?? "")) break;
    at = read.next;
  }
  return seconds === null ? null : seconds / 60;
}

const PLUS = new Set(["+", "plus", "mas"]);
