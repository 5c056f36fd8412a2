import { fold } from "@larder/domain/text/fold";
import { findsForm } from "@larder/domain/search/search-forms";
import { searchTermsOf } from "@larder/domain/search/search-text";
import type { Browsing, Headers } from "./browsing.ts";
import type { ClientAnswer } from "./http-client.ts";
import {
  type Body,
  type CallKind,
  checkBody,
  checkDocument,
  type PlannedCall,
  type Summary,
} from "./planned-call.ts";

const PAGE = 48;
const NEXT_PAGE = 240;
const LIST = `/api/recipes?view=summary&limit=${PAGE}`;

/** Returns the calls about the collection as a whole. */
export function listCalls(browsing: Browsing): readonly CallKind[] {
  const { recipes, added, ingredients, tags, anyOf, openedRecipe, ofCook, documentRequest } = browsing;
  /** The first page as it was last seen, and when. */
  let lastList: { etag: string; endedAt: number; nextCursor: string | null } | null = null;

  function firstPageChecks(): (body: Body) => string | null {
    const atLeast = recipes.length + added.length;
    const newest = added.at(-1);
    const { length } = added;
    return ({ recipes: listed, total }) => {
      if (listed.length !== PAGE || total < atLeast)
        return `a page of ${listed.length} recipes of ${total}, not of ${atLeast}`;
      const mayBeFurtherDown = added.length - length > PAGE / 2;
      return newest && !mayBeFurtherDown && !listed.some(({ id }) => id === newest.id)
        ? "a list without a recipe that was added before"
        : null;
    };
  }

  function firstPage(headers: Headers, seen: typeof lastList): PlannedCall {
    const check = firstPageChecks();
    const isChanged = seen !== null && browsing.addedAt > seen.endedAt;
    return {
      request: { path: LIST, headers: { ...headers, ...(seen && { "If-None-Match": seen.etag }) } },
      check: (answer) => {
        if (answer.status === 304) return isChanged ? "304 for a list that has changed" : null;
        return checkBody(answer, 200, (body) => {
          lastList = { etag: answer.etag, endedAt: answer.endedAt, nextCursor: body.nextCursor };
          return check(body);
        });
      },
    };
  }

  function search(query: string, isFound: (recipe: Summary) => boolean, headers: Headers) {
    return {
      request: { path: `${LIST}&${query}`, headers },
      check: (answer: ClientAnswer) =>
        checkBody(answer, 200, ({ recipes: found, total }) => {
          if (total < 1 || found.length !== Math.min(PAGE, total))
            return `${found.length} found of ${total}: ${query}`;
          return found.every(isFound) ? null : `a recipe that does not match: ${query}`;
        }),
    };
  }

  return [
    {
      name: "the first page of the list",
      share: 175,
      isWrite: false,
      plan: ofCook((_, headers) => firstPage(headers, null)),
    },
    {
      name: "the first page with If-None-Match",
      share: 120,
      isWrite: false,
      plan: ofCook((_, headers) => lastList && firstPage(headers, lastList)),
    },
    {
      name: "the next page",
      share: 40,
      isWrite: false,
      plan: ofCook((_, headers) => {
        if (!lastList?.nextCursor) return null;
        const path = `/api/recipes?view=summary&limit=${NEXT_PAGE}&cursor=${encodeURIComponent(lastList.nextCursor)}`;
        return {
          request: { path, headers },
          check: (answer) =>
            checkBody(answer, 200, ({ recipes: listed }) =>
              listed.length === NEXT_PAGE ? null : `a next page of ${listed.length} recipes`,
            ),
        };
      }),
    },
    {
      name: "the list of a tag",
      share: 20,
      isWrite: false,
      plan: ofCook((_, headers) => ({
        request: { path: `${LIST}&tag=${encodeURIComponent(anyOf(tags) ?? "")}`, headers },
        check: (answer) =>
          checkBody(answer, 200, ({ recipes: listed }) =>
            listed.length === PAGE ? null : `a tag with ${listed.length} recipes`,
          ),
      })),
    },
    {
      name: "the document /recipes",
      share: 20,
      isWrite: false,
      plan: ofCook(({ uid }, headers) => ({
        request: documentRequest("/recipes", headers),
        check: (answer) => checkDocument(answer, uid, "<ul"),
      })),
    },
    {
      name: "a search by ingredients",
      share: 60,
      isWrite: false,
      plan: ofCook((_, headers) => {
        const terms = anyOf(ingredients) ?? [];
        const forms = searchTermsOf({ terms }).lines;
        return search(
          `search=${terms.map(encodeURIComponent).join("+")}`,
          ({ name, ingredientNames }) => {
            const lines = [name, ...ingredientNames].map(fold).join("\n");
            return forms.every((form) => findsForm(lines, form));
          },
          headers,
        );
      }),
    },
    {
      name: "a search by name",
      share: 40,
      isWrite: false,
      plan: ofCook((_, headers) => {
        const words = openedRecipe()?.name.split(" ") ?? [];
        const word = anyOf(words.filter(({ length }) => length > 3)) ?? "soup";
        return search(
          `q=${encodeURIComponent(word)}`,
          ({ name }) => fold(name).includes(fold(word)),
          headers,
        );
      }),
    },
    {
      name: "the tags",
      share: 15,
      isWrite: false,
      plan: ofCook((_, headers) => ({
        request: { path: "/api/recipes/tags", headers },
        check: (answer) =>
          checkBody(answer, 200, ({ tags: counted }) =>
            tags.every((tag) => counted.some((one) => one.tag === tag)) ? null : "a tag is missing",
          ),
      })),
    },
  ];
}
