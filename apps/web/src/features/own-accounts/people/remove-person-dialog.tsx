import type { RecipeFate } from "@larder/domain/account/account-data";
import type { Person } from "@larder/domain/account/own-account";
import { removePerson } from "@larder/domain/contract/people";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FilterChip } from "@/components/ui/filter-chip";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { usePeopleMessages } from "@/features/own-accounts/people/messages";
import { call } from "@/lib/api/api-client";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";
import { failureOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

interface RemovePersonDialogProps {
  person: Person;
  onClose: () => void;
  onRemoved: () => Promise<void>;
}

/** Asks before a user is removed, and what becomes of their recipes. */
export function RemovePersonDialog({ person, onClose, onRemoved }: RemovePersonDialogProps) {
  const messages = useMessages();
  const people = usePeopleMessages();
  const ownAccounts = useOwnAccountMessages();
  const [recipes, setRecipes] = useState<RecipeFate>("keep");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const runAlone = useOneAtATime();

  async function remove(): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      await call(removePerson, { params: { id: person.id }, body: { recipes } });
      await onRemoved();
    } catch (error) {
      setProblem(failureOf(messages, error, people.changeFailed, ownAccounts.problems));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      role="alertdialog"
      title={people.removeTitle(person.name)}
      description={people.removeText}
      actions={
        <>
          <Button variant="soft" aria-disabled={busy || undefined} onClick={busy ? undefined : onClose}>
            {messages.common.cancel}
          </Button>
          <Button variant="hot" busy={busy} onClick={() => runAlone(remove)}>
            {busy ? people.removing : people.remove}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap gap-2">
        <FilterChip chosen={recipes === "keep"} onClick={() => setRecipes("keep")}>
          {people.recipesStay}
        </FilterChip>
        <FilterChip chosen={recipes === "delete"} onClick={() => setRecipes("delete")}>
          {people.recipesGo}
        </FilterChip>
      </div>
      <p role="alert" className="mt-3 font-semibold text-hot empty:hidden">
        {problem}
      </p>
    </Dialog>
  );
}
