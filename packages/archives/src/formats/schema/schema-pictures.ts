import { webUrl } from "@larder/domain/recipe/recipe";
import { isNode, listOf, property, type SchemaNode } from "@larder/domain/schema-org/schema-node";
import { type ArchiveTree, cleanPath, folderOf, nameOf } from "../../container/tree.ts";
import type { ArchivePicture, ProblemCode } from "../../foreign-recipe.ts";
import { base64Picture } from "../base64-picture.ts";
import { pictureFiles } from "../picture-files.ts";

/** The shortest text in characters that is taken for a picture in base64. */
const SHORTEST_BASE64 = 200;

interface Pictures {
  pictures: ArchivePicture[];
  problems: ProblemCode[];
}

/**
 * Returns the pictures of a recipe: `data:` addresses, base64, files of the archive beside it, and addresses of the web. Where
 * a page lists one picture in several sizes, only the first address is taken.
 */
export function schemaPictures(
  node: SchemaNode,
  { tree, folder, isPage }: { tree: ArchiveTree; folder: string; isPage: boolean },
): Pictures {
  const written = addressesOf(property(node, "image"));
  const inside = written.filter(isEmbedded).map(base64Picture);
  const web = written.filter((address) => webUrl.safeParse(address).success);
  const paths = [
    ...written.filter((address) => isPath(address) && !isEmbedded(address)),
    ...(isPage ? web.slice(0, 1).flatMap((address) => savedFile(tree, folder, address)) : []),
  ];
  const files = pictureFiles(
    tree,
    paths.map((path) => existing(tree, `${folder}${cleanPath(path)}`) ?? cleanPath(path)),
  );
  const pictures = [...inside, ...files.pictures];
  // The address of a picture that is in the archive names the same one.
  const addresses =
    pictures.length > 0 ? [] : (isPage ? web.slice(0, 1) : web).map((address) => ({ address }));
  const isUnsafe = written.some(
    (address) => /^[a-z][a-z+.-]*:/i.test(address) && !/^(?:data|https?):/i.test(address),
  );
  return {
    pictures: [...pictures, ...addresses],
    problems: [...(isPage ? [] : files.problems), ...(isUnsafe ? (["address-unsafe"] as const) : [])],
  };
}

/** Reports whether a recipe holds its pictures itself, so that they are left out of its original. */
export function hasEmbeddedPicture(node: SchemaNode): boolean {
  return addressesOf(property(node, "image")).some(isEmbedded);
}

/** A browser saves the pictures of a page in a folder beside it, under the last part of their addresses. */
function savedFile(tree: ArchiveTree, folder: string, address: string): string[] {
  const name = nameOf(new URL(address).pathname);
  const inFolder = tree
    .named(name)
    .filter(({ path }) => path.startsWith(folder) && folderOf(path) !== folder);
  return inFolder.slice(0, 1).map(({ path }) => path.slice(folder.length));
}

function addressesOf(value: unknown): string[] {
  return listOf(value).flatMap((image) => {
    if (typeof image === "string") return image.trim() === "" ? [] : [image.trim()];
    if (!isNode(image)) return [];
    const [address] = ["contentUrl", "url", "@id"].flatMap((name) => addressesOf(property(image, name)));
    return address === undefined ? [] : [address];
  });
}

function isEmbedded(address: string): boolean {
  if (/^data:/i.test(address)) return /^data:image\//i.test(address);
  return address.length >= SHORTEST_BASE64 && /^[A-Za-z\d+/_=\s-]+$/.test(address.slice(0, SHORTEST_BASE64));
}

function isPath(address: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address) && /\.\w{2,5}$/.test(address);
}

function existing(tree: ArchiveTree, path: string): string | undefined {
  return tree.find(path)?.path;
}
