import { createHash } from "node:crypto";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { requestKey } from "@larder/domain/request/request-key";

/** Returns the cache key of a request, a digest because queries are not stored; equal for requests that mean the same. */
export function queryKey(request: RecipeRequest): string {
  return createHash("sha256").update(requestKey(request)).digest("base64url");
}
