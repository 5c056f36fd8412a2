import { ACCOUNT_LIMITS, type Household, JOINING, type Joining } from "@larder/domain/account/own-account";
import { setHousehold } from "@larder/domain/contract/people";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FilterChip } from "@/components/ui/filter-chip";
import { Input } from "@/components/ui/input";
import { toasts } from "@/components/ui/toast-store";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { usePeopleMessages } from "@/features/own-accounts/people/messages";
import { call } from "@/lib/api/api-client";
import { failureOf } from "@/lib/api/problem";
import { useAttempt } from "@/lib/forms/use-attempt";
import { useMessages } from "@/lib/i18n/i18n";

/** Draws the name of the household and who may join it. */
export function HouseholdForm({ household }: { household: Household }) {
  const messages = useMessages();
  const people = usePeopleMessages();
  const ownAccounts = useOwnAccountMessages();
  const [name, setName] = useState(household.name);
  const [joining, setJoining] = useState(household.joining);
  const { busy, problem, attempt } = useAttempt((error) => failureOf(messages, error, people.changeFailed));

  async function save(): Promise<void> {
    await call(setHousehold, { body: { name, joining } });
    toasts.show({ title: people.saved });
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt(save);
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label={ownAccounts.householdName}>
        <Input
          placeholder={ownAccounts.householdExample}
          maxLength={ACCOUNT_LIMITS.householdNameLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <JoiningChoice chosen={joining} onChoose={setJoining} />
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
      <Button type="submit" variant="soft" size="small" busy={busy} className="justify-self-start">
        {people.save}
      </Button>
    </form>
  );
}

interface JoiningChoiceProps {
  chosen: Joining;
  onChoose: (joining: Joining) => void;
}

/** Draws the choice of who may make an account. */
function JoiningChoice({ chosen, onChoose }: JoiningChoiceProps) {
  const ownAccounts = useOwnAccountMessages();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 type-label">{ownAccounts.whoMayJoin}</legend>
      <div className="flex flex-wrap gap-2">
        {JOINING.map((each) => (
          <FilterChip key={each} chosen={each === chosen} onClick={() => onChoose(each)}>
            {ownAccounts.joiningChoices[each]}
          </FilterChip>
        ))}
      </div>
    </fieldset>
  );
}
