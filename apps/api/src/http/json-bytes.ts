import type { Schema } from "@larder/domain/contract/endpoint";
import * as z from "zod/mini";

/** So much text is gathered before it becomes bytes. */
const PIECE = 64 * 1024;

/**
 * What an answer is as JSON, in bytes, with only what its schema names. Each item of a list is checked and written by
 * itself: as a whole, a long list would be there three times for a moment, as it came, checked, and as text.
 */
export function jsonBytes(schema: Schema, body: object): Buffer {
  if (!(schema instanceof z.ZodMiniObject)) return Buffer.from(JSON.stringify(schema.parse(body)));
  const done: Buffer[] = [];
  let text = "";
  for (const part of partsOf(schema.shape, body)) {
    text += part;
    if (text.length < PIECE) continue;
    done.push(Buffer.from(text));
    text = "";
  }
  done.push(Buffer.from(text));
  return Buffer.concat(done);
}

function* partsOf(shape: Readonly<Record<string, unknown>>, body: object): Generator<string> {
  let before = "{";
  for (const [name, field] of Object.entries(shape)) {
    if (!isSchema(field)) continue;
    const value: unknown = Reflect.get(body, name);
    const list = field instanceof z.ZodMiniArray && Array.isArray(value) ? value : null;
    const written = list ? "[" : JSON.stringify(field.parse(value));
    if (written === undefined) continue;
    yield `${before}${JSON.stringify(name)}:${written}`;
    before = ",";
    if (list && field instanceof z.ZodMiniArray) yield* itemsOf(field, list);
  }
  yield before === "{" ? "{}" : "}";
}

function* itemsOf({ def: { element } }: z.ZodMiniArray, items: readonly unknown[]): Generator<string> {
  let before = "";
  for (const item of items) {
    yield before + JSON.stringify(z.parse(element, item));
    before = ",";
  }
  yield "]";
}

function isSchema(value: unknown): value is Schema {
  return value instanceof z.ZodMiniType;
}
