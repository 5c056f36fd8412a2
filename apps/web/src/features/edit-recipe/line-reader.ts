import { useEffect, useState } from "react";

/** Loaded while the form is read: it knows every unit and is too large to wait for. */
export const lineReader = import("@/features/edit-recipe/form/edit-form-lines");
lineReader.catch(() => {});

export type LineReader = Awaited<typeof lineReader>;

/** Splits ingredient lines into fields; null until it is loaded. */
export function useLineReader(): LineReader | null {
  const [reader, setReader] = useState<LineReader | null>(null);
  useEffect(() => {
    lineReader.then(setReader, () => {});
  }, []);
  return reader;
}
