import * as z from "zod/mini";

/** A user's id as the identity provider gives it. */
export const uid = z.string().check(z.minLength(1), z.maxLength(128));

/** The user id that older clients send; compared with the session, never trusted. */
export const sentUserId = z.optional(uid);
export const userIdQuery = z.object({ userId: sentUserId });

/** An id. Any other text cannot exist, and is rejected before the store is queried. */
export const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
export const idParams = z.object({ id });

export const success = z.literal(true);
export const done = z.object({ success });

/** The position at which a list continues; made by the server, opaque to clients. */
export const cursor = z.string().check(z.regex(/^[\w-]{1,400}$/));

/** Reads a whole number of a query, from 1 to `max`. */
export function countUpTo(max: number) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,6}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(max))),
  );
}

export const pageQuery = { limit: z.optional(countUpTo(200)), cursor: z.optional(cursor) };
export const pageAnswer = { total: z.int(), nextCursor: z.nullable(z.string()) };

/** `If-Match` of a write: the version that the writer has seen, as its ETag. */
export const ifMatch = z.object({ "if-match": z.optional(z.string().check(z.maxLength(200))) });
/**
 * Makes a call safe to repeat: for 24 hours the same key of the same user on the same call gets the first response,
 * without a second effect. A failed call can be repeated with its key; one that outlives its connection gets its
 * failure again, unless that says when to try again.
 */
export const idempotencyKey = z.object({
  "idempotency-key": z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/))),
});
