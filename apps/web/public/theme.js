// See lib/browser/theme.ts.
(() => {
  const COLOURS = { light: "#fafbf7", dark: "#0c120e" };
  const root = document.documentElement;

  function read() {
    try {
      return localStorage.getItem("larder-theme");
    } catch {
      return null;
    }
  }

  function apply(theme) {
    const chosen = Object.hasOwn(COLOURS, theme ?? "") ? theme : null;
    if (chosen) root.dataset.theme = chosen;
    else delete root.dataset.theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      const own = meta.content === COLOURS.dark ? "dark" : "light";
      meta.media = !chosen ? `(prefers-color-scheme: ${own})` : own === chosen ? "all" : "not all";
    }
  }

  // See features/recipes/list/meal-of-day.ts: a page that the server renders has the headings of all meals.
  const hour = new Date().getHours();
  root.dataset.meal = hour < 12 ? "breakfast" : hour < 18 ? "lunch" : "dinner";

  apply(read());
  addEventListener("larder:theme", (event) => apply(event.detail));
  addEventListener("storage", () => apply(read()));
})();
