import type { Model } from "mongoose";
import { mongo as driver } from "mongoose";
import type { RecipeFilter, RecipeOrder } from "../../ports/recipe-stores.ts";
import type { Page, PageReader, PageRequest } from "../../ports/page.ts";
import { comparePositions, cursorOf, pageOf, positionOf, type CursorPosition } from "../shared/cursor.ts";
import type { Mongo } from "./mongo.ts";
import type { RecipeDocument } from "./recipe-document.ts";
import { after, filtersOf, ORDERS } from "./recipe-filter.ts";
import type { Words } from "./search-words.ts";

const NO_PAGE = { items: [], total: 0, nextCursor: null };
const NOTHING_TO_READ: PageReader<never> = {
  total: 0,
  atMost: 0,
  items: (async function* () {})(),
  nextCursor: () => null,
};
/** The number of documents of a long page that are fetched at a time. */
const BATCH = 50;

type Filter = Record<string, unknown>;

interface Wanted {
  order: RecipeOrder;
  position: CursorPosition | null;
  size: number;
  projection: object;
}

/** Creates the functions that list recipes, as a page at once or as documents that are read while the page is sent. */
export function createRecipeLists(mongo: Mongo, recipes: Model<RecipeDocument>, words: Words) {
  async function countAll(parts: readonly Filter[]): Promise<number> {
    const counts = await Promise.all(parts.map((part) => recipes.countDocuments(part)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** Returns the first documents of disjoint parts after a position; an index orders each part, and they are merged here. */
  async function findFirst(
    parts: readonly Filter[],
    { order, position, size, projection }: Wanted,
  ): Promise<RecipeDocument[]> {
    const found = await Promise.all(
      parts.map((part) =>
        recipes
          .find(after(position, order, part, mongo), projection)
          .sort(ORDERS[order])
          .limit(size)
          .lean(),
      ),
    );
    const [only = [], ...others] = found;
    if (others.length === 0) return only;
    return found
      .flat()
      .toSorted((a, b) => comparePositions(order, positionIn(a, order), positionIn(b, order)))
      .slice(0, size);
  }

  /**
   * Works as `list`, but yields document by document, so that a long page is never buffered here. Each batch is a query
   * of its own: how long a cursor of the server shows what was deleted depends on the server and on the index.
   */
  function open<T>(projection: object, item: (document: RecipeDocument) => T) {
    return (filter: RecipeFilter, order: RecipeOrder, page: PageRequest): Promise<PageReader<T>> =>
      mongo.run(async () => {
        const start = positionOf(page.cursor, order);
        const wanted = await filtersOf(filter, words, mongo);
        if (!wanted) return NOTHING_TO_READ;
        const total = await countAll(wanted);
        const { limit, maxBytes = Infinity } = page;
        const batchAfter = (position: CursorPosition | null, size: number): Promise<RecipeDocument[]> =>
          mongo.run(() => findFirst(wanted, { order, position, size, projection }));
        let next: string | null = null;
        async function* items(): AsyncGenerator<T> {
          let last = start;
          let count = 0;
          let bytes = 0;
          for (;;) {
            const size = Math.min(BATCH, limit + 1 - count);
            const documents = await batchAfter(last, size);
            for (const document of documents) {
              bytes += maxBytes === Infinity ? 0 : driver.BSON.calculateObjectSize(document);
              if (count === limit || (count > 0 && bytes > maxBytes))
                return void (next = last && cursorOf(order, last));
              count += 1;
              last = positionIn(document, order);
              yield item(document);
            }
            if (documents.length < size) return;
          }
        }
        return { total, atMost: Math.min(total, limit), items: items(), nextCursor: () => next };
      });
  }

  function list<T>(projection: object, item: (document: RecipeDocument) => T) {
    return (filter: RecipeFilter, order: RecipeOrder, page: PageRequest): Promise<Page<T>> =>
      mongo.run(async () => {
        const position = positionOf(page.cursor, order);
        const wanted = await filtersOf(filter, words, mongo);
        if (!wanted) return NO_PAGE;
        const { limit } = page;
        const [total, documents] = await Promise.all([
          countAll(wanted),
          findFirst(wanted, { order, position, size: limit + 1, projection }),
        ]);
        return pageOf(
          documents,
          total,
          { limit },
          {
            item,
            cursor: (document) => cursorOf(order, positionIn(document, order)),
          },
        );
      });
  }

  return { list, open };
}

function positionIn(document: RecipeDocument, order: RecipeOrder): CursorPosition {
  const { bookmarkCount, foldedName, minutes, createdAt, _id } = document;
  const ranks = { new: 0, popular: bookmarkCount, name: foldedName, shortest: minutes };
  return { rank: ranks[order], createdAt, id: _id };
}
