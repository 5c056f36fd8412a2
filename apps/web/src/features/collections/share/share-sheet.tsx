import {
  type Collection,
  COLLECTION_AUDIENCES,
  type CollectionAudience,
  MEMBER_ROLES,
  type MemberRole,
} from "@larder/domain/collection/collection";
import { setCollectionAudience } from "@larder/domain/contract/collections";
import type { EndpointInput } from "@larder/domain/contract/endpoint";
import { useQueryClient } from "@tanstack/react-query";
import { UserMinus } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button, IconButton } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { collectionQuery, useRefreshCollections } from "@/features/collections/api";
import { useCollectionMessages } from "@/features/collections/messages";
import { usePrivateQuestion } from "@/features/collections/share/private-question";
import { useCollectionProblem } from "@/features/collections/use-collection-problem";
import { call } from "@/lib/api/api-client";
import { announce } from "@/lib/browser/announcements";
import { useAttempt } from "@/lib/forms/use-attempt";
import { useMessages } from "@/lib/i18n/i18n";

type SentMember = EndpointInput<typeof setCollectionAudience>["body"]["members"][number];

interface ShareSheetProps {
  userId: string;
  collection: Collection;
  /** The public links to it, below the people; null where there can be none. */
  publicLinks: ReactNode;
  onClose: () => void;
}

/** Draws who reads a collection. Each choice is sent at once. */
export default function ShareSheet({ userId, collection, publicLinks, onClose }: ShareSheetProps) {
  const { common } = useMessages();
  const collections = useCollectionMessages();
  const { send, busy, problem, question } = useSetAudience(userId, collection.id);
  const { audience, members } = collection;
  const current: readonly SentMember[] = members.map(({ id, role }) => ({ userId: id, role }));

  return (
    <Sheet tall open onOpenChange={onClose} title={collections.shareTitle} closeLabel={common.close}>
      <AudienceChoice
        chosen={audience}
        busy={busy}
        onChoose={(chosen) => send({ audience: chosen, members: current })}
      />
      <p role="alert" className="mt-3 font-semibold text-hot empty:hidden">
        {problem}
      </p>
      {audience !== "all" && (
        <section aria-label={collections.people} className="mt-6 border-t-2 border-ink pt-3.5">
          <h3 className="mb-2 type-step">{collections.people}</h3>
          <Members
            members={members}
            busy={busy}
            onChange={(changed) => send({ audience, members: changed })}
          />
          <NewMember
            busy={busy}
            onAdd={(member, onAdded) => send({ audience: "people", members: [...current, member] }, onAdded)}
          />
        </section>
      )}
      {publicLinks && <div className="mt-7">{publicLinks}</div>}
      {question}
    </Sheet>
  );
}

interface Wanted {
  audience: CollectionAudience;
  members: readonly SentMember[];
}

/** Returns what sends another audience, one at a time, and what came of it. */
function useSetAudience(userId: string, id: string) {
  const collections = useCollectionMessages();
  const problemOf = useCollectionProblem();
  const refresh = useRefreshCollections();
  const cache = useQueryClient();
  const { busy, problem, attempt } = useAttempt((error) => problemOf(error, collections.shareFailed));
  const { withQuestion, question } = usePrivateQuestion();

  const send = ({ audience, members }: Wanted, onSent?: () => void): void =>
    attempt(async () => {
      const answer = await withQuestion((sharePrivate) =>
        call(setCollectionAudience, {
          params: { id },
          headers: {},
          body: {
            userId,
            audience,
            members: [...members],
            ...(sharePrivate !== undefined && { sharePrivate }),
          },
        }),
      );
      if (!answer) return;
      cache.setQueryData(collectionQuery(userId, id).queryKey, answer.collection);
      refresh();
      announce(collections.shared);
      onSent?.();
    });

  return { send, busy, problem, question };
}

interface AudienceChoiceProps {
  chosen: CollectionAudience;
  busy: boolean;
  onChoose: (audience: CollectionAudience) => void;
}

function AudienceChoice({ chosen, busy, onChoose }: AudienceChoiceProps) {
  const collections = useCollectionMessages();
  const name = useId();
  return (
    <fieldset aria-busy={busy || undefined} className="grid min-w-0 gap-2.5">
      <legend className="sr-only">{collections.shareTitle}</legend>
      {COLLECTION_AUDIENCES.map((audience) => (
        <label
          key={audience}
          className="relative grid min-h-14 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 rounded-field bg-surface px-4 py-2.5 outlined [--outline:var(--line)] has-checked:[--outline-width:2px] has-checked:[--outline:var(--ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            checked={audience === chosen}
            onChange={() => onChoose(audience)}
            className="row-span-2 size-5 accent-(--ink)"
          />
          <span className="font-semibold">{collections.audiences[audience]}</span>
          <span className="type-caption">{collections.audienceHints[audience]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface MembersProps {
  members: Collection["members"];
  busy: boolean;
  onChange: (members: readonly SentMember[]) => void;
}

function Members({ members, busy, onChange }: MembersProps) {
  const collections = useCollectionMessages();
  if (members.length === 0) return <p className="mb-4 text-ink-2">{collections.noPeople}</p>;
  const sent = members.map(({ id, role }) => ({ userId: id, role }));
  return (
    <ul className="mb-5 border-t-[1.5px] border-line">
      {members.map(({ id, name, role }, index) => {
        const called = name || collections.unnamed;
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-2.5 border-b-[1.5px] border-line py-1.5">
            <span dir="auto" className="min-w-0 flex-1 basis-28 font-semibold wrap-anywhere">
              {called}
            </span>
            <RoleSelect
              label={collections.roleOf(called)}
              role={role}
              onChoose={(chosen) => !busy && onChange(sent.with(index, { userId: id, role: chosen }))}
            />
            <IconButton
              label={collections.removePerson(called)}
              icon={UserMinus}
              variant="ghost"
              aria-disabled={busy || undefined}
              onClick={() => !busy && onChange(sent.toSpliced(index, 1))}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface RoleSelectProps {
  label?: string;
  role: MemberRole;
  onChoose: (role: MemberRole) => void;
}

function RoleSelect({ label, role, onChoose }: RoleSelectProps) {
  const collections = useCollectionMessages();
  return (
    <Select
      aria-label={label}
      value={role}
      className="shrink-0"
      onChange={({ target }) => onChoose(target.value === "editor" ? "editor" : "reader")}
    >
      {MEMBER_ROLES.map((each) => (
        <option key={each} value={each}>
          {collections.roles[each]}
        </option>
      ))}
    </Select>
  );
}

interface NewMemberProps {
  busy: boolean;
  /** Calls `onAdded` once the person is a member: until then the form keeps what was typed. */
  onAdd: (member: SentMember, onAdded: () => void) => void;
}

function NewMember({ busy, onAdd }: NewMemberProps) {
  const collections = useCollectionMessages();
  const [person, setPerson] = useState("");
  const [role, setRole] = useState<MemberRole>("reader");
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const missing = person.trim() === "";
    setMissing(missing);
    input.current?.focus();
    if (!missing) onAdd({ person, role }, () => setPerson(""));
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-3.5">
      <Field
        label={collections.person}
        hint={collections.personHint}
        {...(isMissing && { error: collections.personMissing })}
      >
        <Input
          ref={input}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={person}
          onChange={(event) => setPerson(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={collections.role} className="min-w-40 flex-1">
          <RoleSelect role={role} onChoose={setRole} />
        </Field>
        <Button type="submit" variant="soft" busy={busy}>
          {collections.addPerson}
        </Button>
      </div>
    </form>
  );
}
