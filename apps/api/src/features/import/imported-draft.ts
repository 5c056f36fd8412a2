import { importedUrlOf } from "@larder/domain/recipe/imported-url";
import type { RecipeDraft } from "@larder/domain/recipe/recipe";
import type { RawRecipe } from "@larder/reader";

/**
 * The draft of a recipe read from a page, with where it came from.
 *
 * @param pageUrl the address after redirects
 * @param said what the client says of the address; it may name medium, source and author, never another address
 */
export function importedDraft(
  draft: RecipeDraft,
  raw: Partial<RawRecipe>,
  pageUrl: string,
  said: unknown,
): RecipeDraft {
  const source = said !== null && typeof said === "object" ? said : {};
  const importedUrl = importedUrlOf({
    ...(raw.site && { source: raw.site }),
    ...(raw.author && { author: raw.author }),
    ...withoutBlanks(source),
    url: pageUrl,
  });
  return {
    ...draft,
    ...(importedUrl && { importedUrl, url: importedUrl.url, source: importedUrl.medium }),
  };
}

function withoutBlanks(said: object): object {
  return Object.fromEntries(
    Object.entries(said).filter(([, value]) => typeof value === "string" && value.trim() !== ""),
  );
}
