import type { ExportFormat } from "@larder/domain/formats/export-format";
import { exportRecipes } from "@larder/domain/contract/exports";
import { queryFromTerms } from "@larder/domain/search/search-terms";
import { addressOf } from "@/lib/api/api-client";

/** The recipes that are taken along: all that the user owns, a collection, or a search. */
export type ExportChoice =
  | { kind: "everything" }
  | { kind: "collection"; id: string; name: string }
  | {
      kind: "search";
      terms: readonly string[];
      text?: string | undefined;
      tag?: string | undefined;
      exclude?: "mine" | undefined;
    };

/** Writes a choice as the query of its calls and of the cookbook's page; terms are joined by a literal plus sign. */
export function queryOfChoice(choice: ExportChoice): string {
  if (choice.kind === "everything") return "";
  if (choice.kind === "collection") return `collection=${encodeURIComponent(choice.id)}`;
  const { terms, text, tag, exclude } = choice;
  const parts = [
    terms.length > 0 && `search=${queryFromTerms(terms)}`,
    text && `q=${encodeURIComponent(text)}`,
    tag && `tag=${encodeURIComponent(tag)}`,
    exclude && `exclude=${exclude}`,
  ];
  return parts.filter(Boolean).join("&");
}

/** Returns the address of a file, which the browser downloads by itself: it is never held in memory. */
export function downloadAddress(format: ExportFormat, choice: ExportChoice): string {
  return addressOf(exportRecipes.path, { format }, {}, queryOfChoice(choice));
}
