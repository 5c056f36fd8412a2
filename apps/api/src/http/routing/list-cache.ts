/**
 * A write shows by the revision. One whose process died before it could raise the revision was never acknowledged; that
 * it shows at all is seen to by age.
 */
const MAX_AGE_MS = 60_000;
/** The least number of bytes that an entry counts, which limits the number of empty answers too. */
const LEAST_BYTES = 4_096;

/** An answer that can be cached. */
interface Sized {
  /** The memory that it takes, in bytes. */
  size: number;
}

interface Entry<Answer> {
  revision: string;
  madeAt: number;
  /** Rises with every request, so it tells which was asked for longest ago. */
  askedAt: number;
  answer: Promise<Answer>;
  /** Zero while it is being built. */
  bytes: number;
}

export type ListCache<Answer extends Sized> = ReturnType<typeof createListCache<Answer>>;

/**
 * Creates a cache of answers as bytes that are valid until the next write. Beyond `maxBytes` it drops the least
 * recently used entries.
 *
 * It never serves a stale answer: the revision is read for each request before the lookup, and an answer that was
 * built after its revision was read contains every write that the revision counts.
 */
export function createListCache<Answer extends Sized>(maxBytes: number, now: () => number) {
  const entries = new Map<string, Entry<Answer>>();
  let total = 0;
  let asked = 0;

  function drop(key: string, entry: Entry<Answer>): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    total -= entry.bytes;
  }

  function weigh(key: string, entry: Entry<Answer>, { size }: Answer): void {
    if (entries.get(key) !== entry) return;
    entry.bytes = Math.max(size, LEAST_BYTES);
    total += entry.bytes;
    while (total > maxBytes) dropOldest();
  }

  function dropOldest(): void {
    const ready = [...entries].filter(([, { bytes }]) => bytes > 0);
    const [key, entry] = ready.reduce((oldest, next) =>
      next[1].askedAt < oldest[1].askedAt ? next : oldest,
    );
    drop(key, entry);
  }

  return {
    /**
     * @param key everything that the answer depends on but the recipes: who asks too, where that makes a difference
     * @param build is asked once for all who want the same at the same time
     */
    get(key: string, revision: string, build: () => Promise<Answer>): Promise<Answer> {
      const known = entries.get(key);
      if (known) {
        const isGood = known.revision === revision && Math.abs(now() - known.madeAt) < MAX_AGE_MS;
        if (isGood) {
          known.askedAt = asked += 1;
          return known.answer;
        }
        drop(key, known);
      }
      const entry: Entry<Answer> = {
        revision,
        madeAt: now(),
        askedAt: (asked += 1),
        answer: build(),
        bytes: 0,
      };
      entries.set(key, entry);
      entry.answer.then(
        (answer) => weigh(key, entry, answer),
        () => drop(key, entry),
      );
      return entry.answer;
    },
    /** The bytes that it holds. */
    size: () => total,
  };
}
