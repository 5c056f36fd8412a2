import { EDITABLE_FIELDS } from "@larder/domain/recipe/editable-fields";
import { LIMITS } from "@larder/domain/limits";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { IconButton, Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { fieldIds, neighbourOf } from "@/features/edit-recipe/field-ids";
import { FieldGroup, GroupTextarea } from "@/features/edit-recipe/field-group";
import type { FormNote } from "@/features/edit-recipe/form/edit-form";
import {
  withMovedNote,
  withNewNote,
  withNote,
  withoutNote,
} from "@/features/edit-recipe/form/edit-form-extras";
import { type FormPart, FormSection } from "@/features/edit-recipe/form-section";
import { lastFieldIds } from "@/features/edit-recipe/last-field-ids";
import { useLastMessages } from "@/features/edit-recipe/last-messages";
import { TextFields } from "@/features/edit-recipe/text-fields";

interface NotesSectionProps extends FormPart {
  videoError: string | undefined;
}

/** The notes of the recipe in their order, its nutrition, and the address of a video. */
export function NotesSection({ form, change, focusNext, videoError }: NotesSectionProps) {
  const editLast = useLastMessages();
  const { notes } = form;

  function add(): void {
    change({ type: "apply", change: withNewNote });
    focusNext(lastFieldIds.note(form.nextKey));
  }

  function remove({ key }: FormNote): void {
    const next = neighbourOf(notes, key);
    change({ type: "apply", change: (before) => withoutNote(before, key) });
    focusNext(next ? lastFieldIds.removeNote(next.key) : lastFieldIds.addNote);
  }

  /** At an end the pressed button is disabled, and the opposite one takes the focus. */
  function move({ key }: FormNote, index: number, by: -1 | 1): void {
    change({ type: "apply", change: (before) => withMovedNote(before, key, by) });
    const to = index + by;
    const goesUp = to === notes.length - 1 || (by === -1 && to > 0);
    focusNext(goesUp ? lastFieldIds.moveNoteUp(key) : lastFieldIds.moveNoteDown(key));
  }

  return (
    <FormSection title={editLast.notes}>
      <ol className="grid grid-cols-1 gap-2.5">
        {notes.map((note, index) => {
          const number = index + 1;
          return (
            <li key={note.key}>
              <FieldGroup label={editLast.noteRow(number)}>
                <GroupTextarea
                  id={lastFieldIds.note(note.key)}
                  aria-label={editLast.noteRow(number)}
                  maxLength={LIMITS.textLength}
                  value={note.text}
                  onChange={({ target }) =>
                    change({ type: "apply", change: (before) => withNote(before, note.key, target.value) })
                  }
                />
              </FieldGroup>
              {/* Below the text, which may be many screens high. */}
              <div className="flex justify-end">
                <IconButton
                  id={lastFieldIds.moveNoteUp(note.key)}
                  variant="ghost"
                  icon={ArrowUp}
                  label={editLast.moveNoteUp(number)}
                  disabled={index === 0}
                  onClick={() => move(note, index, -1)}
                />
                <IconButton
                  id={lastFieldIds.moveNoteDown(note.key)}
                  variant="ghost"
                  icon={ArrowDown}
                  label={editLast.moveNoteDown(number)}
                  disabled={number === notes.length}
                  onClick={() => move(note, index, 1)}
                />
                <IconButton
                  id={lastFieldIds.removeNote(note.key)}
                  variant="ghost"
                  icon={Trash2}
                  label={editLast.removeNote(number)}
                  onClick={() => remove(note)}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <Button
        id={lastFieldIds.addNote}
        variant="soft"
        full
        disabled={notes.length >= EDITABLE_FIELDS.notes.maxEntries}
        onClick={add}
      >
        <Plus aria-hidden />
        {editLast.addNote}
      </Button>
      <div className="mt-5 grid grid-cols-1 gap-5">
        <TextFields section="notes" form={form} change={change} />
        <div id={fieldIds.video}>
          <Field label={editLast.video} {...(videoError && { error: videoError })}>
            <Input
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              maxLength={EDITABLE_FIELDS.video.maxLength}
              value={form.video}
              onChange={(event) => change({ type: "set", field: "video", value: event.target.value })}
            />
          </Field>
        </div>
      </div>
    </FormSection>
  );
}
