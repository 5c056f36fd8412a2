import type { Schema } from "@larder/domain/contract/endpoint";
import * as z from "zod/mini";
import { checked, jsonItem } from "./checked-json.ts";
import type { OnSkipped } from "./skipped-items.ts";

/** So much text is gathered before it becomes bytes. */
const PIECE = 64 * 1024;

/**
 * What an answer is as JSON, in bytes, with only what its schema names. Each item of a list is checked and written by
 * itself: as a whole, a long list would be there three times for a moment, as it came, checked, and as text.
 *
 * @param onSkipped told of the items that do not fit; without it there may be none
 * @throws InvalidAnswer
 */
export function jsonBytes(schema: Schema, body: object, onSkipped?: OnSkipped): Buffer {
  if (!(schema instanceof z.ZodMiniObject)) return Buffer.from(JSON.stringify(checked(schema, body)));
  const done: Buffer[] = [];
  let text = "";
  for (const part of partsOf(schema.shape, body, onSkipped)) {
    text += part;
    if (text.length < PIECE) continue;
    done.push(Buffer.from(text));
    text = "";
  }
  done.push(Buffer.from(text));
  return Buffer.concat(done);
}

function* partsOf(
  shape: Readonly<Record<string, unknown>>,
  body: object,
  onSkipped: OnSkipped | undefined,
): Generator<string> {
  let before = "{";
  for (const [name, field] of Object.entries(shape)) {
    if (!isSchema(field)) continue;
    const value: unknown = Reflect.get(body, name);
    const list = field instanceof z.ZodMiniArray && Array.isArray(value) ? value : null;
    const written = list ? "[" : JSON.stringify(checked(field, value));
    if (written === undefined) continue;
    yield `${before}${JSON.stringify(name)}:${written}`;
    before = ",";
    if (list && field instanceof z.ZodMiniArray) yield* itemsOf(field, list, onSkipped);
  }
  yield before === "{" ? "{}" : "}";
}

function* itemsOf(
  { def: { element } }: z.ZodMiniArray,
  items: readonly unknown[],
  onSkipped: OnSkipped | undefined,
): Generator<string> {
  let before = "";
  for (const item of items) {
    const written = jsonItem(element, item, onSkipped);
    if (written === null) continue;
    yield before + written;
    before = ",";
  }
  yield "]";
}

function isSchema(value: unknown): value is Schema {
  return value instanceof z.ZodMiniType;
}
