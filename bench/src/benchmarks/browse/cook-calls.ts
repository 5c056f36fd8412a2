import { randomUUID } from "node:crypto";
import type { Browsing } from "./browsing.ts";
import type { Note } from "./cooks.ts";
import { type CallKind, checkBody } from "./planned-call.ts";

/** Returns the calls about the bookmarks and cooking notes of a user. */
export function cookCalls({ random, recipeFor, ofCook }: Browsing): readonly CallKind[] {
  return [
    {
      name: "the bookmarks",
      share: 30,
      isWrite: false,
      plan: ofCook(({ bookmarks }, headers) => {
        const isWrong = bookmarks.beginRead();
        return {
          request: { path: "/api/bookmarks", headers },
          check: (answer) =>
            checkBody(answer, 200, ({ recipes: listed }) =>
              isWrong((expected) =>
                sameSet(
                  expected,
                  listed.map(({ id }) => id),
                ),
              )
                ? "other bookmarks than the user's"
                : null,
            ),
        };
      }),
    },
    {
      name: "whether a recipe is bookmarked",
      share: 50,
      isWrite: false,
      plan: ofCook(({ bookmarks }, headers) => {
        const isWrong = bookmarks.beginRead();
        const id = recipeFor(bookmarks.value);
        return {
          request: { path: `/api/recipes/${id}/bookmark`, headers },
          check: (answer) =>
            checkBody(answer, 200, ({ isBookmarked }) =>
              isWrong((expected) => expected.has(id) === isBookmarked)
                ? `isBookmarked is ${isBookmarked}`
                : null,
            ),
        };
      }),
    },
    {
      name: "cooking notes",
      share: 40,
      isWrite: false,
      plan: ofCook(({ notes, uid }, headers) => {
        const isWrong = notes.beginRead();
        const id = recipeFor(notes.value.keys());
        return {
          request: { path: `/api/recipes/${id}/cooking`, headers },
          check: (answer) =>
            checkBody(answer, 200, ({ cooking }) =>
              isWrong((expected) => sameNote(expected.get(id), cooking)) ? `other notes than ${uid}'s` : null,
            ),
        };
      }),
    },
    {
      name: "a bookmark toggled",
      share: 30,
      isWrite: true,
      plan: ofCook(({ bookmarks }, headers) => {
        if (bookmarks.isWriting) return null;
        const before = bookmarks.value;
        const end = bookmarks.beginWrite();
        const id = recipeFor(before);
        return {
          request: { method: "POST", path: `/api/recipes/${id}/bookmark`, headers, body: {} },
          check: (answer) =>
            checkBody(answer, 200, ({ isBookmarked }) => {
              const after = new Set(before);
              if (isBookmarked) after.add(id);
              else after.delete(id);
              end(after);
              return isBookmarked === before.has(id) ? `a toggle left the bookmark ${isBookmarked}` : null;
            }),
        };
      }),
    },
    {
      name: "cooking notes set",
      share: 14,
      isWrite: true,
      plan: ofCook(({ notes, uid }, headers) => {
        if (notes.isWriting) return null;
        const before = notes.value;
        const end = notes.beginWrite();
        const id = recipeFor(before.keys());
        const body = { rating: 1 + Math.floor(random() * 5), note: `${uid} writes ${randomUUID()}` };
        return {
          request: { method: "PUT", path: `/api/recipes/${id}/cooking`, headers, body },
          check: (answer) =>
            checkBody(answer, 200, ({ cooking }) => {
              end(new Map(before).set(id, body));
              return sameNote(body, cooking) ? null : `other notes than ${uid} set`;
            }),
        };
      }),
    },
  ];
}

function sameSet(expected: ReadonlySet<string>, got: readonly string[]): boolean {
  return expected.size === got.length && got.every((id) => expected.has(id));
}

function sameNote(expected: Note = { rating: null, note: "" }, got: Note): boolean {
  return expected.rating === got.rating && expected.note === got.note;
}
