import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Schema } from "@larder/domain/contract/endpoint";
import { checked, jsonItem } from "./checked-json.ts";
import type { OnSkipped } from "./skipped-items.ts";
import { Turn } from "./turns.ts";

/** A field of the document: a value, which may become known while the lists are read, or a list that comes item by item. */
export type Field =
  | { name: string; schema: Schema; value: unknown }
  | { name: string; schema: Schema; deferredValue: () => unknown }
  | { name: string; schema: Schema; items: AsyncIterable<unknown> };

/** So many summaries of recipes take the processor about as long as any other read. */
export const SUMMARIES_A_READ = 500;

/** @returns how many reads an answer costs beside the one that every call is counted as */
export function extraReadsOf(items: number, itemsARead: number): number {
  return Math.max(0, Math.ceil(items / itemsARead) - 1);
}

interface SendOptions {
  onSkipped?: OnSkipped;
  hold?: (bytes: Uint8Array) => void;
  caching?: string;
}

/** So much text is gathered before it is sent. */
const PIECE = 64 * 1024;

/**
 * An answer that may be too long to be held at once: a JSON object, field by field. Each value and each item is checked
 * by its schema before it leaves, as a whole answer would be.
 */
export class JsonStream {
  readonly #fields: readonly Field[];
  /** How many reads it costs beside the one that every call is counted as; an answer that costs none is a light one. */
  readonly extraReads: number;

  constructor(fields: readonly Field[], extraReads = 0) {
    this.#fields = fields;
    this.extraReads = extraReads;
  }

  /**
   * Sends all of it, no faster than the client reads. What goes wrong before the first piece is an error like any other;
   * after it the connection is cut, so that nobody takes a half for the whole.
   *
   * @param options.onSkipped told of the items that do not fit; without it there may be none
   * @param options.hold called with the bytes of an answer that is short enough to be sent at once
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
    let piece = "";
    for await (const part of this.#parts(onSkipped)) {
      piece += part;
      await turn.yieldIfOver();
      if (piece.length < PIECE) continue;
      yield piece;
      piece = "";
    }
    yield piece;
  }

  async *#parts(onSkipped: OnSkipped | undefined): AsyncGenerator<string> {
    let before = "{";
    for (const field of this.#fields) {
      yield `${before}${JSON.stringify(field.name)}:`;
      before = ",";
      if ("items" in field) yield* listOf(field.schema, field.items, onSkipped);
      else
        yield JSON.stringify(checked(field.schema, "value" in field ? field.value : field.deferredValue()));
    }
    yield "}";
  }
}

async function* beginningWith(
  first: readonly string[],
  rest: AsyncIterable<string>,
): AsyncGenerator<string, void> {
  yield* first;
  yield* rest;
}

async function* listOf(
  schema: Schema,
  items: AsyncIterable<unknown>,
  onSkipped: OnSkipped | undefined,
): AsyncGenerator<string> {
  let before = "[";
  for await (const item of items) {
    const written = jsonItem(schema, item, onSkipped);
    if (written === null) continue;
    yield before + written;
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}
