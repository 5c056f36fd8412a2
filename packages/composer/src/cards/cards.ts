import type { Card } from "./card.ts";
import { BASICS } from "./basics.ts";
import { EGGS } from "./eggs.ts";
import { BRITISH_HOME } from "./british-home.ts";
import { MEXICAN_HOME } from "./mexican-home.ts";
import { SMALL_PLATES } from "./small-plates.ts";
import { SOUTH_AMERICAN_HOME } from "./south-american-home.ts";
import { SPANISH_PLATES } from "./spanish-plates.ts";
import { DRINKS_AND_SUPPERS } from "./drinks-and-suppers.ts";
import { TREATS_AND_SANDWICHES } from "./treats-and-sandwiches.ts";
import { MEATLESS_AND_BAKING } from "./meatless-and-baking.ts";
import { SOUPS_AND_STOCKS } from "./soups-and-stocks.ts";
import { SALADS } from "./salads.ts";
import { BRITISH_AND_AMERICAN } from "./british-and-american.ts";
import { DIPS_AND_PICKLES } from "./dips-and-pickles.ts";
import { FISH_DISHES } from "./fish-dishes.ts";
import { ITALIAN_PASTA } from "./italian-pasta.ts";
import { PASTA_AND_RISOTTO } from "./pasta-and-risotto.ts";
import { SOUTH_EAST_ASIAN } from "./south-east-asian.ts";
import { CHINESE } from "./chinese.ts";
import { JAPANESE } from "./japanese.ts";
import { MORE_ASIAN } from "./more-asian.ts";
import { ASIAN_BOWLS } from "./asian-bowls.ts";
import { VEGETABLE_SOUPS } from "./vegetable-soups.ts";
import { CLASSIC_PLATES } from "./classic-plates.ts";
import { SPANISH_SOUPS } from "./spanish-soups.ts";
import { SPANISH_PULSES } from "./spanish-pulses.ts";
import { SPANISH_RICE } from "./spanish-rice.ts";
import { SPANISH_TAPAS } from "./spanish-tapas.ts";
import { SPANISH_VEGETABLES } from "./spanish-vegetables.ts";
import { SPANISH_FISH } from "./spanish-fish.ts";
import { SPANISH_MEAT } from "./spanish-meat.ts";
import { SPANISH_BREADS } from "./spanish-breads.ts";
import { SPANISH_DESSERTS } from "./spanish-desserts.ts";
import { LATIN_GRILL } from "./latin-grill.ts";
import { ANDEAN } from "./andean.ts";
import { CARIBBEAN } from "./caribbean.ts";
import { BRAZILIAN } from "./brazilian.ts";
import { MEXICAN_BASICS } from "./mexican-basics.ts";
import { EVERYDAY } from "./everyday.ts";
import { LEFTOVERS } from "./leftovers.ts";
import { EGG_DISHES } from "./egg-dishes.ts";
import { BREAKFASTS } from "./breakfasts.ts";
import { MEXICAN_MAINS } from "./mexican-mains.ts";
import { SPANISH_SEAFOOD_TAPAS } from "./spanish-seafood-tapas.ts";
import { SPANISH_RICE_DISHES } from "./spanish-rice-dishes.ts";
import { BASIC_SAUCES } from "./basic-sauces.ts";
import { GLUTEN_FREE_BREADS } from "./gluten-free-breads.ts";
import { HOME_BREADS } from "./home-breads.ts";
import { POTATOES_AND_GRAINS } from "./potatoes-and-grains.ts";
import { DOUGHS } from "./doughs.ts";
import { BISCUITS_AND_TRAYBAKES } from "./biscuits-and-traybakes.ts";
import { CAKES } from "./cakes.ts";
import { DESSERTS } from "./desserts.ts";
import { SUGAR_FREE } from "./sugar-free.ts";
import { MERINGUES_AND_BUNS } from "./meringues-and-buns.ts";
import { ROASTS } from "./roasts.ts";
import { MEAT_STEWS } from "./meat-stews.ts";
import { MINCE_AND_SAUSAGES } from "./mince-and-sausages.ts";
import { INDIAN_CURRIES } from "./indian-curries.ts";
import { MIDDLE_EASTERN } from "./middle-eastern.ts";
import { AMERICAN_CLASSICS } from "./american-classics.ts";
import { WITHOUT_OVEN } from "./without-oven.ts";
import { WORLD_DISHES } from "./world-dishes.ts";
import { HOME_COOKING } from "./home-cooking.ts";
import { SPANISH_AND_LATIN_HOME } from "./spanish-and-latin-home.ts";
import { MORE_FAVOURITES } from "./more-favourites.ts";
import { FRIED_AND_BARBECUED } from "./fried-and-barbecued.ts";
import { PIES_AND_FRIED } from "./pies-and-fried.ts";
import { ITALIAN_PLATES } from "./italian-plates.ts";
import { INDIAN_HOME } from "./indian-home.ts";
import { ASIAN_FAVOURITES } from "./asian-favourites.ts";
import { WINTER_AND_FEASTS } from "./winter-and-feasts.ts";
import { BAKING_CLASSICS } from "./baking-classics.ts";
import { SPANISH_EVERYDAY } from "./spanish-everyday.ts";
import { SPANISH_SWEETS } from "./spanish-sweets.ts";
import { LATIN_FAVOURITES } from "./latin-favourites.ts";
import { PLAIN_PLATES } from "./plain-plates.ts";

