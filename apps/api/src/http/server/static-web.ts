import { existsSync, readdirSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import express, { type RequestHandler, Router } from "express";
import { acceptedEncoding } from "../answers/accepted-encoding.ts";
import { AppError } from "../errors/app-error.ts";

/**
 * Serves the built web client: hashed files for ever, every other address the page itself. What has no hash in its
 * name, the service worker above all, is asked for again each time.
 */
export function staticWeb(root: string): Router {
  const router = Router();
  const page = join(root, "index.html");
  const choose = chooseForm(root);
  router.use(choose);
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
  const asked = {
    index: false,
    cacheControl: false,
    setHeaders: (response: ServerResponse) => void response.setHeader("Cache-Control", "no-cache"),
  };
  router.use(express.static(root, asked));
  const sendPage = express.static(root, { ...asked, fallthrough: false });
  router.get("/{*path}", (request, response, next) => {
    if (!existsSync(page)) throw new AppError("not-found");
    request.url = "/index.html";
    choose(request, response, () => sendPage(request, response, next));
  });
  return router;
}

/**
 * Leads a request to the compressed form that the build has laid beside a file. Each form is a file with an ETag of its
 * own; what the file is, its plain name tells.
 */
function chooseForm(root: string): RequestHandler {
  const files = existsSync(root) ? readdirSync(root, { recursive: true, encoding: "utf8" }) : [];
  const packed = new Set(
    files.filter((file) => file.endsWith(".br")).map((file) => addressOf(file.slice(0, -3))),
  );
  return (request, response, next) => {
    if (!packed.has(request.path)) return next();
    response.vary("Accept-Encoding");
    const form = acceptedEncoding(request.headers["accept-encoding"]);
    if (form !== "identity") {
      response.type(extname(request.path));
      response.setHeader("Content-Encoding", form);
      request.url = `${request.path}.${form === "br" ? "br" : "gz"}`;
    }
    next();
  };
}

function addressOf(file: string): string {
  return `/${file.replaceAll(sep, "/")}`;
}

const unknownFile: RequestHandler = () => {
  throw new AppError("not-found");
};
