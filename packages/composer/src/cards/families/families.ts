import type { Card } from "../card.ts";
import { OF_FOODS } from "./of-foods.ts";
import { PLAIN_SIDES } from "./plain-sides.ts";
import { ROASTED_AND_GRIDDLED_VEGETABLES } from "./roasted-and-griddled-vegetables.ts";
import { LATIN_AND_GALICIAN_HOME } from "./latin-and-galician-home.ts";
import { PUDDINGS_CHUTNEY_AND_BAKES } from "./puddings-chutney-and-bakes.ts";
import { LEFTOVER_PLATES_AND_GRATINS } from "./leftover-plates-and-gratins.ts";
import { CHUTNEYS_AND_GRATINS } from "./chutneys-and-gratins.ts";
import { SHELLFISH_AND_FEASTS } from "./shellfish-and-feasts.ts";
import { BOILED_GRAINS } from "./boiled-grains.ts";
import { BOILED_PULSES } from "./boiled-pulses.ts";
import { MORE_OF_THE_WORLD } from "./more-of-the-world.ts";
import { CURRIES_AND_KEBABS } from "./curries-and-kebabs.ts";
import { WEEKDAY_PLATES } from "./weekday-plates.ts";
import { SWEETS_AND_DRINKS } from "./sweets-and-drinks.ts";
import { WORLD_BREADS_AND_PASTRIES } from "./world-breads-and-pastries.ts";
import { FRENCH_AND_ITALIAN_TABLE } from "./french-and-italian-table.ts";
import { EAST_ASIAN_TABLE } from "./east-asian-table.ts";
import { BRITISH_INDIAN } from "./british-indian.ts";
import { EASTERN_TABLE } from "./eastern-table.ts";
import { GERMAN_AND_SLAVIC } from "./german-and-slavic.ts";
import { AMERICAN_SIDES } from "./american-sides.ts";
import { BRITISH_SUPPERS } from "./british-suppers.ts";
import { CRUMBLES_AND_PIES } from "./crumbles-and-pies.ts";
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
import { CARIBBEAN_HOME } from "./caribbean-home.ts";
import { ANDEAN_HOME } from "./andean-home.ts";
import { CHILEAN_HOME } from "./chilean-home.ts";
import { RIVER_PLATE_AND_BOLIVIA } from "./river-plate-and-bolivia.ts";
import { MEXICAN_ANTOJITOS } from "./mexican-antojitos.ts";
import { LATIN_SWEETS_AND_SNACKS } from "./latin-sweets-and-snacks.ts";
import { WEST_INDIAN } from "./west-indian.ts";
import { LATIN_STEWS_AND_FRITTERS } from "./latin-stews-and-fritters.ts";
import { MEXICAN_TABLE } from "./mexican-table.ts";
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
import { SOUTH_ASIAN_HOME } from "./south-asian-home.ts";
import { JAPANESE_HOME } from "./japanese-home.ts";
import { CHINESE_HOME } from "./chinese-home.ts";
import { SOUTH_EAST_ASIAN_HOME } from "./south-east-asian-home.ts";
import { THAI_HOME } from "./thai-home.ts";
import { KOREAN } from "./korean.ts";
import { INDIAN_BREADS_AND_SWEETS } from "./indian-breads-and-sweets.ts";
import { INDIAN_FAVOURITES } from "./indian-favourites.ts";
import { ASIAN_FAVOURITES } from "./asian-favourites.ts";
import { WINTER_AND_FEASTS } from "./winter-and-feasts.ts";
import { BAKING_CLASSICS } from "./baking-classics.ts";
import { SPANISH_EVERYDAY } from "./spanish-everyday.ts";
import { SPANISH_SWEETS } from "./spanish-sweets.ts";
import { LATIN_FAVOURITES } from "./latin-favourites.ts";
import { BRITISH_ISLES_PLATES } from "./british-isles-plates.ts";
import { BRITISH_BAKES } from "./british-bakes.ts";
import { CENTRAL_EUROPE } from "./central-europe.ts";
import { NORTHERN_EUROPE } from "./northern-europe.ts";
import { PRESERVES_AND_GATEAUX } from "./preserves-and-gateaux.ts";
import { BRITISH_PUDDINGS } from "./british-puddings.ts";
import { BISCUITS_AND_PUFF_PASTRIES } from "./biscuits-and-puff-pastries.ts";
import { PLAIN_PLATES } from "./plain-plates.ts";
import { SPANISH_SMALL_DISHES } from "./spanish-small-dishes.ts";
import { SPANISH_POTS } from "./spanish-pots.ts";
import { SPANISH_SUNDAY_ROASTS } from "./spanish-sunday-roasts.ts";
import { SPANISH_QUICK_PLATES } from "./spanish-quick-plates.ts";
import { SPANISH_CATCH } from "./spanish-catch.ts";
import { SPANISH_BAKERY } from "./spanish-bakery.ts";
import { SPANISH_WEEKDAYS } from "./spanish-weekdays.ts";
import { NEAR_EASTERN } from "./near-eastern.ts";
import { AFRICAN } from "./african.ts";
import { GREEK_HOME } from "./greek-home.ts";
import { ITALIAN_HOME } from "./italian-home.ts";
import { FRENCH_HOME } from "./french-home.ts";
import { NORTH_AFRICAN } from "./north-african.ts";
import { TURKISH_AND_PERSIAN } from "./turkish-and-persian.ts";
import { FRENCH_CLASSICS } from "./french-classics.ts";
import { EASTERN_EUROPEAN } from "./eastern-european.ts";
import { AMERICAN_HOME } from "./american-home.ts";
import { AMERICAN_SWEETS } from "./american-sweets.ts";
import { SMALL_APPLIANCES } from "./small-appliances.ts";
import { AIR_FRYER_PLATES } from "./air-fryer-plates.ts";
import { QUICK_AND_COLD } from "./quick-and-cold.ts";
import { LOW_CARB_AND_PLAIN } from "./low-carb-and-plain.ts";
import { MORE_AMERICAN } from "./more-american.ts";
import { PUREES_AND_FINGER_FOOD } from "./purees-and-finger-food.ts";
import { SPANISH_REGIONS } from "./spanish-regions.ts";
import { SPANISH_COASTS } from "./spanish-coasts.ts";
import { SPANISH_FESTIVE_BAKES } from "./spanish-festive-bakes.ts";
import { SPANISH_HOME_PLATES } from "./spanish-home-plates.ts";
import { SPANISH_MEATBALLS_AND_CROQUETTES } from "./spanish-meatballs-and-croquettes.ts";
import { SPANISH_HAKE_AND_OMELETTES } from "./spanish-hake-and-omelettes.ts";
import { SPANISH_STEWS_AND_RICE } from "./spanish-stews-and-rice.ts";
import { SPANISH_CREAMS_AND_SCRAMBLES } from "./spanish-creams-and-scrambles.ts";
import { SPANISH_SOUPS_AND_SALADS } from "./spanish-soups-and-salads.ts";
import { SPANISH_BAR_BITES } from "./spanish-bar-bites.ts";
import { SPANISH_FLANS_AND_TARTS } from "./spanish-flans-and-tarts.ts";
import { SPANISH_SPONGES_AND_BISCUITS } from "./spanish-sponges-and-biscuits.ts";
import { SPANISH_ICES_AND_JUICES } from "./spanish-ices-and-juices.ts";
import { MEXICAN_EVERYDAY } from "./mexican-everyday.ts";
import { SOUTHERN_CONE_HOME } from "./southern-cone-home.ts";
import { PERUVIAN_HOME } from "./peruvian-home.ts";
import { CARIBBEAN_COAST_HOME } from "./caribbean-coast-home.ts";
import { SPANISH_CROQUETTES } from "./spanish-croquettes.ts";
import { MEXICAN_AND_CARIBBEAN_CLASSICS } from "./mexican-and-caribbean-classics.ts";
import { SOUTHERN_CLASSICS } from "./southern-classics.ts";
import { WORLD_CLASSICS_BY_NAME } from "./world-classics-by-name.ts";
import { PLAIN_VEGETABLES } from "./plain-vegetables.ts";
import { OTHER_VERSIONS } from "./other-versions.ts";
import { ASKED_NEXT } from "./asked-next.ts";
import { ASKED_BY_NAME } from "./asked-by-name.ts";

