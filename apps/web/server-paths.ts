/**
 * The pages that the server renders. The service worker asks for them where there is a connection, and answers with the
 * page that the browser renders where there is none, or a slow one.
 */
export const RENDERED_PAGES = /^\/(?:login|recipes|recipe\/[^/]+)$/;

/** What the API answers in the built app; in dev Vite hands it on, so that everything stays on one origin. */
export const SERVER_PATHS = [
  "/api",
  "/healthz",
  "/readyz",
  "/media",
  "/s",
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
  "/emulator",
  "/gapi-shim.js",
  "/third-party-notices.txt",
];
