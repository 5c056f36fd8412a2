/**
 * The 14 substances and products causing allergies or intolerances of Regulation (EU) No 1169/2011, Annex II. "gluten"
 * are the cereals containing gluten; "nuts" are tree nuts. Pine nuts count as nuts here: the Annex does not list them,
 * but a cook who leaves out nuts means them too. Coconut, chestnut and nutmeg are no nuts.
 */
export const ALLERGENS = [
  "gluten",
  "crustaceans",
  "egg",
  "fish",
  "peanuts",
  "soy",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Further contents of foods that a diet, a faith or a stage of life can bar. */
export const OTHER_CONTENTS = [
  "wheat",
  "lactose",
  /** The flesh of mammals and birds, and what is made of it. */
  "meat",
  "pork",
  "beef",
  "lamb",
  "poultry",
  "game",
  "rabbit",
  "horse",
  "offal",
  "blood",
  "animal-fat",
  "gelatine",
  "rennet",
  "alcohol",
  "honey",
  /** Onions, shallots, leeks, spring onions and chives; garlic is apart. */
  "onion",
  "garlic",
  /** Vegetables whose harvest kills the plant, onions and garlic among them. */
  "root",
  "mushroom",
  "nightshade",
  "chilli",
  "caffeine",
  /** Added sugar, syrups, honey and what is made of them. */
  "sugar",
  "salt",
  /** Cereals, potatoes and other foods of which most is starch. */
  "starch",
  "grain",
  "pulse",
  /** Foods that the low-FODMAP diet leaves out in usual amounts. */
  "fodmap",
  "raw-egg",
  "raw-fish",
  /** Soft cheeses ripened with mould, and those of raw milk. */
  "mould-cheese",
  /** Fish with much mercury: swordfish, shark, king mackerel, bigeye tuna. */
  "mercury",
  /** Fish without scales or fins, which kosher cooking bars. */
  "scaleless-fish",
  /** Pieces that small children can choke on: whole nuts, popcorn. */
  "choking",
] as const;

export const CONTENTS = [...ALLERGENS, ...OTHER_CONTENTS] as const;
export type Content = (typeof CONTENTS)[number];

const KNOWN: ReadonlySet<string> = new Set(CONTENTS);

/** Returns whether a text is the id of a content. */
export function isContent(text: string): text is Content {
  return KNOWN.has(text);
}

/** Returns whether a content is one of the 14 allergens. */
export function isAllergen(content: Content): content is Allergen {
  return ALLERGENS.some((allergen) => allergen === content);
}
