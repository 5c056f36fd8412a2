import { type Bilingual, t } from "../bilingual.ts";

/** Dishes that people ask for by a name of their own: the form they have, and what makes them what they are. */
export interface KnownDish {
  words: Bilingual;
  form: string;
  /** Ids of foods, parted by spaces. */
  foods: string;
  /** What can be made is only like it: it does not get its name. */
  isOnlyLike?: boolean;
  /** It takes no vegetables but those it is made of. */
  isComplete?: boolean;
  /** The kitchen it is seasoned like. */
  kitchen?: string;
}

export const KNOWN_DISHES: readonly KnownDish[] = [
  {
    words: t("fried rice, egg fried rice", "arroz frito, arroz tres delicias"),
    form: "stir-fry",
    foods: "rice-basmati egg peas",
    isOnlyLike: true,
    kitchen: "east-asian",
  },
  {
    words: t("chow mein", "chow mein"),
    form: "stir-fry",
    foods: "egg-noodles bean-sprouts",
    kitchen: "east-asian",
  },
  {
    words: t("pad thai", "pad thai"),
    form: "stir-fry",
    foods: "rice-noodles bean-sprouts peanut",
    isOnlyLike: true,
    kitchen: "thai",
  },
  { words: t("paella", "paella"), form: "rice", foods: "rice-paella saffron", kitchen: "spanish" },
  {
    words: t("jambalaya", "jambalaya"),
    form: "rice",
    foods: "rice-basmati chorizo green-pepper",
    kitchen: "mexican",
  },
  { words: t("biryani", "biryani"), form: "rice", foods: "rice-basmati garam-masala", kitchen: "indian" },
  { words: t("dal, dhal, daal", "dal, daal, dhal"), form: "curry", foods: "lentils-red", kitchen: "indian" },
  {
    words: t("Thai green curry, green curry", "curry verde, curry verde tailandés"),
    form: "curry",
    foods: "curry-paste-green",
    kitchen: "thai",
  },
  {
    words: t("Thai red curry, red curry", "curry rojo, curry rojo tailandés"),
    form: "curry",
    foods: "curry-paste-red",
    kitchen: "thai",
  },
  { words: t("korma", "korma"), form: "curry", foods: "yoghurt cashew", kitchen: "indian" },
  {
    words: t("tikka masala, tikka", "tikka masala, tikka"),
    form: "curry",
    foods: "yoghurt garam-masala",
    isOnlyLike: true,
    kitchen: "indian",
  },
  {
    words: t(
      "bolognese, spag bol, spaghetti bolognese",
      "boloñesa, espaguetis a la boloñesa, espaguetis boloñesa",
    ),
    form: "pasta",
    foods: "spaghetti beef-mince tinned-tomatoes onion carrot celery",
    kitchen: "italian",
    isComplete: true,
  },
  {
    words: t("carbonara", "carbonara, espaguetis carbonara"),
    form: "pasta",
    foods: "spaghetti bacon parmesan",
    isOnlyLike: true,
    kitchen: "italian",
    isComplete: true,
  },
  {
    words: t("mac and cheese, macaroni cheese, mac n cheese", "macarrones con queso"),
    form: "gratin",
    foods: "penne cheddar",
    isComplete: true,
  },
  {
    words: t("lasagne, lasagna", "lasaña"),
    form: "gratin",
    foods: "beef-mince penne tomato",
    isOnlyLike: true,
    kitchen: "italian",
  },
  {
    words: t("goulash", "gulash, goulash"),
    form: "stew",
    foods: "stewing-beef paprika-sweet",
    isComplete: true,
  },
  {
    words: t("chili con carne, chilli con carne, chilli beef", "chili con carne"),
    form: "stew",
    foods: "beef-mince tinned-kidney-beans cumin",
    kitchen: "mexican",
    isComplete: true,
  },
  {
    words: t("ratatouille", "ratatouille, pisto, pisto manchego"),
    form: "stew",
    foods: "aubergine courgette red-pepper",
    kitchen: "french",
  },
  {
    words: t("fabada", "fabada, fabada asturiana"),
    form: "stew",
    foods: "dried-white-beans chorizo bacon",
    kitchen: "spanish",
    isComplete: true,
  },
  {
    words: t("tagine", "tajín, tagine"),
    form: "stew",
    foods: "ras-el-hanout apricot-dried",
    kitchen: "moroccan",
  },
  {
    words: t("coleslaw", "ensalada de col, ensalada americana"),
    form: "salad",
    foods: "cabbage carrot mayonnaise",
  },
  {
    words: t("tabbouleh, tabouleh", "tabulé, tabbouleh"),
    form: "salad",
    foods: "bulgur parsley mint tomato",
    kitchen: "mediterranean",
  },
  {
    words: t("Greek salad", "ensalada griega"),
    form: "salad",
    foods: "feta cucumber tomato olives",
    kitchen: "mediterranean",
  },
  {
    words: t("potato salad", "ensaladilla rusa, ensaladilla"),
    form: "salad",
    foods: "potato mayonnaise egg",
  },
  {
    words: t("caprese, caprese salad", "caprese, ensalada caprese"),
    form: "salad",
    foods: "mozzarella tomato basil",
    kitchen: "italian",
  },
  {
    words: t(
      "Spanish tortilla, Spanish omelette",
      "tortilla de patatas, tortilla de patata, tortilla española, tortilla de papas",
    ),
    form: "omelette",
    foods: "potato onion",
    kitchen: "spanish",
  },
  {
    words: t("falafel, falafels", "falafel"),
    form: "fritters",
    foods: "tinned-chickpeas cumin",
    kitchen: "mediterranean",
  },
  { words: t("rösti, rosti, latkes, hash browns", "rösti"), form: "fritters", foods: "potato onion" },
  {
    words: t("banana bread, banana cake", "pan de plátano, bizcocho de plátano"),
    form: "cake",
    foods: "banana walnut",
  },
  {
    words: t("carrot cake", "pastel de zanahoria, tarta de zanahoria, bizcocho de zanahoria"),
    form: "cake",
    foods: "carrot walnut cinnamon",
  },
  {
    words: t(
      "brownie, brownies, chocolate cake",
      "brownie, brownies, pastel de chocolate, tarta de chocolate, bizcocho de chocolate",
    ),
    form: "cake",
    foods: "chocolate cocoa",
  },
  {
    words: t("cauliflower cheese", "coliflor gratinada, coliflor con bechamel"),
    form: "gratin",
    foods: "cauliflower cheddar",
    isComplete: true,
  },
  {
    words: t("dauphinoise, potato bake", "patatas gratinadas, papas gratinadas"),
    form: "gratin",
    foods: "potato cream",
    isComplete: true,
  },
  { words: t("gazpacho", "gazpacho, salmorejo"), form: "cold-soup", foods: "tomato", kitchen: "spanish" },
  {
    words: t("minestrone", "minestrone"),
    form: "soup",
    foods: "tinned-white-beans orzo tinned-tomatoes carrot",
    kitchen: "italian",
  },
  {
    words: t("French onion soup", "sopa de cebolla"),
    form: "soup",
    foods: "onion gruyere",
    kitchen: "french",
    isComplete: true,
  },
  {
    words: t("ramen", "ramen"),
    form: "soup",
    foods: "egg-noodles miso pak-choi",
    kitchen: "east-asian",
  },
  { words: t("grilled cheese, cheese toastie", "sándwich mixto"), form: "sandwich", foods: "cheddar" },
  { words: t("BLT", "BLT"), form: "sandwich", foods: "bacon lettuce tomato" },
  {
    words: t("fish and chips", "pescado con patatas"),
    form: "traybake",
    foods: "cod potato",
    isOnlyLike: true,
  },
  {
    words: t("avocado toast", "tostada de aguacate, tosta de aguacate"),
    form: "sandwich",
    foods: "avocado",
    isOnlyLike: true,
  },
  {
    words: t(
      "pasta bake, baked pasta, baked penne",
      "pasta al horno, macarrones al horno, pasta gratinada, macarrones gratinados",
    ),
    form: "gratin",
    foods: "penne tomato mozzarella",
    kitchen: "italian",
  },
  {
    words: t(
      "baked potato, baked potatoes, jacket potato, jacket potatoes",
      "patata asada rellena, patatas rellenas, patatas asadas rellenas",
    ),
    form: "gratin",
    foods: "potato cheddar",
    isOnlyLike: true,
    isComplete: true,
  },
  {
    words: t("croquettes, croquette", "croquetas, croqueta"),
    form: "fritters",
    foods: "potato",
    isOnlyLike: true,
  },
  {
    words: t("Galician octopus", "pulpo a la gallega, pulpo a feira"),
    form: "plate",
    foods: "octopus potato paprika-smoked",
    isOnlyLike: true,
    isComplete: true,
    kitchen: "spanish",
  },
];
