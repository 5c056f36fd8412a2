import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import type { Schema } from "@larder/domain/contract/endpoint";
import { checked, jsonItem } from "./checked-json.ts";
import type { LeftOut } from "./left-out.ts";

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
   *
   * @param leftOut told of the items that do not fit; without it there may be none
   */
  async sendTo(response: ServerResponse, leftOut?: LeftOut): Promise<void> {
    const pieces = this.pieces(leftOut);
    const first = await pieces.next();
    response.setHeader("Content-Type", "application/json; charset=utf-8");
    // It is about one person, and is asked for to be kept elsewhere.
    response.setHeader("Cache-Control", "no-store");
    response.write(first.value ?? "");
    await pipeline(Readable.from(pieces), response);
  }

  async *pieces(leftOut?: LeftOut): AsyncGenerator<string> {
    let piece = "";
    for await (const part of this.#parts(leftOut)) {
      piece += part;
      if (piece.length < PIECE) continue;
      yield piece;
      piece = "";
      // Where the store answers at once and the client is quick, nothing else would be waited for: others have their turn.
      await setImmediate();
    }
    yield piece;
  }

  async *#parts(leftOut: LeftOut | undefined): AsyncGenerator<string> {
    let before = "{";
    for (const field of this.#fields) {
      yield `${before}${JSON.stringify(field.name)}:`;
      before = ",";
      if ("items" in field) yield* listOf(field.schema, field.items, leftOut);
      else yield JSON.stringify(checked(field.schema, field.value));
    }
    yield "}";
  }
}

async function* listOf(
  schema: Schema,
  items: AsyncIterable<unknown>,
  leftOut: LeftOut | undefined,
): AsyncGenerator<string> {
  let before = "[";
  for await (const item of items) {
    const written = jsonItem(schema, item, leftOut);
    if (written === null) continue;
    yield before + written;
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}
