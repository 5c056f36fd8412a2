type Holder = () => void;

/** The active holders. The latest one is called: a dialog over a page goes before the page. */
const holders: Holder[] = [];

/**
 * Lets a page intercept the browser's back button. Call it once, before the router first reads the address: a window
 * calls its listeners in the order of their registration, and the router must not see the intercepted events.
 */
export function listenForBack(): void {
  addEventListener("popstate", (event) => {
    const holder = holders.at(-1);
    if (!holder) return;
    event.stopImmediatePropagation();
    holder();
  });
}

/**
 * Calls `onBack` in place of every step back or forward, until the returned function is called. The address has
 * changed already.
 */
export function holdBack(onBack: Holder): () => void {
  holders.push(onBack);
  return () => {
    const index = holders.indexOf(onBack);
    if (index >= 0) holders.splice(index, 1);
  };
}
