type Holder = () => void;

/** The latest one is asked: a dialog over a page goes before the page. */
const holders: Holder[] = [];

/**
 * Lets a page hold the browser's back key. Call it once, before the router looks at the address for the first time: a
 * window calls its listeners in the order in which they came, and the router must not hear of what is held.
 */
export function listenForBack(): void {
  addEventListener("popstate", (event) => {
    const holder = holders.at(-1);
    if (!holder) return;
    event.stopImmediatePropagation();
    holder();
  });
}

/** Calls `onBack` in place of every step back or forward, until the answer is called. The address has changed already. */
export function holdBack(onBack: Holder): () => void {
  holders.push(onBack);
  return () => {
    const index = holders.indexOf(onBack);
    if (index >= 0) holders.splice(index, 1);
  };
}
