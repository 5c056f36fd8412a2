import { once } from "node:events";
import { createServer } from "node:http";

const RECIPE = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Leek soup",
  recipeYield: "4",
  recipeIngredient: ["2 leeks, sliced", "1 l stock"],
  recipeInstructions: ["Melt the butter.", "Add the leeks.", "Simmer."],
};
/** A page with a recipe in it. */
export const RECIPE_PAGE = `<html lang="en"><head><title>Leek soup</title>
  <script type="application/ld+json">${JSON.stringify(RECIPE)}</script></head><body></body></html>`;

/** A site of this machine with a recipe at every address, which counts how often it is asked and takes its time. */
export async function serveRecipePage({ delayMs = 0 } = {}) {
  const asked: string[] = [];
  const site = createServer((request, response) => {
    asked.push(request.url ?? "");
    setTimeout(() => response.setHeader("Content-Type", "text/html").end(RECIPE_PAGE), delayMs);
  });
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  const address = site.address();
  const host = `127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return {
    /** The site's host for IMPORT_ALLOW_HOSTS. */
    host,
    url: `http://${host}/leek-soup`,
    asked,
    async close() {
      site.closeAllConnections();
      await new Promise((closed) => site.close(closed));
    },
  };
}
