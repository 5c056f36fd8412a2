import {
  type QueuedRequest,
  requestTypeOf,
  type RequestStatus,
  type RequestType,
} from "@larder/domain/account/queued-request";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { RecipeRef } from "@larder/domain/recipe/recipe-ref";
import { AppError } from "../../http/errors/app-error.ts";
import type { RequestChange } from "../../ports/people-stores.ts";
import type { Ports } from "../../ports/ports.ts";
import type { PageRequest } from "../../ports/page.ts";

export type RequestsService = ReturnType<typeof createRequestsService>;

export function createRequestsService({
  store,
  clock,
  newId,
  readableRecipe,
}: Pick<Ports, "store" | "clock" | "newId"> & {
  /** Returns a recipe that the user may see, or throws. */
  readableRecipe: (id: string, uid: string) => Promise<Recipe>;
}) {
  async function recipeRef(id: string, uid: string): Promise<RecipeRef> {
    const recipe = await readableRecipe(id, uid);
    return { id: recipe.id, name: recipe.name, slug: recipe.slug };
  }

  return {
    async send(
      userId: string,
      sent: { email: string; content: string; requestType?: RequestType | undefined },
    ): Promise<QueuedRequest> {
      const { email, content, requestType = requestTypeOf(content) } = sent;
      const request: QueuedRequest = {
        id: newId(),
        userId,
        email,
        content,
        requestType,
        notes: "",
        status: "pending",
        recipe: null,
        createdAt: clock().toISOString(),
      };
      await store.requests.insert(request);
      return request;
    },
    list: (status: RequestStatus | undefined, page: PageRequest) =>
      store.requests.list(status ? { status } : {}, page),
    /** @param uid the administrator, who links recipes that they see themselves */
    async update(
      uid: string,
      id: string,
      change: {
        status?: RequestStatus | undefined;
        notes?: string | undefined;
        recipeId?: string | null | undefined;
      },
    ): Promise<QueuedRequest> {
      const { status, notes, recipeId } = change;
      const fields: RequestChange = {
        ...(status !== undefined && { status }),
        ...(notes !== undefined && { notes }),
        ...(recipeId !== undefined && { recipe: recipeId === null ? null : await recipeRef(recipeId, uid) }),
      };
      const request = await store.requests.update(id, fields);
      if (!request) throw new AppError("request-not-found");
      return request;
    },
  };
}
