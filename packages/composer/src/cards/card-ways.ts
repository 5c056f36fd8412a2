import type { ComposerNote } from "@larder/domain/recipe/composer-note";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { holdsFood } from "@larder/domain/food/holds";
import type { ToolId } from "../tools.ts";
import { keysIn, partsOf } from "./card-text.ts";
import type { Card, CardPart, CardRow, Way } from "./card.ts";

/** Chooses the way of cooking: one that uses the requested appliances and none that is ruled out. */
export function wayFor(
  card: Card,
  { tools }: RecipeRequest,
): { ways: readonly Way[]; notes: ComposerNote[] } | { missing: string } {
  const ruledOut = tools.filter(({ use }) => !use);
  const requested = tools.filter(({ use }) => use);
  const able = card.ways.filter((way) => !ruledOut.some(({ tool }) => way.some((each) => each === tool)));
  const [usual] = able;
  if (!usual) return { missing: ruledOut[0]?.words ?? "" };
  const fitting = able.find((way) => requested.every(({ tool }) => way.some((each) => each === tool)));
  const ways =
    fitting ?? able.find((way) => requested.some(({ tool }) => way.some((each) => each === tool))) ?? usual;
  const notes = requested
    .filter(
      ({ tool }) =>
        !ways.some((each) => each === tool) &&
        !toolsFor(card, ways).some((each) => HAND_TOOLS[tool]?.includes(each)),
    )
    .map(({ words }): ComposerNote => ({ code: "not-obeyed", words: [words] }));
  const lacking = ruledOut
    .filter(({ tool }) => card.tools.some((each) => HAND_TOOLS[tool]?.includes(each)))
    .map(({ words }): ComposerNote => ({ code: "not-obeyed", words: [words] }));
  return { ways, notes: [...notes, ...lacking] };
}

/** The tools of cards that are meant by an appliance of a request. */
const HAND_TOOLS: Readonly<Record<string, readonly string[]>> = {
  blender: ["blender", "jug"],
  mixer: ["mixer"],
  "food-processor": ["processor"],
  wok: ["wok"],
  pan: ["pan", "smallPan"],
  pot: ["pot", "casserole", "pastaPot"],
  tray: ["tray"],
};

/**
 * Returns whether a part is needed for the chosen way. Where an appliance takes the place of the usual way, it takes the
 * place of the usual parts too, though both may need the stove: no risotto is stirred and then cooked under pressure.
 */
export function isOfWay(
  { ways: own }: CardPart,
  { ways: [usual = []] }: Card,
  chosen: readonly Way[],
): boolean {
  if (own.length === 0) return true;
  const others = chosen.filter((way) => !usual.includes(way));
  return own.some((way) => (others.length === 0 ? chosen : others).includes(way));
}

/** The most oil in millilitres, for all servings of a card, where a deep pot of it is not used. */
const BRUSHED_OIL = 60;

/** Returns the rows of a card, with oil to brush in place of oil to fry in where the chosen way only brushes. */
export function withLessOil(card: Card, chosen: readonly Way[]): readonly CardRow[] {
  if (chosen === card.ways[0] || !(chosen.includes("oven") || chosen.includes("air-fryer"))) return card.rows;
  const isOnlyOfWays = (key: string) =>
    partsOf(card).every(({ ways, text }) => ways.length > 0 || !keysIn(text.en).includes(key));
  return card.rows.map((row) =>
    row.unit === "ml" &&
    row.amount > BRUSHED_OIL &&
    holdsFood(row.food, "oil") &&
    (isWithoutPot(card, chosen) || isOnlyOfWays(row.key))
      ? { ...row, amount: BRUSHED_OIL }
      : row,
  );
}

/** The tools of a way that are not needed where none of these ways is chosen. */
const TOOLS_OF_WAYS: readonly (readonly [ToolId, ...Way[]])[] = [
  ["tray", "oven", "grill"],
  ["rack", "oven", "grill"],
  ["pan", "stove", "slow-cooker", "pressure-cooker"],
  ["smallPan", "stove"],
];

/** Returns the tools of a card for the chosen way: a pot of oil is not needed for the oven or the air fryer. */
export function toolsFor(card: Card, chosen: readonly Way[]): readonly ToolId[] {
  const [usual = []] = card.ways;
  const isNeeded = (tool: ToolId) => {
    if (isWithoutPot(card, chosen) && (tool === "deepPan" || tool === "slotted")) return false;
    const [, ...ways] = TOOLS_OF_WAYS.find(([each]) => each === tool) ?? [];
    return ways.length === 0 || chosen === usual || ways.some((way) => chosen.includes(way));
  };
  const needsPan = chosen.includes("stove") && !usual.includes("stove");
  return [
    ...card.tools.filter(isNeeded),
    ...(needsPan ? (["pan"] as const) : []),
    ...chosen.flatMap((way) => WAY_TOOLS[way] ?? []),
  ];
}

function isWithoutPot({ vessel, ways: [usual] }: Card, chosen: readonly Way[]): boolean {
  return (
    chosen !== usual && vessel === "deepPan" && (chosen.includes("oven") || chosen.includes("air-fryer"))
  );
}

const WAY_TOOLS: Readonly<Partial<Record<Way, ToolId>>> = {
  "air-fryer": "airFryer",
  "slow-cooker": "slowCooker",
  "pressure-cooker": "pressureCooker",
  "rice-cooker": "riceCooker",
  microwave: "microwave",
};
