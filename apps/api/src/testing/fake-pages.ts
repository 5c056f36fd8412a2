import { FetchError, type FetchFailure } from "@larder/safe-fetch/fetch-error";
import type { WebPage, WebPages } from "../ports/web-pages.ts";

/** A web of a few pages and pictures, which counts how often it was asked. */
export function createFakePages(
  web: Record<string, string | Partial<WebPage>> = {},
  photos: Record<string, Uint8Array | Promise<Uint8Array> | FetchFailure> = {},
) {
  const fetched: string[] = [];
  const failures = new Set<unknown>(["unreachable", "blocked", "gone", "not-a-page", "too-large", "busy"]);
  const isFailure = (value: unknown): value is FetchFailure => failures.has(value);

  const pages: WebPages = {
    fetchPage: async ({ href }) => {
      fetched.push(href);
      const page = web[href] ?? "gone";
      if (isFailure(page)) throw new FetchError(page, "as the test wants it");
      const answer = { url: href, contentType: "text/html", text: "" };
      return typeof page === "string" ? { ...answer, text: page } : { ...answer, ...page };
    },
    fetchPicture: async ({ href }) => {
      fetched.push(href);
      const photo = await (photos[href] ?? "gone");
      if (isFailure(photo)) throw new FetchError(photo, "as the test wants it");
      return photo;
    },
    close: async () => {},
  };
  return { pages, fetched, web, photos };
}
