import { createHash } from "node:crypto";
import { isFilePart, slugOfCover } from "@larder/domain/account/public-link";
import {
  PUBLIC_PAGE_RECIPES,
  type PublicCard,
  publicCard,
  type PublicCollection,
  publicSections,
} from "@larder/domain/collection/public-collection";
import { readPictureFileName } from "@larder/domain/picture/picture-address";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { PublishedContent } from "../../http/pages/published.ts";
import type { ShownEntry } from "../../ports/collection-store.ts";
import type { Store } from "../../ports/store.ts";
import { createPublicCollectedRecipes, type LinkedCollection } from "./collected-recipes.ts";
import type { PublicContents } from "./find-published.ts";
import { publishedRecipe } from "./public-recipes.ts";

/** The part of an address that names a page after the first one. No slug is a number alone. */
const PAGE = /^(?:[2-9]|[1-9]\d{1,3})$/;

/** Creates what links to collections show: pages of cards, each recipe on them, and the files of these recipes. */
export function createPublicCollections(store: Pick<Store, "collections" | "recipes">): PublicContents {
  const { collections, recipes } = store;
  const shown = createPublicCollectedRecipes(store);

  async function cardsOf(
    entries: readonly ShownEntry[],
  ): Promise<Map<string, { card: PublicCard; sectionId: string | null }>> {
    const sections = new Map(entries.map(({ recipeId, sectionId }) => [recipeId, sectionId]));
    const cards = new Map<string, { card: PublicCard; sectionId: string | null }>();
    for await (const summary of collections.summaries(entries)) {
      cards.set(summary.id, { card: publicCard(summary), sectionId: sections.get(summary.id) ?? null });
    }
    return cards;
  }

  async function pageOf(collection: LinkedCollection, page: number): Promise<PublishedContent | null> {
    const entries = await shown.entries(collection);
    const pages = Math.max(1, Math.ceil(entries.length / PUBLIC_PAGE_RECIPES));
    if (page > pages) return null;
    const onPage = entries.slice((page - 1) * PUBLIC_PAGE_RECIPES, page * PUBLIC_PAGE_RECIPES);
    const cards = await cardsOf(onPage);
    const chosen = entries.filter(({ recipeId }) => recipeId === collection.cover);
    const covers = chosen.length > 0 ? await cardsOf(chosen) : cards;
    const image = [...covers.values(), ...cards.values()].find(({ card }) => card.image)?.card.image;
    const { name, note } = collection;
    const content: PublicCollection = {
      name,
      note,
      count: entries.length,
      page,
      pages,
      sections: publicSections([...cards.values()], collection),
      ...(image && { image }),
    };
    return {
      version: createHash("sha256").update(JSON.stringify(content)).digest("base64url"),
      content: { kind: "collection", collection: content },
      pictures: [],
    };
  }

  function recipeOf(collection: LinkedCollection, part: string): Promise<Recipe | null> {
    const picture = readPictureFileName(part);
    if (picture) return shown.byPicture(collection, picture.id);
    const slug = isFilePart(part) ? slugOfCover(part) : part;
    return slug === null ? Promise.resolve(null) : shown.bySlug(collection, slug);
  }

  return {
    revision: async () => `${await recipes.revision()} ${await collections.revision()}`,

    async read({ target: { id }, showsUnlisted }, part) {
      const collection = await shown.collection(id, showsUnlisted === true);
      if (!collection) return null;
      if (part === null || PAGE.test(part)) return pageOf(collection, Number(part ?? 1));
      const recipe = await recipeOf(collection, part);
      if (!recipe) return null;
      const { version, ...published } = publishedRecipe(recipe, {
        collection: collection.name,
        slug: recipe.slug,
      });
      // The name of the collection is on the recipe's page.
      return { ...published, version: `${version} ${collection.version}` };
    },
  };
}
