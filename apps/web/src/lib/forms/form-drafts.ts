/**
 * The prefix of the storage keys of form drafts. The unsent input of a form is stored in this browser for its user,
 * so that a reload loses nothing. `stored-cooking.ts` deletes it when another user comes, and when the user signs
 * out.
 */
const PREFIX = "larder-drafts-for-";

/** The text that was stored for a form; null when there is none. */
export function storedDraft(userId: string, form: string): string | null {
  return draftsOf(userId)[form] ?? null;
}

/**
 * Stores the text of a form in place of the previous one; null deletes it. Does nothing in a browser that refuses its
 * storage.
 */
export function storeDraft(userId: string, form: string, text: string | null): void {
  const { [form]: _, ...others } = draftsOf(userId);
  const drafts = text === null ? others : { ...others, [form]: text };
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(PREFIX + userId);
    else localStorage.setItem(PREFIX + userId, JSON.stringify(drafts));
  } catch {
    // The form itself still contains the input.
  }
}

function draftsOf(userId: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + userId) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    const texts = Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}
