import * as z from "zod/mini";

/** A text setting. */
export const text = (fallback: string) => z._default(z.string(), fallback);
export const optional = z.optional(z.string());

/** A whole number of at most seven digits. */
export const count = (fallback: number) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,7}$/, "must be a whole number")), String(fallback)),
    z.transform(Number),
  );
