/** What the API answers in the built app; in dev Vite hands it on, so that everything stays on one origin. */
export const SERVER_PATHS = [
  "/api",
  "/healthz",
  "/readyz",
  "/media",
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
  "/emulator",
  "/gapi-shim.js",
  "/third-party-notices.txt",
];
