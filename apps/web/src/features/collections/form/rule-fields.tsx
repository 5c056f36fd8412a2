import { COLLECTION_LIMITS } from "@larder/domain/collection/collection";
import { LIMITS } from "@larder/domain/limits";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { ChipsField } from "@/features/collections/form/chips-field";
import type { RuleFault, RuleValues } from "@/features/collections/form/rule-values";
import { useCollectionMessages } from "@/features/collections/messages";

const STARS = [1, 2, 3, 4, 5];

interface RuleFieldsProps {
  values: RuleValues;
  fault: RuleFault | null;
  onChange: (values: RuleValues) => void;
  tags: readonly string[];
}

/** Draws the fields of the rule of a smart collection. */
export function RuleFields({ values, fault, onChange, tags }: RuleFieldsProps) {
  const collections = useCollectionMessages();
  const set = (change: Partial<RuleValues>) => onChange({ ...values, ...change });
  const number = (name: "maxMinutes" | "notCookedForDays") => (
    <Field label={collections[name]} {...(fault === name && { error: collections.ruleNumber })}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={values[name]}
        onChange={(event) => set({ [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <>
      <ChipsField
        label={collections.terms}
        hint={collections.termsHint}
        chips={values.terms}
        onChips={(terms) => set({ terms })}
        mostChips={COLLECTION_LIMITS.terms}
        longest={LIMITS.shortTextLength}
      />
      <ChipsField
        label={collections.tags}
        hint={collections.tagsHint}
        chips={values.tags}
        onChips={(chosen) => set({ tags: chosen })}
        mostChips={COLLECTION_LIMITS.tags}
        longest={LIMITS.shortTextLength}
        proposed={tags}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] items-end gap-4">
        {number("maxMinutes")}
        {number("notCookedForDays")}
        <Field label={collections.minRating}>
          <Select
            value={values.minRating}
            onChange={({ target }) => set({ minRating: Number(target.value) })}
          >
            <option value={0}>{collections.anyRating}</option>
            {STARS.map((each) => (
              <option key={each} value={each}>
                {collections.stars(each)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {fault === "empty" && collections.ruleEmpty}
      </p>
    </>
  );
}
