import type { RequestHandler } from "express";
import type { Logger } from "pino";

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Looks at the requests for signs that `TRUST_PROXY` is wrong, and writes each finding to the log once: a proxy adds
 * its client to `X-Forwarded-For`, so a request through n proxies has n addresses there, or more that its client sent.
 *
 * @param proxies the number of proxies that the operator has set
 */
export function checkProxies(proxies: number, log: Logger): RequestHandler {
  const reported = new Set<string>();
  const report = (finding: string) => {
    if (reported.has(finding)) return;
    reported.add(finding);
    log.warn({ trustProxy: proxies }, finding);
  };
  return ({ headers, socket }, _response, next) => {
    const forwarded = headers["x-forwarded-for"];
    const count = typeof forwarded === "string" ? forwarded.split(",").length : 0;
    // A health check of this machine comes through no proxy.
    const isOwn = count === 0 && LOOPBACK.test(socket.remoteAddress ?? "");
    if (proxies === 0 && count > 0) report(TOO_FEW);
    if (count < proxies && !isOwn) report(TOO_MANY);
    next();
  };
}

const TOO_FEW =
  "a request came with X-Forwarded-For while TRUST_PROXY is 0: behind a proxy all visitors share one address and its limits, see docs/deployment.md";
const TOO_MANY =
  "a request came through fewer proxies than TRUST_PROXY says: clients can make up their address and with it new limits, see docs/deployment.md";
