import { groupsOfFood, type FoodNames } from "./food-names.ts";
import type { FoodLine, LineKind } from "./food-line.ts";
import { PIECE, sortsOf } from "./link-vocabulary.ts";
import type { LineName } from "./line-names.ts";

/** A name of a kind of line. */
export interface NamedKind {
  kind: LineKind;
  name: LineName;
}

/** The names of a recipe's lines by what a step can name them with. */
export interface LineIndex {
  byHead: ReadonlyMap<string, readonly NamedKind[]>;
  byModifier: ReadonlyMap<string, readonly NamedKind[]>;
  byFood: ReadonlyMap<string, readonly NamedKind[]>;
  /** The kinds of lines that belong to a group of foods, by the group's id: "meat". */
  byFoodGroup: ReadonlyMap<string, readonly NamedKind[]>;
  /** The stems of the words of all names. */
  stems: ReadonlySet<string>;
  linesOf: ReadonlyMap<LineKind, readonly FoodLine[]>;
  foods: FoodNames | null;
}

/** The most kinds that are compared for one word, so that the work stays linear. */
const MOST_KINDS = 16;

export function indexLines(
  lines: readonly FoodLine[],
  foods: FoodNames | null,
  isCompound: boolean,
): LineIndex {
  const linesOf = new Map<LineKind, FoodLine[]>();
  const index = {
    byHead: new Map<string, NamedKind[]>(),
    byModifier: new Map<string, NamedKind[]>(),
    byFood: new Map<string, NamedKind[]>(),
    byFoodGroup: new Map<string, NamedKind[]>(),
    stems: new Set<string>(),
  };
  for (const line of lines) {
    const others = linesOf.get(line.kind);
    if (others) others.push(line);
    else {
      linesOf.set(line.kind, [line]);
      if (!line.kind.isTool)
        for (const name of line.kind.names) addName(index, { kind: line.kind, name }, isCompound);
    }
  }
  return { ...index, linesOf, foods };
}

interface Building {
  byHead: Map<string, NamedKind[]>;
  byModifier: Map<string, NamedKind[]>;
  byFood: Map<string, NamedKind[]>;
  byFoodGroup: Map<string, NamedKind[]>;
  stems: Set<string>;
}

function addName(index: Building, named: NamedKind, isCompound: boolean): void {
  const { head, modifiers, food } = named.name;
  add(index.byHead, head, named);
  index.stems.add(head);
  const clove = isCompound ? head.replace(/(?:zeh|pulver|stang|blatt|blatter|filet)$/, "") : head;
  if (clove !== head && clove.length >= SHORTEST_PART) {
    add(index.byHead, clove, named);
    index.stems.add(clove);
  }
  // German writes compounds as one word: "Mehl" is "Weizenmehl".
  if (isCompound)
    for (let at = 1; head.length - at >= 2 && at < LONGEST_PREFIX; at += 1) {
      const part = head.slice(at);
      const isShort = part.length < SHORTEST_PART && !SHORT_PARTS.has(part);
      if (isShort || (sortsOf(part) & PIECE) !== 0) continue;
      add(index.byHead, part, named);
      index.stems.add(part);
    }
  for (const { stem } of modifiers) {
    if (!named.name.isWeak) add(index.byModifier, stem, named);
    index.stems.add(stem);
  }
  if (!food) return;
  add(index.byFood, food.id, named);
  for (const id of groupsOfFood(food)) if (id !== food.id) add(index.byFoodGroup, id, named);
}

const SHORTEST_PART = 3;
/** The words of two letters that end compounds: "Rapsöl", "Hühnerei". */
const SHORT_PARTS: ReadonlySet<string> = new Set(["ol", "ei"]);
const LONGEST_PREFIX = 16;

function add(entries: Map<string, NamedKind[]>, key: string, named: NamedKind): void {
  const own = entries.get(key);
  if (!own) entries.set(key, [named]);
  else if (own.length < MOST_KINDS && !own.includes(named)) own.push(named);
}
