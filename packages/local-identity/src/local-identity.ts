import { randomBytes as cryptoRandomBytes } from "node:crypto";
import { Router } from "express";
import type { RequestHandler } from "express";
import { isDemoProject } from "@larder/domain/account/demo-project";
import { openAccounts } from "./accounts.ts";
import { identityToolkit, secureToken } from "./google-api.ts";
import { GoogleError, answerAsGoogle } from "./google-error.ts";
import { signInPages } from "./pages.ts";
import type { Realm } from "./realm.ts";

export interface LocalIdentityOptions {
  /** The folder of the accounts file. */
  dataDir: string;
  /** The project id, which must begin with `demo-`. */
  projectId: string;
  /** Called with the error when accounts could not be stored. */
  failed?: (error: unknown) => void;
  now?: () => Date;
  randomBytes?: (size: number) => Buffer;
}

export interface LocalIdentity {
  /**
   * The router. It must be mounted at the root, before handlers that set headers or parse bodies, and behind a check
   * that permits only requests directly from this machine.
   */
  router: RequestHandler;
  /** Resolves when all answered changes are on the disk. */
  flush(): Promise<void>;
}

/** The prefixes of the router's paths; a development server in front must forward these. */
export const LOCAL_IDENTITY_PREFIXES = [
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
  "/emulator",
  "/gapi-shim.js",
] as const;

/**
 * Creates a small identity provider for a developer's machine. It implements the part of Google's Identity Toolkit
 * that the unmodified Firebase SDKs need, offline and on the port of the app that mounts it. Its tokens can be forged
 * by design: it must be reachable by loopback only, and never be loaded in production.
 */
export function createLocalIdentity(options: LocalIdentityOptions): LocalIdentity {
  const { dataDir, projectId, failed = () => {} } = options;
  const { now = () => new Date(), randomBytes = cryptoRandomBytes } = options;
  if (!isDemoProject(projectId)) {
    throw new Error(
      `The local identity provider needs a project id like demo-larder, of small letters, digits and hyphens, not "${projectId}".`,
    );
  }
  const accounts = openAccounts(dataDir);
  const realm: Realm = { accounts, projectId, now, randomBytes };

  const router = Router();
  router.use([...LOCAL_IDENTITY_PREFIXES], setHeaders);
  router.use("/identitytoolkit.googleapis.com", identityToolkit(realm));
  router.use("/securetoken.googleapis.com", secureToken(realm));
  router.use(signInPages(accounts));
  router.use([...LOCAL_IDENTITY_PREFIXES], () => {
    throw new GoogleError("NOT_FOUND", "The local identity provider has no such call.", 404);
  });
  router.use(answerAsGoogle(failed));
  return {
    // Every request of the house comes by; most have nothing to do here.
    router: (request, response, next) => (isOurs(request.url) ? router(request, response, next) : next()),
    flush: () => accounts.settled(),
  };
}

function isOurs(url: string): boolean {
  return LOCAL_IDENTITY_PREFIXES.some((prefix) => url.startsWith(prefix));
}

/**
 * Removes headers of the app that would separate the popup from the page that opened it, and sets those of the
 * provider.
 */
const setHeaders: RequestHandler = (_request, response, next) => {
  response.removeHeader("Cross-Origin-Opener-Policy");
  response.removeHeader("Cross-Origin-Embedder-Policy");
  response.removeHeader("Cross-Origin-Resource-Policy");
  response.removeHeader("X-Frame-Options");
  response.set({
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  });
  next();
};
