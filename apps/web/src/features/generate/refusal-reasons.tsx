import { type Breach, breachSchema, type Danger, dangerSchema } from "@larder/domain/recipe/examination";
import { dangerRemedy } from "@/features/generate/danger-remedy";
import { reasonsOf } from "@/features/generate/generate-problem";
import { useNoteMessages } from "@/features/generate/messages";
import { NoteList } from "@/features/generate/note-list";
import { ApiError } from "@/lib/api/api-error";

/** Lists why a recipe was refused: the notes of its maker, and the lines that break the request or can do harm. */
export function RefusalReasons({ problem }: { problem: unknown }) {
  const messages = useNoteMessages();
  const findings = findingsOf(problem);
  return (
    <>
      <NoteList notes={reasonsOf(problem)} />
      {findings.length > 0 && (
        <ul className="grid min-w-0 gap-2 wrap-anywhere">
          {findings.map((finding, index) => (
            <li key={index}>
              <q dir="auto">{finding.quote}</q>
              <p className="font-semibold">
                {"food" in finding
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

/** Returns the findings of a refusal; those of another version that have another form are left out. */
function findingsOf(problem: unknown): readonly (Breach | Danger)[] {
  const findings: unknown = problem instanceof ApiError ? problem.details?.findings : [];
  if (!Array.isArray(findings)) return [];
  return findings.flatMap(
    (finding: unknown) => breachSchema.safeParse(finding).data ?? dangerSchema.safeParse(finding).data ?? [],
  );
}
