import { PageError, type PageFailure, type WebPage, type WebPages } from "../ports/web-pages.ts";

/** A web of a few pages and pictures, which counts how often it was asked. */
export function createFakePages(
  web: Record<string, string | Partial<WebPage>> = {},
  photos: Record<string, Uint8Array | Promise<Uint8Array> | PageFailure> = {},
) {
  const fetched: string[] = [];
  const failures = new Set<unknown>(["unreachable", "blocked", "gone", "not-a-page", "too-large", "busy"]);
  const isFailure = (value: unknown): value is PageFailure => failures.has(value);

  const pages: WebPages = {
    fetchPage: async ({ href }) => {
      fetched.push(href);
      const page = web[href] ?? "gone";
      if (isFailure(page)) throw new PageError(page, "as the test wants it");
      const answer = { url: href, contentType: "text/html", text: "" };
      return typeof page === "string" ? { ...answer, text: page } : { ...answer, ...page };
    },
    fetchPicture: async ({ href }) => {
      fetched.push(href);
      const photo = await (photos[href] ?? "gone");
      if (isFailure(photo)) throw new PageError(photo, "as the test wants it");
      return photo;
    },
    close: async () => {},
  };
  return { pages, fetched, web, photos };
}
