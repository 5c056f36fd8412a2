import type { Schema } from "@larder/domain/contract/endpoint";
import * as z from "zod/mini";
import { checked } from "./checked-json.ts";
import { type Field, jsonParts } from "./json-parts.ts";
import type { OnSkipped } from "./skipped-items.ts";

/** Text of this length becomes bytes at a time. */
const PIECE = 64 * 1024;

/**
 * Returns a response as JSON, in bytes, with only what its schema names.
 *
 * @param onSkipped called with each item that is invalid and skipped; without it such an item is an error
 * @throws InvalidAnswer
 */
export function jsonBytes(schema: Schema, body: object, onSkipped?: OnSkipped): Buffer {
  if (!(schema instanceof z.ZodMiniObject)) return Buffer.from(JSON.stringify(checked(schema, body)));
  const done: Buffer[] = [];
  let text = "";
  for (const part of jsonParts(fieldsOf(schema.shape, body), onSkipped)) {
    if (typeof part !== "string") throw new TypeError("A response cannot wait for its items.");
    text += part;
    if (text.length < PIECE) continue;
    done.push(Buffer.from(text));
    text = "";
  }
  done.push(Buffer.from(text));
  return Buffer.concat(done);
}

function* fieldsOf(shape: Readonly<Record<string, unknown>>, body: object): Generator<Field> {
  for (const [name, schema] of Object.entries(shape)) {
    if (!(schema instanceof z.ZodMiniType)) continue;
    const value: unknown = Reflect.get(body, name);
    if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
      yield { name, schema: schema.def.element, items: value };
    } else {
      yield { name, schema, value };
    }
  }
}
