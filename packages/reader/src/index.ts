/** The public API of the package. */
export { canonicalUrl } from "./canonical-url.ts";
export { looksBlocked } from "./blocked-page.ts";
export { pageNodes } from "./page-nodes.ts";
export { createReader, ReaderError, readRecipe } from "./read-recipe.ts";
export type { ReaderOptions, RecipeReader } from "./read-recipe.ts";
export type { ExtractedFields, ReadResult } from "./read-page.ts";
export type { RawRecipe } from "@larder/domain/schema-org/raw-recipe";
