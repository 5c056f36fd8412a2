import { LIMITS } from "../limits.ts";

/** An optional text of one line. */
const line = { kind: "line", maxLength: LIMITS.shortTextLength } as const;
/** An optional text that may have several lines. */
const text = { kind: "text", maxLength: LIMITS.textLength } as const;

/**
 * The fields of a recipe that its owner can change, in the order of the edit form. The schema, the normaliser, the
 * contract, the form, its differences and PATCH read this table. A field of the kind `line` or `text` needs no code of
 * its own in any of them; `section` is the form's section that shows it.
 */
export const EDITABLE_FIELDS = {
  image: { kind: "image" },
  moreImages: { kind: "images", maxEntries: LIMITS.moreImages },
  name: { kind: "name", maxLength: LIMITS.nameLength },
  description: { ...text, section: "start" },
  duration: { kind: "duration" },
  servings: { kind: "number", min: 1, max: LIMITS.servings },
  cuisine: { ...line, section: "about" },
  difficulty: { ...line, section: "about" },
  ingredients: { kind: "ingredients" },
  steps: { kind: "steps", maxEntries: LIMITS.steps },
  tools: { kind: "tools", maxEntries: LIMITS.tools },
  notes: { kind: "notes", maxEntries: LIMITS.notes },
  nutrition: { ...text, section: "notes" },
  linkedRecipes: { kind: "linked-recipes", maxEntries: LIMITS.linkedRecipes },
  tags: { kind: "tags", maxEntries: LIMITS.tags },
  url: { kind: "address", maxLength: LIMITS.urlLength },
  video: { kind: "address", maxLength: LIMITS.urlLength },
  author: { ...line, section: "source" },
  source: { kind: "choice" },
} as const;

type Fields = typeof EDITABLE_FIELDS;
export type EditableField = keyof Fields;

/** The fields that are optional texts. */
export type TextField = {
  [K in EditableField]: Fields[K] extends { kind: "line" | "text" } ? K : never;
}[EditableField];

// `Object.keys` and `Object.entries` lose the type of the names.
export const EDITABLE_FIELD_NAMES = Object.keys(EDITABLE_FIELDS) as readonly EditableField[];

export const TEXT_FIELDS = EDITABLE_FIELD_NAMES.filter(
  (field) => "section" in EDITABLE_FIELDS[field],
) as readonly TextField[];

/** Returns an object with one value for each optional text. */
export function forTextFields<T>(value: (field: TextField) => T): Record<TextField, T> {
  return Object.fromEntries(TEXT_FIELDS.map((field) => [field, value(field)])) as Record<TextField, T>;
}
