/** How often each file could not be loaded while this page is open. */
const failures = new Map<string, number>();

/** The errors of parts that could not be loaded. */
const missing = new WeakSet<object>();

/**
 * Loads a part of the built app, and after a failure asks for it with another query. Browsers may keep the failure of an
 * address for as long as the page is open. A part that came stays with the address under which it came, and the parts
 * that it imports itself keep their own addresses, so each is there once.
 *
 * @param file the address of the part, relative to this one; all parts lie in one folder
 */
async function importPart(file: string): Promise<unknown> {
  const failed = failures.get(file) ?? 0;
  try {
    return await import(/* @vite-ignore */ failed === 0 ? file : `${file}?again=${failed}`);
  } catch (error) {
    failures.set(file, failed + 1);
    if (error instanceof Error) missing.add(error);
    throw error;
  }
}

/** Returns whether an error says that a part of the built app could not be loaded. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && missing.has(error);

// The build has every dynamic import go through it, see `retried-imports.ts`.
Object.assign(globalThis, { importPart });
