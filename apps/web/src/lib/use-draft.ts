import { useEffect, useState } from "react";
import { storedDraft, storeDraft } from "@/lib/form-drafts";

/**
 * What is typed into one field, stored in this browser for its user until it is sent or left.
 *
 * @param form names the field among all that are stored
 * @param initial what the field holds at first; when blank, what was stored
 */
export function useDraft(userId: string, form: string, initial = "") {
  const [text, setText] = useState(() => initial || (storedDraft(userId, form) ?? ""));
  const stored = text.trim() === "" ? null : text;
  useEffect(() => storeDraft(userId, form, stored), [userId, form, stored]);
  return { text, setText, forget: () => storeDraft(userId, form, null) };
}
