import type { Express } from "express";
import { accountRoutes } from "./features/account/account.routes.ts";
import { createAccountService } from "./features/account/account.service.ts";
import { adminRoutes } from "./features/admin/admin.routes.ts";
import { createAdminService } from "./features/admin/admin.service.ts";
import { apiTokensRoutes } from "./features/api-tokens/api-tokens.routes.ts";
import { createApiTokensService } from "./features/api-tokens/api-tokens.service.ts";
import { authorsRoutes } from "./features/authors/authors.routes.ts";
import { createAuthorsService } from "./features/authors/authors.service.ts";
import { blocksRoutes } from "./features/blocks/blocks.routes.ts";
import { createBlocksService } from "./features/blocks/blocks.service.ts";
import { bookmarksRoutes } from "./features/bookmarks/bookmarks.routes.ts";
import { createBookmarksService } from "./features/bookmarks/bookmarks.service.ts";
import { callsRoutes } from "./features/calls/calls.routes.ts";
import { collectionsRoutes } from "./features/collections/collections.routes.ts";
import { createCollectionsService } from "./features/collections/collections.service.ts";
import { communityRoutes } from "./features/community/community.routes.ts";
import { createCommunityService } from "./features/community/community.service.ts";
import { cookingRoutes } from "./features/cooking/cooking.routes.ts";
import { createCookingService } from "./features/cooking/cooking.service.ts";
import { dietaryRestrictionsRoutes } from "./features/dietary-restrictions/dietary-restrictions.routes.ts";
import { createDietaryRestrictionsService } from "./features/dietary-restrictions/dietary-restrictions.service.ts";
import { exportsRoutes } from "./features/exports/exports.routes.ts";
import { createExportsService } from "./features/exports/exports.service.ts";
import { feedbackRoutes } from "./features/feedback/feedback.routes.ts";
import { createFeedbackService } from "./features/feedback/feedback.service.ts";
import { createGenerateService } from "./features/generate/generate.service.ts";
import { generateRoutes } from "./features/generate/generate.routes.ts";
import { createGenerationQuota } from "./features/generate/generation-quota.ts";
import { createTranscribePage } from "./features/generate/transcribe-page.ts";
import { importRoutes } from "./features/import/import.routes.ts";
import { createImportService } from "./features/import/import.service.ts";
import { createImports } from "./features/imports/create-imports.ts";
import { importsRoutes } from "./features/imports/imports.routes.ts";
import { createAttachPicture } from "./features/pictures/attach-picture.ts";
import { createProviderSignOut } from "./features/own-accounts/provider-sign-out.ts";
import { picturesRoutes } from "./features/pictures/pictures.routes.ts";
import { createPicturesService } from "./features/pictures/pictures.service.ts";
import { createLinkedCollections } from "./features/public-links/linked-collections.ts";
import { createLinkedRecipes } from "./features/public-links/linked-recipes.ts";
import { linksRoutes } from "./features/public-links/public-links.routes.ts";
import { createLinksService } from "./features/public-links/public-links.service.ts";
import { pushRoutes } from "./features/push/push.routes.ts";
import { createPushService } from "./features/push/push.service.ts";
import { createReadableRecipes } from "./features/recipes/readable-recipes.ts";
import { copiesRoutes } from "./features/recipes/history/copies.routes.ts";
import { createCopiesService } from "./features/recipes/history/copies.service.ts";
import { historyRoutes } from "./features/recipes/history/history.routes.ts";
import { createHistoryService } from "./features/recipes/history/history.service.ts";
import { recipesRoutes } from "./features/recipes/recipes.routes.ts";
import { createRecipesService } from "./features/recipes/recipes.service.ts";
import { reportsRoutes } from "./features/reports/reports.routes.ts";
import { createReportsService } from "./features/reports/reports.service.ts";
import { requestsRoutes } from "./features/requests/requests.routes.ts";
import { createRequestsService } from "./features/requests/requests.service.ts";
import { starterRecipesRoutes } from "./features/starter-recipes/starter-recipes.routes.ts";
import { createStarterRecipesService } from "./features/starter-recipes/starter-recipes.service.ts";
import { systemRoutes } from "./features/system/system.routes.ts";
import { textsRoutes } from "./features/texts/texts.routes.ts";
import { createTextsService } from "./features/texts/texts.service.ts";
import { usersRoutes } from "./features/users/users.routes.ts";
import { createUsersService } from "./features/users/users.service.ts";
import { adminTokenOf } from "./http/session/admin-cookie.ts";
import { createAttempts } from "./http/session/attempts.ts";
import { createHeavyAnswers, type HeavyLimits } from "./http/limits/heavy-answers.ts";
import { createMaySignIn } from "./http/session/may-sign-in.ts";
import { createIdentifyByApiToken } from "./http/session/api-token.ts";
import { createIdentify } from "./http/session/identify.ts";
import { createIdempotency } from "./http/routing/idempotency.ts";
import { createSkippedLog } from "./http/answers/skipped-items.ts";
import { createAnswersWithin } from "./http/routing/answers-within.ts";
import type { PageDocumentRules } from "./http/pages/page-documents.ts";
import { createListCache } from "./http/routing/list-cache.ts";
import { createRateLimit } from "./http/limits/rate-limit.ts";
import { createRoute } from "./http/routing/route.ts";
import { mountSignIn } from "./mount-sign-in.ts";
import { readStarterRecipes } from "./starter/starter-recipes.ts";
import type { PublicPages } from "./create-public-pages.ts";
import type { Ports } from "./ports/ports.ts";
import type { AppOptions } from "./app-options.ts";

