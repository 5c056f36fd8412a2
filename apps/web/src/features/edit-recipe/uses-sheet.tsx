import { groupHeading } from "@larder/domain/messages/group-heading";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import type { EditForm, FormSubStep } from "@/features/edit-recipe/form/edit-form";
import type { FormRow } from "@/features/edit-recipe/form/edit-form-rows";
import { type FormUse, knownUses } from "@/features/edit-recipe/form/edit-form-uses";
import { useLastMessages } from "@/features/edit-recipe/last-messages";
import { useEditMessages } from "@/features/edit-recipe/messages";
import { cn } from "@/lib/cn";
import { useMessages } from "@/lib/i18n/i18n";

const PARTS = ["all", "part", "rest"] as const;

interface UsesSheetProps {
  title: string;
  form: EditForm;
  part: FormSubStep;
  /** Undefined uses are found in the sentence. */
  onChange: (uses: readonly FormUse[] | undefined) => void;
  onClose: () => void;
}

/** Lets the cook set what a sub-step takes: of each listed ingredient all, a part, the rest, or nothing. */
export function UsesSheet({ title, form, part, onChange, onClose }: UsesSheetProps) {
  const messages = useMessages();
  const edit = useEditMessages();
  const editLast = useLastMessages();
  const uses = knownUses(part) ?? [];

  function toggle(row: FormRow, share: FormUse["part"]): void {
    const before = uses.find((use) => use.row === row.key);
    const others = uses.filter((use) => use !== before);
    if (before?.part === share) onChange(others);
    // The amount was stated for the part before.
    else if (before) onChange(uses.map((use) => (use === before ? { row: row.key, part: share } : use)));
    else onChange([...others, { row: row.key, part: share }]);
  }

  const groups = form.groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ item }) => item.trim() !== "") }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Sheet open fits onOpenChange={onClose} title={title} closeLabel={messages.common.close}>
      <p dir="auto" className="mb-2 line-clamp-3 text-16">
        {part.description}
      </p>
      <p className="mb-4 type-caption">{editLast.takesHint}</p>
      {groups.map((group) => (
        <section key={group.key} className="mb-4">
          {groups.length > 1 && <h3 className="mb-1 type-step">{groupHeading(messages, group.name)}</h3>}
          <ul className="border-t-[1.5px] border-line">
            {group.rows.map((row) => (
              <li
                key={row.key}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b-[1.5px] border-line py-1.5"
              >
                <span dir="auto" className="min-w-32 flex-1 wrap-anywhere">
                  {row.item}
                </span>
                <fieldset aria-label={row.item} className="flex gap-1">
                  {PARTS.map((share) => (
                    <PartButton
                      key={share}
                      label={edit.useParts[share]}
                      isChosen={uses.some((use) => use.row === row.key && use.part === share)}
                      onPress={() => toggle(row, share)}
                    />
                  ))}
                </fieldset>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Button variant="soft" full disabled={!part.uses} onClick={() => onChange(undefined)}>
        {editLast.asFound}
      </Button>
    </Sheet>
  );
}

interface PartButtonProps {
  label: string;
  isChosen: boolean;
  onPress: () => void;
}

function PartButton({ label, isChosen, onPress }: PartButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={cn(
        "min-h-12 min-w-14 rounded-field border-[1.5px] border-edge px-2 text-16",
        isChosen ? "bg-key text-on-key" : "bg-surface",
      )}
      onClick={onPress}
    >
      {label}
    </button>
  );
}

/** Returns the form with what a sub-step takes; undefined is found in its sentence. */
export function withUses(
  form: EditForm,
  { subStep, uses }: { subStep: number; uses: readonly FormUse[] | undefined },
): EditForm {
  const changed = ({ uses: _uses, ...part }: FormSubStep): FormSubStep => ({
    ...part,
    ...(uses && { uses }),
  });
  return {
    ...form,
    steps: form.steps.map((step) => ({
      ...step,
      subSteps: step.subSteps.map((part) => (part.key === subStep ? changed(part) : part)),
    })),
  };
}
