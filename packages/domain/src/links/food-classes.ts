import { HERBS_AND_SPICES } from "../food/foods/herbs-and-spices.ts";
import { ROOTS_AND_LEAVES } from "../food/foods/roots-and-leaves.ts";
import { VEGETABLES } from "../food/foods/vegetables.ts";
import { stem } from "../text/stem.ts";
import { type FoodLine, foodOf } from "./food-line.ts";
import { groupsOfFood } from "./food-names.ts";

/** A class of ingredients that one phrase can mean together: "the spices". */
export type FoodClass = (line: FoodLine) => boolean;

const ids = (foods: readonly { id: string }[]) => new Set(foods.map(({ id }) => id));
const firstSpice = HERBS_AND_SPICES.findIndex(({ id }) => id === "spices");
const HERBS = ids(HERBS_AND_SPICES.slice(0, firstSpice));
const SPICES = ids(HERBS_AND_SPICES.slice(firstSpice));
const VEGETABLE_IDS = ids([...VEGETABLES, ...ROOTS_AND_LEAVES, { id: "corn" }, { id: "sweetcorn" }]);
const POWDERS = new Set(["garlic-powder", "onion-powder", "celery-seed"]);

const stems = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(stem));
/** Words of spices and herbs beside the table of foods, in all languages that are read. */
const SPICE_WORDS = stems(
  `powder seasoning salt pepper cumin paprika cinnamon oregano cayenne nutmeg allspice curry turmeric masala
   sal pimienta comino pimenton canela nuez cayena curcuma especias salz pfeffer kummel zimt muskat sel poivre piment cannelle muscade sale pepe cannella noce pimenta cominho`,
);
/** Words of powders that are no spices: "baking powder", "leche en polvo". */
const BAKING_POWDERS = stems(
  "baking cocoa cacao milk custard protein gelatin gelatine buttermilk whey pudding hornear levadura leche chocolate azucar impulsor backpulver kakao",
);
const DRY_WORDS = stems(
  `flour sugar salt powder soda cocoa cinnamon oat oats yeast starch cornstarch cornflour cornmeal nutmeg ginger chips nuts almonds seeds protein spice semolina bran allspice cloves cardamom
   harina azucar sal levadura polvo bicarbonato cacao canela avena almidon maicena fecula mehl zucker salz hefe backpulver natron kakao farine sucre sel levure maizena farina zucchero sale lievito farinha acucar fermento`,
);
const WET_WORDS = stems(
  `milk egg eggs oil water extract vanilla yoghurt yogurt buttermilk butter juice honey syrup vinegar cream molasses applesauce banana pumpkin zest yolk
   leche huevo huevos aceite agua vainilla yogur mantequilla zumo jugo miel jarabe vinagre nata crema milch eier ei ol wasser butter sahne honig lait oeuf huile eau beurre creme miel latte uova olio acqua burro panna leite ovo oleo agua manteiga`,
);

const belongs = (line: FoodLine, group: string) => {
  const food = foodOf(line);
  return food !== null && groupsOfFood(food).has(group);
};
const among = (line: FoodLine, foods: ReadonlySet<string>) => {
  const food = foodOf(line);
  return food !== null && foods.has(food.id);
};
const hasWord = (line: FoodLine, words: ReadonlySet<string>) =>
  line.kind.names.some(
    ({ head, modifiers, isWeak }) =>
      !isWeak && (words.has(head) || modifiers.some((each) => words.has(each.stem))),
  );

const isSpoon = ({ unit }: FoodLine) =>
  unit === null || /^(?:tsp|tbsp|pinch|dash|teaspoon|tablespoon)$/.test(unit.id);
const isPowder: FoodClass = (line) =>
  among(line, POWDERS) ||
  ((line.kind.stems.has("powder") || line.kind.stems.has("polv")) && !hasWord(line, BAKING_POWDERS));
const isHerb: FoodClass = (line) => among(line, HERBS);
const isDriedHerb: FoodClass = (line) =>
  isHerb(line) &&
  isSpoon(line) &&
  (line.kind.stems.has(stem("dried")) || line.kind.stems.has("sec") || line.unit?.id === "tsp");
