import { fold } from "@larder/domain/text/fold";
import { createVocabulary } from "./vocabulary.ts";
import type { Tone } from "./tone.ts";

export type CategoryId = "greens" | "soup" | "pasta" | "sea" | "meat" | "sweet" | "morning" | "bake";

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
  GREENS,
  { id: "soup", tone: "carrot" },
  { id: "pasta", tone: "tomato" },
  { id: "sea", tone: "berry" },
  { id: "meat", tone: "aubergine" },
  { id: "sweet", tone: "radish" },
  { id: "morning", tone: "lemon" },
  { id: "bake", tone: "wheat" },
];

const findCategories = createVocabulary<CategoryId | "none">({
  greens:
    "salad ensalada slaw coleslaw vegetarian vegetariano vegetariana vegan vegano vegana veggie vegetable verdura ratatouille pisto guacamole hummus tabbouleh tabule tofu meat_free meatless sin_carne",
  soup: "soup sopa stew estofado guiso broth caldo curry curries ramen potaje cocido chowder gazpacho salmorejo bisque goulash minestrone pho laksa dal dhal daal fabada tagine tajine puchero caldereta crema_de cream_of casserole chili_con_carne chilli_con_carne marmitako",
  pasta:
    "pasta spaghetti espagueti linguine tagliatelle penne rigatoni fettuccine macaroni macarron macarrone lasagne lasagna lasana ravioli gnocchi noodle egg_noodle rice_noodle fideo fideua pizza italian italiano italiana orzo carbonara tallarin tallarine canelon canelone udon soba pad_thai bolognese bolonesa mac_and_cheese",
  sea: "fish pescado seafood marisco tuna atun salmon prawn gamba shrimp cod bacalao hake merluza trout trucha mackerel caballa sardine sardina anchovy anchovies anchoa boqueron boquerone crab cangrejo squid calamar calamare octopus pulpo mussel mejillon mejillone clam almeja scallop vieira lobster langosta langostino sea_bass lubina dorada ceviche sushi fishcake haddock halibut",
  meat: "chicken pollo beef ternera pork cerdo lamb cordero meat carne turkey pavo duck pato bbq barbecue barbacoa ham jamon bacon sausage salchicha chorizo meatball albondiga burger hamburguesa steak filete solomillo entrecot ribs costilla rabbit conejo veal mince schnitzel kebab meatloaf shepherd's_pie shepherds_pie cottage_pie",
  sweet:
    "dessert postre cake tarta pastel pastele bizcocho cookie biscuit galleta snack merienda chocolate brownie pudding rice_pudding arroz_con_leche pudin flan ice_cream helado tart pie muffin magdalena cupcake cheesecake shortcake crumble cobbler crema_catalana crema_pastelera tiramisu meringue merengue mousse natilla turron churro trifle pavlova sorbet sorbete fudge caramel caramelo truffle trufa shortbread donut doughnut bunuelo mince_pie torrija candy cinnamon_roll clafoutis",
  morning:
    "breakfast desayuno brunch egg huevo omelette omelet tortilla frittata shakshuka pancake tortita granola porridge muesli oatmeal overnight_oat waffle gofre french_toast smoothie batido",
  bake: "bread bake baking gratin gratinado rice arroz risotto paella grain cereal pilaf loaf focaccia sourdough brioche bun toast tostada empanada quinoa couscous cuscus bulgur barley polenta quiche naan pita cracker pan_de pan_con pan_casero pan_integral pan_rustico egg_fried_rice",
  // What only looks like one of the above.
  none: "egg_free sin_huevo fish_free sin_pescado fish_sauce salsa_de_pescado",
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
  const found = new Set(findCategories(text).map(({ key }) => key));
  return CATEGORIES.find(({ id }) => found.has(id)) ?? null;
}

/** Returns the kind of dish that a tag names; null for most tags (quick, dinner), which name none. */
export function categoryOfTag(tag: string): Category | null {
  const id = WHOLE_TAGS[fold(tag)];
  return CATEGORIES.find((one) => one.id === id) ?? categoryIn(tag);
}

/** Returns the kind of dish by the first tag that names one, else by the name; greens when nothing matches. */
export function categoryOf(name: string, tags: readonly string[]): Category {
  for (const tag of tags) {
    const named = categoryOfTag(tag);
    if (named) return named;
  }
  return categoryIn(name) ?? GREENS;
}
