import { type LinkTarget, PUBLIC_LINK_LIMITS } from "@larder/domain/account/public-link";
import { createLink, type OwnLink } from "@larder/domain/contract/public-links";
import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";
import { Globe } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FilterChip } from "@/components/ui/filter-chip";
import { Input } from "@/components/ui/input";
import { Switch } from "@/components/ui/switch";
import { endOf, LINK_ENDS, type LinkEnd } from "@/features/public-links/link-end";
import { useCollectionProblemMessages, useLinkMessages } from "@/features/public-links/messages";
import { PrivateQuestion } from "@/features/public-links/private-question";
import { call } from "@/lib/api/api-client";
import { ApiError } from "@/lib/api/api-error";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

interface NewLinkProps {
  userId: string;
  target: LinkTarget;
  onCreated: (link: OwnLink) => void;
}

/** Private recipes of a collection, of which the user says whether its page shows them. */
interface Question {
  recipes: readonly RecipeRef[];
  endsAt: string | null;
}

/** Draws the form of a public link: the name that its page shows, its end, and whether search engines may list it. */
export function NewLink({ userId, target, onCreated }: NewLinkProps) {
  const messages = useMessages();
  const links = useLinkMessages();
  const problems = { ...useCollectionProblemMessages(), ...links.problems };
  const [shownName, setShownName] = useState("");
  const [end, setEnd] = useState<LinkEnd>("never");
  const [day, setDay] = useState("");
  const [isDayMissing, setIsDayMissing] = useState(false);
  const [allowsIndexing, setAllowsIndexing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [question, setQuestion] = useState<Question | null>(null);
  const dayInput = useRef<HTMLInputElement>(null);
  const runAlone = useOneAtATime();

  async function create(endsAt: string | null, sharePrivate?: boolean): Promise<void> {
    setBusy(true);
    setProblem("");
    const choices = { shownName, allowsIndexing, endsAt };
    try {
      const { link } = await call(createLink, {
        headers: { "idempotency-key": crypto.randomUUID() },
        body: { userId, target, ...choices, ...(sharePrivate !== undefined && { sharePrivate }) },
      });
      onCreated(link);
    } catch (error) {
      const recipes = askedRecipes(error);
      setQuestion(recipes && { recipes, endsAt });
      if (!recipes) setProblem(failureOf(messages, error, links.createFailed, problems));
      setBusy(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const endsAt = endOf(end, day, new Date());
    setIsDayMissing(endsAt === undefined);
    if (endsAt === undefined) dayInput.current?.focus();
    else runAlone(() => create(endsAt));
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label={links.shownName} hint={links.shownNameHint}>
        <Input
          autoComplete="name"
          maxLength={PUBLIC_LINK_LIMITS.shownNameLength}
          value={shownName}
          onChange={(event) => setShownName(event.target.value)}
        />
      </Field>
      <fieldset className="min-w-0">
        <legend className="mb-2 type-label">{links.endTitle}</legend>
        <div className="flex flex-wrap gap-2">
          {LINK_ENDS.map((each) => (
            <FilterChip key={each} chosen={each === end} onClick={() => setEnd(each)}>
              {links.ends[each]}
            </FilterChip>
          ))}
        </div>
      </fieldset>
      {end === "date" && (
        <Field label={links.endDay} {...(isDayMissing && { error: links.endMissing })}>
          <Input ref={dayInput} type="date" value={day} onChange={(event) => setDay(event.target.value)} />
        </Field>
      )}
      <Switch
        label={links.indexing}
        hint={links.indexingText}
        checked={allowsIndexing}
        onChange={setAllowsIndexing}
      />
      <p role="alert" className="font-semibold text-hot empty:hidden">
        {problem}
      </p>
      {question ? (
        <PrivateQuestion
          recipes={question.recipes}
          busy={busy}
          onAnswer={(sharePrivate) => runAlone(() => create(question.endsAt, sharePrivate))}
          onCancel={() => setQuestion(null)}
        />
      ) : (
        <Button type="submit" busy={busy} className="justify-self-start">
          {!busy && <Globe aria-hidden />}
          {busy ? links.creating : links.create}
        </Button>
      )}
    </form>
  );
}

/** Returns the private recipes that a refused call asks about; null for any other failure. */
function askedRecipes(error: unknown): readonly RecipeRef[] | null {
  if (!(error instanceof ApiError) || error.code !== "private-recipes") return null;
  return error.details?.recipes ?? [];
}
