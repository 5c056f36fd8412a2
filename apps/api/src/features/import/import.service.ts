import type { ErrorCode } from "@larder/domain/error-code";
import type { Recipe, RecipeDraft } from "@larder/domain/recipe/recipe";
import { canSee, isOwnersAlone, type Visibility } from "@larder/domain/recipe/visibility";
import { AppError } from "../../http/errors/app-error.ts";
import { FetchError, type FetchFailure } from "@larder/safe-fetch/fetch-error";
import type { Ports } from "../../ports/ports.ts";
import type { WebPage } from "../../ports/web-pages.ts";
import { canonicalUrl, looksBlocked, ReaderError, type ReadResult, type RecipeReader } from "@larder/reader";
import { importedDraft } from "./imported-draft.ts";
import { createSingleFlight } from "./single-flight.ts";

/** Stores a draft as a user's recipe; throws `recipe-exists` when its source address is here already. */
export type CreateRecipe = (
  uid: string,
  draft: RecipeDraft,
  origin: { sourceUrl: string; visibility: Visibility | undefined },
) => Promise<Recipe>;

/** Adds the picture at an address to a stored recipe, if it can be fetched in time. */
export type AttachPictureToRecipe = (recipe: Recipe, address: string | undefined) => Promise<Recipe>;

/** Reads a recipe in a page's text with a model; null without a model, or when it finds none. */
export type AskModel = (
  uid: string,
  text: string,
  signal: AbortSignal | undefined,
) => Promise<RecipeDraft | null>;

interface Imported {
  recipe: Recipe;
  /** The address of the recipe's picture. */
  picture: string | undefined;
}

interface ImportOptions {
  /** The client's fields besides the address: medium, source, author. */
  importedUrl?: unknown;
  /** Who sees the recipe; the user's default where it is missing. */
  visibility?: Visibility | undefined;
  signal?: AbortSignal;
  /** Called before the page is fetched, if it is; an error that it throws ends the import. */
  beforeFetch?: () => Promise<void>;
}

const CODES: Record<FetchFailure, ErrorCode> = {
  unreachable: "page-unreachable",
  blocked: "page-blocked",
  gone: "page-gone",
  "not-a-page": "not-a-page",
  "too-large": "page-too-large",
  busy: "import-busy",
};
const OF_ONE_USER: ReadonlySet<ErrorCode> = new Set([
  "model-no-answer",
  "import-busy",
  "not-signed-in",
  "too-many-requests",
]);
const RETRY_AFTER_SECONDS = 5;

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

export type ImportService = ReturnType<typeof createImportService>;

