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
  /** The accounts are kept in a file here. */
  dataDir: string;
  /** Must begin with `demo-`. */
  projectId: string;
  /** Is called with the error when accounts could not be stored. */
  failed?: (error: unknown) => void;
  now?: () => Date;
  randomBytes?: (size: number) => Buffer;
}

export interface LocalIdentity {
  /**
   * To be mounted at the root, before anything that sets headers or parses bodies, and behind a check that lets in only
   * what comes straight from this machine.
   */
  router: RequestHandler;
  /** Resolves when all that was answered is on the disk. */
  flush(): Promise<void>;
}

/** The prefixes that the router answers; a development server in front must pass these on. */
export const LOCAL_IDENTITY_PREFIXES = [
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
  "/emulator",
  "/gapi-shim.js",
] as const;

/**
 * A small identity provider for one's own machine. It speaks as much of Google's Identity Toolkit as the unmodified
 * Firebase SDKs need, offline and on the port of whoever mounts it. Its tokens can be forged by design: it must be
 * reachable by loopback alone, and never be loaded in production.
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

/** Headers that the app may have set already would cut the popup off from the page that opened it. */
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
