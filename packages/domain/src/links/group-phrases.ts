import {
  CLASS_NOUNS,
  isSalt,
  type FoodClass,
  isDriedFruit as DRIED_FRUIT_CLASS,
  isDried,
  isDry,
  isLeavening,
  isSeasoning,
  isSpice,
  isWet,
} from "./food-classes.ts";
import type { FoodLine } from "./food-line.ts";
import { stem } from "../text/stem.ts";
import { EVERYTHING, everythingAt } from "./everything-phrases.ts";
import { groupOf, type GroupPhrase, type GroupRequest, inGroup, several } from "./group-request.ts";
import { wordSet } from "../text/word-set.ts";
import { MADE_OF, REST } from "./link-vocabulary.ts";
import type { LinkWord } from "./link-text.ts";
import { groupNamedBy } from "./step-groups.ts";

const INGREDIENTS = wordSet("ingredient ingredients ingredientes zutaten ingredienti");
const ALL = /^(?:all|todos|todas|alle|tous|toutes|tutti|tutte|indicados|indicadas)$/;
const ARTICLES = /^(?:the|los|las|les|gli|os|die)$/;

/** Finds the phrases of a step that mean several lines: "the dry ingredients", "all the spices", "the remaining ingredients". */
export function findGroupPhrases(request: GroupRequest): GroupPhrase[] {
  const { words } = request;
  const found: GroupPhrase[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word?.kind !== "word") continue;
    const isIngredients = INGREDIENTS.has(word.key);
    const isEverything = EVERYTHING.has(word.key);
    const isBoth = BOTH.has(words[at - 1]?.key ?? "");
    if (!isIngredients && !isEverything && !isBoth && !CLASS_NOUNS.has(word.key)) continue;
    if (
      keysAround(words, at)
        .before.slice(0, 3)
        .some((key) => MEASURING.test(key))
    )
      continue;
    const lines = isIngredients
      ? ingredientsAt(request, at)
      : isEverything
        ? everythingAt(request, at)
        : classAt(request, at);
    if (lines && lines.length > 0)
      found.push({ lines, from: startOf(words, at), to: at + 1, isPrepared: isPreparedAt(words, at) });
  }
  return found;
}

/** Returns whether the words before an index only make something ready: "prepare the spices". */
function isPreparedAt(words: readonly LinkWord[], at: number): boolean {
  return keysAround(words, at)
    .before.slice(0, 3)
    .some((key) => GATHERING.test(key));
}

const BEFORE =
  /^(?:all|of|the|your|todas?|todos?|las|los|el|la|both|dry|wet|liquid|dried|remaining|rest|resto|de|demas|otros|alle|ubrige|restlichen|tous|les|other|fresh)$/;

function startOf(words: readonly LinkWord[], at: number): number {
  let from = at;
  while (from > 0 && at - from < 5 && BEFORE.test(words[from - 1]?.key ?? "") && !words[from]?.begins)
    from -= 1;
  return from;
}

const NEAR = 5;

function keysAround(words: readonly LinkWord[], at: number): { before: string[]; after: string[] } {
  const before: string[] = [];
  for (
    let index = at - 1;
    index >= 0 && at - index <= NEAR && words[index]?.kind === "word" && !words[index + 1]?.begins;
    index -= 1
  )
    before.push(words[index]?.key ?? "");
  const after: string[] = [];
  for (
    let index = at + 1;
    index < words.length && index - at <= NEAR && words[index]?.kind === "word" && !words[index]?.begins;
    index += 1
  )
    after.push(words[index]?.key ?? "");
  return { before, after };
}

const OTHER = /^(?:other|others|demas|otros|otras|autres|altri|weiteren|outros)$/;

