import { useLayoutEffect } from "react";
import { useCookingSettings } from "@/features/cooking/cooking-settings";

/** Shows the whole page, its sheets included, as cooking mode is set, for as long as one is in it. */
export function useCookingAppearance(): void {
  const { largeText, highContrast } = useCookingSettings();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (largeText) dataset.text = "large";
    if (highContrast) dataset.contrast = "high";
    return () => {
      delete dataset.text;
      delete dataset.contrast;
    };
  }, [largeText, highContrast]);
}
