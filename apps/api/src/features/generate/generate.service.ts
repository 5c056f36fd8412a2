import { compose } from "@larder/composer";
import { type DietaryRestrictions, NO_RESTRICTIONS } from "@larder/domain/account/dietary-restrictions";
import { withoutForeignLines } from "@larder/domain/checks/foreign-lines";
import type { Origin } from "@larder/domain/generation/generation";
import type { ModelTrial } from "@larder/domain/generation/model-trial";
import { knownNotes, type MakerNote } from "@larder/domain/recipe/maker-note";
import { type Recipe, type RecipeDraft, type RecipeSummary, summarise } from "@larder/domain/recipe/recipe";
import type { Visibility } from "@larder/domain/recipe/visibility";
import { AI_TEXT_MAX_LENGTH, markedAsAi } from "@larder/domain/generation/ai-draft";
import { examineRecipe } from "@larder/domain/examine/examine-recipe";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { mayHoldRecipe } from "@larder/domain/text-import/recipe-evidence";
import { AppError } from "../../http/errors/app-error.ts";
import type { Ports } from "../../ports/ports.ts";
import type { PageRequest } from "../../ports/page.ts";
import { askModel } from "./ask-model.ts";
import type { GenerationQuota } from "./generation-quota.ts";
import { nearestTo } from "./nearest.ts";
import { type GenerationRequest, type Order, readOrder } from "./read-order.ts";

/** A stored recipe for a query, and how it came about. */
interface Generated {
  recipe: Recipe;
  origin: Origin;
  notes: MakerNote[];
}

/** What is stored with a generated recipe. */
type AddedFields = Pick<Recipe, "makerNotes" | "request" | "draft" | "expiresAt"> & {
  visibility: Visibility | undefined;
};

/** Errors after which an import says what it would say without a model. */
const FINDS_NO_RECIPE: ReadonlySet<string> = new Set([
  "no-recipe-in-text",
  "generation-refused",
  "generation-spent",
  "generation-running",
]);

const WEEK = 7 * 24 * 3_600_000;
/** The time after which a generated recipe that was not kept is deleted. */
const DRAFT_LIFE_MS = 30 * 24 * 3_600_000;
/** The beginning of the log: without a new seed the composer would make the same recipe again. */
const EVER = new Date(0).toISOString();

export type GenerateService = ReturnType<typeof createGenerateService>;

