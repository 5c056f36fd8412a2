import { existsSync } from "node:fs";
import { join } from "node:path";
import express, { type RequestHandler, Router } from "express";
import { AppError } from "./app-error.ts";

/**
 * Serves the built web client: hashed files for ever, every other address the page itself. What has no hash in its
 * name, the service worker above all, is asked for again each time.
 */
export function staticWeb(root: string): Router {
  const router = Router();
  const page = join(root, "index.html");
  router.use(
    "/assets",
    express.static(join(root, "assets"), {
      immutable: true,
      maxAge: "365d",
      index: false,
    }),
    // A file of an older version, most often: the page itself would be no answer to that.
    unknownFile,
  );
  router.use(
    express.static(root, {
      index: false,
      cacheControl: false,
      setHeaders: (response) => void response.setHeader("Cache-Control", "no-cache"),
    }),
  );
  router.get("/{*path}", (request, response) => {
    if (!existsSync(page)) throw new AppError("not-found");
    response.setHeader("Cache-Control", "no-cache");
    response.sendFile(page, { cacheControl: false, etag: true });
  });
  return router;
}

const unknownFile: RequestHandler = () => {
  throw new AppError("not-found");
};
