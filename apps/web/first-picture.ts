import type { Plugin } from "vite";

const STYLES = /\s*<link rel="stylesheet"[^>]*href="[^"]*\/assets\/[^>]*>/g;

/**
 * Moves the app's styles from the head of the built page to the end of its body. In the head they hold back all that is
 * drawn until they have come; there they hold back the app alone, and `public/first.css` draws the spinner before.
 */
export const firstPicture = (): Plugin => ({
  name: "larder:first-picture",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html) => {
      const styles = html.match(STYLES) ?? [];
      if (styles.length === 0) throw new Error("The built page has no styles to move.");
      return html.replace(STYLES, "").replace("</body>", `${styles.join("").trim()}\n  </body>`);
    },
  },
});
