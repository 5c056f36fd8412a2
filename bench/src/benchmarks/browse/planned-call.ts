import type { StoredRecipe, Note } from "./cooks.ts";
import type { ClientAnswer, ClientRequest } from "./http-client.ts";

/** A call that is ready to be sent. */
export interface PlannedCall {
  request: ClientRequest;
  /** Returns what is wrong with an answer; null when it is right. */
  check: (answer: ClientAnswer) => string | null;
}

export interface CallKind {
  name: string;
  /** Its frequency in a thousand calls. */
  share: number;
  isWrite: boolean;
  /** Returns null while there is nothing to call it for, such as no recipe to edit. */
  plan: () => PlannedCall | null;
}

export interface Summary {
  id: string;
  name: string;
  ingredientNames: string[];
}

/** The fields of all answers that are checked. */
export interface Body {
  recipe: StoredRecipe & { userId: string; version: number };
  recipes: Summary[];
  total: number;
  nextCursor: string | null;
  tags: { tag: string; count: number }[];
  isBookmarked: boolean;
  cooking: Note;
}

export function checkBody(
  answer: ClientAnswer,
  status: number,
  check: (body: Body) => string | null,
): string | null {
  if (answer.status !== status) return `status ${answer.status}: ${answer.text().slice(0, 200)}`;
  return check(JSON.parse(answer.text()));
}

/** @param uid the user whose session the document has to name */
export function checkDocument(answer: ClientAnswer, uid: string, content: string): string | null {
  if (answer.status !== 200) return `status ${answer.status}`;
  const html = answer.text();
  if (!html.includes(`"id":"${uid}"`)) return "a document without its user";
  return html.includes(content) ? null : `a document without ${content}`;
}
