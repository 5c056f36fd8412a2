import { useEffect, useState } from "react";
import { storedDraft, storeDraft } from "@/lib/forms/form-drafts";

/**
 * What is typed into one field, stored in this browser for its user until it is sent or left.
 *
 * @param form names the field among all that are stored
 * @param initial what the field holds at first; when blank, what was stored
 */
export function useDraft(userId: string, form: string, initial = "") {
  const [text, setText] = useState(() => initial || (storedDraft(userId, form) ?? ""));
  // What another page handed over stays with the entry of the history.
  const isTyped = text.trim() !== "" && text !== initial;
  const stored = isTyped ? text : null;
  useEffect(() => storeDraft(userId, form, stored), [userId, form, stored]);
  return { text, setText, isTyped, forget: () => storeDraft(userId, form, null) };
}
