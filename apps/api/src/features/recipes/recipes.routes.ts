import { getRecipeAsJsonLd } from "@larder/domain/contract/recipe-documents";
import { acceptDraft, listDrafts } from "@larder/domain/contract/drafts";
import * as contract from "@larder/domain/contract/recipes";
import { recipeToJsonLd } from "@larder/domain/formats/json-ld";
import { linkedIds } from "@larder/domain/recipe/shown-links";
import { isOwnersAlone } from "@larder/domain/recipe/visibility";
import { withUses } from "@larder/domain/links/recipe-uses";
import { type Recipe, recipeSchema } from "@larder/domain/recipe/recipe";
import { AppError } from "../../http/errors/app-error.ts";
import { checked } from "../../http/answers/checked-json.ts";
import {
  extraReadsOf,
  JsonStream,
  RECIPES_A_READ,
  SUMMARIES_A_READ,
} from "../../http/answers/json-stream.ts";
import { Reply } from "../../http/answers/reply.ts";
import { searchTerms } from "../../http/routing/search-terms.ts";
import type { Route } from "../../http/routing/route.ts";
import type { RecipeFilter, RecipeOrder } from "../../ports/recipe-stores.ts";
import type { Page, PageReader, PageRequest } from "../../ports/page.ts";
import type { NotesOrder } from "./list-by-notes.ts";
import { recipeAnswer } from "./recipe-answer.ts";
import type { RecipesService } from "./recipes.service.ts";

/** The most recipes that one answer holds. */
const MAX_PAGE = 2_000;
/** Long recipes make a page shorter: whatever is asked for, the server is not held up for long. */
const MAX_PAGE_BYTES = 12_000_000;
/** The page lengths that are cached: the defaults of clients, and the web's. */
const CACHED_LENGTHS: ReadonlySet<number> = new Set([24, 48, 50, 200, 240, 2_000]);
const LONGEST_CACHED_NEXT = 240;
const HIDDEN_PAGE = 50;

interface ListInput {
  query: {
    q?: string | undefined;
    tag?: string | undefined;
    owner?: "me" | undefined;
    exclude?: "mine" | undefined;
    sort?: RecipeOrder | NotesOrder | undefined;
  } & Partial<PageRequest>;
  rawQuery: string;
  user: { uid: string } | null;
}

export function recipesRoutes(route: Route, service: RecipesService): void {
  const { revision } = service;
  const readerFilter = async ({ user, query }: Pick<ListInput, "user" | "query">, now?: string) =>
    user && query.owner !== "me" && (await service.hasOwnLists(user.uid, now)) ? { reader: user.uid } : {};
  const withExcluded = async (input: ListInput): Promise<ReturnType<typeof listRequest>> => {
    const [filter, ...rest] = listRequest(input);
    const excluded = input.query.exclude && input.user && (await service.excludedFor(input.user.uid));
    return [{ ...filter, ...(await readerFilter(input)), ...(excluded && { excluded }) }, ...rest];
  };
  const summaries = async (input: ListInput) => {
    const { sort } = input.query;
    if (sort === "liked" || sort === "cooked") return byNotes(input, sort);
    return listPieces(
      contract.listRecipeSummaries.response,
      await service.openSummaries(...(await withExcluded(input))),
      SUMMARIES_A_READ,
    );
  };
  const byNotes = async (input: ListInput, order: NotesOrder) => {
    if (!input.user) throw new AppError("not-signed-in");
    const [filter, , page] = await withExcluded(input);
    const listed = await service.listByNotes(input.user.uid, order, filter, page);
    const { response } = contract.listRecipeSummaries;
    return listPieces(response, readerOf(listed), SUMMARIES_A_READ);
  };
  route(contract.listRecipeSummaries, summaries, {
    revision,
    mayBeHeavy: ({ query: { limit = MAX_PAGE } }) => limit > SUMMARIES_A_READ,
    of: async (input, now) =>
      cachedList("summaries", input, await readerFilter(input, now), () => summaries(input)),
  });
  const whole = async (input: ListInput) => {
    const [filter, order, page] = await withExcluded(input);
    const opened = await service.openList(filter, order, { ...page, maxBytes: MAX_PAGE_BYTES });
    return listPieces(contract.listRecipes.response, opened, RECIPES_A_READ);
  };
  route(contract.listRecipes, whole, {
    revision,
    mayBeHeavy: ({ query: { limit = MAX_PAGE } }) => limit > RECIPES_A_READ,
    of: async (input, now) => cachedList("whole", input, await readerFilter(input, now), () => whole(input)),
  });
  route(contract.listTags, async ({ user }) => ({
    tags: await service.tags((await readerFilter({ user, query: {} })).reader),
  }));
  route(getRecipeAsJsonLd, async ({ params, user, origin }) => {
    const recipe = await service.bySlug(params.slug, user?.uid);
    return new Reply(recipeToJsonLd(checked(recipeSchema, recipe), origin), {
      etag: service.etagOf(recipe, "jsonld"),
    });
  });
  const answer = (recipe: Recipe, uid: string | undefined) => recipeAnswer(service.showLinks, recipe, uid);
  // What the recipe was made from, a document or another recipe, is its owner's alone.
  const bySlug = async (slug: string, uid?: string) => {
    const recipe = await service.bySlug(slug, uid);
    const { originalJson, origin, ...rest } = recipe;
    const isWhole = originalJson === undefined && !origin && linkedIds(recipe.linkedRecipes).length === 0;
    if (isWhole || recipe.userId === uid) return answer(recipe, uid);
    // One cached answer is for everybody who sees a shared recipe, so it has the links that everybody sees.
    const shown = await service.showLinks(rest, isOwnersAlone(recipe) ? uid : undefined);
    return new Reply({ recipe: withUses(shown) }, { etag: service.etagOf(shown), differsFor: recipe.userId });
  };
  route(contract.getRecipe, ({ params, user }) => bySlug(params.slug, user?.uid), {
    revision,
    // As everybody sees it: a hidden one is not kept, and its owner is answered by the handler.
    of: ({ params }) => ({ key: params.slug, build: () => bySlug(params.slug) }),
  });
  route(contract.createRecipe, async ({ user, body }) =>
    answer(await service.addRaw(user.uid, body), user.uid),
  );
  route(contract.updateRecipe, async ({ user, params, body, headers }) =>
    answer(await service.update(user.uid, params.id, body, headers["if-match"]), user.uid),
  );
  route(contract.deleteRecipe, async ({ user, params, headers }) => {
    await service.remove(user.uid, params.id, headers["if-match"]);
    return {};
  });
  route(acceptDraft, async ({ user, params }) =>
    answer(await service.acceptDraft(user.uid, params.id), user.uid),
  );
  route(listDrafts, async ({ user, query: { limit = HIDDEN_PAGE, cursor } }) =>
    listAnswer(
      await service.listSummaries({ owner: user.uid, drafts: true }, "new", {
        limit,
        ...(cursor && { cursor }),
      }),
    ),
  );
  route(contract.listHiddenRecipes, async ({ query: { limit = HIDDEN_PAGE, cursor } }) =>
    listAnswer(await service.listSummaries({ hidden: true }, "new", { limit, ...(cursor && { cursor }) })),
  );
  route(contract.setRecipeHidden, async ({ user, params, body }) => {
    await service.setHidden(params.id, body.isHidden ? user.uid : null);
    return {};
  });
  route(contract.setRecipeVisibility, async ({ user, params, body }) =>
    answer(await service.setVisibility(user.uid, params.id, body.visibility), user.uid),
  );
}

