import type { Endpoint } from "@larder/domain/contract/endpoint";
import { describe, expect, it, vi } from "vitest";
import { ENTRIES, validBody, validQuery } from "../../testing/contract-calls.ts";
import { jpeg } from "../../testing/photos.ts";
import { ADMIN_PASSWORD, cookiesOf, createTestApp, FRIEND_ORIGIN } from "../../testing/test-app.ts";
import { createWebRoot } from "../../testing/web-root.ts";

/** Differ from answer to answer, and say nothing about safety. */
const VARYING = new Set(["date", "last-modified", "content-length", "x-request-id", "connection"]);
/** Are there or not; what stands in them is another test's. */
const SECRET = new Set(["etag", "set-cookie", "retry-after"]);

const FILES = ["/", "/recipes/add", "/login", "/sw.js", "/manifest.webmanifest", "/assets/index-abc.js"];
const NOWHERE = ["/api/nothing", "/assets/gone.js", "/media/gone"];

const webRoot = createWebRoot();

type Headers = Record<string, string>;

function shown(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !VARYING.has(name))
      .map(([name, value]) => [name, SECRET.has(name) ? "…" : value])
      .toSorted(([a = ""], [b = ""]) => a.localeCompare(b)),
  );
}

/** Asks every call of the contract in a way that it answers, and every kind of file. */
async function everyAnswer(options: Parameters<typeof createTestApp>[0]): Promise<Map<string, Headers>> {
  const world = await createTestApp({ webRoot, ...options });
  const message = { email: "ana@example.com", content: "A soup with leeks, please" };
  const feedback = await world.as("ana").post("/api/feedback").send(message);
  const request = await world.as("ana").post("/api/recipes/queue").send(message);
  const picture = await world
    .as("ana")
    .post("/api/media")
    .type("image/jpeg")
    .send(await jpeg());

  async function ask(endpoint: Endpoint) {
    // Anew for each call: some of them end what others need.
    world.identity.revoked.clear();
    world.identity.gone.clear();
    vi.spyOn(world.store.counters, "isOpen").mockResolvedValue(false);
    const { id, slug } = await world.addRecipe("ana");
    const verified = await world.as("ana").post("/api/admin/verify").send({ password: ADMIN_PASSWORD });
    const ids: Headers = {
      "/api/feedback/:id": feedback.body.feedback.id,
      "/api/recipes/queue/:id": request.body.request.id,
    };
    const path = endpoint.path
      .replace("/media/:file", picture.body.image.url)
      .replace(":slug", slug)
      .replace(":id", ids[endpoint.path] ?? id);
    const call = world.as()[endpoint.method](path).query(validQuery(endpoint));
    if (endpoint.access === "token") call.set("Authorization", "Bearer token-ana");
    else call.set("Cookie", [...cookiesOf(verified), "__session=session-ana"].join("; "));
    if (endpoint.raw) return call.type("image/jpeg").send(await jpeg());
    return endpoint.body ? call.send(validBody(endpoint)) : call;
  }

  const answers = new Map<string, Headers>();
  for (const [name, endpoint] of ENTRIES) {
    const { status, headers } = await ask(endpoint);
    answers.set(`${name} ${status}`, shown(headers));
  }
  for (const path of [...FILES, ...NOWHERE]) {
    const { status, headers } = await world.as("ana").get(path);
    answers.set(`GET ${path} ${status}`, shown(headers));
  }
  const preflight = await world.as().options("/api/recipes").set("Origin", FRIEND_ORIGIN);
  answers.set(`preflight of a friend ${preflight.status}`, shown(preflight.headers));
  return answers;
}

/** Returns the headers that all answers share, and the others with the calls that send them. */
function grouped(answers: Map<string, Headers>) {
  const [first = {}, ...others] = answers.values();
  const everywhere = Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((headers) => headers[name] === value)),
  );
  const groups: Record<string, string[]> = {};
  for (const [name, headers] of answers) {
    const own = Object.entries(headers).filter(([header]) => !Object.hasOwn(everywhere, header));
    (groups[own.map(([header, value]) => `${header}: ${value}`).join(" | ")] ??= []).push(name);
  }
  return { everywhere, groups };
}

