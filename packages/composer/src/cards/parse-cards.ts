import type { Food } from "@larder/domain/food/food";
import { foodById } from "@larder/domain/food/foods";
import { type Bilingual, readBilingual, t } from "../bilingual.ts";
import { UNITS, type Unit } from "../pantry/food.ts";
import { type ToolId, TOOLS } from "../tools.ts";
import { citrusPart } from "./citrus.ts";
import { withBoughtName } from "./row-names.ts";
import {
  type Card,
  type CardExtra,
  type CardPart,
  type CardRow,
  type CardStep,
  type CardSwap,
  COURSES,
  DIFFICULTIES,
  PART_KINDS,
  WAYS,
} from "./card.ts";

/** Returns a function that reads the cards of a family: reading takes time, so that each family is read in its turn. */
export const cards = (text: string) => (): Card[] => readCards(text);

/**
 * Reads cards in the notation of `README.md`.
 *
 * @throws Error where a line is not of the notation or names an unknown food, tool or key, so that a mistake shows at
 *   once
 */
export function readCards(text: string): Card[] {
  return text
    .split(/^== /m)
    .slice(1)
    .map((block) => readCard(block.split("\n").filter((line) => line.trim() !== "")));
}

/** A step while its lines are read. */
interface OpenStep extends Omit<CardStep, "parts"> {
  parts: CardPart[];
}

/** The parts of a card while its lines are read. */
interface Draft {
  headers: Map<string, string>;
  section: Bilingual | null;
  rows: CardRow[];
  extra: CardExtra | null;
  swaps: CardSwap[];
  steps: OpenStep[];
}

function readCard([id = "", ...lines]: readonly string[]): Card {
  const draft: Draft = { headers: new Map(), section: null, rows: [], extra: null, swaps: [], steps: [] };
  let at = 0;
  const next = () => lines[at + 1] ?? "";
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    try {
      if (readLine(line, next(), draft)) at += 1;
    } catch (error) {
      throw new Error(`Card ${id}: ${error instanceof Error ? error.message : ""} in "${line}"`, {
        cause: error,
      });
    }
  }
  return finished(id.trim(), draft);
}

