import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import type { Schema } from "@larder/domain/contract/endpoint";

/** A field of the document: a value, or a list that comes one item after the other. */
export type Field =
  | { name: string; schema: Schema; value: unknown }
  | { name: string; schema: Schema; items: AsyncIterable<unknown> };

/** So much text is gathered before it is sent. */
const PIECE = 64 * 1024;

/**
 * An answer that may be too long to be held at once: a JSON object, field by field. Each value and each item is checked
 * by its schema before it leaves, as a whole answer would be.
 */
export class JsonPieces {
  readonly #fields: readonly Field[];

  constructor(fields: readonly Field[]) {
    this.#fields = fields;
  }

  /**
   * Sends all of it. What goes wrong before the first piece is an error like any other; after it the connection is cut,
   * so that nobody takes a half for the whole.
   */
  async sendTo(response: ServerResponse): Promise<void> {
    const pieces = this.pieces();
    const first = await pieces.next();
    response.setHeader("Content-Type", "application/json; charset=utf-8");
    // It is about one person, and is asked for to be kept elsewhere.
    response.setHeader("Cache-Control", "no-store");
    response.write(first.value ?? "");
    await pipeline(Readable.from(pieces), response);
  }

  async *pieces(): AsyncGenerator<string> {
    let piece = "";
    for await (const part of this.#parts()) {
      piece += part;
      if (piece.length < PIECE) continue;
      yield piece;
      piece = "";
      // Where the store answers at once and the client is quick, nothing else would be waited for: others have their turn.
      await setImmediate();
    }
    yield piece;
  }

  async *#parts(): AsyncGenerator<string> {
    let before = "{";
    for (const field of this.#fields) {
      yield `${before}${JSON.stringify(field.name)}:`;
      before = ",";
      if ("items" in field) yield* listOf(field.schema, field.items);
      else yield JSON.stringify(field.schema.parse(field.value));
    }
    yield "}";
  }
}

async function* listOf(schema: Schema, items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[";
  for await (const item of items) {
    yield before + JSON.stringify(schema.parse(item));
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}