/** All families of cards. Each is read when it is called, since reading all at once would stop other requests. */
export const FAMILIES: readonly (() => readonly Card[])[] = [
  BASICS,
  EGGS,
  BRITISH_HOME,
  MEXICAN_HOME,
  SMALL_PLATES,
  SOUTH_AMERICAN_HOME,
  SPANISH_PLATES,
  DRINKS_AND_SUPPERS,
  TREATS_AND_SANDWICHES,
  MEATLESS_AND_BAKING,
  SOUPS_AND_STOCKS,
  SALADS,
  BRITISH_AND_AMERICAN,
  DIPS_AND_PICKLES,
  FISH_DISHES,
  ITALIAN_PASTA,
  PASTA_AND_RISOTTO,
  SOUTH_EAST_ASIAN,
  CHINESE,
  JAPANESE,
  MORE_ASIAN,
  ASIAN_BOWLS,
  VEGETABLE_SOUPS,
  CLASSIC_PLATES,
  SPANISH_SOUPS,
  SPANISH_PULSES,
  SPANISH_RICE,
  SPANISH_TAPAS,
  SPANISH_VEGETABLES,
  SPANISH_FISH,
  SPANISH_MEAT,
  SPANISH_BREADS,
  SPANISH_DESSERTS,
  LATIN_GRILL,
  ANDEAN,
  CARIBBEAN,
  CARIBBEAN_HOME,
  ANDEAN_HOME,
  CHILEAN_HOME,
  RIVER_PLATE_AND_BOLIVIA,
  MEXICAN_ANTOJITOS,
  LATIN_SWEETS_AND_SNACKS,
  WEST_INDIAN,
  LATIN_STEWS_AND_FRITTERS,
  MEXICAN_TABLE,
  BRAZILIAN,
  MEXICAN_BASICS,
  EVERYDAY,
  LEFTOVERS,
  EGG_DISHES,
  BREAKFASTS,
  MEXICAN_MAINS,
  SPANISH_SEAFOOD_TAPAS,
  SPANISH_RICE_DISHES,
  BASIC_SAUCES,
  HOME_BREADS,
  GLUTEN_FREE_BREADS,
  WITHOUT_OVEN,
  POTATOES_AND_GRAINS,
  DOUGHS,
  BISCUITS_AND_TRAYBAKES,
  CAKES,
  DESSERTS,
  SUGAR_FREE,
  MERINGUES_AND_BUNS,
  ROASTS,
  MEAT_STEWS,
  MINCE_AND_SAUSAGES,
  INDIAN_CURRIES,
  MIDDLE_EASTERN,
  FRIED_AND_BARBECUED,
  MORE_FAVOURITES,
  SPANISH_AND_LATIN_HOME,
  HOME_COOKING,
  WORLD_DISHES,
  AMERICAN_CLASSICS,
  PIES_AND_FRIED,
  ITALIAN_PLATES,
  INDIAN_HOME,
  JAPANESE_HOME,
  CHINESE_HOME,
  SOUTH_EAST_ASIAN_HOME,
  THAI_HOME,
  KOREAN,
  SOUTH_ASIAN_HOME,
  INDIAN_BREADS_AND_SWEETS,
  INDIAN_FAVOURITES,
  ASIAN_FAVOURITES,
  WINTER_AND_FEASTS,
  BAKING_CLASSICS,
  SPANISH_EVERYDAY,
  SPANISH_SWEETS,
  LATIN_FAVOURITES,
  BRITISH_ISLES_PLATES,
  BRITISH_BAKES,
  CENTRAL_EUROPE,
  NORTHERN_EUROPE,
  PRESERVES_AND_GATEAUX,
  BRITISH_PUDDINGS,
  BISCUITS_AND_PUFF_PASTRIES,
  PLAIN_PLATES,
  SPANISH_SMALL_DISHES,
  SPANISH_POTS,
  SPANISH_SUNDAY_ROASTS,
  SPANISH_QUICK_PLATES,
  SPANISH_CATCH,
  SPANISH_BAKERY,
  SPANISH_WEEKDAYS,
  EASTERN_EUROPEAN,
  FRENCH_CLASSICS,
  TURKISH_AND_PERSIAN,
  NORTH_AFRICAN,
  FRENCH_HOME,
  ITALIAN_HOME,
  GREEK_HOME,
  AFRICAN,
  NEAR_EASTERN,
  AMERICAN_HOME,
  AMERICAN_SWEETS,
  SMALL_APPLIANCES,
  AIR_FRYER_PLATES,
  QUICK_AND_COLD,
  LOW_CARB_AND_PLAIN,
  MORE_AMERICAN,
  PUREES_AND_FINGER_FOOD,
  CRUMBLES_AND_PIES,
  BRITISH_SUPPERS,
  AMERICAN_SIDES,
  GERMAN_AND_SLAVIC,
  EASTERN_TABLE,
  BRITISH_INDIAN,
  EAST_ASIAN_TABLE,
  FRENCH_AND_ITALIAN_TABLE,
  WORLD_BREADS_AND_PASTRIES,
  SWEETS_AND_DRINKS,
  WEEKDAY_PLATES,
  CURRIES_AND_KEBABS,
  MORE_OF_THE_WORLD,
  SPANISH_REGIONS,
  SPANISH_COASTS,
  SPANISH_FESTIVE_BAKES,
  SPANISH_HOME_PLATES,
  SPANISH_MEATBALLS_AND_CROQUETTES,
  SPANISH_HAKE_AND_OMELETTES,
  SPANISH_STEWS_AND_RICE,
  SPANISH_CREAMS_AND_SCRAMBLES,
  SPANISH_SOUPS_AND_SALADS,
  SPANISH_BAR_BITES,
  SPANISH_FLANS_AND_TARTS,
  SPANISH_SPONGES_AND_BISCUITS,
  SPANISH_ICES_AND_JUICES,
  MEXICAN_EVERYDAY,
  SOUTHERN_CONE_HOME,
  PERUVIAN_HOME,
  CARIBBEAN_COAST_HOME,
  SPANISH_CROQUETTES,
  MEXICAN_AND_CARIBBEAN_CLASSICS,
  SOUTHERN_CLASSICS,
  WORLD_CLASSICS_BY_NAME,
  PLAIN_VEGETABLES,
  OTHER_VERSIONS,
  ASKED_NEXT,
  ASKED_BY_NAME,
  ROASTED_AND_GRIDDLED_VEGETABLES,
  PLAIN_SIDES,
  LATIN_AND_GALICIAN_HOME,
  PUDDINGS_CHUTNEY_AND_BAKES,
  LEFTOVER_PLATES_AND_GRATINS,
  CHUTNEYS_AND_GRATINS,
  SHELLFISH_AND_FEASTS,
  BOILED_GRAINS,
  BOILED_PULSES,
  OF_FOODS,
];
