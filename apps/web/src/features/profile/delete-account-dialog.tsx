import { isSameAddress } from "@larder/domain/account/account-data";
import type { RecipeFate } from "@larder/domain/account/recipe-fate";
import { deleteAccount } from "@larder/domain/contract/account";
import { type FormEvent, useId, useRef, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FilterChip } from "@/components/ui/filter-chip";
import { Input } from "@/components/ui/input";
import { Button } from "@/components/ui/button";
import { toasts } from "@/components/ui/toast-store";
import { useAccountMessages } from "@/features/profile/messages";
import { call } from "@/lib/api/api-client";
import { useMessages } from "@/lib/i18n/i18n";
import { failureOf } from "@/lib/api/problem";
import { useAttempt } from "@/lib/forms/use-attempt";

interface DeleteAccountDialogProps {
  email: string;
  onClose: () => void;
  onDeleted: () => Promise<void>;
}

/** Lists what is deleted and what stays, and deletes the account of a user who has typed their own address. */
export function DeleteAccountDialog({ email, onClose, onDeleted }: DeleteAccountDialogProps) {
  const messages = useMessages();
  const accountMessages = useAccountMessages();
  const [recipes, setRecipes] = useState<RecipeFate>("keep");
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();
  const { busy, problem, attempt } = useAttempt(
    (error) => failureOf(messages, error, accountMessages.deleteFailed),
    { staysBusy: true },
  );

  async function remove(): Promise<void> {
    await call(deleteAccount, { body: { email: typed, recipes } });
    // The session ended with the account: a failed sign-out is no failure here.
    await onDeleted().catch(() => undefined);
    toasts.show({ title: accountMessages.deletedTitle, description: accountMessages.deletedText });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isOwn = isSameAddress(typed, email);
    setIsWrong(!isOwn);
    if (isOwn) attempt(remove);
    else input.current?.focus();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      role="alertdialog"
      title={accountMessages.deleteTitle}
      description={accountMessages.deleteText}
      actions={
        <>
          <Button variant="soft" aria-disabled={busy || undefined} onClick={busy ? undefined : onClose}>
            {messages.common.cancel}
          </Button>
          <Button variant="hot" type="submit" form={formId} busy={busy}>
            {busy ? accountMessages.deleting : accountMessages.deleteConfirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="mt-1 grid gap-5">
        <RecipeFateChoice chosen={recipes} onChoose={setRecipes} />
        {email !== "" && (
          <Field
            label={accountMessages.confirm(email)}
            {...(isWrong && { error: accountMessages.wrongAddress })}
          >
            <Input
              ref={input}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        )}
        <p role="alert" className="font-semibold text-hot empty:hidden">
          {problem}
        </p>
      </form>
    </Dialog>
  );
}

function RecipeFateChoice({
  chosen,
  onChoose,
}: {
  chosen: RecipeFate;
  onChoose: (recipes: RecipeFate) => void;
}) {
  const accountMessages = useAccountMessages();
  const hintId = useId();
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="mb-2 type-label">{accountMessages.recipes}</legend>
      <div className="flex flex-wrap gap-2">
        <FilterChip chosen={chosen === "keep"} onClick={() => onChoose("keep")}>
          {accountMessages.leaveRecipes}
        </FilterChip>
        <FilterChip chosen={chosen === "delete"} onClick={() => onChoose("delete")}>
          {accountMessages.deleteRecipes}
        </FilterChip>
      </div>
      <p id={hintId} className="mt-2 type-caption">
        {chosen === "keep" ? accountMessages.leaveRecipesHint : accountMessages.deleteRecipesHint}
      </p>
    </fieldset>
  );
}