export function createGenerateService({
  store,
  model,
  clock,
  newId,
  quota,
  findReadable,
  createRecipe,
}: Pick<Ports, "store" | "model" | "clock" | "newId"> & {
  quota: GenerationQuota;
  /** Returns a recipe, or null where the user sees none of this id. */
  findReadable: (id: string, uid: string) => Promise<Recipe | null>;
  /** Stores a draft as a user's recipe. */
  createRecipe: (uid: string, draft: RecipeDraft, added: AddedFields) => Promise<Recipe>;
}) {
  async function madeBefore({ uid, key }: Order, offline: boolean): Promise<Recipe | null> {
    const since = offline ? EVER : new Date(clock().getTime() - WEEK).toISOString();
    for (const id of await store.generations.recipesFor(key, since, uid)) {
      const recipe = await findReadable(id, uid);
      if (recipe) return recipe;
    }
    return null;
  }

  /** Stores a recipe for its asker alone, until it is kept. */
  async function createDraft(
    { uid, request, visibility }: Order,
    draft: RecipeDraft,
    notes: readonly MakerNote[],
  ): Promise<Recipe> {
    refuseHarm(draft, request);
    return createRecipe(uid, draft, {
      request,
      visibility,
      ...(notes.length > 0 && { makerNotes: [...notes] }),
      draft: true,
      expiresAt: new Date(clock().getTime() + DRAFT_LIFE_MS).toISOString(),
    });
  }

  async function write(
    order: Order,
    model: NonNullable<Ports["model"]>,
    signal: AbortSignal,
  ): Promise<Generated> {
    const { uid, query, language, key } = order;
    const question = await quota.open({ uid, kind: "create", origin: "ai", queryKey: key });
    return askModel(
      question,
      () => model.create({ query, language, request: order.request }, signal),
      async ({ recipe: draft, notes }) => {
        const recipe = await createDraft(order, { ...markedAsAi(draft), source: `ai:${model.name}` }, notes);
        return { result: { recipe, origin: "ai" as const, notes: [...notes] }, recipeId: recipe.id };
      },
    );
  }

  async function composeAndStore(order: Order): Promise<Generated> {
    const { uid, request, key, fresh } = order;
    const question = await quota.open({ uid, kind: "create", origin: "composer", queryKey: key });
    try {
      const { recipe: draft, notes } = await compose({ request, ...(fresh && { seed: newId() }) });
      if (!draft) {
        await question.close("nothing");
        throw new AppError("no-composition", { details: { notes: [...notes] } });
      }
      const recipe = await createDraft(order, draft, notes);
      await question.close("done", { recipeId: recipe.id });
      return { recipe, origin: "composer", notes: [...notes] };
    } catch (error) {
      if (!(error instanceof AppError && error.code === "no-composition")) await question.close("failed");
      throw error;
    }
  }

  return {
    /** Returns what is understood of a query, with what the user leaves out. */
    async read(
      uid: string,
      query: string,
    ): Promise<{ request: RecipeRequest; restrictions: DietaryRestrictions }> {
      const { request } = await readOrder(store, uid, { query });
      const user = await store.users.find(uid);
      return { request, restrictions: user?.dietaryRestrictions ?? NO_RESTRICTIONS };
    },

    /** Returns a recipe for a query: a stored one, a model's, or the composer's. */
    async generate(uid: string, request: GenerationRequest, signal: AbortSignal): Promise<Generated> {
      const order = await readOrder(store, uid, request);
      const { unresolved } = order.request;
      if (unresolved.length > 0)
        throw new AppError("request-unresolved", {
          details: { notes: [{ code: "unresolved", words: unresolved }] },
        });
      const offline = request.offline === true || model === null;
      const made = order.fresh ? null : await madeBefore(order, offline);
      if (made) return { recipe: made, origin: "collection", notes: knownNotes(made.makerNotes) };
      const generated = await (offline ? composeAndStore(order) : write(order, model, signal));
      if (request.change) await store.recipes.remove(request.change.recipeId, uid);
      return generated;
    },

    /** Returns what the collection has for a query. */
    async nearest(
      uid: string,
      query: string,
    ): Promise<{ same: RecipeSummary | null; recipes: RecipeSummary[] }> {
      const order = await readOrder(store, uid, { query });
      const made = await madeBefore(order, model === null);
      const recipes = await nearestTo(order, store);
      return { same: made && summarise(made), recipes: recipes.filter(({ id }) => id !== made?.id) };
    },

    /** Reads a pasted text by the model into a draft, which is not stored. */
    async draft(
      uid: string,
      text: string,
      signal: AbortSignal,
    ): Promise<{ recipe: RecipeDraft; notes: MakerNote[] }> {
      if (text.trim() === "") throw new AppError("recipe-text-required");
      if (!mayHoldRecipe(text)) throw new AppError("no-recipe-in-text");
      if (!model) throw new AppError("generation-unavailable");
      const question = await quota.open({ uid, kind: "text", origin: "ai" });
      return askModel(
        question,
        () => model.extract({ text }, signal),
        async ({ recipe, notes }) => ({ result: { recipe: markedAsAi(recipe), notes: [...notes] } }),
      );
    },

    /** The recipe in a page's text, for an import that no reader could read; null where the model finds none. Throws `model-no-answer` when it fails. */
    async readPage(uid: string, text: string, signal: AbortSignal | undefined): Promise<RecipeDraft | null> {
      if (!model || text.trim() === "") return null;
      try {
        const question = await quota.open({ uid, kind: "page", origin: "ai" });
        const source = { text: text.slice(0, AI_TEXT_MAX_LENGTH) };
        return await askModel(
          question,
          () => model.extract(source, signal ?? new AbortController().signal),
          async ({ recipe }) => ({ result: markedAsAi(withoutForeignLines(recipe, source.text)) }),
          { isFailureFree: true },
        );
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (FINDS_NO_RECIPE.has(error.code)) return null;
        const { retryAfterSeconds } = error.extras;
        throw new AppError("model-no-answer", {
          cause: error,
          details: { text },
          ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
        });
      }
    },

    /** Asks the model a small fixed question. Throws `generation-unavailable` without a model. */
    async tryModel(signal: AbortSignal): Promise<ModelTrial> {
      if (!model) throw new AppError("generation-unavailable");
      return model.try(signal);
    },

    /** The log for the administrator. */
    async log(page: PageRequest) {
      const [lastDay, { items, total, nextCursor }] = await Promise.all([
        quota.lastDay(),
        store.generations.list(page),
      ]);
      return {
        model: model?.name ?? null,
        lastDay,
        creditsPerDayForAll: quota.limits.creditsPerDayForAll,
        generations: items,
        total,
        nextCursor,
      };
    },
  };
}

/**
 * Refuses a recipe that has what its request bars, or that endangers its eaters: it must not be stored, whoever made it.
 *
 * @throws AppError `generation-breach` or `generation-unsafe`, with the findings
 */
function refuseHarm(draft: RecipeDraft, request: RecipeRequest): void {
  const { breaches, dangers } = examineRecipe(draft, request);
  if (breaches.length > 0) throw new AppError("generation-breach", { details: { findings: breaches } });
  if (dangers.length > 0) throw new AppError("generation-unsafe", { details: { findings: dangers } });
}
