import type { Recipe, RecipeSummary } from "../recipe/recipe.ts";
import { type Listing, PUBLISHABLE } from "../recipe/visibility.ts";
import { shownTotal, type ShownTime } from "../time/shown-time.ts";
import type { StoredCollection } from "./collection.ts";

/** The recipes on one page of a public collection. */
export const PUBLIC_PAGE_RECIPES = 60;

/** A recipe on the public page of a collection. */
export interface PublicCard extends Pick<Recipe, "name" | "slug" | "image"> {
  /** Null where no total time is known. */
  time: ShownTime | null;
}

/** A part of a page with the recipes of one section; the name is null for those without a section. */
export interface PublicSection {
  name: string | null;
  cards: PublicCard[];
}

/** A page of a collection as everybody sees it who has its address. Its numbers count the shown recipes alone. */
export interface PublicCollection {
  name: string;
  note: string;
  /** The number of shown recipes on all pages. */
  count: number;
  /** Counted from 1. */
  page: number;
  pages: number;
  sections: PublicSection[];
  /** The picture for previews; missing where no recipe has one. */
  image?: Recipe["image"];
}

/**
 * Returns whether the public page of a collection shows a recipe in it: what the owner of the collection has written and may
 * publish, and the recipes that come with the app. A private recipe is on no public page, whoever its named readers are.
 */
export function isOnPublicPage(
  { userId, listing }: { userId: string; listing: Listing },
  { owner, appOwner, showsUnlisted }: PublicPageRule,
): boolean {
  if (userId === "") return false;
  const isOwn = userId === owner;
  if (isOwn && showsUnlisted) return PUBLISHABLE.includes(listing);
  return (isOwn || userId === appOwner) && listing === "shared";
}

interface PublicPageRule {
  /** The id of the collection's owner. */
  owner: string;
  /** The id of the owner of the recipes that come with the app. */
  appOwner: string;
  /** Whether the owner has agreed that their own link recipes are shown. */
  showsUnlisted: boolean;
}

/** Returns the part of a recipe that the public page of a collection shows. */
export function publicCard(recipe: RecipeSummary): PublicCard {
  const { name, slug, image } = recipe;
  return { name, slug, ...(image && { image }), time: shownTotal(recipe) };
}

/** Puts cards that follow each other in one section together; a section without any is left out. */
export function publicSections(
  cards: readonly { card: PublicCard; sectionId: string | null }[],
  { sections }: Pick<StoredCollection, "sections">,
): PublicSection[] {
  const names = new Map(sections.map(({ id, name }) => [id, name]));
  const shown: PublicSection[] = [];
  for (const { card, sectionId } of cards) {
    const name = sectionId === null ? null : (names.get(sectionId) ?? null);
    const last = shown.at(-1);
    if (last?.name === name) last.cards.push(card);
    else shown.push({ name, cards: [card] });
  }
  return shown;
}
