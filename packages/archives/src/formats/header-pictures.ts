import { webUrl } from "@larder/domain/recipe/recipe";
import { type ArchiveTree, cleanPath } from "../container/tree.ts";
import type { ArchivePicture, ProblemCode } from "../foreign-recipe.ts";
import { pictureFiles } from "./picture-files.ts";

/** Finds the pictures that a header names: files of the archive, from the text's folder, or addresses of the web. */
export function headerPictures(
  tree: ArchiveTree,
  folder: string,
  names: readonly string[],
): { pictures: ArchivePicture[]; problems: ProblemCode[] } {
  const addresses = names.filter((name) => webUrl.safeParse(name).success);
  const paths = names.filter((name) => !/^[a-z][a-z\d+.-]+:/i.test(name) && name.trim() !== "");
  const files = pictureFiles(
    tree,
    paths.map((path) => tree.find(`${folder}${cleanPath(path)}`)?.path ?? cleanPath(path)),
  );
  return {
    pictures: [...files.pictures, ...addresses.map((address) => ({ address }))],
    problems: files.problems,
  };
}
