import { readFileSync } from "node:fs";
import cookieParser from "cookie-parser";
import express from "express";
import { createLogger, requestLog } from "../http/log/log.ts";
import { crossOrigin, securityHeaders } from "../http/origin/security-headers.ts";

/** A file that is sent at a path, and its ETag. */
interface Served {
  path: string;
  file: string;
  etag: string;
}

/**
 * The same Express as the application, with the same log, headers and cookies, which sends the same bytes without any
 * check: what an answer costs at least. Run as a process with the files as JSON; prints its port.
 */
const app = express();
app.disable("x-powered-by");
app.disable("etag");
app.use(requestLog(createLogger("error"), (text) => text));
app.use(securityHeaders({ https: false }), crossOrigin([]), cookieParser());
for (const { path, file, etag } of JSON.parse(process.argv[2] ?? "[]") as Served[]) {
  const bytes = readFileSync(file);
  app.get(path, (request, response) => {
    response.setHeader("Cache-Control", "private, no-cache");
    response.setHeader("ETag", etag);
    response.vary("Accept-Encoding");
    if (request.headers["if-none-match"] !== undefined && request.fresh)
      return void response.status(304).end();
    response.setHeader("Content-Type", "application/json; charset=utf-8");
    response.setHeader("Content-Length", bytes.length);
    response.end(bytes);
  });
}
const server = app.listen(0, "127.0.0.1", () => {
  const address = server.address();
  // oxlint-disable-next-line no-console -- who starts it reads the port
  if (typeof address === "object") console.log(`http://localhost:${address?.port}`);
});
