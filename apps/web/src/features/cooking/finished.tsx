import { ingredientNames } from "@larder/domain/recipe/ingredient-names";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { Cover } from "@larder/covers/cover";
import { Button } from "@/components/ui/button";
import { CornerCutout } from "@/components/ui/corner-cutout";
import { Page } from "@/components/ui/page";
import { FinishNotes } from "@/features/cooking/finish-notes";
import { useCookingMessages } from "@/features/cooking/messages";

interface FinishedProps {
  recipe: Recipe;
  recipePath: string;
  /** Undefined for a visitor, who has no notes. */
  userId: string | undefined;
}

/** Draws the screen after the last step. */
export default function Finished({
  recipe: { id, name, tags, ingredients },
  recipePath,
  userId,
}: FinishedProps) {
  const cooking = useCookingMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Page className="grid min-h-dvh content-center justify-items-center gap-5 py-8 grid-cols-1 text-center">
      <div className="relative h-56.5 w-full max-w-130 overflow-hidden rounded-cover rounded-bl-none desktop:h-80">
        <Cover name={name} tags={tags} ingredients={ingredientNames(ingredients)} width={560} height={360} />
        <CornerCutout>
          <span className="mt-1 mr-0.5 mb-0.5 grid size-11 place-items-center rounded-face bg-done text-on-done done-face">
            <Check aria-hidden className="pop" />
          </span>
        </CornerCutout>
      </div>
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-2 type-page wrap-anywhere outline-none max-[22.5rem]:text-[2.25rem]"
      >
        {cooking.congratulations}
      </h1>
      <p className="max-w-130 text-[1.25rem] leading-[1.42] text-balance wrap-anywhere text-ink-2">
        {cooking.cooked(name)}
      </p>
      {userId !== undefined && <FinishNotes userId={userId} recipeId={id} />}
      <Button asChild size="main" className="mt-2">
        <Link href={recipePath}>{cooking.backToRecipe}</Link>
      </Button>
    </Page>
  );
}
