import cors from "cors";
import type { RequestHandler } from "express";
import helmet from "helmet";

export interface SecurityOptions {
  /** Hosts of a real Firebase project; none with the local identity provider. */
  firebaseAuthDomain?: string;
  /** The origin of an identity emulator on another port. */
  emulatorOrigin?: string;
  /** True if the site is served over TLS. */
  https: boolean;
}

/** Headers of every answer; the popup of the sign-in library needs an opener policy that lets it talk back. */
export function securityHeaders({
  firebaseAuthDomain,
  emulatorOrigin,
  https,
}: SecurityOptions): RequestHandler {
  const emulator = emulatorOrigin ? [emulatorOrigin] : [];
  const script = firebaseAuthDomain ? ["https://apis.google.com"] : emulator;
  const connect = firebaseAuthDomain
    ? ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"]
    : emulator;
  const frame = firebaseAuthDomain ? [`https://${firebaseAuthDomain}`] : emulator;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...script],
        connectSrc: ["'self'", ...connect],
        frameSrc: ["'self'", ...frame],
        // Sizes that are measured are set through the CSSOM, which no policy forbids; style elements are refused.
        styleSrc: ["'self'"],
        // Pictures are kept here and never linked from other sites; data: and blob: are drawn by the page itself.
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // What `frame-ancestors` says, for browsers that do not know it.
    xFrameOptions: { action: "deny" },
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
}

/**
 * Headers of files that pages of the app on another origin may show; by default only pages of the same origin may.
 */
export const embeddable: RequestHandler = (_request, response, next) => {
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  next();
};

/** Lets pages of these origins call the API with credentials. */
export function crossOrigin(origins: readonly string[]): RequestHandler {
  return cors({
    origin: [...origins],
    credentials: true,
    maxAge: 600,
    exposedHeaders: ["ETag", "RateLimit", "RateLimit-Policy", "Retry-After", "X-Request-Id"],
  });
}
