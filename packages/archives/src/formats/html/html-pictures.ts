import type { ForeignRecipe } from "../../foreign-recipe.ts";
import { pictureFiles } from "../picture-files.ts";
import type { HtmlPage } from "./html-format.ts";

/**
 * Finds the pictures of a page in its archive, each once. Addresses of other sites and of the device are left out: a page
 * that was exported has its pictures beside it.
 *
 * @param addresses as the page writes them, relative to its folder
 */
export function pagePictures(
  addresses: readonly string[],
  { tree, folder }: HtmlPage,
): Pick<ForeignRecipe, "pictures" | "problems"> {
  const local = new Set(
    addresses.map(decoded).filter((path) => path !== "" && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)),
  );
  const paths = Array.from(local, (path) => (tree.find(folder + path) ? folder + path : path));
  return pictureFiles(tree, paths);
}

function decoded(address: string): string {
  const path = address.trim().replace(/^(?:\.?\/)+/, "");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
