import type { Generation } from "@larder/domain/generation/generation";
import type { Page, PageRequest } from "./page.ts";

/** The use of the generator since a given time, including a running question. */
export interface Spent {
  questions: number;
  credits: number;
}

/** The log of what was generated, which the limits count by. It is not moved between stores, and ends by itself. */
export interface GenerationStore {
  /**
   * Notes that a question begins, unless another of this user's is running: a user has one place, over all processes.
   *
   * @param lostBefore a running question that began before this moment has lost its process and keeps no place
   */
  begin(generation: Generation, lostBefore: string): Promise<boolean>;
  /** Notes how it ended, and frees the user's place. */
  end(id: string, result: Partial<Generation> & Pick<Generation, "outcome">): Promise<void>;
  /** Returns the use by one user, or by all users without `uid`. */
  spent(since: string, uid?: string): Promise<Spent>;
  /** Returns when the oldest question since then that cost a credit was asked: a limit opens again a period after it. */
  oldestSpent(since: string, uid?: string): Promise<string | null>;
  /** The ids of the recipes that were made for this query since then, a few at most, the newest first. */
  recipesFor(queryKey: string, since: string): Promise<string[]>;
  /** Newest first. */
  list(page: PageRequest): Promise<Page<Generation>>;
  removeOlderThan(at: string): Promise<void>;
}
