import { AppError } from "../../http/errors/app-error.ts";
import type { PageRequest } from "../../ports/page.ts";
import type { Ports } from "../../ports/ports.ts";

export type AuthorsService = ReturnType<typeof createAuthorsService>;

/** Creates the service for the pages of users whose recipes show their name. */
export function createAuthorsService({ store }: Pick<Ports, "store">) {
  return {
    /**
     * @param uid the user who asks; undefined for a visitor
     * @throws AppError `not-found` for a user who does not show their name, as for one that does not exist
     */
    async page(id: string, uid: string | undefined, page: PageRequest) {
      const author = await store.users.find(id);
      if (!author?.nameOnRecipes || !author.displayName) throw new AppError("not-found");
      const { items, total, nextCursor } = await store.recipes.listSummaries({ sharedBy: id }, "new", page);
      return {
        name: author.displayName,
        isBlocked: uid !== undefined && (await store.blocks.has(uid, id)),
        recipes: items,
        total,
        nextCursor,
      };
    },
  };
}
