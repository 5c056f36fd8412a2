import { type DietaryRestrictions, NO_RESTRICTIONS } from "@larder/domain/account/dietary-restrictions";
import { ALLERGENS } from "@larder/domain/food/content";
import type { DietId } from "@larder/domain/recipe/recipe-request";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { LoadFailure } from "@/components/load-failure";
import { FilterChip } from "@/components/ui/filter-chip";
import { Section } from "@/components/ui/section";
import { Skeleton } from "@/components/ui/skeleton";
import { toasts } from "@/components/ui/toast-store";
import { dietaryRestrictionsQuery, saveDietaryRestrictions } from "@/features/dietary/api";
import { FoodsField } from "@/features/dietary/foods-field";
import { useDietaryMessages } from "@/features/dietary/messages";
import {
  addTypedFood,
  excludesAllergen,
  otherFoodsOf,
  removeFood,
  type RestrictionChange,
  toggleAllergen,
  toggleDiet,
} from "@/features/dietary/restriction-changes";
import { useMessages } from "@/lib/i18n/i18n";
import { failureOf } from "@/lib/api/problem";

/** The diets, faiths and stages of life that are offered: those for which a recipe can be looked through. */
const DIETS: readonly DietId[] = [
  "vegetarian",
  "vegan",
  "pescatarian",
  "gluten-free",
  "dairy-free",
  "low-fodmap",
  "keto",
  "low-carb",
  "paleo",
  "diabetic",
];
const FAITHS: readonly DietId[] = ["halal", "kosher", "jain"];
const STAGES: readonly DietId[] = ["pregnancy", "weak-immunity", "baby", "toddler"];

interface DietarySectionProps {
  userId: string;
  /** Called when other recipes than before may have what the user leaves out. */
  onSaved: () => void;
}

/** Draws what the user leaves out: allergens, foods and diets. Each change is saved at once. */
export default function DietarySection(props: DietarySectionProps) {
  const dietary = useDietaryMessages();
  const { data, error, refetch } = useQuery(dietaryRestrictionsQuery(props.userId));
  return (
    <Section title={dietary.title}>
      <p className="mb-4 text-16 text-ink-2">{dietary.text}</p>
      {data ? (
        <Choices {...props} stored={data} />
      ) : error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-40" />
      )}
      <p className="mt-4 type-caption">{dietary.labels}</p>
    </Section>
  );
}

function Choices({ userId, stored, onSaved }: DietarySectionProps & { stored: DietaryRestrictions }) {
  const messages = useMessages();
  const dietary = useDietaryMessages();
  const cache = useQueryClient();
  const { queryKey } = dietaryRestrictionsQuery(userId);
  const [pending, setPending] = useState<readonly RestrictionChange[]>([]);

  const saving = useMutation({
    // One after the other, each with what the one before stored: quick presses are all saved.
    scope: { id: "dietary-restrictions" },
    mutationFn: ({ apply, added }: RestrictionChange) =>
      saveDietaryRestrictions(userId, apply(cache.getQueryData(queryKey) ?? NO_RESTRICTIONS), added),
    onSuccess: ({ restrictions }) => {
      cache.setQueryData(queryKey, restrictions);
      onSaved();
    },
    onError: (failure) =>
      toasts.show({
        title: messages.common.error,
        description: failureOf(messages, failure, dietary.failed),
        variant: "destructive",
      }),
  });
  const save = (change: RestrictionChange) => {
    setPending((before) => [...before, change]);
    return saving
      .mutateAsync(change)
      .finally(() => setPending((before) => before.filter((each) => each !== change)));
  };
  // A failure is reported by the mutation.
  const saveQuietly = (change: RestrictionChange) => void save(change).catch(() => {});
  const shown = pending.reduce((restrictions, { apply }) => apply(restrictions), stored);
  const dietChips = (diets: readonly DietId[]) =>
    diets.map((diet) => {
      const chosen = shown.diets.includes(diet);
      return (
        <FilterChip key={diet} chosen={chosen} onClick={() => saveQuietly(toggleDiet(diet, chosen))}>
          {dietary.diets[diet]}
        </FilterChip>
      );
    });

  return (
    <div className="grid grid-cols-1 gap-5">
      <Chips title={dietary.allergensTitle}>
        {ALLERGENS.map((allergen) => {
          const name = dietary.allergens[allergen];
          const chosen = excludesAllergen(shown, allergen);
          return (
            <FilterChip
              key={allergen}
              chosen={chosen}
              onClick={() => saveQuietly(toggleAllergen(allergen, name, chosen))}
            >
              {name}
            </FilterChip>
          );
        })}
      </Chips>
      <FoodsField
        foods={otherFoodsOf(shown)}
        onRemove={(food) => saveQuietly(removeFood(food))}
        onAdd={async (text, asWritten) => {
          const { unresolved } = await save(addTypedFood(text, asWritten));
          return unresolved;
        }}
      />
      <Chips title={dietary.dietsTitle}>{dietChips(DIETS)}</Chips>
      <Chips title={dietary.faithsTitle}>{dietChips(FAITHS)}</Chips>
      <Chips title={dietary.stagesTitle}>{dietChips(STAGES)}</Chips>
    </div>
  );
}

function Chips({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 type-label">{title}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
