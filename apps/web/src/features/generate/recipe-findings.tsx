import { knownNotes, type MakerNote } from "@larder/domain/recipe/maker-note";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { DIETS } from "@larder/domain/request/diets";
import { Info } from "lucide-react";
import { DangerAlert } from "@/features/generate/danger-alert";
import { DangerNotes, isDanger } from "@/features/generate/danger-notes";
import { dangerRemedy } from "@/features/generate/danger-remedy";
import { useNoteMessages } from "@/features/generate/messages";
import { NoteList } from "@/features/generate/note-list";
import { useRecipeLang } from "@/lib/i18n/recipe-lang";

/**
 * Draws what every reader of a recipe should know before cooking it: its dangers, what it was made without, and the
 * notes of its maker. Codes that this version does not know are passed over, except a danger, whose quote is shown.
 */
export default function RecipeFindings({ recipe }: { recipe: Recipe }) {
  const notes = knownNotes(recipe.makerNotes);
  return (
    <div className="mb-5 grid grid-cols-1 gap-3 empty:hidden">
      <Dangers warnings={recipe.warnings ?? []} />
      <DangerNotes notes={notes} />
      <Made recipe={recipe} notes={notes.filter((note) => !isDanger(note))} />
    </div>
  );
}

type Warnings = NonNullable<Recipe["warnings"]>;

function Dangers({ warnings }: { warnings: Warnings }) {
  const messages = useNoteMessages();
  const lang = useRecipeLang();
  if (warnings.length === 0) return null;
  return (
    <DangerAlert className="pb-5">
      <div className="min-w-0">
        <h2 className="self-center pt-2 type-name text-hot">{messages.findings.dangerTitle}</h2>
        <ul className="mt-2 grid gap-3">
          {warnings.map((warning, index) => (
            <li key={index} className="wrap-anywhere">
              <q dir="auto" lang={lang} className="text-16 text-ink-2">
                {warning.quote}
              </q>
              <p className="mt-0.5 font-semibold">{dangerRemedy(messages, warning)}</p>
            </li>
          ))}
        </ul>
      </div>
    </DangerAlert>
  );
}

function Made({ recipe: { request }, notes }: { recipe: Recipe; notes: readonly MakerNote[] }) {
  const { findings } = useNoteMessages();
  const excluded = namesOf(request?.excluded);
  const diets = request?.diets ?? [];
  const isNoted = (diet: RequestedDiet) =>
    notes.some(({ code, words: [first] }) => code === "by-foods" && first === diet["words"]);
  const notPromised = namesOf(diets.filter((diet) => !isPromised(diet) && !isNoted(diet)));
  const lines = [
    excluded.length > 0 && findings.madeWithout(excluded),
    diets.some(isPromised) && findings.madeFor(namesOf(diets.filter(isPromised))),
    notPromised.length > 0 && findings.notPromised(notPromised),
  ].filter((line) => line !== false);
  // The line of the diets says it already.
  const others = notes.filter(
    ({ code, words: [first = ""] }) => !(code === "not-obeyed" && notPromised.includes(first)),
  );
  if (lines.length + others.length === 0) return null;
  return (
    <section
      aria-label={findings.title}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-card bg-sunken px-4 py-3.5 break-inside-avoid"
    >
      <Info aria-hidden />
      <div className="grid min-w-0 gap-2 text-16">
        {lines.map((line) => (
          <p key={line} className="font-semibold wrap-anywhere">
            {line}
          </p>
        ))}
        <NoteList notes={others} />
      </div>
    </section>
  );
}

const namesOf = (entries: readonly Record<"words", string>[] = []) => [
  ...new Set(entries.map((entry) => entry.words)),
];

type RequestedDiet = NonNullable<Recipe["request"]>["diets"][number];

const isPromised = (requested: RequestedDiet): boolean =>
  DIETS.some((diet) => diet.id === requested["diet"] && diet.isPromised);
