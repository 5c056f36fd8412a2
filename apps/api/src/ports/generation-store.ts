import type { Generation } from "@larder/domain/generation/generation";
import type { Page, PageRequest } from "./page.ts";

/** The use of the generator since a given time, including a running question. */
export interface Spent {
  questions: number;
  credits: number;
}

/**
 * The log of generated recipes, from which the quotas are computed. It is not moved between stores, and old entries
 * expire.
 */
export interface GenerationStore {
  /**
   * Records the start of a question. Returns false if another of this user's is running: a user has one at a time,
   * over all processes.
   *
   * @param lostBefore a question that began before this moment counts as lost with its process, no longer as
   *   running
   */
  begin(generation: Generation, lostBefore: string): Promise<boolean>;
  /** Records the result of a question, which then no longer counts as running. */
  end(id: string, result: Partial<Generation> & Pick<Generation, "outcome">): Promise<void>;
  /** Returns the use by one user, or by all users without `uid`. */
  spent(since: string, uid?: string): Promise<Spent>;
  /**
   * Returns the time of the oldest question since then that cost a credit: the quota frees one a period after it.
   * Null without any.
   */
  oldestSpent(since: string, uid?: string): Promise<string | null>;
  /** Returns the ids of a few recipes made for this query since then, newest first; drafts of `uid` alone. */
  recipesFor(queryKey: string, since: string, uid: string): Promise<string[]>;
  /** Returns a page of the log, newest first. */
  list(page: PageRequest): Promise<Page<Generation>>;
  removeOlderThan(at: string): Promise<void>;
}
