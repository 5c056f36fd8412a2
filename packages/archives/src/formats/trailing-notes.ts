/**
 * The label of notes that an app writes below the steps, in the languages of the apps. In the singular it is rather the
 * author's own remark on a step.
 */
const NOTES_LABEL = /^(?:notes|notas|notizen|hinweise|anmerkungen|remarques|opmerkingen|appunti)\s*:\s*/i;

/**
 * Takes the notes from the end of a text of steps: what follows a blank line and the label "Notes:".
 *
 * @returns the text without them, and null for notes where there are none
 */
export function splitTrailingNotes(text: string): { steps: string; notes: string | null } {
  const lines = text.split(/\r\n?|\n/);
  const at = lines.findLastIndex(
    (line, index) => NOTES_LABEL.test(line.trim()) && (lines[index - 1] ?? "").trim() === "",
  );
  if (at < 1) return { steps: text, notes: null };
  const [first = "", ...rest] = lines.slice(at);
  return {
    steps: lines.slice(0, at).join("\n"),
    notes: [first.trim().replace(NOTES_LABEL, ""), ...rest].join("\n").trim(),
  };
}
