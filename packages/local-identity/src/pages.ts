import { readFileSync } from "node:fs";
import { join } from "node:path";
import { INTERFACE_LANGUAGES, interfaceLanguageFrom } from "@larder/domain/language";
import { Router } from "express";
import type { Accounts } from "./accounts.ts";
import { popupPage } from "./popup-page.ts";

const IFRAME_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Larder sign-in</title>
<script src="/emulator/auth/iframe.js"></script>
<script src="/gapi-shim.js"></script>
</head>
<body></body>
</html>
`;

const IFRAME_POLICY = "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'self'";
const POPUP_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The path, the file in `browser/`, and the media type. */
const FILES = [
  ["/gapi-shim.js", "gapi-shim.js", "text/javascript"],
  ["/emulator/auth/iframe.js", "iframe.js", "text/javascript"],
  ["/emulator/auth/handler.js", "handler.js", "text/javascript"],
  ["/emulator/auth/handler.css", "handler.css", "text/css"],
] as const;

/** Serves the pages that the browser's SDK opens: a hidden frame for messages, and the popup. */
export function signInPages(accounts: Accounts): Router {
  const router = Router();
  for (const [path, name, type] of FILES) {
    const text = readFileSync(join(import.meta.dirname, "browser", name), "utf8");
    router.get(path, (_request, response) => {
      response.type(type).send(text);
    });
  }
  router.get("/emulator/auth/iframe", (_request, response) => {
    response.set("Content-Security-Policy", IFRAME_POLICY).type("html").send(IFRAME_PAGE);
  });
  router.get("/emulator/auth/handler", (request, response) => {
    const language = interfaceLanguageFrom(request.acceptsLanguages([...INTERFACE_LANGUAGES]) || undefined);
    response
      .set({ "Content-Security-Policy": POPUP_POLICY, Vary: "Accept-Language" })
      .type("html")
      .send(popupPage(accounts.all(), language));
  });
  return router;
}
