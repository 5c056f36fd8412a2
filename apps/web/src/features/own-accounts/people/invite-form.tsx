import { ROLES, type Role } from "@larder/domain/account/role";
import { createInvitation } from "@larder/domain/contract/people";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FilterChip } from "@/components/ui/filter-chip";
import { Input } from "@/components/ui/input";
import { linkAddress } from "@/features/own-accounts/people/api";
import { usePeopleMessages } from "@/features/own-accounts/people/messages";
import { ShownLink } from "@/features/own-accounts/people/shown-link";
import { call } from "@/lib/api/api-client";
import { failureOf } from "@/lib/api/problem";
import { useAttempt } from "@/lib/forms/use-attempt";
import { useMessages } from "@/lib/i18n/i18n";

/** The numbers of people and of days that are offered; the API takes more. */
const USES = [1, 5, 20] as const;
const DAYS = [1, 7, 30] as const;

/** Draws the form of an invitation, and its link once it is made. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const messages = useMessages();
  const people = usePeopleMessages();
  const [role, setRole] = useState<Role>("member");
  const [uses, setUses] = useState<number>(USES[0]);
  const [days, setDays] = useState<number>(DAYS[1]);
  const [note, setNote] = useState("");
  const [address, setAddress] = useState<string | null>(null);
  const { busy, problem, attempt } = useAttempt((error) => failureOf(messages, error, people.inviteFailed));

  async function invite(): Promise<void> {
    const { secret } = await call(createInvitation, { body: { role, uses, days, note } });
    setAddress(linkAddress(secret));
    setNote("");
    onInvited();
  }

  if (address !== null) {
    return (
      <ShownLink
        title={people.linkTitle}
        text={people.linkText}
        address={address}
        onDone={() => setAddress(null)}
      />
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt(invite);
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Choice title={people.inviteRole}>
        {ROLES.map((each) => (
          <FilterChip key={each} chosen={each === role} onClick={() => setRole(each)}>
            {people.roles[each]}
          </FilterChip>
        ))}
      </Choice>
      <p className="type-caption">{people.rolesHint}</p>
      <Choice title={people.uses}>
        {USES.map((each) => (
          <FilterChip key={each} chosen={each === uses} onClick={() => setUses(each)}>
            {people.people(each)}
          </FilterChip>
        ))}
      </Choice>
      <Choice title={people.validFor}>
        {DAYS.map((each) => (
          <FilterChip key={each} chosen={each === days} onClick={() => setDays(each)}>
            {people.days(each)}
          </FilterChip>
        ))}
      </Choice>
      <Field label={people.note}>
        <Input
          placeholder={people.noteExample}
          maxLength={80}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
      <Button type="submit" variant="soft" size="small" busy={busy} className="justify-self-start">
        {busy ? people.inviting : people.invite}
      </Button>
    </form>
  );
}

function Choice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 type-label">{title}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
