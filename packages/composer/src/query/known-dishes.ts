import { type Bilingual, t } from "../bilingual.ts";

/** Dishes that have a name of their own: their dish type, and the foods that define them. */
export interface KnownDish {
  words: Bilingual;
  dishType: string;
  /** Ids of foods, separated by spaces. */
  foods: string;
  /** True when the composed dish only resembles it, and so does not get its name. */
  isOnlyLike?: boolean;
  /** True when it takes no vegetables but those that define it. */
  isComplete?: boolean;
  /** The cuisine that seasons it. */
  cuisine?: string;
}

export const KNOWN_DISHES: readonly KnownDish[] = [
  {
    words: t("fried rice, egg fried rice", "arroz frito, arroz tres delicias"),
    dishType: "stir-fry",
    foods: "rice-basmati egg peas",
    isOnlyLike: true,
    cuisine: "east-asian",
  },
  {
    words: t("chow mein", "chow mein"),
    dishType: "stir-fry",
    foods: "egg-noodles bean-sprouts",
    cuisine: "east-asian",
  },
  {
    words: t("pad thai", "pad thai"),
    dishType: "stir-fry",
    foods: "rice-noodles bean-sprouts peanut",
    isOnlyLike: true,
    cuisine: "thai",
  },
  { words: t("paella", "paella"), dishType: "rice", foods: "rice-paella saffron", cuisine: "spanish" },
  {
    words: t("jambalaya", "jambalaya"),
    dishType: "rice",
    foods: "rice-basmati chorizo green-pepper",
    cuisine: "mexican",
  },
  { words: t("biryani", "biryani"), dishType: "rice", foods: "rice-basmati garam-masala", cuisine: "indian" },
  {
    words: t("dal, dhal, daal", "dal, daal, dhal"),
    dishType: "curry",
    foods: "lentils-red",
    cuisine: "indian",
  },
  {
    words: t("Thai green curry, green curry", "curry verde, curry verde tailandés"),
    dishType: "curry",
    foods: "curry-paste-green",
    cuisine: "thai",
  },
  {
    words: t("Thai red curry, red curry", "curry rojo, curry rojo tailandés"),
    dishType: "curry",
    foods: "curry-paste-red",
    cuisine: "thai",
  },
  { words: t("korma", "korma"), dishType: "curry", foods: "yoghurt cashew", cuisine: "indian" },
  {
    words: t("tikka masala, tikka", "tikka masala, tikka"),
    dishType: "curry",
    foods: "yoghurt garam-masala",
    isOnlyLike: true,
    cuisine: "indian",
  },
  {
    words: t(
      "bolognese, spag bol, spaghetti bolognese",
      "boloñesa, espaguetis a la boloñesa, espaguetis boloñesa",
    ),
    dishType: "pasta",
    foods: "spaghetti beef-mince tinned-tomatoes onion carrot celery",
    cuisine: "italian",
    isComplete: true,
  },
  {
    words: t("carbonara", "carbonara, espaguetis carbonara"),
    dishType: "pasta",
    foods: "spaghetti bacon parmesan",
    isOnlyLike: true,
    cuisine: "italian",
    isComplete: true,
  },
  {
    words: t("mac and cheese, macaroni cheese, mac n cheese", "macarrones con queso"),
    dishType: "gratin",
    foods: "penne cheddar",
    isComplete: true,
  },
  {
    words: t("lasagne, lasagna", "lasaña"),
    dishType: "gratin",
    foods: "beef-mince penne tomato",
    isOnlyLike: true,
    cuisine: "italian",
  },
  {
    words: t("goulash", "gulash, goulash"),
    dishType: "stew",
    foods: "stewing-beef paprika-sweet",
    isComplete: true,
  },
  {
    words: t("chili con carne, chilli con carne, chilli beef", "chili con carne"),
    dishType: "stew",
    foods: "beef-mince tinned-kidney-beans cumin",
    cuisine: "mexican",
    isComplete: true,
  },
  {
    words: t("ratatouille", "ratatouille, pisto, pisto manchego"),
    dishType: "stew",
    foods: "aubergine courgette red-pepper",
    cuisine: "french",
  },
  {
    words: t("fabada", "fabada, fabada asturiana"),
    dishType: "stew",
    foods: "dried-white-beans chorizo bacon",
    cuisine: "spanish",
    isComplete: true,
  },
  {
    words: t("tagine", "tajín, tagine"),
    dishType: "stew",
    foods: "ras-el-hanout apricot-dried",
    cuisine: "moroccan",
  },
  {
    words: t("coleslaw", "ensalada de col, ensalada americana"),
    dishType: "salad",
    foods: "cabbage carrot mayonnaise",
  },
  {
    words: t("tabbouleh, tabouleh", "tabulé, tabbouleh"),
    dishType: "salad",
    foods: "bulgur parsley mint tomato",
    cuisine: "mediterranean",
  },
  {
    words: t("Greek salad", "ensalada griega"),
    dishType: "salad",
    foods: "feta cucumber tomato olives",
    cuisine: "mediterranean",
  },
  {
    words: t("potato salad", "ensaladilla rusa, ensaladilla"),
    dishType: "salad",
    foods: "potato mayonnaise egg",
  },
  {
    words: t("caprese, caprese salad", "caprese, ensalada caprese"),
    dishType: "salad",
    foods: "mozzarella tomato basil",
    cuisine: "italian",
  },
  {
    words: t(
      "Spanish tortilla, Spanish omelette",
      "tortilla de patatas, tortilla de patata, tortilla española, tortilla de papas",
    ),
    dishType: "omelette",
    foods: "potato onion",
    cuisine: "spanish",
  },
  {
    words: t("falafel, falafels", "falafel"),
    dishType: "fritters",
    foods: "tinned-chickpeas cumin",
    cuisine: "mediterranean",
  },
  { words: t("rösti, rosti, latkes, hash browns", "rösti"), dishType: "fritters", foods: "potato onion" },
  {
    words: t("banana bread, banana cake", "pan de plátano, bizcocho de plátano"),
    dishType: "cake",
    foods: "banana walnut",
  },
  {
    words: t("carrot cake", "pastel de zanahoria, tarta de zanahoria, bizcocho de zanahoria"),
    dishType: "cake",
    foods: "carrot walnut cinnamon",
  },
  {
    words: t(
      "brownie, brownies, chocolate cake",
      "brownie, brownies, pastel de chocolate, tarta de chocolate, bizcocho de chocolate",
    ),
    dishType: "cake",
    foods: "chocolate cocoa",
  },
  {
    words: t("cauliflower cheese", "coliflor gratinada, coliflor con bechamel"),
    dishType: "gratin",
    foods: "cauliflower cheddar",
    isComplete: true,
  },
  {
    words: t("dauphinoise, potato bake", "patatas gratinadas, papas gratinadas"),
    dishType: "gratin",
    foods: "potato cream",
    isComplete: true,
  },
  { words: t("gazpacho", "gazpacho, salmorejo"), dishType: "cold-soup", foods: "tomato", cuisine: "spanish" },
  {
    words: t("minestrone", "minestrone"),
    dishType: "soup",
    foods: "tinned-white-beans orzo tinned-tomatoes carrot",
    cuisine: "italian",
  },
  {
    words: t("French onion soup", "sopa de cebolla"),
    dishType: "soup",
    foods: "onion gruyere",
    cuisine: "french",
    isComplete: true,
  },
  {
    words: t("ramen", "ramen"),
    dishType: "soup",
    foods: "egg-noodles miso pak-choi",
    cuisine: "east-asian",
  },
  { words: t("grilled cheese, cheese toastie", "sándwich mixto"), dishType: "sandwich", foods: "cheddar" },
  { words: t("BLT", "BLT"), dishType: "sandwich", foods: "bacon lettuce tomato" },
  {
    words: t("fish and chips", "pescado con patatas"),
    dishType: "traybake",
    foods: "cod potato",
    isOnlyLike: true,
  },
  {
    words: t("avocado toast", "tostada de aguacate, tosta de aguacate"),
    dishType: "sandwich",
    foods: "avocado",
    isOnlyLike: true,
  },
  {
    words: t(
      "pasta bake, baked pasta, baked penne",
      "pasta al horno, macarrones al horno, pasta gratinada, macarrones gratinados",
    ),
    dishType: "gratin",
    foods: "penne tomato mozzarella",
    cuisine: "italian",
  },
  {
    words: t(
      "baked potato, baked potatoes, jacket potato, jacket potatoes",
      "patata asada rellena, patatas rellenas, patatas asadas rellenas",
    ),
    dishType: "gratin",
    foods: "potato cheddar",
    isOnlyLike: true,
    isComplete: true,
  },
  {
    words: t("croquettes, croquette", "croquetas, croqueta"),
    dishType: "fritters",
    foods: "potato",
    isOnlyLike: true,
  },
  {
    words: t("Galician octopus", "pulpo a la gallega, pulpo a feira"),
    dishType: "plate",
    foods: "octopus potato paprika-smoked",
    isOnlyLike: true,
    isComplete: true,
    cuisine: "spanish",
  },
];
