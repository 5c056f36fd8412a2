import { cookingNotesSchema } from "@larder/domain/cooking-notes";
import { feedbackSchema } from "@larder/domain/feedback";
import { recipeSchema } from "@larder/domain/recipe";
import { recipeRequestSchema } from "@larder/domain/recipe-request";
import { userSchema } from "@larder/domain/user";
import * as z from "zod/mini";
import type { StoredItems } from "../../ports/store.ts";
import { counted } from "../command.ts";
import { keyOf } from "./digests.ts";
import type { Kind } from "./kinds.ts";

/** The most items that a message names. */
const MOST_NAMED = 5;

/** What an item must be for the API to answer with it; a store takes whatever it is given. */
const SCHEMAS: Readonly<Record<Kind, z.ZodMiniType>> = {
  recipes: recipeSchema,
  users: userSchema,
  bookmarks: z.object({ uid: z.string(), recipeId: z.string(), createdAt: z.iso.datetime() }),
  cookingNotes: z.extend(cookingNotesSchema, { uid: z.string(), recipeId: z.string() }),
  feedback: feedbackSchema,
  requests: recipeRequestSchema,
};

/** Gathers the items that are not as the domain has them, as an older Larder or another program may have left them. */
export class Unfit {
  #count = 0;
  readonly #named: string[] = [];

  check(kind: Kind, item: StoredItems[Kind]): void {
    const { error } = SCHEMAS[kind].safeParse(item);
    if (!error) return;
    this.#count += 1;
    if (this.#named.length >= MOST_NAMED) return;
    const where = new Set(error.issues.map(({ path }) => path.join(".")));
    this.#named.push(`${kind} ${JSON.stringify(keyOf(item))} (${[...where].join(", ")})`);
  }

  /** By kind and id, with what is wrong of each: `recipes "4f1c" (url)`; null when all fit. */
  get summary(): string | null {
    if (this.#count === 0) return null;
    const more = this.#count - this.#named.length;
    return this.#named.join(", ") + (more > 0 ? ` and ${counted(more)} more` : "");
  }
}
