import type { Collection } from "@larder/domain/collection/collection";
import type { CollectedRecipe } from "@larder/domain/contract/collections";
import type { ExportQuery } from "@larder/domain/contract/exports";
import type { ExcludedFoods } from "@larder/domain/examine/held-foods";
import { searchTerms } from "../../http/routing/search-terms.ts";
import type { PageReader, PageRequest } from "../../ports/page.ts";
import type { RecipeFilter } from "../../ports/recipe-stores.ts";
import type { Store } from "../../ports/store.ts";

/** The recipes that are listed at a time. */
const PAGE = 1_000;

/** The recipes that a query chooses: a collection, or a search of the recipe list. */
export type Choice =
  | { collection: Collection }
  | {
      collection: null;
      filter: RecipeFilter;
      /** The words of the search; "" for everything. */
      words: string;
    };

/** A recipe that is exported, before it is read whole. */
export interface ListedRecipe {
  id: string;
  name: string;
  sectionId: string | null;
}

export interface ChoosingParts {
  store: Pick<Store, "recipes">;
  /** Opens the recipes of a collection that the user sees. */
  openCollection: (uid: string, id: string, page: PageRequest) => Promise<PageReader<CollectedRecipe>>;
  /** @throws AppError `collection-not-found` */
  findCollection: (uid: string, id: string) => Promise<Collection>;
  /** Returns the foods that lists for the user leave out; null for none. */
  excludedFor: (uid: string) => Promise<ExcludedFoods | null>;
}

/** Returns what a query chooses; without a search it is everything that the user owns. */
export async function choose(
  { findCollection, excludedFor }: ChoosingParts,
  uid: string,
  query: ExportQuery,
  rawQuery: string,
): Promise<Choice> {
  const { collection: id, q, tag, owner, exclude } = query;
  if (id !== undefined) return { collection: await findCollection(uid, id) };
  const terms = searchTerms(rawQuery);
  const isSearch = terms.length > 0 || [q, tag, exclude].some((part) => part !== undefined && part !== "");
  const excluded = exclude ? await excludedFor(uid) : null;
  const filter: RecipeFilter = {
    ...(terms.length > 0 && { terms }),
    ...(q && { q }),
    ...(tag && { tag }),
    ...(isSearch && owner === undefined ? { reader: uid } : { owner: uid }),
    ...(excluded && { excluded }),
  };
  return { collection: null, filter, words: [q, ...terms, tag].filter(Boolean).join(", ") };
}

/** Lists what was chosen: a collection in its order, a search by name. */
export async function listChosen(
  { store, openCollection }: ChoosingParts,
  uid: string,
  choice: Choice,
): Promise<ListedRecipe[]> {
  const listed: ListedRecipe[] = [];
  const { collection } = choice;
  const open = (
    page: PageRequest,
  ): Promise<PageReader<Omit<ListedRecipe, "sectionId"> & { sectionId?: string | null }>> =>
    collection
      ? openCollection(uid, collection.id, page)
      : store.recipes.openSummaries(choice.filter, "name", page);
  for await (const { id, name, sectionId = null } of eachOf(open)) listed.push({ id, name, sectionId });
  return listed;
}

/** Reads all pages of a list. */
export async function* eachOf<T>(
  open: (page: PageRequest) => Promise<PageReader<T>>,
): AsyncGenerator<T, void> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await open({ limit: PAGE, ...(cursor !== undefined && { cursor }) });
    yield* page.items;
    cursor = page.nextCursor();
  }
}
