import { barredProduce } from "./barred-produce.ts";
import { PRODUCE, type Produce, type Vessel } from "./catalogue.ts";
import type { CategoryId, DishWords } from "./category.ts";
import { distance } from "./palette.ts";
import { findProduce } from "./produce-words.ts";
import type { Dice } from "./seed.ts";

interface Larder {
  /** The items that represent the dish when neither name nor tags name an ingredient. */
  heroes: readonly [Produce, ...Produce[]];
  /** The items that may appear beside the main one. */
  others: readonly Produce[];
  vessel: Vessel;
}

export const LARDERS: Record<CategoryId, Larder> = {
  greens: {
    heroes: [
      "tomato",
      "lemon",
      "avocado",
      "aubergine",
      "peas",
      "pepper",
      "tomatoSlice",
      "leaf",
      "pumpkin",
      "lime",
    ],
    others: [
      "leaf",
      "lemon",
      "tomatoSlice",
      "onion",
      "peas",
      "pepper",
      "cheese",
      "chickpea",
      "carrot",
      "mushroom",
    ],
    vessel: "bowl",
  },
  soup: {
    heroes: ["carrot", "pumpkin", "leek", "onion", "mushroom", "potato", "peas", "tomato"],
    others: ["leaf", "onion", "carrot", "garlic", "potato", "leek", "chilli", "chickpea"],
    vessel: "pot",
  },
  drink: {
    heroes: ["lemon", "orange", "lime", "strawberry"],
    others: ["lime", "lemon", "orange", "leaf", "cherries", "strawberry"],
    vessel: "glass",
  },
  filled: {
    heroes: ["wheat", "loaf"],
    others: ["onion", "pepper", "tomato", "leaf", "cheese", "chilli", "mushroom"],
    vessel: "plate",
  },
  pasta: {
    heroes: ["pasta", "tomato", "tomatoSlice", "cheese", "mushroom"],
    others: ["leaf", "tomato", "garlic", "cheese", "chilli", "mushroom", "pasta"],
    vessel: "plate",
  },
  sea: {
    heroes: ["fish", "prawn", "lemon", "lime"],
    others: ["lemon", "leaf", "lime", "garlic", "peas", "chilli", "potato", "fish"],
    vessel: "plate",
  },
  meat: {
    heroes: ["steak", "drumstick"],
    others: ["garlic", "onion", "leaf", "potato", "pepper", "mushroom", "lemon", "chilli", "carrot"],
    vessel: "cutting-board",
  },
  sweet: {
    heroes: ["tart", "cookie", "chocolate"],
    others: ["cookie", "chocolate", "wheat", "egg", "tart"],
    vessel: "plate",
  },
  morning: {
    heroes: ["egg", "loaf", "orange", "avocado", "strawberry"],
    others: ["loaf", "tomato", "orange", "cherries", "mushroom", "wheat", "egg", "strawberry", "pear"],
    vessel: "plate",
  },
  bake: {
    heroes: ["loaf", "wheat", "cheese", "cookie"],
    others: ["wheat", "garlic", "cheese", "egg", "leaf", "onion", "tomatoSlice", "mushroom"],
    vessel: "cutting-board",
  },
};

const APART = 30;

/** The most ingredients that are looked at: the main ones are listed first. */
const MAIN_INGREDIENTS = 12;

/**
 * The two things a cover shows. The name's own words come first, in their order, minor ones last; then those of the
 * tags; where neither names any, those of the ingredients; then the kind of dish fills what is missing, with something that
 * does not look like the hero. Nothing is shown that the name or a tag says the dish is without.
 *
 * @returns `isKnown` is false where neither name, tags nor ingredients name what is shown
 */
export function chooseProduce({ name, tags, ingredients = [] }: DishWords, category: CategoryId, dice: Dice) {
  const barred = barredProduce(name, tags);
  const allowed = (items: readonly Produce[]) => items.filter((one) => !barred.has(one));
  const [first = "leaf", ...rest] = allowed(LARDERS[category].heroes);
  const inName = mainFirst(allowed(findProduce(name).map(({ key }) => key)));
  const inTags = mainFirst(allowed(tags.flatMap((tag) => findProduce(tag)).map(({ key }) => key)));
  const guest = dice.pick([first, ...rest]);
  const isNamed = inName.length + inTags.length > 0;
  const listed = isNamed ? [] : ingredients.slice(0, MAIN_INGREDIENTS).flatMap((one) => findProduce(one));
  const inList = mainFirst(allowed(listed.map(({ key }) => key)));
  const hero = inName[0] ?? inTags[0] ?? inList[0] ?? guest;

  const pairing = dice.shuffle(allowed(LARDERS[category].others));
  const unlike = pairing.filter((one) => distance(PRODUCE[one].colour, PRODUCE[hero].colour) > APART);
  const candidates = [...inName, ...inTags, ...inList, ...unlike, ...pairing, first, ...rest];
  const companion = candidates.find((one) => one !== hero) ?? "leaf";
  return { hero, companion, isKnown: isNamed || inList.length > 0 };
}

const mainFirst = (found: Produce[]) =>
  found.toSorted((a, b) => Number(PRODUCE[a].minor ?? false) - Number(PRODUCE[b].minor ?? false));
