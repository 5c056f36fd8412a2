// See lib/theme.ts.
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

  apply(read());
  addEventListener("larder:theme", (event) => apply(event.detail));
  addEventListener("storage", () => apply(read()));
})();
