import type { Recipe } from "@larder/domain/recipe/recipe";
import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";
import { type FormEvent, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { ErrorCard } from "@/components/ui/error-card";
import { DraftGuard } from "@/components/draft-guard";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Button } from "@/components/ui/button";
import { toasts } from "@/components/ui/toast-store";
import type { VisibilityChoice } from "@/lib/forms/visibility-choice";
import { useFormFailure } from "@/components/use-form-failure";
import { importProblem } from "@/features/add-recipe/add-problem";
import { useImportFromUrl } from "@/features/add-recipe/api";
import { ApiError } from "@/lib/api/api-error";
import { storeNavigationState } from "@/lib/navigation/navigation-state";
import { useAddMessages } from "@/features/add-recipe/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useDraft } from "@/lib/forms/use-draft";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";

interface ImportFormProps {
  userId: string;
  visibility: VisibilityChoice;
  /** An address passed on from another page. */
  initialUrl: string;
  /** Called also when the user has gone to another page by then. */
  onAdded: (said: string, recipes: readonly Recipe[]) => void;
}

/** Imports a recipe from a web address. The address stays in its field whatever happens. */
export function ImportForm({ userId, visibility, initialUrl, onAdded }: ImportFormProps) {
  const messages = useMessages();
  const add = useAddMessages();
  const { addUrl } = add;
  const [, navigate] = useLocation();
  const { text: url, setText: setUrl, isTyped, forget } = useDraft(userId, "url", initialUrl);
  const [missing, setMissing] = useState(false);
  const importing = useImportFromUrl(userId, visibility.chosen);
  const running = useRef<AbortController>(null);
  const submitKey = useRef<HTMLButtonElement>(null);
  const [wasCancelled, setCancelled] = useState(false);
  const fail = useFormFailure(paths.addFromUrl);
  const runAlone = useOneAtATime();

  function reportExisting({ slug }: RecipeRef): void {
    toasts.show({
      title: addUrl.existsTitle,
      description: addUrl.existsText,
      variant: "destructive",
      action: { label: addUrl.viewExisting, onSelect: () => navigate(paths.recipe(slug)) },
    });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const address = url.trim();
    setMissing(address === "");
    if (address === "") return;
    setCancelled(false);
    runAlone(async () => {
      const { signal } = (running.current = new AbortController());
      try {
        const recipe = await importing.mutateAsync({ url: withScheme(address), signal });
        forget();
        onAdded(addUrl.done, [recipe]);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ApiError && error.existingRecipe) reportExisting(error.existingRecipe);
        else fail(importProblem(messages, add, error));
      }
    });
  }

  function cancel(): void {
    running.current?.abort();
    importing.reset();
    setCancelled(true);
    submitKey.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
      <Field label={addUrl.label} {...(missing && { error: addUrl.required })}>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={addUrl.placeholder}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      {visibility.field}
      <DraftGuard isHolding={isTyped && !importing.isPending} onLeave={forget} />
      <Button ref={submitKey} type="submit" size="main" busy={importing.isPending}>
        {importing.isPending ? addUrl.busy : addUrl.button}
      </Button>
      <output className="text-center text-ink-3 empty:hidden">
        {importing.isPending ? addUrl.busyText : wasCancelled ? messages.generate.cancelled : ""}
      </output>
      {importing.isPending && (
        <Button variant="soft" onClick={cancel}>
          {messages.common.cancel}
        </Button>
      )}
      {importing.error && (
        <ImportProblem
          error={importing.error}
          onPasteText={() => {
            forget();
            storeNavigationState({ url });
          }}
        />
      )}
    </form>
  );
}

interface ImportProblemProps {
  error: Error;
  /** Called before the user goes on to the form for a text. */
  onPasteText: () => void;
}

/** Draws why a page was not imported, and what can be done. The toast with the same message disappears; this stays. */
function ImportProblem({ error, onPasteText }: ImportProblemProps) {
  const messages = useMessages();
  const add = useAddMessages();
  const { addUrl } = add;
  if (error instanceof ApiError && error.existingRecipe) {
    return (
      <ErrorCard
        isAnnounced
        title={addUrl.existsTitle}
        lines={[addUrl.existsText]}
        action={
          <Button asChild variant="soft">
            <Link href={paths.recipe(error.existingRecipe.slug)}>{addUrl.viewExisting}</Link>
          </Button>
        }
      />
    );
  }
  const reason = importProblem(messages, add, error);
  if (!unreadable(error)) return <ErrorCard isAnnounced title={addUrl.failed} lines={[reason]} />;
  return (
    <ErrorCard
      isAnnounced
      title={addUrl.failed}
      lines={[reason, addUrl.asTextHint]}
      action={
        <Button asChild variant="soft">
          <Link
            href={paths.addFromText}
            state={{ text: error.details?.text ?? "" }}
            data-carries
            onClick={onPasteText}
          >
            {addUrl.asText}
          </Link>
        </Button>
      }
    />
  );
}

/** People copy addresses without their scheme. */
function withScheme(address: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

/** The page itself is the trouble, so its text is the way out. */
function unreadable(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 422;
}
