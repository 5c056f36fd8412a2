import { fold } from "@larder/domain/text/fold";
import { createVocabulary } from "./vocabulary.ts";
import type { Tone } from "./tone.ts";

export type CategoryId =
  | "drink"
  | "greens"
  | "soup"
  | "filled"
  | "pasta"
  | "sea"
  | "meat"
  | "sweet"
  | "morning"
  | "bake";

export interface Category {
  /** The category's id, also the key of its label: messages.categories[id]. */
  id: CategoryId;
  tone: Tone;
}

const GREENS: Category = { id: "greens", tone: "herb" };

/**
 * The categories by priority: where a name matches two, the earlier one wins. Chicken soup is a soup, a tuna salad is
 * greens.
 */
const CATEGORIES: readonly Category[] = [
  { id: "drink", tone: "berry" },
  GREENS,
  { id: "soup", tone: "carrot" },
  { id: "filled", tone: "wheat" },
  { id: "pasta", tone: "tomato" },
  { id: "sea", tone: "berry" },
  { id: "meat", tone: "aubergine" },
  { id: "sweet", tone: "radish" },
  { id: "morning", tone: "lemon" },
  { id: "bake", tone: "wheat" },
];

const findCategories = createVocabulary<CategoryId | "pie" | "savoury" | "inDrinks" | "none">({
  drink:
    "drink bebida smoothie batido cocktail lemonade limonada latte hot_chocolate chocolate_caliente milkshake horchata agua_de sangria mojito margarita iced_tea",
  // Drinks where the name names no other kind of dish: a beef stew with wine is none.
  inDrinks:
    "juice zumo tea te coffee cafe chai infusion tisane beer cerveza wine vino punch cider sidra water agua",
  greens:
    "salad ensalada slaw coleslaw vegetarian vegetariano vegetariana vegan vegano vegana veggie vegetable verdura ratatouille pisto guacamole hummus tabbouleh tabule tofu meat_free meatless sin_carne",
  soup: "soup sopa stew estofado guiso broth caldo curry curries ramen potaje cocido chowder gazpacho salmorejo bisque goulash minestrone pho laksa dal dhal daal fabada tagine tajine puchero caldereta crema_de cream_of casserole chili_con_carne chilli_con_carne marmitako",
  filled:
    "taco burrito quesadilla enchilada fajita dumpling gyoza wonton pierogi empanada empanadilla samosa spring_roll rollito arepa calzone pasty pasties pot_pie wrap pastel_de_carne",
  pasta:
    "pasta spaghetti espagueti linguine tagliatelle penne rigatoni fettuccine macaroni macarron macarrone lasagne lasagna lasana ravioli gnocchi noodle egg_noodle rice_noodle fideo fideua pizza italian italiano italiana orzo carbonara tallarin tallarine canelon canelone udon soba pad_thai bolognese bolonesa mac_and_cheese",
  sea: "fish pescado seafood marisco tuna atun salmon prawn gamba shrimp cod bacalao hake merluza trout trucha mackerel caballa sardine sardina anchovy anchovies anchoa boqueron boquerone crab cangrejo squid calamar calamare octopus pulpo mussel mejillon mejillone clam almeja scallop vieira lobster langosta langostino sea_bass lubina dorada ceviche sushi fishcake haddock halibut",
  meat: "chicken pollo beef ternera pork cerdo lamb cordero meat carne turkey pavo duck pato bbq barbecue barbacoa ham jamon bacon sausage salchicha chorizo meatball albondiga burger hamburguesa steak filete solomillo entrecot ribs costilla rabbit conejo veal mince schnitzel kebab meatloaf shepherd's_pie shepherds_pie cottage_pie",
  sweet:
    "dessert postre cake pastele bizcocho cookie biscuit galleta snack merienda chocolate brownie pudding rice_pudding arroz_con_leche pudin flan ice_cream helado muffin magdalena cupcake cheesecake shortcake crumble cobbler crema_catalana crema_pastelera tiramisu meringue merengue mousse natilla turron churro trifle pavlova sorbet sorbete fudge caramel caramelo truffle trufa shortbread donut doughnut bunuelo mince_pie torrija candy cinnamon_roll clafoutis",
  morning:
    "breakfast desayuno brunch egg huevo omelette omelet tortilla frittata shakshuka pancake tortita granola porridge muesli oatmeal overnight_oat waffle gofre french_toast",
  bake: "bread bake baking gratin gratinado rice arroz risotto paella grain cereal pilaf loaf focaccia sourdough brioche bun toast tostada quinoa couscous cuscus bulgur barley polenta quiche naan pita cracker pan_de pan_con pan_casero pan_integral pan_rustico egg_fried_rice",
  // Sweet unless something savoury is in the name: an apple pie, a leek pie.
  pie: "pie tart tarta pastel galette",
  savoury:
    "leek puerro potato patata mushroom seta onion cebolla spinach espinaca chicken pollo meat carne beef pork fish pescado atun bacon jamon tomato tomate zucchini calabacin vegetable verdura savoury salada",
  // What only looks like one of the above.
  none: "sweet_potato wine_vinegar vinagre_de_vino egg_free sin_huevo fish_free sin_pescado fish_sauce salsa_de_pescado",
});

