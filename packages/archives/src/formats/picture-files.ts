import { type ArchiveTree, nameOf, type TreeFile } from "../container/tree.ts";
import type { ArchivePicture, ProblemCode } from "../foreign-recipe.ts";

/**
 * Finds the pictures that a recipe names: by their path, else by their name in any folder, since apps write the paths of
 * the device.
 */
export function pictureFiles(
  tree: ArchiveTree,
  paths: readonly string[],
): { pictures: ArchivePicture[]; problems: ProblemCode[] } {
  const pictures: ArchivePicture[] = [];
  let isMissing = false;
  for (const path of paths) {
    const file = fileAt(tree, path.replaceAll("\\", "/"));
    if (file) pictures.push({ bytes: () => file.bytes() });
    else isMissing = true;
  }
  return { pictures, problems: isMissing ? ["picture-missing"] : [] };
}

function fileAt(tree: ArchiveTree, path: string): TreeFile | undefined {
  return tree.find(path) ?? tree.named(nameOf(path))[0];
}
