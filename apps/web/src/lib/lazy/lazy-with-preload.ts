import { use } from "react";

/**
 * Loads a part of the app when it is first needed. All lazy parts but whole pages stand on it: `lazyPart` for what opens
 * over a page, `pageMessages` for messages.
 *
 * @param load called again only after it has failed
 * @returns a function that loads the part early, and a hook that suspends until the part has loaded; once it has, the hook
 *   returns it in the first render
 */
export function lazyWithPreload<Part extends object>(
  load: () => Promise<Part>,
): [() => Promise<Part>, () => Part] {
  let coming: Promise<Part> | undefined;
  const ask = () => {
    coming ??= load().then(
      (part) => {
        // React reads these from a promise, and then does not wait for the next round as it does by itself.
        if (coming) void Object.assign(coming, { status: "fulfilled", value: part });
        return part;
      },
      (error: unknown) => {
        // Another try may find the connection again.
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  return [ask, () => use(ask())];
}
