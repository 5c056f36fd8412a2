import cookieParser from "cookie-parser";
import express, { type Express, type RequestHandler } from "express";
import { checkProxies } from "./http/client/proxy-check.ts";
import { createErrorHandler, unknownCall } from "./http/routing/error-handler.ts";
import { pageDocuments } from "./http/pages/page-documents.ts";
import { localOnly } from "./http/origin/local-only.ts";
import { requestLog } from "./http/log/log.ts";
import { metricsRoute } from "./http/metrics/metrics-route.ts";
import { createPseudonym } from "./http/log/pseudonym.ts";
import { crossOrigin, embeddable, securityHeaders } from "./http/origin/security-headers.ts";
import { staticWeb } from "./http/server/static-web.ts";
import type { Ports } from "./ports/ports.ts";
import type { AppOptions } from "./app-options.ts";
import { mountFeatures } from "./mount-features.ts";
import { createPublicPages } from "./create-public-pages.ts";

/** Builds the application: opens no port and reads no environment. */
export function createApp(ports: Ports, options: AppOptions): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", options.proxies);
  const { metrics } = options;
  if (metrics) app.use(metrics.count);
  app.use(requestLog(options.log, createPseudonym(options.logKey)));
  app.use(checkProxies(options.proxies, options.log));
  if (options.local) app.use(...localHandlers(options.local, options));
  const publicPages = createPublicPages(ports, options);
  app.use("/s", publicPages.answer);
  app.use(securityHeaders(options.security), crossOrigin(options.corsOrigins), cookieParser());
  if (options.corsOrigins.length > 0) app.use("/media", embeddable);

  const pages = mountFeatures(app, ports, options, publicPages);

  if (metrics) app.get("/metrics", metricsRoute(metrics, options.metricsToken));
  app.all(["/api", "/api/{*path}", "/media", "/media/{*path}"], unknownCall);
  if (options.renderer) app.use(pageDocuments({ ...pages, renderer: options.renderer }));
  if (options.webRoot) app.use(staticWeb(options.webRoot));
  app.use(unknownCall);
  app.use(createErrorHandler(options.log));
  return app;
}

function localHandlers(
  { identity }: NonNullable<AppOptions["local"]>,
  options: AppOptions,
): RequestHandler[] {
  const check = localOnly([...options.ownOrigins, ...options.corsOrigins], options.log);
  return identity ? [check, identity] : [check];
}
