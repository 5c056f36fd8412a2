import type { StoredImport } from "@larder/domain/archive-import/archive-import";
import type { JobTurns } from "../../ports/job-turns.ts";
import type { ImportWork } from "./import-context.ts";

/** The time in milliseconds after which an import lets others have a turn. */
const SLICE_MS = 5_000;
/**
 * After this time in milliseconds a process that has the turn counts as lost. Should one take longer for an entry, another
 * one begins beside it, and both add each recipe under the same id.
 */
const LONGEST_MS = 30_000;
/** The pause in milliseconds between looks for imports that another process has left, and after a failure. */
const POLL_MS = 5_000;

export interface ImportJobsOptions {
  turns: JobTurns;
  /** The number of imports that this process works on at once. */
  jobs: number;
  /** True if other processes work on the same imports; what they leave when they die is looked for from time to time. */
  isShared: boolean;
  unfinished: () => Promise<StoredImport[]>;
  /** Begins the work that the state of an import asks for. */
  workOn: (stored: StoredImport) => ImportWork;
  failed: (error: unknown) => void;
  pollMs?: number;
  sliceMs?: number;
}

export interface ImportJobs {
  /** Looks for imports that can go on, at once. */
  wake: () => void;
  /** Ends all work; what is under way is stored and goes on after the next start. */
  stop: () => Promise<void>;
}

/**
 * Works on imports beside the requests: of each user one look and one other work at a time, over all processes, and a few together. An import whose
 * process died goes on in another one, or after the next start.
 */
export function startImportJobs(options: ImportJobsOptions): ImportJobs {
  const { turns, jobs, isShared, unfinished, workOn, failed, pollMs = POLL_MS, sliceMs = SLICE_MS } = options;
  const active = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let looking: Promise<void> | null = null;
  let isAsked = false;

  /**
   * Works on an import until it is done.
   *
   * @returns false where another process has its turn
   */
  async function run(stored: StoredImport): Promise<boolean> {
    const work = workOn(stored);
    try {
      while (!stopping.signal.aborted) {
        const until = performance.now() + sliceMs;
        const isOver = () => stopping.signal.aborted || performance.now() >= until;
        const isDone = await turns.oneAtATime(LONGEST_MS, `import ${turnOf(stored)}`, () =>
          work.work(isOver),
        );
        if (isDone !== false) return isDone === true;
      }
      return false;
    } finally {
      await work.close();
    }
  }

  async function lookForWork(): Promise<void> {
    for (const stored of await unfinished()) {
      const turn = turnOf(stored);
      if (stopping.signal.aborted || active.size >= jobs) return;
      if (active.has(turn)) continue;
      const running = run(stored)
        .catch((error: unknown) => {
          failed(error);
          setTimeout(wake, pollMs).unref();
          return false;
        })
        .then((isDone) => {
          active.delete(turn);
          // The state that follows may ask for other work. What failed is tried again with the next look.
          if (isDone) wake();
        });
      active.set(turn, running);
    }
  }

  function wake(): void {
    isAsked = true;
    looking ??= (async () => {
      while (isAsked && !stopping.signal.aborted) {
        isAsked = false;
        await lookForWork().catch((error: unknown) => {
          failed(error);
          setTimeout(wake, pollMs).unref();
        });
      }
      looking = null;
    })();
  }

  // A process that has nothing else to do may end.
  const timer = isShared ? setInterval(wake, pollMs).unref() : undefined;
  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await looking;
      await Promise.all(active.values());
    },
  };
}

/** A look only reads: it need not wait until another import of the same user has added all its recipes. */
function turnOf({ userId, state }: StoredImport): string {
  return state === "looking" ? `${userId} look` : userId;
}
