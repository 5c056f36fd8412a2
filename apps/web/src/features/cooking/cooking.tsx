import type { Recipe } from "@larder/domain/recipe";
import { type ReactNode, useReducer } from "react";
import { beginCooking, cook } from "@/features/cooking/cooking-session";
import { Finished } from "@/features/cooking/finished";
import { StepScreen } from "@/features/cooking/step-screen";
import { useTicks } from "@/features/cooking/use-ticks";
import { paths } from "@/lib/paths";

interface CookingProps {
  /** A recipe that has steps. */
  recipe: Recipe;
  ingredientsKey: ReactNode;
}

/** A recipe, cooked step by step. */
export function Cooking({ recipe, ingredientsKey }: CookingProps) {
  const { name, tags, slug, steps } = recipe;
  const [session, dispatch] = useReducer(cook, steps, beginCooking);
  const countdown = session.timer?.countdown;
  useTicks(countdown?.state === "running" ? countdown.endsAt : null, (now) =>
    dispatch({ type: "tick", now }),
  );

  const step = steps[session.place];
  if (session.finished || !step) {
    return <Finished name={name} tags={tags} recipePath={paths.recipe(slug)} />;
  }
  return (
    <StepScreen
      name={name}
      step={step}
      before={steps[session.place - 1]}
      session={session}
      dispatch={dispatch}
      recipePath={paths.recipe(slug)}
      ingredientsKey={ingredientsKey}
    />
  );
}
