import { understand } from "@larder/composer";
import { NO_RESTRICTIONS } from "@larder/domain/account/dietary-restrictions";
import { DEFAULT_LANGUAGE, type RecipeLanguage, recipeLanguageFrom } from "@larder/domain/language";
import { type RecipeRequest, recipeRequestSchema } from "@larder/domain/recipe/recipe-request";
import type { Visibility } from "@larder/domain/recipe/visibility";
import { changeRequest } from "@larder/domain/request/change-request";
import { withRestrictions } from "@larder/domain/request/with-restrictions";
import { AppError } from "../../http/errors/app-error.ts";
import type { Ports } from "../../ports/ports.ts";
import { queryKey } from "./query-key.ts";

export interface GenerationRequest {
  query: string;
  /** True to make a new recipe although there is one for this query. */
  fresh?: boolean | undefined;
  /** True if the composer makes the recipe although a model is set up. */
  offline?: boolean | undefined;
  /** The request as the user corrected it; without it, the query is read. */
  request?: RecipeRequest | undefined;
  /** Who sees the recipe once it is no draft; the user's default where it is missing. */
  visibility?: Visibility | undefined;
  /** A sentence that changes the request of a draft, which the new recipe replaces. */
  change?: { recipeId: string; sentence: string } | undefined;
}

/** A request as it is worked on. */
export interface Order {
  uid: string;
  query: string;
  language: RecipeLanguage;
  /** The query as it was understood, with what the user leaves out. */
  request: RecipeRequest;
  key: string;
  fresh: boolean;
  visibility?: Visibility | undefined;
}

/**
 * Reads what a user asks for.
 *
 * @throws AppError `query-required`; `recipe-not-found` when the draft that is to be changed is not the user's
 */
export async function readOrder(store: Ports["store"], uid: string, sent: GenerationRequest): Promise<Order> {
  const query = sent.query.trim();
  if (query === "") throw new AppError("query-required");
  const user = await store.users.find(uid);
  const language = recipeLanguageFrom(user?.preferredLanguage ?? DEFAULT_LANGUAGE);
  const read = async () =>
    withRestrictions(await understand(query, language), user?.dietaryRestrictions ?? NO_RESTRICTIONS);
  const { visibility } = sent;
  if (sent.change) return changedOrder(store, { uid, query, language, visibility }, sent.change, read);
  const request = sent.request ?? (await read());
  return { uid, query, language, request, key: queryKey(request), fresh: sent.fresh ?? false, visibility };
}

async function changedOrder(
  store: Ports["store"],
  { uid, query, language, visibility }: Pick<Order, "uid" | "query" | "language" | "visibility">,
  { recipeId, sentence }: NonNullable<GenerationRequest["change"]>,
  read: () => Promise<RecipeRequest>,
): Promise<Order> {
  const draft = await store.recipes.findById(recipeId);
  if (!draft?.draft || draft.userId !== uid) throw new AppError("recipe-not-found");
  const before = recipeRequestSchema.safeParse(draft.request).data ?? (await read());
  const request = changeRequest(before, await understand(sentence, before.language));
  return {
    uid,
    query: `${query}. ${sentence.trim()}`,
    language,
    request,
    key: queryKey(request),
    fresh: true,
    visibility: visibility ?? draft.visibility,
  };
}