/** All dish cards. */
export const CARDS: readonly Card[] = [
  ...BASICS,
  ...EGGS,
  ...BRITISH_HOME,
  ...MEXICAN_HOME,
  ...SMALL_PLATES,
  ...SOUTH_AMERICAN_HOME,
  ...SPANISH_PLATES,
  ...DRINKS_AND_SUPPERS,
  ...TREATS_AND_SANDWICHES,
  ...MEATLESS_AND_BAKING,
  ...SOUPS_AND_STOCKS,
  ...SALADS,
  ...BRITISH_AND_AMERICAN,
  ...DIPS_AND_PICKLES,
  ...FISH_DISHES,
  ...ITALIAN_PASTA,
  ...PASTA_AND_RISOTTO,
  ...SOUTH_EAST_ASIAN,
  ...CHINESE,
  ...JAPANESE,
  ...MORE_ASIAN,
  ...ASIAN_BOWLS,
  ...VEGETABLE_SOUPS,
  ...CLASSIC_PLATES,
  ...SPANISH_SOUPS,
  ...SPANISH_PULSES,
  ...SPANISH_RICE,
  ...SPANISH_TAPAS,
  ...SPANISH_VEGETABLES,
  ...SPANISH_FISH,
  ...SPANISH_MEAT,
  ...SPANISH_BREADS,
  ...SPANISH_DESSERTS,
  ...LATIN_GRILL,
  ...ANDEAN,
  ...CARIBBEAN,
  ...BRAZILIAN,
  ...MEXICAN_BASICS,
  ...EVERYDAY,
  ...LEFTOVERS,
  ...EGG_DISHES,
  ...BREAKFASTS,
  ...MEXICAN_MAINS,
  ...SPANISH_SEAFOOD_TAPAS,
  ...SPANISH_RICE_DISHES,
  ...BASIC_SAUCES,
  ...HOME_BREADS,
  ...GLUTEN_FREE_BREADS,
  ...WITHOUT_OVEN,
  ...POTATOES_AND_GRAINS,
  ...DOUGHS,
  ...BISCUITS_AND_TRAYBAKES,
  ...CAKES,
  ...DESSERTS,
  ...SUGAR_FREE,
  ...MERINGUES_AND_BUNS,
  ...ROASTS,
  ...MEAT_STEWS,
  ...MINCE_AND_SAUSAGES,
  ...INDIAN_CURRIES,
  ...MIDDLE_EASTERN,
  ...FRIED_AND_BARBECUED,
  ...MORE_FAVOURITES,
  ...SPANISH_AND_LATIN_HOME,
  ...HOME_COOKING,
  ...WORLD_DISHES,
  ...AMERICAN_CLASSICS,
  ...PIES_AND_FRIED,
  ...ITALIAN_PLATES,
  ...INDIAN_HOME,
  ...ASIAN_FAVOURITES,
  ...WINTER_AND_FEASTS,
  ...BAKING_CLASSICS,
  ...SPANISH_EVERYDAY,
  ...SPANISH_SWEETS,
  ...LATIN_FAVOURITES,
  ...PLAIN_PLATES,
];

const BY_ID: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.id, card]));

/** Returns the card of this id; null where there is none. */
export function cardById(id: string): Card | null {
  return BY_ID.get(id) ?? null;
}
