import { use } from "react";

/**
 * A part of the program that comes when it is first needed.
 *
 * @returns how to ask for it early, and a hook that has the page, or the next Suspense, wait for it. Once it is here, the
 *   hook has it at once.
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