/** Returns whether a line says that its food is dried. */
export const isDried: FoodClass = ({ kind }) =>
  kind.stems.has(stem("dried")) || kind.stems.has(stem("secas"));
const isFresh: FoodClass = ({ kind }) => kind.stems.has("fresh") || kind.stems.has(stem("fresco"));
/** Returns whether a line has spoons of a food that the table has as a vegetable: "1 tsp pepper", "1 tsp ginger". */
const isSpoonOfSpice: FoodClass = (line) =>
  line.unit !== null &&
  isSpoon(line) &&
  !isFresh(line) &&
  line.kind.names.some(({ key }) => /^(?:pepper|ginger|jengibre)$/.test(key));
export const isSeasoning: FoodClass = (line) =>
  !isFresh(line) &&
  (among(line, SPICES) ||
    isDriedHerb(line) ||
    isPowder(line) ||
    isSpoonOfSpice(line) ||
    (foodOf(line) === null && hasWord(line, SPICE_WORDS)) ||
    (isHerb(line) && line.quantity === null));
/** Returns whether a line is a seasoning other than salt. */
export const isSpice: FoodClass = (line) => isSeasoning(line) && !isSalt(line);
/** Returns whether a line is salt alone. */
export const isSalt: FoodClass = (line) => foodOf(line)?.id === "salt" && line.kind.names.length === 1;
export const isVegetable: FoodClass = (line) =>
  (among(line, VEGETABLE_IDS) || belongs(line, "vegetables") || belongs(line, "leafy-greens")) &&
  !isPowder(line);
const isCheese: FoodClass = (line) =>
  belongs(line, "cheese") || line.kind.stems.has(stem("cheese")) || line.kind.stems.has(stem("queso"));
export const isDriedFruit: FoodClass = ({ kind }) => DRIED_FRUIT.some((word) => kind.stems.has(word));
const DRIED_FRUIT = [
  ...stems(
    "raisins sultanas currants cranberries apricots dates prunes pasas arandanos orejones ciruelas datiles",
  ),
];
export const isWet: FoodClass = ({ kind }) =>
  kind.names.some(({ head, isWeak }) => !isWeak && WET_WORDS.has(head));
export const isDry: FoodClass = (line) => !isWet(line) && hasWord(line, DRY_WORDS);

/** Returns whether a line makes a dough rise; beside it, the salt goes with the flour and not with the spices. */
export const isLeavening: FoodClass = ({ kind }) => LEAVENING.some((word) => kind.stems.has(word));
const LEAVENING = [
  "baking",
  "soda",
  "yeast",
  "levadura",
  "bicarbonato",
  "backpulver",
  "levure",
  "lievito",
].map(stem);

const isFruit: FoodClass = (line) => belongs(line, "fruit") || isDriedFruit(line);
const isNothing: FoodClass = () => false;

const CLASSES: readonly (readonly [string, FoodClass])[] = [
  ["spices especias gewurze epices spezie especiarias", isSpice],
  ["seasoning seasonings condimentos assaisonnement assaisonnements temperos", isSeasoning],
  ["vegetables veggies veg verduras hortalizas vegetales gemuse legumes verdure", isVegetable],
  ["herbs hierbas krauter herbes erbe ervas", isHerb],
  ["cheese queso cheeses quesos fromages formaggi queijos", isCheese],
  ["fruit fruits fruta frutas", isFruit],
  ["nuts nusse noix", (line) => belongs(line, "nut")],
  ["beans", (line) => belongs(line, "beans") || belongs(line, "pulses")],
  ["oils aceites", (line) => belongs(line, "oil")],
  ["meats carnes meat carne", (line) => belongs(line, "meat")],
  ["seafood shellfish marisco mariscos", (line) => belongs(line, "seafood") || belongs(line, "shellfish")],
  ["liquids liquidos", isWet],
  ["secos humedos", isNothing],
];

/** Nouns that mean a class of ingredients. */
export const CLASS_NOUNS: ReadonlyMap<string, FoodClass> = new Map(
  CLASSES.flatMap(([nouns, members]) => nouns.split(" ").map((noun) => [noun, members] as const)),
);
