import type { ChosenFile } from "@/features/imports/upload/chosen-files";

/** The limits of an import that are told before the upload. */
export interface UploadLimits {
  /** The size of all files together, in bytes. */
  bytes: number;
  files: number;
}

/** The limit that is exceeded: of a file, of all files together, or of their number. */
export type TooMuch =
  | { kind: "none" }
  | { kind: "count"; count: number }
  | { kind: "file"; name: string; size: number }
  | { kind: "all"; size: number };

/** Returns why these files cannot be uploaded; null when they can. */
export function tooMuch(chosen: readonly ChosenFile[], limits: UploadLimits): TooMuch | null {
  if (chosen.length === 0) return { kind: "none" };
  if (chosen.length > limits.files) return { kind: "count", count: chosen.length };
  const large = chosen.find(({ file }) => file.size > limits.bytes);
  if (large) return { kind: "file", name: large.path, size: large.file.size };
  const size = chosen.reduce((sum, { file }) => sum + file.size, 0);
  return size > limits.bytes ? { kind: "all", size } : null;
}

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Formats a size as people read it: "1.4 GB". */
export function sizeText(bytes: number, language: string): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    // As limits are set: 2 GiB are called 2 GB.
    value /= 1024;
    unit += 1;
  }
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: UNITS[unit] ?? "byte",
    unitDisplay: unit === 0 ? "long" : "short",
    maximumFractionDigits: value < 10 && unit > 1 ? 1 : 0,
  }).format(value);
}
