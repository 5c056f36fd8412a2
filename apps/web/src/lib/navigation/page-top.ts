/** Scrolls an opened page to its top. A page that is restored as it was left does that itself. */
export function openPagesAtTheTop(): void {
  history.scrollRestoration = "manual";
  let path = location.pathname;
  const arrive = () => {
    if (location.pathname === path) return;
    path = location.pathname;
    window.scrollTo(0, 0);
  };
  // The router reports its own navigations by an event of this name.
  addEventListener("pushState", arrive);
  addEventListener("popstate", arrive);
}
