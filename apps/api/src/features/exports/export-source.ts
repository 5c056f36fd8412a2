import type {
  ExportedCollection,
  ExportedPicture,
  ExportedRecipe,
  ExportSource,
} from "@larder/archives/write/exported-recipe";
import type { InterfaceLanguage } from "@larder/domain/language";
import { allMessages } from "@larder/domain/messages/all-messages";
import { pictureFileName, readPictureAddress, storedWidths } from "@larder/domain/picture/picture-address";
import { picturesOf } from "@larder/domain/picture/pictures-of";
import type { Recipe, RecipeImage } from "@larder/domain/recipe/recipe";
import { nextTurn } from "../../http/answers/turns.ts";
import { unlessDamaged } from "../../ports/damaged-record.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Choice, ListedRecipe } from "./chosen-recipes.ts";

export type SourceParts = Pick<Ports, "store" | "media" | "pictures"> & {
  /** Returns the recipe, or null where the user sees none of this id. */
  findReadable: (id: string, uid: string) => Promise<Recipe | null>;
  /** Called when a picture cannot be read, for the log. */
  pictureFailed: () => void;
};

interface Circumstances {
  uid: string;
  /** The time of the export. */
  now: Date;
  /** The address of the server. */
  origin: string;
  language: InterfaceLanguage;
}

/** Creates what the writers read: each recipe when a writer is at it, with the user's own notes and bookmark. */
export async function exportSource(
  parts: SourceParts,
  choice: Choice,
  listed: readonly ListedRecipe[],
  { uid, now, origin, language }: Circumstances,
): Promise<ExportSource> {
  const { exportFiles: labels, groups: groupNames } = allMessages[language];
  const { collection } = choice;
  const isEverything = !collection && choice.words === "" && choice.filter.owner === uid;
  return {
    title: (collection ? collection.name : choice.words) || labels.everything,
    listed,
    read: (id) => readRecipe(parts, uid, id),
    collections: collection
      ? [
          exportedCollection(
            collection,
            listed.map(({ id, sectionId }) => ({ id, sectionId })),
          ),
        ]
      : isEverything
        ? await ownCollections(parts, uid)
        : [],
    exportedAt: now.toISOString(),
    origin,
    language,
    labels,
    groupNames,
    pictureFailed: parts.pictureFailed,
  };
}

async function readRecipe(parts: SourceParts, uid: string, id: string): Promise<ExportedRecipe | null> {
  // Writing a recipe takes the processor; other requests have their turn in between.
  await nextTurn();
  const recipe = await unlessDamaged(parts.findReadable(id, uid));
  if (!recipe) return null;
  const { cookingNotes, bookmarks } = parts.store;
  const notes = await cookingNotes.find(uid, id);
  const hasNotes = notes.rating !== null || notes.note !== "" || notes.cookedOn.length > 0;
  return {
    recipe: recipe.userId === uid ? recipe : shownToOthers(recipe),
    pictures: picturesOf(recipe).map((picture) => exportedPicture(parts, picture)),
    cookingNotes: hasNotes ? notes : null,
    isBookmarked: await bookmarks.has(uid, id),
  };
}

/** Returns a recipe without its original document and its origin, which only its owner sees. */
function shownToOthers(recipe: Recipe): Recipe {
  const { originalJson: _, origin: __, ...shown } = recipe;
  return shown;
}

function exportedPicture({ media, pictures }: SourceParts, { url }: RecipeImage): ExportedPicture {
  /** Reads the smallest stored size that is wide enough, else the largest that is there. */
  async function read(minWidth = Infinity): Promise<Uint8Array> {
    const file = readPictureAddress(url);
    if (!file) throw new Error("The picture is not stored here.");
    const widths = storedWidths(file.width);
    const wideEnough = widths.filter((width) => width >= minWidth);
    for (const width of [...wideEnough, ...widths.toReversed()]) {
      const bytes = await media.get(pictureFileName({ id: file.id, width }));
      if (bytes) return bytes;
    }
    throw new Error("The picture is gone.");
  }
  return {
    file: async () => ({ bytes: await read(), extension: "webp" }),
    jpeg: async (maxWidth) => pictures.toJpeg(await read(maxWidth), maxWidth),
  };
}

/** Returns the user's own collections with the recipes in them that the user sees. */
async function ownCollections({ store }: SourceParts, uid: string): Promise<ExportedCollection[]> {
  const all: ExportedCollection[] = [];
  for await (const collection of store.accounts.read("collections", uid)) {
    const entries = collection.rule ? [] : await store.collections.entries({ ...collection }, uid);
    all.push(
      exportedCollection(
        collection,
        entries.map(({ recipeId, sectionId }) => ({ id: recipeId, sectionId })),
      ),
    );
  }
  return all;
}

/** @param collection the owner's; who else reads it is no part of an export */
function exportedCollection(
  {
    id,
    name,
    note,
    cover,
    order,
    sections,
    rule,
    audience,
    createdAt,
    updatedAt,
  }: Omit<ExportedCollection, "recipes">,
  recipes: ExportedCollection["recipes"],
): ExportedCollection {
  return { id, name, note, cover, order, sections, rule, audience, createdAt, updatedAt, recipes };
}
