import { ARRANGEMENTS, type ArrangementName, type Layer, type Stage } from "./arrangements.ts";
import { PRODUCE, type Produce } from "./catalogue.ts";
import { categoryOf, type CategoryId, type DishWords, findCategory } from "./category.ts";
import { chooseProduce, LARDERS } from "./pairing.ts";
import { chooseGround, isDeep, type Ground } from "./palette.ts";
import { createDice, fnv1a } from "./seed.ts";

export interface Scene {
  category: CategoryId;
  arrangement: ArrangementName;
  ground: Ground;
  hero: Produce;
  companion: Produce;
  /** The layers from back to front. */
  layers: Layer[];
}

/**
 * The picture of a recipe that has none, made from its name, its tags and, where these name nothing to show, its ingredients:
 * the same input gives the same picture, on every machine and without a request. A dish of which nothing is known is an empty
 * bowl with a leaf.
 */
export function coverScene(dish: DishWords, width: number, height: number): Scene {
  const dice = createDice(fnv1a(dish.name));
  const found = findCategory(dish);
  const { id: category } = categoryOf(dish);
  const { isKnown, ...chosen } = chooseProduce(dish, category, dice);
  const isUnknown = !isKnown && found === null;
  const { hero, companion } = isUnknown ? UNKNOWN : chosen;
  const ground = chooseGround(category, hero, companion, dice);
  const arrangement = isUnknown ? "calm" : chooseArrangement(category, hero, dice.roll());
  const stage: Stage = {
    width,
    height,
    ground,
    hero,
    companion,
    vessel: dressVessel(category, ground),
    dice,
  };
  return { category, arrangement, ground, hero, companion, layers: ARRANGEMENTS[arrangement](stage) };
}

/** What is chosen where nothing is known of a dish: the leaf is shown alone. */
const UNKNOWN = { hero: "leaf", companion: "lemon" } as const;

/** Close-ups and still lifes twice as often as the rest; what cannot be heaped is shown close or on the table. */
function chooseArrangement(category: CategoryId, hero: Produce, roll: number): ArrangementName {
  // What is drunk is told by its glass.
  if (category === "drink") return "still";
  const heaps = PRODUCE[hero].heaps;
  const choices: ArrangementName[] = heaps
    ? ["crop", "still", "pile", "cloth", "crop", "still", "pile"]
    : ["crop", "still", "crop", "cloth", "crop", "still", "still"];
  return choices[Math.floor(roll * choices.length)] ?? "still";
}

function dressVessel(category: CategoryId, ground: Ground): Stage["vessel"] {
  const { vessel } = LARDERS[category];
  if (isDeep(ground)) return { vessel, face: "#FBF6EA", side: "#DCD2BD" };
  if (category === "soup") return { vessel, face: "#D9432D", side: "#B03120" };
  if (vessel === "cutting-board") return { vessel, face: "#B9814A", side: "#94622F" };
  return { vessel, face: "#FFFDF6", side: "#E2DCCB" };
}