/** Reads a page that is there already. */
function readerOf<T>({ items, total, nextCursor }: Page<T>): PageReader<T> {
  async function* each(): AsyncGenerator<T> {
    yield* items;
  }
  return { total, atMost: items.length, items: each(), nextCursor: () => nextCursor };
}

function listRequest({ query, rawQuery, user }: ListInput): [RecipeFilter, RecipeOrder, PageRequest] {
  if ((query.owner === "me" || query.exclude === "mine") && !user) throw new AppError("not-signed-in");
  const { q, tag, sort = "new", limit = MAX_PAGE, cursor } = query;
  const filter: RecipeFilter = {
    terms: searchTerms(rawQuery),
    ...(q && { q }),
    ...(tag && { tag }),
    ...(query.owner === "me" && user && { owner: user.uid }),
  };
  return [filter, sort === "liked" || sort === "cooked" ? "new" : sort, { limit, ...(cursor && { cursor }) }];
}

/**
 * Caches lists of the newest recipes. Searches are not cached, because they differ from user to user and the store
 * has an index for them; nor are popular recipes, which change with every bookmark. Only pages of a few lengths are
 * cached, and long ones only from the beginning: callers could evict all others by pages that are requested once.
 */
function cachedList<T>(
  kind: "summaries" | "whole",
  input: ListInput,
  { reader }: Pick<RecipeFilter, "reader">,
  build: () => Promise<T>,
) {
  const [{ terms = [], q, tag, owner }, , { limit, cursor }] = listRequest(input);
  const { sort = "new" } = input.query;
  if (terms.length > 0 || q !== undefined || input.query.exclude || sort !== "new") return null;
  if (!CACHED_LENGTHS.has(limit) || (cursor !== undefined && limit > LONGEST_CACHED_NEXT)) return null;
  // The key names the owner of a list that has more than the shared recipes.
  return { key: JSON.stringify([kind, owner, reader, tag, limit, cursor]), build };
}

/** @param itemsARead so many items cost as much as a read of one thing */
function listPieces<T>(
  { shape }: typeof contract.listRecipes.response | typeof contract.listRecipeSummaries.response,
  { total, atMost, items, nextCursor }: PageReader<T>,
  itemsARead: number,
): JsonStream {
  return new JsonStream(
    [
      { name: "success", schema: shape.success, value: true },
      { name: "recipes", schema: shape.recipes.def.element, items },
      { name: "total", schema: shape.total, value: total },
      { name: "nextCursor", schema: shape.nextCursor, deferredValue: nextCursor },
    ],
    extraReadsOf(atMost, itemsARead),
  );
}

function listAnswer<T>({ items, total, nextCursor }: Page<T>) {
  return { recipes: items, total, nextCursor };
}
