import type { PageContext, PageSession, Viewport } from "@larder/domain/contract/server-rendering";
import { createContext, use, useSyncExternalStore } from "react";

/** The state that a rendered document hands to the browser, so that the first render is the same on both sides. */
export interface DocumentState extends Pick<PageContext, "language" | "viewport" | "config"> {
  /** The raw query of the address; the browser has it in `location`. */
  search?: string;
  session: PageSession;
  /** Called on the server with the title of the page while it is rendered. */
  onTitle?: (title: string) => void;
  /** The addresses of the reads of the page, and the answers; see `answersIn`. */
  answers: readonly { address: string; answer: unknown }[];
}

const spent = new WeakSet<DocumentState>();

/** Returns the answers that came with the document, until they are forgotten. */
export const answersIn = (state: DocumentState): DocumentState["answers"] =>
  spent.has(state) ? [] : state.answers;

/** Forgets the answers of the document: who comes after its reader asks the server. */
export const forgetAnswers = (state: DocumentState): void => void spent.add(state);

/** The ids of the elements that hold the state, as JSON. */
export const STATE_ELEMENTS = { page: "page-state", session: "session-state" } as const;

/** Null on a page that only the browser renders. */
export const DocumentStateContext = createContext<DocumentState | null>(null);

/** Returns the state of the document; null on a page that only the browser renders. */
export function readDocumentState(): DocumentState | null {
  const page = jsonIn(STATE_ELEMENTS.page);
  const session = jsonIn(STATE_ELEMENTS.session);
  // Both were written by the server of this very build.
  return page && session ? ({ ...page, session } as DocumentState) : null;
}

function jsonIn(id: string): object | null {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Returns the screen that the server has rendered for; undefined on a page that only the browser renders. */
export const useRenderedViewport = (): Viewport | undefined => use(DocumentStateContext)?.viewport;

const never = () => () => {};

/**
 * Returns false on the server and in the first render of what the server rendered, true from then on. The component is
 * rendered a second time at once, so it should be a small one; use `useOfBrowser` for a value that is mostly the same.
 */
export const useIsHydrated = (): boolean => useOfBrowser(() => true, false);

/**
 * Returns a value that only the browser knows, such as a choice stored on this device.
 *
 * @param read returns a primitive; called at each render
 * @param rendered the value on the server, and in the first render of what the server rendered
 */
export function useOfBrowser<Value extends string | number | boolean | null>(
  read: () => Value,
  rendered: Value,
): Value {
  return useSyncExternalStore(never, read, () => rendered);
}
