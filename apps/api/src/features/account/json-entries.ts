import { setImmediate } from "node:timers/promises";

const BYTES_BETWEEN_TURNS = 256 * 1024;
const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** The bytes are not one whole JSON list or object. */
export class BrokenJson extends Error {
  override name = "BrokenJson";
}

/**
 * Splits a JSON list or object into the bytes of its entries, which it does not parse: a large document can so be read
 * one entry at a time. Other requests have their turn in between.
 *
 * @param json without a byte order mark
 * @throws BrokenJson when it does not begin and end as one list or object
 */
export async function* jsonEntries(json: Uint8Array): AsyncGenerator<Uint8Array> {
  const [from, to] = withoutBlanks(json);
  if (to - from < 2 || !OPENING.has(json[from] ?? 0)) throw new BrokenJson("No list or object.");
  let depth = 0;
  let inText = false;
  let start = from + 1;
  for (let at = from; at < to; at += 1) {
    if ((at - from) % BYTES_BETWEEN_TURNS === BYTES_BETWEEN_TURNS - 1) await setImmediate();
    const byte = json[at] ?? 0;
    if (byte === BACKSLASH && inText) at += 1;
    else if (byte === QUOTE) inText = !inText;
    else if (inText) continue;
    else if (OPENING.has(byte)) depth += 1;
    else if (CLOSING.has(byte)) {
      depth -= 1;
      if (depth === 0 && at !== to - 1) throw new BrokenJson("Something follows its end.");
    } else if (byte === COMMA && depth === 1) {
      yield json.subarray(start, at);
      start = at + 1;
    }
  }
  if (depth !== 0 || inText) throw new BrokenJson("It has no end.");
  const last = json.subarray(start, to - 1);
  const [first, end] = withoutBlanks(last);
  if (first < end) yield last;
}

function withoutBlanks(json: Uint8Array): [number, number] {
  let from = 0;
  let to = json.length;
  while (from < to && (json[from] ?? 0) <= 0x20) from += 1;
  while (to > from && (json[to - 1] ?? 0) <= 0x20) to -= 1;
  return [from, to];
}