/** Words that mean a kind of dish only when they are the whole tag: "pan" is bread in Spanish, but not in "one-pan". */
const WHOLE_TAGS: Readonly<Partial<Record<string, CategoryId>>> = {
  crema: "soup",
  cremas: "soup",
  dulce: "sweet",
  dulces: "sweet",
  fruit: "sweet",
  fruta: "sweet",
  greens: "greens",
  guarnicion: "bake",
  pan: "bake",
  panes: "bake",
  raw: "greens",
  side: "bake",
  sides: "bake",
  sweet: "sweet",
  sweets: "sweet",
  veg: "greens",
};

function categoryIn(text: string): Category | null {
  const words = findCategories(text);
  const found = new Set(words.map(({ key }) => key));
  // Lamb with anchovy is meat: the main thing comes first.
  const [main] = words.filter(({ key }) => key === "sea" || key === "meat");
  if (main) found.delete(main.key === "sea" ? "meat" : "sea");
  if (found.has("pie")) found.add(found.has("savoury") ? "filled" : "sweet");
  if (found.has("inDrinks") && !CATEGORIES.some(({ id }) => found.has(id))) found.add("drink");
  return CATEGORIES.find(({ id }) => found.has(id)) ?? null;
}

/** Returns the kind of dish that a tag names; null for most tags (quick, dinner), which name none. */
export function categoryOfTag(tag: string): Category | null {
  const id = WHOLE_TAGS[fold(tag)];
  return CATEGORIES.find((one) => one.id === id) ?? categoryIn(tag);
}

/** What a picture of a dish is chosen by. */
export interface DishWords {
  name: string;
  tags: readonly string[];
  /** The names of its ingredients, the main ones first. */
  ingredients?: readonly string[] | undefined;
}

/** The kinds of dishes that ingredients decide, where name and tags do not: eggs and flour are in many. */
const FROM_INGREDIENTS = new Set<CategoryId>(["sea", "meat"]);

/** Returns the kind of dish by the first tag that names one, else by the name, else by an ingredient; null where none does. */
export function findCategory({ name, tags, ingredients = [] }: DishWords): Category | null {
  for (const tag of tags) {
    const named = categoryOfTag(tag);
    if (named) return named;
  }
  return categoryIn(name) ?? categoryOfIngredients(ingredients);
}

function categoryOfIngredients(ingredients: readonly string[]): Category | null {
  for (const ingredient of ingredients) {
    const category = /stock|broth|caldo|sauce|salsa/i.test(ingredient) ? null : categoryIn(ingredient);
    if (category && FROM_INGREDIENTS.has(category.id)) return category;
  }
  return null;
}

/** Returns the kind of dish as `findCategory` does; greens when nothing matches. */
export function categoryOf(dish: DishWords): Category {
  return findCategory(dish) ?? GREENS;
}
