import type { Collection } from "@larder/domain/collection/collection";
import * as contract from "@larder/domain/contract/collections";
import { extraReadsOf, JsonStream, SUMMARIES_A_READ } from "../../http/answers/json-stream.ts";
import { Reply } from "../../http/answers/reply.ts";
import type { HandlerInput } from "../../http/routing/handler.ts";
import type { Route } from "../../http/routing/route.ts";
import type { CollectionsService } from "./collections.service.ts";

const SHELF = 100;
const RECIPES = 48;
/** The page lengths that are cached, as those of the recipe list; long ones only from the beginning. */
const CACHED_LENGTHS: ReadonlySet<number> = new Set([24, 48, 50, 200, 240, 2_000]);
const LONGEST_CACHED_NEXT = 240;

type PageInput = HandlerInput<typeof contract.listCollectionRecipes>;

export function collectionsRoutes(route: Route, service: CollectionsService): void {
  const withEtag = (collection: Collection) =>
    new Reply({ collection }, { etag: service.etagOf(collection) });
  const pageOf = (limit: number, cursor: string | undefined) => ({ limit, ...(cursor && { cursor }) });

  route(contract.listCollections, async ({ user, query: { limit = SHELF, cursor } }) => {
    const { items, total, nextCursor } = await service.shelf(user.uid, pageOf(limit, cursor));
    return { collections: items, total, nextCursor };
  });
  route(contract.createCollection, async ({ user, body }) => withEtag(await service.create(user.uid, body)));
  route(contract.getCollection, async ({ user, params }) =>
    withEtag(await service.find(user.uid, params.id)),
  );
  route(contract.updateCollection, async ({ user, params, body, headers }) =>
    withEtag(await service.update(user, params.id, body, headers["if-match"])),
  );
  route(contract.deleteCollection, async ({ user, params, headers }) => {
    await service.remove(user.uid, params.id, headers["if-match"]);
    return {};
  });
  const { shape } = contract.listCollectionRecipes.response;
  const recipesOf = async ({ user, params, query: { limit = RECIPES, cursor } }: PageInput) => {
    const opened = await service.open(user.uid, params.id, pageOf(limit, cursor));
    return new JsonStream(
      [
        { name: "success", schema: shape.success, value: true },
        { name: "recipes", schema: shape.recipes.def.element, items: opened.items },
        { name: "total", schema: shape.total, value: opened.total },
        { name: "nextCursor", schema: shape.nextCursor, deferredValue: opened.nextCursor },
      ],
      extraReadsOf(opened.atMost, SUMMARIES_A_READ),
    );
  };
  route(contract.listCollectionRecipes, recipesOf, {
    revision: () => service.revision(),
    mayBeHeavy: ({ query: { limit = RECIPES } }) => limit > SUMMARIES_A_READ,
    // The key names the reader, who sees other recipes than other readers.
    of: async (input) => {
      const { user, params, query } = input;
      const { limit = RECIPES, cursor } = query;
      const isCached = CACHED_LENGTHS.has(limit) && (cursor === undefined || limit <= LONGEST_CACHED_NEXT);
      if (!isCached || !(await service.isFilled(user.uid, params.id))) return null;
      const key = JSON.stringify([params.id, user.uid, limit, cursor]);
      return { key, build: () => recipesOf(input) };
    },
  });
  route(contract.addToCollection, ({ user, params, body }) => service.addMany(user, params.id, body));
  route(contract.removeFromCollection, async ({ user, params, body }) => ({
    removed: await service.takeOut(user, params.id, body.recipeIds),
  }));
  route(contract.moveInCollection, async ({ user, params, body }) => {
    await service.move(user, params.id, params.recipeId, body);
    return {};
  });
  route(contract.setCollectionAudience, async ({ user, params, body, headers }) =>
    withEtag(await service.setAudience(user.uid, params.id, body, headers["if-match"])),
  );
  route(contract.leaveCollection, async ({ user, params }) => {
    await service.leave(user.uid, params.id);
    return {};
  });
  route(contract.listCollectionsOfRecipe, async ({ user, params }) => ({
    collectionIds: await service.withRecipe(user.uid, params.id),
  }));
}
