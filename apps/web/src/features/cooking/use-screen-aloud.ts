import { type InterfaceLanguage, interfaceLanguageFrom } from "@larder/domain/language";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { useEffect, useEffectEvent, useRef } from "react";
import { toasts } from "@/components/ui/toast-store";
import { useCookingSettings } from "@/features/cooking/cooking-settings";
import { useReadAloud } from "@/features/cooking/use-read-aloud";
import { useCookingMessages } from "@/features/cooking/messages";
import { useLanguage } from "@/lib/i18n/i18n";

/** Reads the screen of a step aloud: on request, and each new one by itself if the setting is on. */
export function useScreenAloud(recipe: Recipe, stepIndex: number, lines: readonly string[]) {
  const messages = useCookingMessages();
  const reading = useReadAloud(lines, useRecipeLanguage(recipe), () => {
    toasts.show({ title: messages.notRead });
  });
  useAutoRead(stepIndex, reading.read);
  return reading;
}

/** Returns the language that a recipe is written in; the reader's own language where it does not say. */
export function useRecipeLanguage({ language }: { language?: string | undefined }): InterfaceLanguage {
  const own = useLanguage();
  return language ? interfaceLanguageFrom(language) : own;
}

function useAutoRead(stepIndex: number, read: () => void): void {
  const { autoRead } = useCookingSettings();
  const readIfWanted = useEffectEvent(() => {
    if (autoRead) read();
  });
  const shown = useRef(stepIndex);
  useEffect(() => {
    if (shown.current !== stepIndex) readIfWanted();
    shown.current = stepIndex;
  }, [stepIndex]);
}
