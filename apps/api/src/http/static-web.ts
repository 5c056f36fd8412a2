import { existsSync } from "node:fs";
import { join } from "node:path";
import express, { Router } from "express";
import { AppError } from "./app-error.ts";

/** Serves the built web client: hashed files for ever, every other address the page itself. */
export function staticWeb(root: string): Router {
  const router = Router();
  const page = join(root, "index.html");
  router.use(
    "/assets",
    express.static(join(root, "assets"), {
      immutable: true,
      maxAge: "365d",
      index: false,
      fallthrough: false,
    }),
  );
  router.use(express.static(root, { index: false, maxAge: 0 }));
  router.get("/{*path}", (request, response) => {
    if (!existsSync(page)) throw new AppError("not-found");
    response.setHeader("Cache-Control", "no-cache");
    response.sendFile(page, { cacheControl: false, etag: true });
  });
  return router;
}
