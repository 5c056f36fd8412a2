import { once } from "node:events";
import { createServer } from "node:http";

/** A recipe site on loopback: each page by its path. */
export interface RecipeSite {
  url: string;
  /** The host that `IMPORT_ALLOW_HOSTS` must name. */
  host: string;
  [Symbol.asyncDispose](): Promise<void>;
}

export async function openRecipeSite(
  pages: Readonly<Record<string, string>>,
  files: Readonly<Record<string, { type: string; bytes: Uint8Array }>> = {},
): Promise<RecipeSite> {
  const server = createServer((request, response) => {
    const file = files[request.url ?? ""];
    if (file) return response.writeHead(200, { "Content-Type": file.type }).end(file.bytes);
    const page = pages[request.url ?? ""];
    response.writeHead(page === undefined ? 404 : 200, { "Content-Type": "text/html; charset=utf-8" });
    response.end(page ?? "");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The recipe site has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    host: `127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A page with a recipe as sites publish it. */
export function recipePage(recipe: Record<string, unknown>): string {
  return `<!doctype html><html lang="en"><head><title>Recipe</title>
    <script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Recipe", ...recipe })}</script>
    </head><body><h1>Recipe</h1></body></html>`;
}