describe("S44: the headers of every call and file", () => {
  it("are those of the list", async () => {
    expect(grouped(await everyAnswer({}))).toMatchInlineSnapshot(`
      {
        "everywhere": {
          "access-control-allow-credentials": "true",
          "access-control-expose-headers": "ETag,RateLimit,RateLimit-Policy,Retry-After,X-Request-Id",
          "content-security-policy": "default-src 'self';script-src 'self';connect-src 'self';frame-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
          "cross-origin-opener-policy": "same-origin-allow-popups",
          "origin-agent-cluster": "?1",
          "referrer-policy": "strict-origin-when-cross-origin",
          "x-content-type-options": "nosniff",
          "x-dns-prefetch-control": "off",
          "x-download-options": "noopen",
          "x-frame-options": "DENY",
          "x-permitted-cross-domain-policies": "none",
          "x-xss-protection": "0",
        },
        "groups": {
          "accept-ranges: bytes | cache-control: no-cache | content-type: application/manifest+json; charset=utf-8 | cross-origin-resource-policy: same-origin | etag: … | vary: Origin": [
            "GET /manifest.webmanifest 200",
          ],
          "accept-ranges: bytes | cache-control: no-cache | content-type: text/html; charset=utf-8 | cross-origin-resource-policy: same-origin | etag: … | vary: Origin": [
            "GET / 200",
            "GET /recipes/add 200",
            "GET /login 200",
          ],
          "accept-ranges: bytes | cache-control: no-cache | content-type: text/javascript; charset=utf-8 | cross-origin-resource-policy: same-origin | etag: … | vary: Origin": [
            "GET /sw.js 200",
          ],
          "accept-ranges: bytes | cache-control: public, max-age=31536000, immutable | content-type: text/javascript; charset=utf-8 | cross-origin-resource-policy: same-origin | etag: … | vary: Origin": [
            "GET /assets/index-abc.js 200",
          ],
          "access-control-allow-methods: GET,HEAD,PUT,PATCH,POST,DELETE | access-control-allow-origin: https://friend.example | access-control-max-age: 600 | cross-origin-resource-policy: same-origin | vary: Origin, Access-Control-Request-Headers": [
            "preflight of a friend 204",
          ],
          "cache-control: no-store | content-type: application/json; charset=utf-8 | cross-origin-resource-policy: cross-origin | vary: Origin": [
            "GET /media/gone 404",
          ],
          "cache-control: no-store | content-type: application/json; charset=utf-8 | cross-origin-resource-policy: same-origin | etag: … | vary: Origin": [
            "createRecipe 201",
            "updateRecipe 200",
            "setRecipeVisibility 200",
            "acceptDraft 200",
            "copyRecipe 201",
            "createCollection 201",
          ],
          "cache-control: no-store | content-type: application/json; charset=utf-8 | cross-origin-resource-policy: same-origin | ratelimit: "piece";r=1199;t=60 | ratelimit-policy: "piece";q=1200;w=60 | vary: Origin": [
            "putImportPiece 415",
          ],
          "cache-control: no-store | content-type: application/json; charset=utf-8 | cross-origin-resource-policy: same-origin | ratelimit: "trial";r=19;t=3600 | ratelimit-policy: "trial";q=20;w=3600 | vary: Origin": [
            "tryModel 503",
          ],
          "cache-control: no-store | content-type: application/json; charset=utf-8 | cross-origin-resource-policy: same-origin | set-cookie: … | vary: Origin": [
            "createUser 200",
            "logout 200",
            "deleteAccount 200",
            "verifyAdmin 200",
            "adminLogout 200",
          ],
          "cache-control: no-store | content-type: application/json; charset=utf-8 | cross-origin-resource-policy: same-origin | vary: Origin": [
            "setLanguage 200",
            "setNameOnRecipes 200",
            "setDefaultVisibility 200",
            "setDietaryRestrictions 200",
            "getAccountData 200",
            "restoreAccountData 415",
            "getSession 404",
            "signInWithPassword 404",
            "openLink 404",
            "join 404",
            "resetPassword 404",
            "forgotPassword 404",
            "changeEmail 404",
            "changePassword 404",
            "listDevices 404",
            "removeDevice 404",
            "listPasskeys 404",
            "beginPasskey 404",
            "addPasskey 404",
            "renamePasskey 404",
            "removePasskey 404",
            "removePassword 404",
            "beginPasskeySignIn 404",
            "signInWithPasskey 404",
            "listProviders 404",
            "unlinkProvider 404",
            "signInWithGoogle 404",
            "linkGoogle 404",
            "beginOidc 404",
            "finishOidc 404",
            "createApiToken 201",
            "revokeApiToken 200",
            "deleteRecipe 200",
            "setRecipeHidden 200",
            "getRecipeVersion 400",
            "restoreRecipeVersion 400",
            "getRecipeOrigin 404",
            "takeRecipeOrigin 404",
            "createLink 503",
            "changeLink 404",
            "revokeLink 200",
            "openPublicLink 404",
            "saveLink 404",
            "uploadPicture 201",
            "readTextOfFile 200",
            "scrapeRecipe 422",
            "createImport 201",
            "getImport 404",
            "lookAtImport 404",
            "listImportItems 404",
            "startImport 404",
            "getImportOriginal 400",
            "takeImportItem 400",
            "undoImport 404",
            "deleteImport 404",
            "exportRecipes 404",
            "generateRecipe 200",
            "readGenerationRequest 200",
            "draftFromText 503",
            "cancelCall 404",
            "toggleBookmark 200",
            "getCollection 404",
            "updateCollection 404",
            "deleteCollection 404",
            "listCollectionRecipes 404",
            "addToCollection 404",
            "removeFromCollection 404",
            "moveInCollection 400",
            "setCollectionAudience 404",
            "leaveCollection 404",
            "setCookingNotes 200",
            "addCooked 200",
            "setPublicRating 403",
            "addComment 201",
            "deleteComment 404",
            "setCommentHidden 404",
            "getAuthor 404",
            "blockUser 200",
            "unblockUser 200",
            "reportRecipe 200",
            "reportComment 404",
            "updateReport 404",
            "warnAuthor 404",
            "dismissNotice 200",
            "setPushSubscription 404",
            "removePushSubscription 404",
            "setPushTimer 404",
            "removePushTimer 404",
            "sendFeedback 201",
            "markFeedback 200",
            "requestRecipe 201",
            "updateRequest 200",
            "setStarterRecipes 200",
            "listPeople 404",
            "changePerson 404",
            "createResetLink 404",
            "removePerson 404",
            "listInvitations 404",
            "createInvitation 404",
            "revokeInvitation 404",
            "setHousehold 404",
            "GET /api/nothing 404",
            "GET /assets/gone.js 404",
          ],
          "cache-control: private, no-cache | content-encoding: gzip | content-type: application/json; charset=utf-8 | cross-origin-resource-policy: same-origin | etag: … | vary: Origin, Accept-Encoding": [
            "openApi 200",
            "listRecipeSummaries 200",
            "listRecipes 200",
          ],
          "cache-control: private, no-cache | content-type: application/json; charset=utf-8 | cross-origin-resource-policy: same-origin | etag: … | vary: Origin, Accept-Encoding": [
            "getRecipe 200",
          ],
          "cache-control: private, no-cache | content-type: application/json; charset=utf-8 | cross-origin-resource-policy: same-origin | vary: Origin": [
            "getConfig 200",
            "healthz 200",
            "readyz 200",
            "getLanguage 200",
            "getNameOnRecipes 200",
            "getDefaultVisibility 200",
            "getDietaryRestrictions 200",
            "listConflicts 200",
            "listApiTokens 200",
            "listTags 200",
            "listHiddenRecipes 200",
            "listDrafts 200",
            "listRecipeVersions 200",
            "listLinks 200",
            "listImports 200",
            "getCookbook 200",
            "nearestRecipes 200",
            "listGenerations 200",
            "listBookmarks 200",
            "getBookmark 200",
            "listCollections 200",
            "listCollectionsOfRecipe 200",
            "getCookingNotes 200",
            "listRatings 200",
            "getCommunity 200",
            "listBlocks 200",
            "listReports 200",
            "listNotices 200",
            "listFeedback 200",
            "listRequests 200",
            "listDamagedRecords 200",
            "getStarterRecipes 200",
          ],
          "cache-control: private, no-cache | content-type: application/ld+json; charset=utf-8 | cross-origin-resource-policy: same-origin | etag: … | vary: Origin": [
            "getRecipeAsJsonLd 200",
          ],
          "cache-control: private, no-cache | content-type: image/webp | cross-origin-resource-policy: cross-origin | etag: … | vary: Origin": [
            "getPicture 200",
          ],
        },
      }
    `);
  });

  it("are the same with TLS and a Firebase project, except those that these need", async () => {
    const own = {
      security: { https: true, firebaseAuthDomain: "our-larder.firebaseapp.com" },
      corsOrigins: [],
    };
    const { everywhere, groups } = grouped(await everyAnswer(own));
    expect(everywhere).toMatchInlineSnapshot(`
      {
        "access-control-allow-credentials": "true",
        "access-control-expose-headers": "ETag,RateLimit,RateLimit-Policy,Retry-After,X-Request-Id",
        "content-security-policy": "default-src 'self';script-src 'self' https://apis.google.com;connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;frame-src 'self' https://our-larder.firebaseapp.com;style-src 'self';img-src 'self' data: blob:;font-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "cross-origin-resource-policy": "same-origin",
        "origin-agent-cluster": "?1",
        "referrer-policy": "strict-origin-when-cross-origin",
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
        "x-dns-prefetch-control": "off",
        "x-download-options": "noopen",
        "x-frame-options": "DENY",
        "x-permitted-cross-domain-policies": "none",
        "x-xss-protection": "0",
      }
    `);
    expect(Object.values(groups).flat()).toHaveLength(ENTRIES.length + FILES.length + NOWHERE.length + 1);
  });
});
