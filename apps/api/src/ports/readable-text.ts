/** Finds what a person would read on a web page. */
export interface ReadableText {
  /**
   * Returns the main text of a page, without menus, advertisements and comments, a paragraph a line; at most
   * `READABLE_TEXT_LENGTH` characters. Runs and fetches nothing of the page.
   *
   * @param url completes nothing; it helps to tell the page's own parts from others
   * @param lines the page's lines as the reader of recipes found them; returned where more of a recipe can be read in them
   * @returns "" where the page has no text
   */
  of(html: string, url: string, lines?: string): Promise<string>;
  close(): Promise<void>;
}

/** The longest text in characters that is offered for the import of a text. */
export const READABLE_TEXT_LENGTH = 20_000;
