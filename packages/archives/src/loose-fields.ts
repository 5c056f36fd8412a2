import * as z from "zod/mini";

// Schemas for files whose fields may be missing, null or of another type: these count as missing.

/** A text, or a number as text; else undefined. */
export const looseText = z.pipe(
  z.unknown(),
  z.transform((value) => {
    if (typeof value === "number" && Number.isFinite(value)) return String(value);
    return typeof value === "string" ? value : undefined;
  }),
);

/** A finite number, or a text that is one; else undefined. */
export const looseNumber = z.pipe(
  z.unknown(),
  z.transform((value) => {
    const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
    return typeof number === "number" && Number.isFinite(number) ? number : undefined;
  }),
);

/** True for true, 1, "1", "true" and "yes". */
export const looseFlag = z.pipe(
  z.unknown(),
  z.transform((value) => value === true || value === 1 || /^(?:1|true|yes)$/i.test(String(value))),
);

/** The entries of a list that the schema accepts; empty for what is no list. */
export function looseList<S extends z.ZodMiniType>(entry: S) {
  return z.pipe(
    z.unknown(),
    z.transform((value): z.output<S>[] =>
      Array.isArray(value)
        ? value.flatMap((one) => {
            const { success, data } = entry.safeParse(one);
            return success ? [data] : [];
          })
        : [],
    ),
  );
}

/** The texts of a list; of a single text, that. */
export const looseTexts = z.pipe(
  z.unknown(),
  z.transform((value): string[] =>
    (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === "string"),
  ),
);
