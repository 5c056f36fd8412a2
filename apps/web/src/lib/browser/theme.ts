/** How the app appears on this device; `system` follows the device. */
export const COLOR_SCHEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof COLOR_SCHEMES)[number];

/**
 * `public/theme.js` reads it before the first paint: a file of its own, because the page's policy allows no script inside
 * it, and a short one, because every first visit waits for it.
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

/** Shows the app in another theme, and keeps it for later visits where the browser lets us. */
export function chooseTheme(theme: Theme): void {
  window.dispatchEvent(new CustomEvent("larder:theme", { detail: theme }));
  try {
    if (theme === "system") localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, theme);
  } catch {
    // A browser that keeps nothing shows it until the page is closed.
  }
}
