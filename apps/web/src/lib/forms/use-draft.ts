import { useEffect, useState } from "react";
import { storedDraft, storeDraft } from "@/lib/forms/form-drafts";

/**
 * Returns the text of a field, stored in this browser for its user until it is sent or left.
 *
 * @param form the field's name among all stored ones
 * @param initial the first text of the field; when blank, the stored draft
 */
export function useDraft(userId: string, form: string, initial = "") {
  const [text, setText] = useState(() => initial || (storedDraft(userId, form) ?? ""));
  // The navigation state of another page stays with the entry of the history.
  const isTyped = text.trim() !== "" && text !== initial;
  const stored = isTyped ? text : null;
  useEffect(() => storeDraft(userId, form, stored), [userId, form, stored]);
  return { text, setText, isTyped, forget: () => storeDraft(userId, form, null) };
}