/** The size of the cache of answers, in bytes: the whole collection, its cards, and the most read recipes. */
const CACHED_BYTES = 48_000_000;

/** The number of concurrent answers that are slow to build or to read, for each caller and in all. */
const HEAVY_ANSWERS: HeavyLimits = { each: 2, all: 32 };
/** The number of concurrent uploads of up to 20 MB, for each caller and in all. */
const UPLOADS: HeavyLimits = { each: 1, all: 3, code: "too-many-requests" };

/** Registers every call. Returns what the rendered pages need of it. */
export function mountFeatures(
  app: Express,
  ports: Ports,
  options: AppOptions,
  publicPages: PublicPages,
): Omit<PageDocumentRules, "renderer"> {
  const { facts, security, rates } = options;
  const { pending } = publicPages;
  const secureCookies = security.https;
  const counting = {
    counters: ports.store.counters,
    clock: ports.clock,
    failed: (error: unknown) => options.log.warn({ err: error }, "calls are counted by this process alone"),
  };
  const admin = createAdminService(
    ports,
    options.adminPassword,
    createAttempts(counting, options.adminAttempts),
  );
  const readable = createReadableRecipes(ports.store);
  const pictures = createPicturesService({
    ...ports,
    isReadable: readable.mayRead,
  });
  const recipes = createRecipesService({
    ...ports,
    readable,
    claimPicture: pictures.claim,
    ...(options.quota && { quota: options.quota }),
  });
  const attachPicture = createAttachPicture({
    ...ports,
    savePicture: pictures.savePicture,
    give: (recipe, image) => recipes.attachPicture(recipe, image),
    report: (error, { id }) => options.log.info({ err: error, recipeId: id }, "import without its picture"),
  });
  const quota = createGenerationQuota(ports, options.generation);
  const generator = createGenerateService({
    ...ports,
    quota,
    findReadable: async (id, uid) => {
      const recipe = await readable.find(id, uid);
      return recipe && readable.showLinks(recipe, uid);
    },
    createRecipe: recipes.addForExistingUser,
  });
  const identify = createIdentify(
    ports.auth,
    ports.store.counters,
    () => ports.clock().getTime(),
    createIdentifyByApiToken(ports, (error) =>
      options.log.warn({ err: error }, "the last use of a token could not be stored"),
    ),
    // With sessions of its own, the server asks when a provider sends somebody for the first time.
    createMaySignIn(!options.ownSessions && options.signUp?.kind === "list" ? options.signUp : null),
  );
  const idempotency = createIdempotency({
    ...ports,
    log: options.log,
    running: options.running,
    lostAfterMs: options.generation.lostAfterMs,
  });
  const onSkipped = createSkippedLog(options.log);
  const within = createAnswersWithin(onSkipped);
  const limit = createRateLimit(rates, counting);
  const { publicBrowsing } = facts.client;
  const route = createRoute(app, {
    identify,
    within,
    isAdmin: async ({ uid, role }, cookies) => {
      if (options.ownSessions) return role === "administrator";
      const token = adminTokenOf(cookies);
      return token !== null && admin.isOpen(uid, token);
    },
    limit,
    heavy: createHeavyAnswers(options.heavy ?? HEAVY_ANSWERS),
    uploads: createHeavyAnswers(UPLOADS),
    pending,
    idempotency,
    onSkipped,
    cache: createListCache(CACHED_BYTES, () => ports.clock().getTime()),
    allowedOrigins: new Set([...options.ownOrigins, ...options.corsOrigins]),
    isOwnByHost: options.ownSessions !== undefined,
    publicBrowsing,
    secureCookies,
  });

  systemRoutes(route, ports, facts);
  callsRoutes(route, idempotency);
  const users = createUsersService(ports, options.signInProvider);
  usersRoutes(route, users, {
    identify,
    closeAdmin: (cookies) => admin.close(adminTokenOf(cookies)),
    failed: (error) => options.log.warn({ err: error }, "a signed-out session could not be remembered"),
    providerSignOutUrl: createProviderSignOut(ports.store.signInSessions, options.oidc ?? null),
    secureCookies,
  });
  accountRoutes(route, createAccountService({ ...ports, restoreRecipe: recipes.restore }), {
    identify,
    secureCookies,
  });
  apiTokensRoutes(route, createApiTokensService(ports));
  mountSignIn(route, ports, options, {
    secureCookies,
    mailFailed: (error) => options.log.warn({ err: error }, "a mail for a new password could not be sent"),
  });
  // Before the recipes: /api/recipes/queue must not be read as a recipe's id.
  requestsRoutes(route, createRequestsService({ ...ports, readableRecipe: readable.byId }));
  const pageImports = createImportService({
    ...ports,
    reader: options.reader,
    createRecipe: recipes.addForExistingUser,
    attachPicture,
    askModel: (uid, text, signal) => generator.readPage(uid, text, signal),
  });
  importRoutes(route, pageImports);
  picturesRoutes(route, pictures);
  const transcribe = createTranscribePage({ ...ports, quota });
  textsRoutes(route, createTextsService({ ...ports, transcribe }, options.pdfPages));
  generateRoutes(route, generator);
  recipesRoutes(route, recipes);
  const { owned, checkQuota, addCopy, acceptDraft } = recipes;
  const { showLinks } = readable;
  const history = createHistoryService({ ...ports, owned, checkQuota, renewPicture: pictures.renew });
  historyRoutes(route, history, showLinks);
  const imports = createImports({
    ...ports,
    ...options.imports,
    addImported: recipes.addImported,
    restoreRecipe: recipes.restore,
    takeContent: history.replace,
    savePicture: pictures.savePicture,
    readPage: (uid, url) => pageImports.readFromUrl(uid, url),
    failed: (error, importId) => options.log.warn({ err: error, importId }, "an import met a failure"),
  });
  options.onStop?.(imports.stop);
  importsRoutes(route, imports.service);
  const copies = createCopiesService({
    ...ports,
    owned,
    checkQuota,
    addCopy,
    renewPicture: pictures.renew,
    readableRecipe: readable.byId,
    findReadable: readable.find,
    showLinks,
  });
  copiesRoutes(route, copies, showLinks);
  bookmarksRoutes(route, createBookmarksService({ ...ports, readableRecipe: readable.byId, acceptDraft }));
  const collections = createCollectionsService({
    ...ports,
    acceptDraft,
    openRecipes: (reader, filter, order, page) => recipes.openSummaries({ ...filter, reader }, order, page),
  });
  collectionsRoutes(route, collections);
  exportsRoutes(
    route,
    createExportsService({
      ...ports,
      findReadable: readable.find,
      findCollection: (uid, id) => collections.find(uid, id),
      openCollection: (uid, id, page) => collections.open(uid, id, page),
      excludedFor: recipes.excludedFor,
      languageOf: (uid) => users.language(uid),
      pictureFailed: () => options.log.info("an exported recipe lacks a picture that could not be read"),
    }),
  );
  const showByLink = (uid: string, id: string) => recipes.setVisibility(uid, id, "link");
  linksRoutes(
    route,
    createLinksService({
      ...ports,
      ...publicPages,
      publicUrl: options.publicUrl,
      things: {
        recipe: createLinkedRecipes(ports, {
          readableRecipe: readable.byId,
          acceptDraft,
          showByLink,
          copyRecipe: copies.copyPublished,
        }),
        collection: createLinkedCollections(ports, {
          privateForPage: collections.privateForPage,
          createCollection: (uid, fields) => collections.create(uid, fields),
          showByLink,
          copyRecipe: copies.copyPublished,
        }),
      },
    }),
  );
  pushRoutes(route, createPushService(ports, options.expectTimer ?? (() => {})));
  dietaryRestrictionsRoutes(
    route,
    createDietaryRestrictionsService({ ...ports, findReadable: readable.find }),
  );
  cookingRoutes(route, createCookingService({ ...ports, readableRecipe: readable.byId, acceptDraft }));
  const community = createCommunityService({
    ...ports,
    readableRecipe: readable.byId,
    claimPicture: pictures.claim,
  });
  communityRoutes(route, community);
  authorsRoutes(route, createAuthorsService(ports));
  blocksRoutes(route, createBlocksService(ports));
  reportsRoutes(
    route,
    createReportsService({
      ...ports,
      readableRecipe: readable.byId,
      readableComment: (id, uid) => community.seen(id, uid),
    }),
  );
  feedbackRoutes(route, createFeedbackService(ports));
  adminRoutes(route, admin, secureCookies);
  starterRecipesRoutes(route, createStarterRecipesService(ports, readStarterRecipes));
  return {
    identify,
    within,
    revision: recipes.revision,
    hasOwnLists: recipes.hasOwnLists,
    languageOf: (uid) => users.language(uid),
    limit,
    pending,
    publicBrowsing,
    now: () => ports.clock().getTime(),
    log: options.log,
  };
}