/** Reads a line, and returns whether it used the next line too, which holds the Spanish of a sentence. */
function readLine(line: string, next: string, draft: Draft): boolean {
  const [, sign = "", rest = ""] = /^(--|[-+~#])\s+(.*)$/.exec(line) ?? [];
  if (sign === "--") draft.section = readBilingual(rest);
  else if (sign === "-") draft.rows.push(readRow(rest, draft.section));
  else if (sign === "+") draft.extra = readExtra(rest);
  else if (sign === "~") draft.swaps.push(readSwap(rest));
  else if (sign === "#") draft.steps.push(readTitle(rest));
  else if (/^[a-z]+:/.test(line)) {
    const [, key = "", value = ""] = /^([a-z]+):\s*(.*)$/.exec(line) ?? [];
    draft.headers.set(key, value);
  } else {
    readSentence(line, next, draft);
    return true;
  }
  return false;
}

function readSentence(line: string, next: string, draft: Draft): void {
  const [, head = "", en = ""] = /^([^|]+?)\s*\|\s*(.+)$/.exec(line) ?? fail("No line of a card");
  const [, es = ""] = /^\s*\|\s*(.+)$/.exec(next) ?? fail("The next line must be its Spanish, after |");
  const step = draft.steps.at(-1) ?? fail("A sentence before the first step");
  const text = t(en.trim(), es.trim());
  if (head === "tip") step.tip = text;
  else if (head === "why") step.why = text;
  else step.parts.push(readPart(head, text));
}

const FLAGS = ["safe", "raw", "if", "not", "way"];

function readPart(head: string, text: Bilingual): CardPart {
  const [minutes = "", kind = "", ...written] = head.split(/\s+/);
  if (!/^\d+$/.test(minutes)) fail("The minutes must be a number");
  const flagged = new Map(
    written.map((flag) => {
      const [key = "", values = ""] = flag.split("=");
      if (!FLAGS.includes(key) || values === "") fail(`No flag "${flag}"`);
      return [key, values.split(",")];
    }),
  );
  return {
    kind: oneOf(PART_KINDS, kind),
    minutes: Number(minutes),
    text,
    safe: flagged.get("safe") ?? [],
    raw: flagged.get("raw") ?? [],
    onlyWith: flagged.get("if") ?? [],
    onlyWithout: flagged.get("not") ?? [],
    ways: (flagged.get("way") ?? []).map((way) => oneOf(WAYS, way)),
  };
}

function readTitle(rest: string): OpenStep {
  const [en = "", es = "", group = ""] = rest.split("|").map((cell) => cell.trim());
  if (en === "" || es === "") fail("A title needs both languages");
  const [, number] = /^group=(\d+)$/.exec(group) ?? [];
  if (group !== "" && number === undefined) fail("After the titles only group=NUMBER may follow");
  return {
    title: t(en, es),
    group: number === undefined ? undefined : Number(number),
    parts: [],
    tip: null,
    why: null,
  };
}

// ---- ingredients ----

/** `200 g flour as dough-flour; sifted | tamizad@; optional` */
function readRow(rest: string, section: Bilingual | null): CardRow {
  const [what = "", ...more] = rest.split(";").map((cell) => cell.trim());
  const flags = more.filter((each) => each === "optional" || each === "binds");
  const [prep = "", ...others] = more.filter((each) => each !== "optional" && each !== "binds");
  if (others.length > 0) fail(`"${others[0] ?? ""}" is neither optional nor binds`);
  const [amount, key = ""] = what.split(" as ");
  const row = readAmount(amount ?? "");
  const prepared = prep === "" ? t("", "") : readBilingual(prep);
  return {
    ...row,
    food: citrusPart(row.food, prepared),
    key: key === "" ? row.food.id : key,
    prep: prepared,
    isOptional: flags.includes("optional"),
    binds: flags.includes("binds"),
    section,
  };
}

/** `200 g flour`, `2 onion`, `1/2 tsp salt` */
function readAmount(text: string): { amount: number; unit: Unit; food: Food } {
  const [number = "", ...words] = text.split(/\s+/);
  const [unit, id = ""] = words.length === 1 ? ["each", words[0]] : words;
  if (words.length > 2) fail("An ingredient is: amount unit food-id");
  return { amount: readNumber(number), unit: oneOf(UNITS, unit ?? ""), food: foodOf(id) };
}

function readNumber(text: string): number {
  const [, above = "", below = "1"] =
    /^(\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(text) ?? fail(`"${text}" is no amount`);
  return Number(above) / Number(below);
}

/** `150 g fruit chocolate` */
function readExtra(rest: string): CardExtra {
  const [amount = "", unit = "", ...foods] = rest.split(/[\s,]+/);
  for (const id of foods) foodOf(id);
  return { amount: readNumber(amount), unit: oneOf(UNITS, unit), foods };
}

/** `egg > 2 tbsp flaxseed; stirred with water | mezclad@ con agua; name Flax pancakes | Tortitas de lino` */
function readSwap(rest: string): CardSwap {
  const [key = "", more = ""] = rest.split(" > ");
  const [what = "", ...cells] = more.split(";").map((cell) => cell.trim());
  const name = cells.find((cell) => cell.startsWith("name "));
  const prep = cells.find((cell) => cell !== name);
  return {
    key: key.trim(),
    row: { ...readAmount(what), prep: prep === undefined ? t("", "") : readBilingual(prep) },
    name: name === undefined ? null : readBilingual(name.slice("name ".length)),
  };
}

// ---- the whole card ----

const HEADERS = ["names", "title", "about", "kind", "serves", "makes", "tools", "core", "ways", "instead"];

function finished(id: string, { headers, rows, extra, swaps, steps }: Draft): Card {
  for (const key of headers.keys())
    if (!HEADERS.includes(key)) throw new Error(`Card ${id}: no header "${key}"`);
  const header = (key: string) => headers.get(key) ?? "";
  const words = (key: string) =>
    header(key)
      .split(/[\s,]+/)
      .filter((word) => word !== "");
  const names = readBilingual(header("names"));
  const [course = "", cuisine = "", difficulty = ""] = words("kind");
  const [, serves = "", most = "", vessel = "", whole] =
    /^(\d+), most (\d+) in (\w+)(, whole)?$/.exec(header("serves")) ?? fail(`Card ${id}: serves`);
  const parts = steps.flatMap((step) => step.parts);
  const card: Card = {
    id,
    names: { en: names.en.split(", "), es: names.es.split(", ") },
    title: header("title") === "" ? null : readBilingual(header("title")),
    about: readBilingual(header("about")),
    course: oneOf(COURSES, course),
    cuisine: cuisine === "any" ? null : cuisine,
    difficulty: oneOf(DIFFICULTIES, difficulty),
    serves: Number(serves),
    most: Number(most),
    isWhole: whole !== undefined,
    pieces: header("makes") === "" ? null : readNumber(header("makes")),
    vessel: toolOf(vessel),
    tools: words("tools").map(toolOf),
    core: words("core"),
    ways: words("ways").map((way) => way.split("+").map((each) => oneOf(WAYS, each))),
    instead: words("instead"),
    rows: rows.map((row) => withBoughtName(row, parts)),
    extra,
    swaps,
    steps,
  };
  checkKeys(card);
  return card;
}

/** Rejects keys that no ingredient has. */
function checkKeys({ id, rows, core, swaps, steps, extra }: Card): void {
  const known = new Set([...rows.map(({ key }) => key), ...(extra ? ["extra"] : [])]);
  if (known.size < rows.length)
    throw new Error(`Card ${id}: two ingredients have one key; write "as other-key"`);
  const used = [
    ...core,
    ...swaps.map(({ key }) => key),
    ...steps.flatMap(({ parts }) =>
      parts.flatMap(({ safe, raw, onlyWith, onlyWithout }) => [...safe, ...raw, ...onlyWith, ...onlyWithout]),
    ),
  ];
  for (const key of used) if (!known.has(key)) throw new Error(`Card ${id}: no ingredient "${key}"`);
}

function foodOf(id: string): Food {
  return foodById(id) ?? fail(`No food "${id}" in the table of foods`);
}

function toolOf(id: string): ToolId {
  const found = Object.keys(TOOLS).find((tool): tool is ToolId => tool === id);
  return found ?? fail(`No tool "${id}" in tools.ts`);
}

function oneOf<T extends string>(known: readonly T[], word: string): T {
  return known.find((each) => each === word) ?? fail(`"${word}" is none of ${known.join(", ")}`);
}

function fail(reason: string): never {
  throw new Error(reason);
}
