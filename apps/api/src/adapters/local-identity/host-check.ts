import type { RequestHandler } from "express";
import { GoogleError } from "./google-error.ts";

const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Refuses requests that name another host than this machine. Without it a foreign page whose name was made to
 * resolve to 127.0.0.1 would be of the same origin, and could read every account (DNS rebinding).
 *
 * @param allowedHosts further host names, without port
 */
export function checkHost(allowedHosts: readonly string[]): RequestHandler {
  const allowed = new Set([...LOOPBACK_HOSTS, ...allowedHosts.map((host) => host.toLowerCase())]);
  return (request, _response, next) => {
    const host = hostName(request.headers.host);
    if (host === null || !allowed.has(host)) {
      throw new GoogleError(
        "PERMISSION_DENIED",
        "The local identity provider answers this machine alone.",
        403,
      );
    }
    next();
  };
}

function hostName(hostHeader: string | undefined): string | null {
  const url = URL.parse(`http://${hostHeader ?? ""}`);
  return url && url.pathname === "/" && !url.username && !url.search && !url.hash ? url.hostname : null;
}
