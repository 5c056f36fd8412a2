import type { RecipeFate } from "@larder/domain/account/recipe-fate";
import type { Person } from "@larder/domain/account/own-account";
import { removePerson } from "@larder/domain/contract/people";
import { useState } from "react";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { FilterChip } from "@/components/ui/filter-chip";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { usePeopleMessages } from "@/features/own-accounts/people/messages";
import { call } from "@/lib/api/api-client";
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
  return (
    <ConfirmDialog
      title={people.removeTitle(person.name)}
      text={people.removeText}
      confirm={people.remove}
      confirming={people.removing}
      onConfirm={async () => {
        await call(removePerson, { params: { id: person.id }, body: { recipes } });
        await onRemoved();
      }}
      problemOf={(error) => failureOf(messages, error, people.changeFailed, ownAccounts.problems)}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-2">
        <FilterChip chosen={recipes === "keep"} onClick={() => setRecipes("keep")}>
          {people.recipesStay}
        </FilterChip>
        <FilterChip chosen={recipes === "delete"} onClick={() => setRecipes("delete")}>
          {people.recipesGo}
        </FilterChip>
      </div>
    </ConfirmDialog>
  );
}
