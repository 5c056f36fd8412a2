/** A page that is opened begins at its top. Whoever wants to be found as it was left sees to it itself. */
export function openPagesAtTheTop(): void {
  history.scrollRestoration = "manual";
  let path = location.pathname;
  const arrive = () => {
    if (location.pathname === path) return;
    path = location.pathname;
    window.scrollTo(0, 0);
  };
  // The router tells of its own navigations by an event of this name.
  addEventListener("pushState", arrive);
  addEventListener("popstate", arrive);
}
