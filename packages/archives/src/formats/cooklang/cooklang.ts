import type { ArchiveReader, FileHeads, ReaderContext } from "../../archive-reader.ts";
import { decodeText } from "../../container/decode-text.ts";
import { isText } from "../../container/is-text.ts";
import { type ArchiveTree, cleanPath, folderOf, stemOf, type TreeFile } from "../../container/tree.ts";
import { EntryError } from "../../entry-error.ts";
import type { ArchivePicture, ForeignRecipe } from "../../foreign-recipe.ts";
import { headerFields } from "../front-matter-fields.ts";
import { headerPictures } from "../header-pictures.ts";
import { readEach } from "../read-each.ts";
import { parseCooklang } from "./cooklang-document.ts";
import { cooklangRecipe } from "./cooklang-recipe.ts";

const COOK_NAME = /\.cook$/i;
/** An ingredient with braces, or a time: what no other text holds. */
const TOKEN =
  /(?<![\p{L}\p{N}\\])(?:@[^\s@#~{}][^@#~{}\n]{0,100}\{[^{}\n]{0,60}\}|~[^@#~{}\s]{0,40}\{[^{}\n%]{1,30}%[^{}\n]{1,30}\})/u;
/** "Name.jpg" is the picture of a recipe, "Name.2.jpg" that of a step, "Name.1.2.jpg" that of a step in a section. */
const PICTURE = /^(.+?)((?:\.\d{1,3}){0,2})\.(?:jpe?g|png|webp|gif|avif|heic)$/i;

/** A folder of Cooklang files, or one of them, with their pictures beside them. */
export const cooklangReader: ArchiveReader = {
  format: "cooklang",
  async claims({ tree }, heads) {
    const recipes = new Set<TreeFile>();
    for (const file of tree.files) if (await isCooklang(file, heads)) recipes.add(file);
    if (recipes.size === 0) return [];
    const stems = new Set(
      [...recipes].map(({ path, name }) => (folderOf(path) + stemOf(name)).toLowerCase()),
    );
    return tree.files.filter((file) => {
      const [, stem] = PICTURE.exec(file.name) ?? [];
      const isPicture = stem !== undefined && stems.has((folderOf(file.path) + stem).toLowerCase());
      // The settings of the program say in which aisle a shop keeps an ingredient.
      return recipes.has(file) || isPicture || /(?:^|\/)config\/[^/]+\.conf$/i.test(file.path);
    });
  },
  read: (context, claimed) => {
    const recipes = claimed.filter(({ name }) => !PICTURE.test(name) && !/\.conf$/i.test(name));
    const pictures = picturesByStem(claimed);
    const root = commonFolder(recipes);
    return readEach(recipes, async function* readFile(file) {
      yield await recipeOfFile(context, file, { pictures, root });
    });
  },
};

async function isCooklang(file: TreeFile, heads: FileHeads): Promise<boolean> {
  const isNamed = COOK_NAME.test(file.name);
  if (!isNamed && !/^[^.]+$|\.(?:txt|md)$/i.test(file.name)) return false;
  const head = await heads.text(file);
  if (!isText(head) || /^\s*[<{]/.test(head)) return false;
  return isNamed || TOKEN.test(head);
}

async function recipeOfFile(
  { tree }: ReaderContext,
  file: TreeFile,
  { pictures, root }: { pictures: ReadonlyMap<string, TreeFile[]>; root: string },
): Promise<ForeignRecipe> {
  const text = decodeText(await file.bytes());
  const document = parseCooklang(text);
  if (document.sections.length === 0 && Object.keys(document.metadata).length === 0)
    throw new EntryError("entry-empty");
  const titles = await titlesOf(
    tree,
    file,
    document.sections
      .flatMap(({ steps }) => steps.flat())
      .flatMap((item) => (item.type === "ingredient" ? [item.name] : [])),
  );
  const { pictureNames, ...recipe } = cooklangRecipe(document, (path) => titles.get(path));
  const beside = (pictures.get((folderOf(file.path) + stemOf(file.name)).toLowerCase()) ?? []).map(
    (picture): ArchivePicture => ({ bytes: () => picture.bytes() }),
  );
  const named = headerPictures(tree, folderOf(file.path), pictureNames);
  const folder = folderOf(file.path).slice(root.length).split("/").filter(Boolean);
  return {
    ...recipe,
    entry: file.path,
    name: recipe.name || stemOf(file.name),
    meals: [...new Set([...(recipe.meals ?? []), ...folder])],
    pictures: beside.length > 0 ? beside : named.pictures,
    problems: beside.length > 0 ? [] : named.problems,
    original: { type: "text", text },
  };
}

/** Returns the titles of the recipes that are named by their paths: from the file's folder, or from the top. */
async function titlesOf(
  tree: ArchiveTree,
  file: TreeFile,
  names: readonly string[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const name of new Set(names)) {
    if (!/^\.{0,2}\//.test(name)) continue;
    const path = `${cleanPath(name).replace(COOK_NAME, "")}.cook`;
    const other = tree.find(folderOf(file.path) + path) ?? tree.find(path);
    if (!other) continue;
    const { name: title } = headerFields(parseCooklang(decodeText(await other.head())).metadata);
    titles.set(name, title || stemOf(other.name));
  }
  return titles;
}

/** The pictures of each recipe: that of the dish, then those of its steps in order. */
function picturesByStem(claimed: readonly TreeFile[]): ReadonlyMap<string, TreeFile[]> {
  const found = new Map<string, { file: TreeFile; order: number }[]>();
  for (const file of claimed) {
    const [, stem, numbers = ""] = PICTURE.exec(file.name) ?? [];
    if (stem === undefined) continue;
    const [first = -1, second = -1] = numbers.split(".").filter(Boolean).map(Number);
    const key = (folderOf(file.path) + stem).toLowerCase();
    const order = first * 1_000 + second;
    found.set(key, [...(found.get(key) ?? []), { file, order }]);
  }
  return new Map(
    [...found].map(([key, files]) => [
      key,
      files.toSorted((one, other) => one.order - other.order).map(({ file }) => file),
    ]),
  );
}

/** The folder in which all of them lie, which is no category. */
function commonFolder(files: readonly TreeFile[]): string {
  const [first = "", ...others] = files.map(({ path }) => folderOf(path));
  let common = first;
  for (const folder of others) while (!folder.startsWith(common)) common = folderOf(common.slice(0, -1));
  return common;
}
