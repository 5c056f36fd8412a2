import { Router, json, urlencoded } from "express";
import type { RequestHandler } from "express";
import { deleteAny, deleteOwn, lookUpAny, lookUpOwn, updateAny, updateOwn } from "./account-calls.ts";
import { GoogleError } from "./google-error.ts";
import { signInWithIdp } from "./google-sign-in.ts";
import { signInWithPassword, signUp } from "./password-sign-in.ts";
import type { Call, Realm } from "./realm.ts";
import { createSessionCookie, renewIdToken } from "./sessions.ts";

const BODY_LIMIT = "100kb";

/** Serves the part of Google's Identity Toolkit that the browser's SDK and firebase-admin call. */
export function identityToolkit(realm: Realm): Router {
  const router = Router();
  const project = `/v1/projects/${realm.projectId}`;

  router.get("/v1/projects", (_request, response) => {
    response.json({ projectId: realm.projectId, authorizedDomains: ["localhost", "127.0.0.1"] });
  });
  router.use("/v1/projects", requireOwner);
  router.use(requireType("application/json"), json({ limit: BODY_LIMIT }));

  router.post("/v1/accounts\\:signInWithIdp", answer(signInWithIdp(realm)));
  router.post("/v1/accounts\\:signUp", answer(signUp(realm)));
  router.post("/v1/accounts\\:signInWithPassword", answer(signInWithPassword(realm)));
  router.post("/v1/accounts\\:lookup", answer(lookUpOwn(realm)));
  router.post("/v1/accounts\\:update", answer(updateOwn(realm)));
  router.post("/v1/accounts\\:delete", answer(deleteOwn(realm)));

  router.post(`${project}/accounts\\:lookup`, answer(lookUpAny(realm)));
  router.post(`${project}/accounts\\:update`, answer(updateAny(realm)));
  router.post(`${project}/accounts\\:delete`, answer(deleteAny(realm)));
  router.post(`${project}\\:createSessionCookie`, answer(createSessionCookie(realm)));
  return router;
}

/** Serves Google's token service, of which only the renewal of ID tokens is called. */
export function secureToken(realm: Realm): Router {
  const router = Router();
  const form = "application/x-www-form-urlencoded";
  router.post(
    "/v1/token",
    requireType(form),
    urlencoded({ extended: false, limit: BODY_LIMIT }),
    answer(renewIdToken(realm)),
  );
  return router;
}

function answer(call: Call): RequestHandler {
  return async (request, response) => {
    response.json(await call(request.body));
  };
}

/**
 * Requires firebase-admin's token for emulators. The token is public, so the provider may only be reachable by
 * loopback.
 */
const requireOwner: RequestHandler = (request, _response, next) => {
  if (request.headers.authorization !== "Bearer owner")
    throw new GoogleError("INSUFFICIENT_PERMISSION", undefined, 401);
  next();
};

/** Requires a media type that a page of another site cannot send without a preflight, which is never permitted. */
function requireType(type: string): RequestHandler {
  return (request, _response, next) => {
    if (request.method === "POST" && !request.is(type)) {
      throw new GoogleError("INVALID_ARGUMENT", `The body must be ${type}.`, 415);
    }
    next();
  };
}