function ingredientsAt(request: GroupRequest, at: number): readonly FoodLine[] | null {
  const { words, unusedLines, groups, group, isNamedLater, isNamedHere, namedCount, isFirst } = request;
  const { before, after } = keysAround(words, at);
  if (MADE_OF.has(words[at + 1]?.key ?? "")) return null;
  if (before.slice(0, 3).some((key) => GATHERING.test(key)) && !OF.test(after[0] ?? "")) return null;
  if (before.some((key) => WHILE.test(key)) || after.some((key) => READY.test(key))) return null;
  const near = [...before.slice(0, 3), ...after.slice(0, 2)];
  const open = unusedLines().filter((line) => !isNamedHere(line, at) && !line.kind.isTool);
  const set = near.some((key) => DRY.test(key)) ? isDry : near.some((key) => WET.test(key)) ? isWet : null;
  const ofGroup =
    set &&
    groups.find(({ stems }) => near.some((key) => (DRY.test(key) || WET.test(key)) && stems.has(stem(key))));
  if (ofGroup) return several(open.filter((line) => line.group === ofGroup.name));
  const isTarget = TARGET.test(before.find((key) => !BEFORE.test(key)) ?? "");
  if (set) {
    const meant = open.filter((line) => set(line) && !(isOftenLater(line) && isNamedLater(line)));
    return ofClass(request, meant, set, isTarget);
  }
  const isRest = [...before.slice(0, 4), ...after.slice(0, 2)].some(
    (key) => REST.has(key) || OTHER.test(key),
  );
  const named = groupNamedBy(around(words, at), groups);
  const isAll = [...before.slice(0, 4), ...after.slice(0, 2)].some((key) => ALL.test(key));
  const isScoped =
    isOfWhat(after) ||
    (before.length > 0 &&
      !ALL.test(before[0] ?? "") &&
      !ARTICLES.test(before[0] ?? "") &&
      !BEFORE.test(before[0] ?? ""));
  if (!isRest && !isAll && named === null && !(isScoped && near.some((key) => ARTICLES.test(key))))
    return null;
  // After a list of them "all the ingredients" only refers back.
  if (!isRest && named === null && namedCount >= MOST_NAMED) return null;
  const scope = named ?? group;
  if (scope !== null) {
    const own = open.filter((line) => line.group === scope);
    if (isRest) return own.length > 0 ? own : open;
    return several(own);
  }
  if (isScoped && groups.length > 0) return several(inGroup(open, null));
  const notLater = open.filter((line) => !isNamedLater(line) && line.kind.purpose === null);
  if (isRest) return notLater;
  if (isScoped) return several(firstRun(open, isNamedLater));
  return several(isFirst ? open.filter((line) => !line.kind.isToServe || !isNamedLater(line)) : notLater);
}

const MOST_NAMED = 3;
const DRY = /^(?:dry|secos|trockenen|trockene|secs|seches|secchi|asciutti)$/;
const WET = /^(?:wet|liquid|humedos|liquidos|flussigen|liquides|liquidi|umidi|molhados)$/;
/** Words before the ingredients to which others are added: "add the eggs to the dry ingredients". */
const TARGET = /^(?:to|into|over|a|al|zu|unter|aux?)$/;
const OF = /^(?:for|of|del|de|para|pour|fur|per|do|da)$/;
/** Returns whether the words after "ingredients" say which: "for the glaze", "listed under marinade". */
function isOfWhat([first = "", second = ""]: readonly string[]): boolean {
  return OF.test(first) || (/^(?:listed|given|named)$/.test(first) && /^(?:under|for|in)$/.test(second));
}

const READY = /^(?:temperature|temperatura|ready|handy|listos|preparados|prepared|zimmertemperatur)$/;
const WHILE = /^(?:while|mientras|until|hasta|before|after|pendant|wahrend|let|those|these)$/;
const GATHERING = /^(?:gather|prepare|reune|prepara|preparad|preparar|preparer|preparez)$/;

/** Dry foods that are creamed with the butter or folded in, where a later step says so. */
const isOftenLater: FoodClass = ({ kind }) => OFTEN_LATER.some((word) => kind.stems.has(word));
const OFTEN_LATER = ["sugar", "azucar", "chocolate", "chips", "nuts", "almonds"].map(stem);

/** What is only measured is taken by a later step: "measure the spices and set them aside". */
const MEASURING = /^(?:measure|weigh|mide|pesa)$/;

/** Returns the unused lines of a class; null where steps took most of them before, so that the phrase refers back. */
function ofClass(
  request: GroupRequest,
  meant: readonly FoodLine[],
  members: FoodClass,
  isTarget: boolean,
): readonly FoodLine[] | null {
  const own = inGroup(meant, groupOf(request, meant));
  // Spices that a step took by themselves are not what the phrase refers back to.
  const isMain: FoodClass = members === isDry ? isDryNoSpice : members;
  const used = request.countOf(isMain) - request.unusedLines().filter(isMain).length;
  if (isTarget && used > 0) return null;
  return used > own.length ? null : several(own);
}

const isDryNoSpice: FoodClass = (line) => isDry(line) && !isSpice(line);

