/** The colour schemes of the app on this device; `system` follows the device. */
export const COLOR_SCHEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof COLOR_SCHEMES)[number];

/**
 * The storage key that `public/theme.js` reads before the first paint. That is a file of its own, because the page's
 * policy allows no inline script, and a short one, because every first visit waits for it.
 */
const STORED_AS = "larder-theme";

export function chosenTheme(): Theme {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return COLOR_SCHEMES.find((theme) => theme === stored) ?? "system";
  } catch {
    return "system";
  }
}

/** Applies another theme, and stores it for later visits if the browser allows it. */
export function chooseTheme(theme: Theme): void {
  window.dispatchEvent(new CustomEvent("larder:theme", { detail: theme }));
  try {
    if (theme === "system") localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, theme);
  } catch {
    // A browser that stores nothing applies the theme until the page is closed.
  }
}
