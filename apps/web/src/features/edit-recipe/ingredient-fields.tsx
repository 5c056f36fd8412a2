import { unitChoices } from "@/features/edit-recipe/form/edit-form";
import { type FormRow, isBlankRow, type RowFields } from "@/features/edit-recipe/form/edit-form-rows";
import { LIMITS } from "@larder/domain/limits";
import { X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { IconButton } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { fieldIds } from "@/features/edit-recipe/field-ids";
import type { LineReader } from "@/features/edit-recipe/line-reader";
import { FieldGroup, GroupCell, GroupInput, GroupTextarea } from "@/features/edit-recipe/field-group";
import { cn } from "@/lib/cn";
import { useEditMessages } from "@/features/edit-recipe/messages";
import { useMessages } from "@/lib/i18n/i18n";

interface IngredientFieldsProps {
  row: FormRow;
  number: number;
  /** The reader of lines; null until it is loaded, and then the input stays in its field. */
  reader: LineReader | null;
  onSet: (field: keyof RowFields, value: string) => void;
  onFill: (fields: RowFields) => void;
  /** Several lines were pasted. */
  onPaste: (text: string) => void;
  /** Return was pressed: on to the next row. */
  onEnter: () => void;
  onRemove: () => void;
}

/** Draws the fields of an ingredient: quantity, unit, name, and preparation. */
export function IngredientFields(props: IngredientFieldsProps) {
  const { row, number, reader, onSet, onFill, onPaste, onEnter, onRemove } = props;
  const edit = useEditMessages();
  const { locale } = useMessages();
  /** A whole line that is being typed as the ingredient: it fills the row, and stays until its field is left. */
  const [line, setLine] = useState<string | null>(null);
  const label = edit.ingredientRow(number);
  const goOn = (event: KeyboardEvent) => {
    // While characters are being composed, Return only ends the composition.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };

  function typeItem(typed: string): void {
    const isAlone = row.unit === "" && isBlankRow({ ...row, item: "" });
    const fields = line !== null || isAlone ? reader?.fieldsOfLine(typed, locale) : null;
    setLine(fields ? typed : null);
    if (fields) onFill(fields);
    else if (line === null) onSet("item", typed);
    else onFill({ quantity: "", unit: "", item: typed, preparation: "" });
  }

  /** Splits a whole line that was typed into the quantity. */
  function splitQuantity(): void {
    const isAlone = row.unit === "" && isBlankRow({ ...row, quantity: "" });
    const fields = isAlone && reader?.fieldsOfLine(row.quantity, locale);
    if (fields) onFill(fields);
  }

  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData("text/plain");
    if (!/\S[^\S\n]*\n\s*\S/.test(pasted)) return;
    event.preventDefault();
    setLine(null);
    onPaste(pasted);
  }

  const text = (field: "quantity" | "item" | "preparation", name: string) => ({
    "aria-label": name,
    placeholder: name,
    autoComplete: "off",
    maxLength: LIMITS.shortTextLength,
    value: row[field],
    onChange: ({ target }: { target: { value: string } }) => {
      const typed = target.value.replace(/\s*\n\s*/g, " ");
      if (field === "item") typeItem(typed);
      else onSet(field, typed);
    },
    onPaste: paste,
    onKeyDown: goOn,
  });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_48px] items-center gap-2">
      <FieldGroup
        label={label}
        className="grid-cols-[auto_6rem_minmax(0,1fr)] @max-[16rem]:grid-cols-2 @min-[36rem]:grid-cols-[auto_9rem_minmax(0,1fr)_minmax(0,1fr)]"
      >
        <GroupInput
          id={fieldIds.row(row.key)}
          size={4}
          className="field-sizing-content max-w-32 min-w-19 @max-[16rem]:max-w-none font-display text-19 font-heavy font-stretch-80% placeholder:font-text placeholder:text-14 placeholder:font-normal placeholder:font-stretch-100%"
          {...text("quantity", edit.quantity)}
          onBlur={splitQuantity}
        />
        <GroupCell>
          <UnitPicker unit={row.unit} onChange={(unit) => onSet("unit", unit)} />
        </GroupCell>
        <GroupTextarea
          className="font-semibold @max-[16rem]:col-span-2"
          {...text("item", edit.ingredient)}
          value={line ?? row.item}
          onBlur={() => setLine(null)}
        />
        <GroupTextarea
          className="col-span-3 @max-[16rem]:col-span-2 @min-[36rem]:col-span-1"
          {...text("preparation", edit.preparation)}
        />
      </FieldGroup>
      <IconButton
        id={fieldIds.removeRow(row.key)}
        variant="ghost"
        icon={X}
        label={edit.removeIngredient(row.item.trim() || label)}
        onClick={onRemove}
      />
    </li>
  );
}

function UnitPicker({ unit, onChange }: { unit: string; onChange: (unit: string) => void }) {
  const { units } = useMessages();
  const edit = useEditMessages();
  const names: Readonly<Record<string, string>> = units;
  return (
    <Select
      bare
      aria-label={edit.unit}
      className={cn(unit === "" && "text-ink-3")}
      value={unit}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{edit.noUnit}</option>
      {unitChoices(unit).map((choice) => (
        <option key={choice} value={choice}>
          {names[choice] ?? choice}
        </option>
      ))}
    </Select>
  );
}
