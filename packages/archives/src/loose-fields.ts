/** An object of a file of which nothing is known: any field may be missing, null or of another type. */
export type LooseRecord = Readonly<Record<string, unknown>>;

/** Returns a value as a record; null for what is no object. */
export function asRecord(value: unknown): LooseRecord | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as LooseRecord) : null;
}

/** Returns the first of these fields that is a text that is not blank, or a number as text. */
export function textIn(record: LooseRecord, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = own(record, name);
    if (typeof value === "number" && Number.isFinite(value)) return String(value);
    if (typeof value === "string" && value.trim() !== "") return value;
  }
  return undefined;
}

/** Returns the first of these fields that is a finite number, or a text that is one. */
export function numberIn(record: LooseRecord, ...names: string[]): number | undefined {
  for (const name of names) {
    const value = own(record, name);
    const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
    if (typeof number === "number" && Number.isFinite(number)) return number;
  }
  return undefined;
}

/** Reports whether a field is true, 1, "1", "true" or "yes". */
export function flagIn(record: LooseRecord, name: string): boolean {
  const value = own(record, name);
  return value === true || value === 1 || (typeof value === "string" && /^(?:1|true|yes)$/i.test(value));
}

/** Returns a list as it is, a single value as a list of one, and nothing for what is missing. */
export function listIn(record: LooseRecord, name: string): readonly unknown[] {
  const value = own(record, name);
  if (value == null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Returns the objects of a list. */
export function recordsIn(record: LooseRecord, name: string): LooseRecord[] {
  return listIn(record, name)
    .map(asRecord)
    .filter((entry) => entry !== null);
}

/** Returns the texts of a list that are not blank. */
export function textsIn(record: LooseRecord, name: string): string[] {
  return listIn(record, name).filter(
    (entry): entry is string => typeof entry === "string" && entry.trim() !== "",
  );
}

/** Returns the names in a list whose entries are texts, or objects with a name. */
export function namesIn(record: LooseRecord, name: string): string[] {
  return listIn(record, name).flatMap((entry) => {
    const inner = asRecord(entry);
    const text = inner ? textIn(inner, "name") : entry;
    return typeof text === "string" ? [text] : [];
  });
}

/** Returns a field that is an object; an empty one for any other. */
export function recordIn(record: LooseRecord, name: string): LooseRecord {
  return asRecord(own(record, name)) ?? {};
}

function own(record: LooseRecord, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
