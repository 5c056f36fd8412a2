import { VitePWA } from "vite-plugin-pwa";

/** Pages that are not ours to answer: the server's own, and the sign-in library's on a host of our own. */
const serverPages = (paths: readonly string[]) =>
  [...paths, "/__/"].map((path) => new RegExp(`^${path.replaceAll(".", "\\.")}`));

/**
 * The manifest, and a service worker that lets the app open without a connection. It keeps the app alone: answers and
 * pictures are kept by the page (`lib/kept-answers.ts`), which knows whose they are.
 *
 * @param apiPaths what the server answers itself
 */
export const installable = (apiPaths: readonly string[]) =>
  VitePWA({
    // Registered by `lib/service-worker.ts`, which also decides when a new version takes over.
    injectRegister: false,
    registerType: "prompt",
    manifest: {
      id: "/",
      name: "Larder",
      short_name: "Larder",
      description: "Keep recipes, find them by what is in the kitchen, and cook them step by step.",
      start_url: "/",
      scope: "/",
      display: "standalone",
      background_color: "#fafbf7",
      theme_color: "#fafbf7",
      categories: ["food", "lifestyle"],
      icons: [
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      ],
    },
    workbox: {
      globPatterns: ["**/*.{html,js,css,svg}", "assets/*-latin-*.woff2", "apple-touch-icon.png"],
      // Fonts of scripts that no interface language uses are fetched when a recipe needs them.
      globIgnores: ["**/*-latin-ext-*", "sw.js", "workbox-*.js"],
      navigateFallback: "/index.html",
      navigateFallbackDenylist: serverPages(apiPaths),
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      runtimeCaching: [
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/media/"),
          handler: async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
        },
      ],
    },
  });
