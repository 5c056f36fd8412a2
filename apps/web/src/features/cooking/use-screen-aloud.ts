import { type Language, languageFrom } from "@larder/domain/language";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { useEffect, useEffectEvent, useRef } from "react";
import { toasts } from "@/components/ui/toast-store";
import { useCookingSettings } from "@/features/cooking/cooking-settings";
import { useReadAloud } from "@/features/cooking/use-read-aloud";
import { useCookingWords } from "@/features/cooking/words";
import { useLanguage } from "@/lib/i18n/i18n";

/** Reads the screen at a place aloud: when it is asked to, and each new one by itself where that is wished. */
export function useScreenAloud(recipe: Recipe, place: number, lines: readonly string[]) {
  const words = useCookingWords();
  const reading = useReadAloud(lines, useRecipeLanguage(recipe), () => {
    toasts.show({ title: words.notRead });
  });
  useAutoRead(place, reading.read);
  return reading;
}

/** Returns the language that a recipe is written in; the reader's own language where it does not say. */
export function useRecipeLanguage({ language }: { language?: string | undefined }): Language {
  const own = useLanguage();
  return language ? languageFrom(language) : own;
}

function useAutoRead(place: number, read: () => void): void {
  const { autoRead } = useCookingSettings();
  const readIfWanted = useEffectEvent(() => {
    if (autoRead) read();
  });
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current !== place) readIfWanted();
    shown.current = place;
  }, [place]);
}
