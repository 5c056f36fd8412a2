import { failureOf } from "@/lib/api/problem";
import type { Person } from "@larder/domain/account/own-account";
import { ROLES, type Role } from "@larder/domain/account/role";
import { changePerson, createResetLink } from "@larder/domain/contract/people";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { linkAddress } from "@/features/own-accounts/people/api";
import { usePeopleMessages } from "@/features/own-accounts/people/messages";
import { RemovePersonDialog } from "@/features/own-accounts/people/remove-person-dialog";
import { ShownLink } from "@/features/own-accounts/people/shown-link";
import { call } from "@/lib/api/api-client";
import { useAttempt } from "@/lib/forms/use-attempt";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { useSession } from "@/lib/session/session";
import { shortDate } from "@/lib/i18n/short-date";

interface PersonRowProps {
  person: Person;
  isSelf: boolean;
  onChanged: () => Promise<void>;
}

/** Draws a user with what an administrator may change about them. */
export function PersonRow({ person, isSelf, onChanged }: PersonRowProps) {
  const { id, name, role, isSuspended, lastSeenAt } = person;
  const messages = useMessages();
  const people = usePeopleMessages();
  const ownAccounts = useOwnAccountMessages();
  const language = useLanguage();
  const [address, setAddress] = useState<string | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const { problem, attempt } = useAttempt((error) =>
    failureOf(messages, error, people.changeFailed, ownAccounts.problems),
  );
  const hasPasswords = useSession().config?.methods?.accounts ?? true;

  const set = (change: { role?: Role; isSuspended?: boolean }) =>
    attempt(async () => {
      await call(changePerson, { params: { id }, body: change });
      await onChanged();
    });
  const reset = () =>
    attempt(async () => {
      const { secret } = await call(createResetLink, { params: { id }, body: {} });
      setAddress(linkAddress(secret));
    });

  const details = [
    ...(isSelf ? [people.you] : []),
    ...(isSuspended ? [people.suspended] : []),
    lastSeenAt === null ? people.neverSeen : people.lastSeen(shortDate(lastSeenAt, language)),
  ];
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-44">
          <p className="font-semibold wrap-anywhere" dir="auto">
            {name}
          </p>
          <p className="type-caption">{details.join(" · ")}</p>
        </div>
        <Field label={people.roleOf(name)} labelHidden className="w-44">
          <Select
            value={role}
            onChange={({ target }) => {
              const chosen = ROLES.find((each) => each === target.value);
              if (chosen) set({ role: chosen });
            }}
          >
            {ROLES.map((each) => (
              <option key={each} value={each}>
                {people.roles[each]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {hasPasswords && (
          <Button variant="soft" size="small" aria-label={people.resetOf(name)} onClick={reset}>
            {people.reset}
          </Button>
        )}
        {!isSelf && (
          <>
            <Button
              variant="soft"
              size="small"
              aria-label={isSuspended ? people.restoreOf(name) : people.suspendOf(name)}
              onClick={() => set({ isSuspended: !isSuspended })}
            >
              {isSuspended ? people.restore : people.suspend}
            </Button>
            <Button
              variant="ghost-hot"
              size="small"
              aria-label={people.removeOf(name)}
              onClick={() => setIsRemoving(true)}
            >
              {people.remove}
            </Button>
          </>
        )}
      </div>
      <p role="alert" className="mt-2 font-semibold text-hot empty:hidden">
        {problem}
      </p>
      {address !== null && (
        <div className="mt-3">
          <ShownLink
            title={people.resetTitle(name)}
            text={people.resetText}
            address={address}
            onDone={() => setAddress(null)}
          />
        </div>
      )}
      {isRemoving && (
        <RemovePersonDialog
          person={person}
          onClose={() => setIsRemoving(false)}
          onRemoved={async () => {
            await onChanged();
            setIsRemoving(false);
          }}
        />
      )}
    </li>
  );
}
