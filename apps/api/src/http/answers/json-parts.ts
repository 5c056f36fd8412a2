import type { Schema } from "@larder/domain/contract/endpoint";
import type * as z from "zod/mini";
import { checked, jsonItem } from "./checked-json.ts";
import type { OnSkipped } from "./skipped-items.ts";

/** A field of a document: a value, which may become known while the lists before it are read, or a list. */
export type Field =
  | { name: string; schema: Schema; value: unknown }
  | { name: string; schema: Schema; deferredValue: () => unknown }
  | { name: string; schema: z.core.$ZodType; items: Iterable<unknown> | AsyncIterable<unknown> };

/** A piece of text, or a wait: the caller passes its result to `next`. Only a list that is read asynchronously waits. */
type Part = string | Promise<IteratorResult<unknown>>;
type Parts = Generator<Part, void, IteratorResult<unknown> | undefined>;

/**
 * Writes a document as JSON, field by field and item by item, each checked by its schema. As a whole, a long list would
 * be in memory three times: as it came, checked, and as text. A value that is undefined leaves its field out.
 *
 * @param onSkipped called with each item that is invalid and skipped; without it such an item is an error
 * @throws InvalidAnswer for an invalid value
 */
export function* jsonParts(fields: Iterable<Field>, onSkipped?: OnSkipped): Parts {
  let before = "{";
  for (const field of fields) {
    const opening = `${before}${JSON.stringify(field.name)}:`;
    if ("items" in field) {
      yield `${opening}[`;
      yield* itemParts(field.schema, field.items, onSkipped);
      yield "]";
    } else {
      const value = "value" in field ? field.value : field.deferredValue();
      const text: string | undefined = JSON.stringify(checked(field.schema, value));
      if (text === undefined) continue;
      yield opening + text;
    }
    before = ",";
  }
  yield before === "{" ? "{}" : "}";
}

function* itemParts(
  schema: z.core.$ZodType,
  items: Iterable<unknown> | AsyncIterable<unknown>,
  onSkipped: OnSkipped | undefined,
): Parts {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  let before = "";
  try {
    for (;;) {
      const next = iterator.next();
      const result = next instanceof Promise ? yield next : next;
      if (!result || result.done) return;
      const text = jsonItem(schema, result.value, onSkipped);
      if (text === null) continue;
      yield before + text;
      before = ",";
    }
  } finally {
    const closing = iterator.return?.();
    if (closing instanceof Promise) yield closing;
  }
}
