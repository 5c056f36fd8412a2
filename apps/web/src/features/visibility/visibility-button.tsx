import { setRecipeVisibility } from "@larder/domain/contract/recipes";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { VISIBILITIES, type Visibility } from "@larder/domain/recipe/visibility";
import { Check, ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { toasts } from "@/components/ui/toast-store";
import { VISIBILITY_ICONS } from "@/features/visibility/visibility-icons";
import { call } from "@/lib/api/api-client";
import { failureOf } from "@/lib/api/problem";
import { cn } from "@/lib/cn";
import { useExclusiveMutation } from "@/lib/forms/use-exclusive-mutation";
import { useMessages } from "@/lib/i18n/i18n";
import { useVisibilityMessages } from "@/lib/i18n/visibility-messages";

interface VisibilityButtonProps {
  recipe: Recipe;
  userId: string;
  onChanged: (recipe: Recipe) => void;
}

/** Draws who sees the user's own recipe. It opens the choices with what each means; a press on one sets it. */
export default function VisibilityButton({ recipe, userId, onChanged }: VisibilityButtonProps) {
  const messages = useMessages();
  const visibility = useVisibilityMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending, variables } = useExclusiveMutation({
    mutationFn: async (chosen: Visibility) =>
      (
        await call(setRecipeVisibility, {
          params: { id: recipe.id },
          body: { userId, visibility: chosen },
        })
      ).recipe,
    onSuccess: (changed) => {
      setIsOpen(false);
      onChanged(changed);
      toasts.show({ title: messages.common.success, description: visibility.changed[changed.visibility] });
    },
    onError: (failure) =>
      toasts.show({
        title: messages.common.error,
        description: failureOf(messages, failure, visibility.failed),
        variant: "destructive",
      }),
  });
  const name = visibility.names[recipe.visibility];
  const Icon = VISIBILITY_ICONS[recipe.visibility];
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className="-ml-4 gap-2 text-16"
        aria-label={visibility.change(name)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon aria-hidden className="size-4.5" />
        {name}
        <ChevronDown aria-hidden className="size-4.5" />
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={setIsOpen}
        title={visibility.title}
        closeLabel={messages.common.close}
        fits
      >
        <ul className="grid gap-2.5">
          {VISIBILITIES.map((one) => (
            <li key={one}>
              <VisibilityChoice
                visibility={one}
                isChosen={one === (isPending ? variables : recipe.visibility)}
                onChoose={() => mutate(one)}
              />
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}

interface VisibilityChoiceProps {
  visibility: Visibility;
  isChosen: boolean;
  onChoose: () => void;
}

function VisibilityChoice({ visibility, isChosen, onChoose }: VisibilityChoiceProps) {
  const messages = useVisibilityMessages();
  const Icon = VISIBILITY_ICONS[visibility];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={cn(
        "grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 rounded-field p-3.5 text-left outlined",
        isChosen ? "bg-soft [--outline:var(--key)]" : "bg-surface [--outline:var(--line)]",
      )}
      onClick={onChoose}
    >
      <Icon aria-hidden className="mt-0.5 size-6" />
      <span>
        <span className="block type-name">{messages.names[visibility]}</span>
        <span className="mt-1 block text-16 text-ink-2">{messages.hints[visibility]}</span>
      </span>
      {isChosen && <Check aria-hidden className="mt-0.5 size-6" />}
    </button>
  );
}
