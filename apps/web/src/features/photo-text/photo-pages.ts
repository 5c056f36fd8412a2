import type { RecognisedPage } from "@larder/domain/text-recognition/recognised-page";

/** A quarter turn to the right, so many times. */
export type Turns = 0 | 1 | 2 | 3;

/** A picture or a PDF that the user has chosen. */
export interface PhotoPage {
  id: string;
  file: File;
  isPdf: boolean;
  turns: Turns;
  /** The pages that were read in it: one of a picture, several of a PDF; null before that. */
  read: readonly RecognisedPage[] | null;
  /** Why it could not be read. */
  failure: string | null;
}

/** The number of pages that a user chooses at once: a recipe has no more, and the limit of an hour lasts. */
export const MOST_PAGES = 12;

/** Returns the pages with chosen files at the end, as many as there may be. */
export function addFiles(
  pages: readonly PhotoPage[],
  files: readonly File[],
  newId: () => string,
): readonly PhotoPage[] {
  const added = files.map((file): PhotoPage => {
    const isPdf = file.type === "application/pdf" || /\.pdf$/i.test(file.name);
    return { id: newId(), file, isPdf, turns: 0, read: null, failure: null };
  });
  return [...pages, ...added].slice(0, MOST_PAGES);
}

/** Returns the pages with one moved up (-1) or down (1); unchanged at the ends. */
export function movePage(pages: readonly PhotoPage[], id: string, by: -1 | 1): readonly PhotoPage[] {
  const from = pages.findIndex((page) => page.id === id);
  const moved = pages[from];
  const to = from + by;
  if (!moved || to < 0 || to >= pages.length) return pages;
  return pages.filter((page) => page !== moved).toSpliced(to, 0, moved);
}

/** Returns the pages with one turned to the right; what was read of it is to be read again. */
export function turnPage(pages: readonly PhotoPage[], id: string): readonly PhotoPage[] {
  return changePage(pages, id, ({ turns }) => ({
    turns: ([1, 2, 3, 0] as const)[turns],
    read: null,
    failure: null,
  }));
}

export function changePage(
  pages: readonly PhotoPage[],
  id: string,
  change: (page: PhotoPage) => Partial<PhotoPage>,
): readonly PhotoPage[] {
  return pages.map((page) => (page.id === id ? { ...page, ...change(page) } : page));
}

/** Returns whether a model copied any of the pages, which does not say where it is unsure. */
export function isByModel(pages: readonly PhotoPage[]): boolean {
  return pages.some(({ read }) => read?.some(({ by }) => by === "model"));
}

/** Returns the text of all pages that were read, in order, with an empty line between them. */
export function textOfPages(pages: readonly PhotoPage[]): string {
  return pages
    .flatMap(({ read }) => read ?? [])
    .map(({ text }) => text)
    .filter((text) => text !== "")
    .join("\n\n");
}
