import type { Invitation } from "@larder/domain/account/own-account";
import { revokeInvitation } from "@larder/domain/contract/people";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/load-failure";
import { Section } from "@/components/ui/section";
import { Skeleton } from "@/components/ui/skeleton";
import { householdQuery, invitationsQuery, peopleQuery } from "@/features/own-accounts/people/api";
import { HouseholdForm } from "@/features/own-accounts/people/household-form";
import { InviteForm } from "@/features/own-accounts/people/invite-form";
import { usePeopleMessages } from "@/features/own-accounts/people/messages";
import { PersonRow } from "@/features/own-accounts/people/person-row";
import { StarterRecipes } from "@/features/own-accounts/people/starter-recipes";
import { call } from "@/lib/api/api-client";
import { failureOf } from "@/lib/api/problem";
import { useAttempt } from "@/lib/forms/use-attempt";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { shortDate } from "@/lib/i18n/short-date";

/** Draws the users of the server for an administrator, their invitations, and who may join. */
export default function PeopleTab({ userId }: { userId: string }) {
  const people = usePeopleMessages();
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: peopleQuery.queryKey.slice(0, 1) });
  const { data: household } = useQuery(householdQuery);
  return (
    <div className="grid grid-cols-1 gap-9 desktop:grid-cols-2 desktop:gap-x-16">
      <div className="grid grid-cols-1 content-start gap-9">
        <Section title={people.title}>
          <PeopleList userId={userId} onChanged={refresh} />
        </Section>
      </div>
      <div className="grid grid-cols-1 content-start gap-9">
        <Section title={people.inviteTitle}>
          <InviteForm onInvited={() => void refresh()} />
          <Invitations onChanged={refresh} />
        </Section>
        <Section title={people.household}>
          {household ? <HouseholdForm household={household} /> : <Skeleton className="h-40" />}
        </Section>
        <Section title={people.starters}>
          <StarterRecipes />
        </Section>
      </div>
    </div>
  );
}

function PeopleList({ userId, onChanged }: { userId: string; onChanged: () => Promise<void> }) {
  const { data, error, refetch } = useQuery(peopleQuery);
  if (!data && error) {
    return <LoadFailure error={error} onRetry={refetch} />;
  }
  if (!data) return <Skeleton className="h-40" />;
  return (
    <ul>
      {data.map((person) => (
        <PersonRow key={person.id} person={person} isSelf={person.id === userId} onChanged={onChanged} />
      ))}
    </ul>
  );
}

function Invitations({ onChanged }: { onChanged: () => Promise<void> }) {
  const people = usePeopleMessages();
  const { data = [] } = useQuery(invitationsQuery);
  if (data.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 type-label">{people.invitations}</h3>
      <ul>
        {data.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onRevoked={onChanged} />
        ))}
      </ul>
    </>
  );
}

interface InvitationRowProps {
  invitation: Invitation;
  onRevoked: () => Promise<void>;
}

function InvitationRow({ invitation, onRevoked }: InvitationRowProps) {
  const { id, role, usesLeft, expiresAt, note } = invitation;
  const messages = useMessages();
  const people = usePeopleMessages();
  const language = useLanguage();
  const { problem, attempt } = useAttempt((error) => failureOf(messages, error, people.changeFailed));

  async function revoke(): Promise<void> {
    await call(revokeInvitation, { params: { id }, query: {} });
    await onRevoked();
  }

  const details = [people.left(usesLeft), people.until(shortDate(expiresAt, language))];
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{note || people.roles[role]}</p>
        <p className="type-caption">{[...(note ? [people.roles[role]] : []), ...details].join(" · ")}</p>
      </div>
      <Button
        variant="ghost-hot"
        size="small"
        aria-label={people.revokeOf(people.roles[role])}
        onClick={() => attempt(revoke)}
      >
        {people.revoke}
      </Button>
      <p role="alert" className="basis-full font-semibold text-hot empty:hidden">
        {problem}
      </p>
    </li>
  );
}
