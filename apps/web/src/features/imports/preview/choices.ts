import type { ImportItem } from "@larder/domain/archive-import/archive-import";
import { DEFAULT_VISIBILITIES, type DefaultVisibility } from "@larder/domain/recipe/visibility";

/** The choices of a cook at the first look. Listed recipes are added but those left out; changes are taken where asked. */
export interface Choices {
  leaveOut: ReadonlySet<number>;
  take: ReadonlySet<number>;
  visibility: DefaultVisibility;
  tag: string;
  fetchPictures: boolean;
}

export function firstChoices(tag: string): Choices {
  return { leaveOut: new Set(), take: new Set(), visibility: "private", tag, fetchPictures: false };
}

/** Reports whether a box stands before an entry: what is here already or cannot be read is not chosen. */
export const isChoosable = ({ status }: Pick<ImportItem, "status">): boolean =>
  status === "listed" || status === "changed";

export function isChosen({ index, status }: Pick<ImportItem, "index" | "status">, choices: Choices): boolean {
  if (status === "listed") return !choices.leaveOut.has(index);
  return status === "changed" && choices.take.has(index);
}

/** Returns the choices with these entries chosen or not. */
export function withChosen(
  choices: Choices,
  items: readonly Pick<ImportItem, "index" | "status">[],
  isOn: boolean,
): Choices {
  const leaveOut = new Set(choices.leaveOut);
  const take = new Set(choices.take);
  for (const { index, status } of items) {
    if (status === "listed") set(leaveOut, index, !isOn);
    if (status === "changed") set(take, index, isOn);
  }
  return { ...choices, leaveOut, take };
}

function set(indexes: Set<number>, index: number, isIn: boolean): void {
  if (isIn) indexes.add(index);
  else indexes.delete(index);
}

/** Writes choices as text, to be stored in the browser until the import is started. */
export function choicesText(choices: Choices): string {
  return JSON.stringify({ ...choices, leaveOut: [...choices.leaveOut], take: [...choices.take] });
}

/** Reads stored choices; what is missing or wrong in them is as in `first`. */
export function choicesOf(text: string, first: Choices): Choices {
  let stored: Record<string, unknown>;
  try {
    stored = Object(JSON.parse(text));
  } catch {
    return first;
  }
  const { leaveOut, take, visibility, tag, fetchPictures } = stored;
  return {
    leaveOut: indexesOf(leaveOut),
    take: indexesOf(take),
    visibility: DEFAULT_VISIBILITIES.find((one) => one === visibility) ?? first.visibility,
    tag: typeof tag === "string" ? tag : first.tag,
    fetchPictures: fetchPictures === true,
  };
}

function indexesOf(value: unknown): Set<number> {
  return new Set(Array.isArray(value) ? value.filter((index) => Number.isInteger(index)) : []);
}
