import { useEffect, useEffectEvent, useRef } from "react";
import { toasts } from "@/components/ui/toast-store";
import { useCookingSettings } from "@/features/cooking/cooking-settings";
import { type LinesToRead, useReadAloud } from "@/features/cooking/use-read-aloud";
import { useCookingMessages } from "@/features/cooking/messages";
import { useLanguage } from "@/lib/i18n/i18n";
import { recipeLang } from "@/lib/i18n/recipe-lang";

/**
 * Reads a screen aloud: on request, and each new one by itself if the setting is on.
 *
 * @param screenId differs between the screens of a cooking
 * @param texts the texts on the screen, as they are written
 */
export function useScreenAloud(screenId: string, texts: readonly string[], linesToRead: LinesToRead) {
  const messages = useCookingMessages();
  const reading = useReadAloud(texts, linesToRead, () => {
    toasts.show({ title: messages.notRead });
  });
  useAutoRead(screenId, reading.read);
  return reading;
}

/** Returns the language tag of a recipe; the reader's own language where the recipe does not name one. */
export function useRecipeLanguage({ language }: { language?: string | undefined }): string {
  const own = useLanguage();
  return recipeLang(language) ?? own;
}

function useAutoRead(screenId: string, read: () => void): void {
  const { autoRead } = useCookingSettings();
  const readIfWanted = useEffectEvent(() => {
    if (autoRead) read();
  });
  const shown = useRef(screenId);
  useEffect(() => {
    if (shown.current !== screenId) readIfWanted();
    shown.current = screenId;
  }, [screenId]);
}
