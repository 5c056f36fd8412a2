import { VitePWA } from "vite-plugin-pwa";
import { SHARE_ACTION } from "./shared-cache.ts";

/**
 * The manifest, and a service worker that lets the app open without a connection. It keeps the app alone: answers and
 * pictures are kept by the page (`lib/offline/cached-answers.ts`), which knows whose they are.
 */
export const installable = () =>
  VitePWA({
    // Registered by `lib/offline/service-worker.ts`.
    injectRegister: false,
    strategies: "injectManifest",
    srcDir: "worker",
    filename: "sw.ts",
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
      // Other apps share links, texts, pictures and files with the installed app; the service worker receives them.
      share_target: {
        action: SHARE_ACTION,
        method: "POST",
        enctype: "multipart/form-data",
        params: {
          title: "title",
          text: "text",
          url: "url",
          files: [
            { name: "files", accept: ["image/*", "application/pdf", "text/*", "application/*", "*/*"] },
          ],
        },
      },
      icons: [
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      ],
    },
    // Its icons are named below.
    includeManifestIcons: false,
    injectManifest: {
      rollupFormat: "iife",
      globPatterns: ["**/*.{html,js,css,svg,png,webmanifest}", "assets/*-latin-*.woff2"],
      // Fonts of scripts that no interface language uses are fetched when a recipe needs them.
      globIgnores: ["**/*-latin-ext-*", "sw.js"],
    },
  });
