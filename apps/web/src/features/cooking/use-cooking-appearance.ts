import { useLayoutEffect } from "react";
import { useCookingSettings } from "@/features/cooking/cooking-settings";

/**
 * Applies the appearance settings of cooking mode to the whole page, its sheets included, while the component is
 * mounted.
 */
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
