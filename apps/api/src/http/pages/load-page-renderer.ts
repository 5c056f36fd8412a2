import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { PageRenderer } from "@larder/domain/contract/server-rendering";

/**
 * Loads the renderer of pages.
 *
 * @param file the module that the build of the web client has made
 * @param webRoot the folder of the built web client
 * @returns null where one is missing, as in development: the browser then renders all pages
 */
export async function loadPageRenderer(file: string, webRoot: string): Promise<PageRenderer | null> {
  if (!existsSync(file) || !existsSync(webRoot)) return null;
  const { createPageRenderer } = await import(pathToFileURL(file).href);
  return createPageRenderer(webRoot);
}