export function createImportService({
  pages,
  readableText,
  store,
  reader,
  createRecipe,
  attachPicture,
  askModel,
}: Pick<Ports, "pages" | "readableText" | "store"> & {
  reader: RecipeReader;
  createRecipe: CreateRecipe;
  attachPicture: AttachPictureToRecipe;
  askModel: AskModel;
}) {
  const imports = createSingleFlight<AppError>();

  async function importPage(
    uid: string,
    address: URL,
    key: string,
    options: ImportOptions,
  ): Promise<Imported> {
    await refuseKnown(uid, key);
    await options.beforeFetch?.();
    const page = await fetchPage(uid, address, options.signal);
    const read = await readPage(page);
    // The address that a page names as its own leads to a recipe that is here. It is never taken: another author of the
    // same site may have written it.
    if (read.canonicalUrl !== null) await refuseKnown(uid, read.canonicalUrl);
    const found = read.draft ?? (await readByModel(uid, page, read, options.signal));
    const sourceUrl = canonicalUrl(page.url) ?? key;
    const draft = importedDraft(found, read.raw, page.url, options.importedUrl);
    return {
      recipe: await createRecipe(uid, draft, { sourceUrl, visibility: options.visibility }),
      picture: read.raw.image,
    };
  }

  /** Throws `recipe-exists` for the address of a recipe that the user may see. */
  async function refuseKnown(uid: string, address: string): Promise<void> {
    const known = await store.recipes.findBySourceUrl(address, uid);
    if (known && canSee(known, uid)) throw alreadyHere(known);
  }

  /** The last reader: throws what is said of a page without a recipe when there is no model, or it finds none. */
  async function readByModel(
    uid: string,
    page: WebPage,
    { reading, text: linesOfPage }: ReadResult,
    signal: AbortSignal | undefined,
  ): Promise<RecipeDraft> {
    // A model is not paid to read a bot wall.
    if (looksBlocked(reading.title ?? "", linesOfPage)) throw new AppError("page-blocked");
    const text = await readableText.of(page.text, page.url, linesOfPage);
    const draft = await askModel(uid, text, signal);
    if (!draft) throw new AppError("no-recipe-found", { details: { text } });
    return draft;
  }

  async function readPage({ text, url }: WebPage): Promise<ReadResult> {
    try {
      return await reader.readRecipe(text, url);
    } catch (error) {
      if (!(error instanceof ReaderError)) throw error;
      throw new AppError("import-busy", { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
  }

  async function fetchPage(uid: string, address: URL, signal: AbortSignal | undefined): Promise<WebPage> {
    try {
      return await pages.fetchPage(address, { uid, ...(signal && { signal }) });
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      const retryAfterSeconds = error.failure === "busy" ? RETRY_AFTER_SECONDS : undefined;
      throw new AppError(CODES[error.failure], {
        cause: error,
        ...(retryAfterSeconds && { retryAfterSeconds }),
      });
    }
  }

  return {
    /**
     * Fetches the page at an address and reads its recipe for `uid`, without storing anything and without a model. The error
     * `no-recipe-found` has the readable text of the page in its details.
     */
    async readFromUrl(
      uid: string,
      url: string,
    ): Promise<{ draft: RecipeDraft; picture: string | undefined }> {
      const page = await fetchPage(uid, addressOf(url), undefined);
      const { draft, raw, reading, text: linesOfPage } = await readPage(page);
      if (draft) return { draft: importedDraft(draft, raw, page.url, undefined), picture: raw.image };
      if (looksBlocked(reading.title ?? "", linesOfPage)) throw new AppError("page-blocked");
      const text = await readableText.of(page.text, page.url, linesOfPage);
      throw new AppError("no-recipe-found", { details: { text } });
    },

    /** Fetches the page at an address, reads its recipe, stores it as `uid`'s, and gives it the page's picture. */
    async importFromUrl(uid: string, url: string, options: ImportOptions = {}): Promise<Recipe> {
      const address = addressOf(url);
      const key = canonicalUrl(address.href);
      if (key === null) throw new AppError("recipe-url-invalid");
      const end = await imports.run(key, () => importPage(uid, address, key, options), outcomeForOthers);
      if ("outcome" in end) throw end.outcome;
      return attachPicture(end.result.recipe, end.result.picture);
    },
  };
}

/** An address as a person types it, perhaps without "https://". */
function addressOf(typed: string): URL {
  const written = typed.trim();
  if (written === "") throw new AppError("recipe-url-required");
  const full = HAS_SCHEME.test(written) ? written : `https://${written}`;
  if (!URL.canParse(full)) throw new AppError("recipe-url-invalid");
  return new URL(full);
}

/**
 * Returns the error for callers that requested the same address at the same time: the recipe exists now, or the page
 * cannot be read for them either.
 */
function outcomeForOthers(end: { result: Imported } | { failure: unknown }): AppError | null {
  if ("result" in end) return isOwnersAlone(end.result.recipe) ? null : alreadyHere(end.result.recipe);
  const { failure } = end;
  // That one user may fetch no more just now, or has left, says nothing about another.
  return failure instanceof AppError && !OF_ONE_USER.has(failure.code) ? failure : null;
}

function alreadyHere({ id, name, slug }: Recipe): AppError {
  return new AppError("recipe-exists", { existingRecipe: { id, name, slug } });
}
