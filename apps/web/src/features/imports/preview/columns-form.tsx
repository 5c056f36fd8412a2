import type { ArchiveImport } from "@larder/domain/archive-import/archive-import";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Section } from "@/components/ui/section";
import { Select } from "@/components/ui/select";
import { useImportActions } from "@/features/imports/api";
import { columnsByField, isEnough } from "@/features/imports/preview/named-columns";
import { useImportMessages } from "@/features/imports/messages";
import { useImportProblem } from "@/features/imports/use-import-problem";
import { useAttempt } from "@/lib/forms/use-attempt";

interface ColumnsFormProps {
  id: string;
  columns: NonNullable<ArchiveImport["columns"]>;
}

/** The values of a column that are shown. */
const EXAMPLES = 2;
const EXAMPLE_LENGTH = 90;

/** Asks what the columns of a table hold, each with values from its first rows. */
export function ColumnsForm({ id, columns }: ColumnsFormProps) {
  const messages = useImportMessages();
  const problemOf = useImportProblem();
  const { read } = useImportActions(id);
  const [fields, setFields] = useState<readonly string[]>(() => columns.names.map(() => ""));
  const [refusal, setRefusal] = useState("");
  const { busy, problem, attempt } = useAttempt((error) => problemOf(error, messages.beginFailed));

  /** A field is held by one column: another one that had it is left out. */
  function choose(index: number, field: string): void {
    setRefusal("");
    setFields(fields.map((before, at) => (at === index ? field : before === field ? "" : before)));
  }

  function submit(): void {
    const named = columnsByField(columns.names, fields);
    setRefusal(isEnough(named) ? "" : messages.columnsMissing);
    if (isEnough(named)) attempt(() => read(named));
  }

  return (
    <Section title={messages.columnsTitle}>
      <p className="mb-5">{messages.columnsText}</p>
      <ul className="grid grid-cols-1 gap-x-8 desktop:grid-cols-2">
        {columns.names.map((name, index) => (
          <li key={`${index} ${name}`} className="border-t-[1.5px] border-line py-4">
            <Field label={messages.holds(name || String(index + 1))}>
              <Select value={fields[index]} onChange={({ target }) => choose(index, target.value)}>
                <option value="">{messages.noField}</option>
                {Object.entries(messages.fields).map(([field, text]) => (
                  <option key={field} value={field}>
                    {text}
                  </option>
                ))}
              </Select>
            </Field>
            <Examples values={columns.rows.map((row) => row[index] ?? "")} />
          </li>
        ))}
      </ul>
      <p role="alert" className="mt-2 font-semibold text-hot empty:hidden">
        {refusal || problem}
      </p>
      <Button className="mt-4" busy={busy} onClick={submit}>
        {messages.readTable}
      </Button>
    </Section>
  );
}

function Examples({ values }: { values: readonly string[] }) {
  const messages = useImportMessages();
  const written = [...new Set(values.map((value) => value.trim()).filter((value) => value !== ""))];
  if (written.length === 0) return <p className="mt-2 type-caption">{messages.emptyColumn}</p>;
  return (
    <div className="mt-2 type-caption">
      {messages.examples}
      <ul>
        {written.slice(0, EXAMPLES).map((value) => (
          <li key={value} dir="auto" className="wrap-anywhere text-ink-2">
            {value.length > EXAMPLE_LENGTH ? `${value.slice(0, EXAMPLE_LENGTH)}…` : value}
          </li>
        ))}
      </ul>
    </div>
  );
}
