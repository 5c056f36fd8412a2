import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Field, jsonParts } from "./json-parts.ts";
import type { OnSkipped } from "./skipped-items.ts";
import { Turn } from "./turns.ts";

/** The number of recipe summaries that take the processor about as long as any other read. */
export const SUMMARIES_A_READ = 500;
/** The number of whole recipes that take as long. */
export const RECIPES_A_READ = 100;

/** @returns how many reads an answer costs beside the one that every call is counted as */
export function extraReadsOf(items: number, itemsARead: number): number {
  return Math.max(0, Math.ceil(items / itemsARead) - 1);
}

interface SendOptions {
  onSkipped?: OnSkipped;
  hold?: (bytes: Uint8Array) => void;
  caching?: string;
}

/** Text of this length is sent at a time. */
const PIECE = 64 * 1024;

/**
 * An answer that may be too long to be held at once: a JSON object, field by field. Each value and each item is checked
 * by its schema before it leaves, as a whole answer would be.
 */
export class JsonStream {
  readonly #fields: readonly Field[];
  /** The number of reads that this answer counts beside the one of every call; 0 for a light answer. */
  readonly extraReads: number;

  constructor(fields: readonly Field[], extraReads = 0) {
    this.#fields = fields;
    this.extraReads = extraReads;
  }

  /**
   * Sends the whole answer, no faster than the client reads. A failure before the first piece is an error like any
   * other; after it the connection is cut, so that no client takes a part for the whole.
   *
   * @param options.onSkipped is called with each item that does not fit; without it every item must fit
   * @param options.hold is called with the bytes of an answer that is short enough to be sent at once
   * @param options.caching the value of `Cache-Control`
   */
  async sendTo(
    response: ServerResponse,
    { onSkipped, hold, caching = "no-store" }: SendOptions = {},
  ): Promise<void> {
    const pieces = this.pieces(onSkipped);
    const first = await pieces.next();
    const second = first.done ? first : await pieces.next();
    response.setHeader("Content-Type", "application/json; charset=utf-8");
    response.setHeader("Cache-Control", caching);
    if (second.done) {
      const whole = Buffer.from(first.value ?? "");
      hold?.(whole);
      response.setHeader("Content-Length", whole.length);
      return void response.end(whole);
    }
    await pipeline(Readable.from(beginningWith([first.value ?? "", second.value], pieces)), response);
  }

  /** @yields texts of about the same length; each piece may take several turns of the event loop */
  async *pieces(onSkipped?: OnSkipped): AsyncGenerator<string, void> {
    const turn = new Turn();
    const parts = jsonParts(this.#fields, onSkipped);
    let piece = "";
    try {
      for (let part = parts.next(); !part.done;) {
        if (typeof part.value !== "string") {
          part = parts.next(await part.value);
          continue;
        }
        piece += part.value;
        await turn.yieldIfOver();
        if (piece.length >= PIECE) {
          yield piece;
          piece = "";
        }
        part = parts.next();
      }
    } finally {
      const closing = parts.return();
      if (!closing.done) await closing.value;
    }
    yield piece;
  }
}

async function* beginningWith(
  first: readonly string[],
  rest: AsyncIterable<string>,
): AsyncGenerator<string, void> {
  yield* first;
  yield* rest;
}
