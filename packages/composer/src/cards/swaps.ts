import type { Food, FoodId } from "@larder/domain/food/food";
import { foodById } from "@larder/domain/food/foods";
import { PANTRY } from "../pantry/pantry.ts";

/** A substitute, and the amount of it for one of the original: 0.8 for oil in place of butter. */
interface Substitute {
  food: Food;
  factor: number;
}

/**
 * General substitutes that keep a dish what it is: `food or group > substitutes, best first`, with factors of the amount.
 * A food without a line takes that of its nearest group.
 */
const TABLE = `
milk > soy-drink, oat-drink, almond-drink
cream > cream-plant, coconut-milk
creme-fraiche > yoghurt-greek, cream-plant
sour-cream > yoghurt-greek, cream-plant
yoghurt > yoghurt-soy
yoghurt-greek > yoghurt-soy
butter > butter-plant, olive-oil*0.8, sunflower-oil*0.8
parmesan > parmesan-vegetarian, nutritional-yeast*0.5
pecorino > parmesan-vegetarian, nutritional-yeast*0.5
cheddar > cheddar-vegetarian
flour > flour-gluten-free
breadcrumbs > breadcrumbs-gluten-free, polenta
bread > bread-gluten-free
spaghetti > pasta-gluten-free
pasta > pasta-gluten-free
lasagne-sheets > lasagne-sheets-egg-free, lasagne-sheets-gluten-free
shortcrust-pastry > shortcrust-pastry-gluten-free
puff-pastry > vegan-puff-pastry, puff-pastry-gluten-free
empanada-dough > empanada-dough-vegetable, empanada-dough-gluten-free
tagliatelle > spaghetti, pasta-gluten-free
egg-noodles > udon, rice-noodles
bun > bun-gluten-free
tortilla-flour > tortilla-gluten-free, tortilla-corn
pitta > pitta-gluten-free
biscuits > biscuits-gluten-free
sausage > sausage-gluten-free
couscous > quinoa
oats > oats-gluten-free
soy-sauce > tamari
fish-sauce > soy-sauce, tamari
worcestershire > soy-sauce, tamari
oyster-sauce > soy-sauce, tamari
anchovies > capers
chicken-stock > vegetable-stock, water
beef-stock > vegetable-stock, water
fish-stock > vegetable-stock, water
vegetable-stock > water
rice-wine > vegetable-stock, water
mirin > apple-juice
dashi > vegetable-stock, water
galangal > ginger
ghee > sunflower-oil
guanciale > mushroom
white-wine > vegetable-stock, water
red-wine > vegetable-stock, water
beer > vegetable-stock, water
honey > maple-syrup, sugar
sugar > brown-sugar
wine-vinegar > cider-vinegar, lemon*0.02
cider-vinegar > wine-vinegar, lemon*0.02
sesame-oil > sunflower-oil
olive-oil > sunflower-oil, butter
sunflower-oil > olive-oil, butter
lard > olive-oil, sunflower-oil
mustard-dijon > lemon*0.02
tahini > peanut-butter
beef-mince > lentils-brown*0.6
pork-mince > beef-mince, turkey-mince, tofu
lamb-mince > beef-mince, turkey-mince
chicken-mince > turkey-mince, tofu
bacon > mushroom
pancetta > mushroom
chorizo > mushroom
cured-ham > mushroom
cooked-ham > mushroom
shallot > onion
spring-onion > chives
leek > fennel
almond > sunflower-seeds
walnut > sunflower-seeds
hazelnut > sunflower-seeds
pine-nuts > sunflower-seeds
peanut > sunflower-seeds
cashew > sunflower-seeds
chilli > red-pepper*0.2
chilli-flakes > paprika-sweet
chilli-powder > paprika-sweet
cayenne > paprika-sweet
mushroom > courgette
celery > fennel*0.5
`;

const SUBSTITUTES: ReadonlyMap<FoodId, readonly Substitute[]> = new Map(
  TABLE.split("\n").flatMap((line) => {
    const [id = "", others = ""] = line.split(" > ");
    return id === "" ? [] : [[id, others.split(", ").flatMap(readSubstitute)] as const];
  }),
);

function readSubstitute(text: string): Substitute[] {
  const [id = "", factor = "1"] = text.split("*");
  const food = foodById(id);
  return food ? [{ food, factor: Number(factor) }] : [];
}

const PANTRY_SWAPS: ReadonlyMap<FoodId, readonly string[]> = new Map(
  PANTRY.map(({ id, swaps }) => [id, swaps]),
);

/** Returns the general substitutes of a food, best first: its own, those of the pantry, those of its groups. */
export function substitutesFor({ id, is }: Food): readonly Substitute[] {
  const own = SUBSTITUTES.get(id) ?? (PANTRY_SWAPS.get(id) ?? []).flatMap(readSubstitute);
  if (own.length > 0) return own;
  return is.flatMap((group) => {
    const food = foodById(group);
    return food ? substitutesFor(food) : [];
  });
}

/** Foods that are bought ready-made: another kind of them leaves a dish what it is, also where the dish is named after them. */
export const BOUGHT_READY: ReadonlySet<FoodId> = new Set(
  "lasagne-sheets shortcrust-pastry puff-pastry empanada-dough bread pitta tortilla-flour biscuits sausage pasta".split(
    " ",
  ),
);

/** The substitute of an egg that only binds: for one egg. */
export const BINDER = { id: "flaxseed", amount: 1, unit: "tbsp" } as const;

/** The substitute of a cream that is whipped. */
export const WHIPPED_CREAM = "coconut-cream";