/** Returns the lines from the first unused one to the first that a later step names. */
function firstRun(open: readonly FoodLine[], isNamedLater: (line: FoodLine) => boolean): readonly FoodLine[] {
  const end = open.findIndex(isNamedLater);
  return end < 0 ? open : open.slice(0, end);
}

/** Returns the words that say which ingredients: "glaze ingredients", "ingredients for the glaze". */
function around(words: readonly LinkWord[], at: number): LinkWord[] {
  const own: LinkWord[] = [];
  for (let index = at - 1; index >= 0 && at - index <= 3; index -= 1) {
    const word = words[index];
    if (
      word?.kind !== "word" ||
      words[index + 1]?.begins ||
      ALL.test(word.key) ||
      ARTICLES.test(word.key) ||
      BEFORE.test(word.key)
    )
      break;
    own.push(word);
  }
  const after = words.slice(at + 1, at + 3).map(({ key }) => key);
  if (!isOfWhat(after)) return own;
  for (let index = at + 1; index <= at + 5 && words[index]?.kind === "word"; index += 1) {
    const word = words[index];
    if (!word || /^(?:to|and|in|into|y|en|with|con|until)$/.test(word.key)) break;
    own.push(word);
  }
  return own;
}

function classAt(request: GroupRequest, at: number): readonly FoodLine[] | null {
  const { words, unusedLines, isNamedLater, isNamedHere, isOwnName, isSaltNamed } = request;
  const word = words[at];
  if (!word) return null;
  const before = words[at - 1]?.key ?? "";
  const noun = pairClass(before, word.key) ?? CLASS_NOUNS.get(word.key);
  const set = noun === isSpice && request.countOf(isLeavening) === 0 ? isSeasoning : noun;
  const named = groupNamedBy([word], request.groups);
  if (named !== null && set)
    return several(
      unusedLines().filter(
        (line) => line.group === named && !isNamedHere(line, at) && (set(line) || !isNamedLater(line)),
      ),
    );
  if (!set || isOwnName(word.stem)) return pluralAt(request, at);
  const isOpen = (line: FoodLine) => (before === "dried" && isDried(line)) || !isNamedLater(line);
  const meant = unusedLines().filter(
    (line) => !isNamedHere(line, at) && set(line) && isOpen(line) && !(isSaltNamed && isSalt(line)),
  );
  const own = inGroup(meant, groupOf(request, meant));
  const isAlone = own.length === 1 && (own[0]?.kind.names.length === 1 ? isOnly(request, at, set) : true);
  return isAlone ? own : several(own);
}

/**
 * Returns whether a phrase with an article can mean one line of its class: "the spices" for the only spice, "the cheese" for
 * the one that is left.
 */
function isOnly({ words, countOf }: GroupRequest, at: number, members: FoodClass): boolean {
  return (
    (countOf(members) === 1 || /^(?:cheese|queso)$/.test(words[at]?.key ?? "")) &&
    ARTICLES.test(words[at - 1]?.key ?? "")
  );
}

/**
 * Returns the group of all unused lines that the first noun of a class means: "the vegetables". Undefined where they are of
 * several groups, and without such a noun.
 */
export function groupOfClasses(
  words: readonly LinkWord[],
  unusedLines: () => readonly FoodLine[],
): string | null | undefined {
  const noun = words.find(({ key }) => CLASS_NOUNS.has(key));
  const members = noun && CLASS_NOUNS.get(noun.key);
  const [first, ...others] = members ? unusedLines().filter(members) : [];
  return others.length > 0 && others.every(({ group }) => group === first?.group) ? first?.group : undefined;
}

const BOTH = wordSet(
  "both two three dos tres ambos ambas beide beiden deux trois due tre entrambi dois duas your",
);

/** Returns the class that two words mean together: "dried fruit", "frutos secos". */
function pairClass(before: string, noun: string): FoodClass | undefined {
  if (before === "dried" && /^fruits?$/.test(noun)) return DRIED_FRUIT_CLASS;
  return before === "frutos" && noun === "secos" ? CLASS_NOUNS.get("nuts") : undefined;
}

/** Reads a plural that means several lines of one head: "los dos azúcares", "las tres leches", "both flours". */
function pluralAt({ words, unusedLines }: GroupRequest, at: number): readonly FoodLine[] | null {
  const word = words[at];
  const before = words[at - 1]?.key ?? "";
  if (!word || !BOTH.has(before) || !/[se]$/.test(word.key)) return null;
  const meant = unusedLines().filter((line) =>
    line.kind.names.some(({ head, isWeak }) => !isWeak && head === word.stem),
  );
  return several(meant);
}
