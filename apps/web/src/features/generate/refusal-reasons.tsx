import { DangerNotes, isDanger } from "@/features/generate/danger-notes";
import { dangerRemedy } from "@/features/generate/danger-remedy";
import { reasonsOf } from "@/features/generate/generate-problem";
import { useNoteMessages } from "@/features/generate/messages";
import { NoteList } from "@/features/generate/note-list";
import { ApiError } from "@/lib/api/api-error";

/** Lists why a recipe was refused: the notes of its maker, and the lines that break the request or can do harm. */
export function RefusalReasons({ problem }: { problem: unknown }) {
  const messages = useNoteMessages();
  const reasons = reasonsOf(problem);
  const findings = (problem instanceof ApiError && problem.details?.findings) || [];
  return (
    <>
      <DangerNotes notes={reasons} />
      <NoteList notes={reasons.filter((reason) => !isDanger(reason))} />
      {findings.length > 0 && (
        <ul className="grid min-w-0 gap-2 wrap-anywhere">
          {findings.map((finding, index) => (
            <li key={index}>
              <q dir="auto">{finding.quote}</q>
              <p className="font-semibold">
                {finding.food && finding.request
                  ? messages.findings.breaks(finding.food, finding.request)
                  : dangerRemedy(messages, finding)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
