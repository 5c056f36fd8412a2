import type { Kind } from "../pantry/food.ts";
import { type RecipeLanguage, RECIPE_LANGUAGES } from "@larder/domain/language";
import { foodById } from "@larder/domain/food/foods";
import { findFoods } from "@larder/domain/food/find-foods";
import type { Content } from "@larder/domain/food/content";
import { contentsOf, holds, holdsFood } from "@larder/domain/food/holds";
import { barredBy } from "@larder/domain/request/barred";
import { readRequest } from "@larder/domain/request/read-request";
import type { Bilingual } from "../bilingual.ts";
import { CUISINES } from "../cuisines.ts";
import type { Card } from "../cards/card.ts";
import { keysIn, partsOf, sentencesOf } from "../cards/card-text.ts";
import { safetyKind } from "../cards/food-safety.ts";

/** The kinds for which a recipe states when they are safe. */
const RISKY: readonly Kind[] = [
  "poultry",
  "mince",
  "poultry-mince",
  "whole-meat",
  "rabbit",
  "fish",
  "shellfish",
  "bivalve",
  "egg",
];

/** Returns all texts of a card's steps. */
function textsOf(card: Card): Bilingual[] {
  return card.steps.flatMap(({ title, parts, tip, why }) => [
    title,
    ...parts.map(({ text }) => text),
    ...(tip ? [tip] : []),
    ...(why ? [why] : []),
  ]);
}

/** Finds what is wrong with a card, in words for its writer. Only tests call this. */
export function cardFaults(card: Card): string[] {
  return [
    ...headerFaults(card),
    ...nameFaults(card),
    ...rowFaults(card),
    ...sentenceFaults(card),
    ...safetyFaults(card),
    ...swapFaults(card),
    ...foodWordFaults(card),
  ];
}

function headerFaults({
  names,
  about,
  cuisine,
  serves,
  most,
  isWhole,
  core,
  ways,
  tools,
  vessel,
  steps,
}: Card): string[] {
  return [
    ...RECIPE_LANGUAGES.flatMap((language) => {
      const [title = ""] = names[language];
      return /^\p{Lu}/u.test(title) ? [] : [`the first ${language} name must begin with a capital`];
    }),
    ...RECIPE_LANGUAGES.flatMap((language) =>
      about[language].endsWith(".") ? [`about ends with a full stop (${language})`] : [],
    ),
    ...(cuisine === null || CUISINES.some(({ id }) => id === cuisine) ? [] : [`no cuisine "${cuisine}"`]),
    ...(serves >= 1 && most >= serves && most <= 24 ? [] : ["serves at least 1, most between serves and 24"]),
    ...(isWhole && most !== serves ? ["a whole card serves what its vessel takes at most"] : []),
    ...(core.length > 0 ? [] : ["core is empty"]),
    ...(ways.length > 0 ? [] : ["ways is empty"]),
    ...(tools.includes(vessel) || vessel === "knife" ? [] : [`tools must list the vessel "${vessel}"`]),
    ...(steps.length >= 2 && steps.length <= 8 ? [] : ["2 to 8 steps"]),
    ...steps.filter(({ parts }) => parts.length === 0).map(({ title }) => `"${title.en}" has no sentence`),
  ];
}

/** A diet or an exclusion in a name is read as part of the dish, so that the card must obey it as it is written. */
function nameFaults({ names, rows }: Card): string[] {
  return RECIPE_LANGUAGES.flatMap((language) =>
    names[language].flatMap((name) => {
      const request = readRequest(name, language);
      const isObeyed = !rows.some(({ food }) => holds({ food, lacks: [] }, barredBy(request)));
      return request.excluded.length > 0 || (request.diets.length > 0 && !isObeyed)
        ? [`a name must not name a diet that the card does not obey, or "without": "${name}"`]
        : [];
    }),
  );
}

function rowFaults(card: Card): string[] {
  const cooking = partsOf(card);
  const named = new Set(cooking.flatMap(({ text }) => keysIn(text.en)));
  const known = new Set([...card.rows.map(({ key }) => key), ...(card.extra ? ["extra"] : [])]);
  return [
    ...[...known].filter((key) => !named.has(key)).map((key) => `no sentence uses {${key}}`),
    ...[...named].filter((key) => !known.has(key)).map((key) => `{${key}} is no ingredient`),
    ...card.rows
      .filter(({ amount, unit }) => !(amount > 0) || (unit === "each" && amount > 60))
      .map(({ key, amount }) => `${amount} ${key} is no sensible amount`),
    ...card.rows
      .filter(({ key, isOptional }) => isOptional && card.core.includes(key))
      .map(({ key }) => `${key} is core and optional`),
    ...card.rows
      .filter(({ binds, food }) => binds && !holdsFood(food, "egg"))
      .map(({ key }) => `${key} binds but is no egg`),
    ...card.rows.flatMap(({ key, isOptional }) => (isOptional ? danglingFaults(card, key) : [])),
    ...(card.extra ? danglingFaults(card, "extra") : []),
    ...card.rows.flatMap(({ key }) => restFaults(card, key)),
    ...[...card.rows, ...card.swaps.map(({ row }) => row)]
      .filter(({ prep }) => /@\p{L}/u.test(prep.es))
      .map(({ prep }) => `"@" is the whole ending: "${prep.es}"`),
  ];
}

/** An optional food must vanish with its sentence or brackets, or from a list with others. */
function danglingFaults(card: Card, key: string): string[] {
  return partsOf(card).flatMap(({ text }) =>
    RECIPE_LANGUAGES.flatMap((language) =>
      sentencesOf(text[language]).flatMap((sentence) => {
        const bare = sentence.replaceAll(/\[[^\]]*\]/g, "");
        const lists = [...bare.matchAll(/\{([a-z][\w+-]*)/g)].map(([, names = ""]) => names.split("+"));
        const dangles = lists.some((names) => names.every((name) => name === key));
        const hasOthers = lists.some((names) => names.some((name) => name !== key && name !== "time"));
        return dangles && hasOthers
          ? [`{${key}} is optional: give it brackets, a list or a sentence of its own in "${sentence}"`]
          : [];
      }),
    ),
  );
}

/** The rest of a food can only follow where a part of it was used. */
function restFaults(card: Card, key: string): string[] {
  const texts = partsOf(card).map(({ text }) => text.en);
  const uses = texts.flatMap((text) => [...text.matchAll(/(rest of )?\{([a-z][\w+-]*)(:\w+)?[^}]*\}/g)]);
  const [first, ...others] = uses.filter(([, , names = ""]) => names.split("+").includes(key));
  const isRest = first?.[1] !== undefined || first?.[3] === ":rest";
  const isLeft =
    first?.[3] === ":part" && others.length === 0 && !texts.some((text) => /\brest\b/.test(text));
  return [
    ...(isRest ? [`the rest of {${key}} comes before a part of it: "${first?.[0] ?? ""}"`] : []),
    ...(isLeft ? [`{${key}} has a part without its rest`] : []),
  ];
}

const sorted = (items: Iterable<string>) => [...items].toSorted().join(" ");

function sentenceFaults(card: Card): string[] {
  return [
    ...textsOf(card).flatMap(({ en, es }) => [
      ...(sorted(new Set(keysIn(en))) === sorted(new Set(keysIn(es)))
        ? []
        : [`the languages name other foods: "${en}" / "${es}"`]),
      ...(numbersIn(en) === numbersIn(es) ? [] : [`the languages give other numbers: "${en}" / "${es}"`]),
      ...[en, es].flatMap((text) => (hasBalancedBrackets(text) ? [] : [`brackets do not match: "${text}"`])),
      ...[en, es].flatMap((text) =>
        / {2}|\s[.,;:]|\.\./.test(text) ? [`spaces or stops in "${text}"`] : [],
      ),
    ]),
    ...partsOf(card).flatMap(({ kind, minutes, text }) => [
      ...[text.en, text.es].flatMap((each) => (/[.!]\]?$/.test(each) ? [] : [`no full stop: "${each}"`])),
      ...[text.en, text.es].flatMap((each) =>
        (kind !== "work") === each.includes("{time}") || (kind === "work" && minutes === 0)
          ? []
          : [`${kind} ${kind === "work" ? "has no" : "needs"} {time}: "${each}"`],
      ),
      ...(minutes === 0 && kind !== "work" ? [`0 minutes: "${text.en}"`] : []),
      ...(minutes > 1440 ? [`more than a day: "${text.en}"`] : []),
    ]),
  ];
}

function numbersIn(text: string): string {
  return sorted(text.match(/\d+(?:[.,]\d+)?/g)?.map((number) => number.replace(",", ".")) ?? []);
}

function hasBalancedBrackets(text: string): boolean {
  return /^[^{}[\]]*(?:(?:\{[^{}[\]]*\}|\[(?:[^{}[\]]|\{[^{}[\]]*\})*\])[^{}[\]]*)*$/.test(text);
}

function safetyFaults(card: Card): string[] {
  const parts = partsOf(card);
  const treated = new Set(parts.flatMap(({ safe, raw }) => [...safe, ...raw]));
  const added = card.extra?.foods.flatMap((id) => foodById(id) ?? []) ?? [];
  return [
    ...(added.some((food) => RISKY.includes(safetyKind(food))) && !treated.has("extra")
      ? ["an added food needs safe=extra where it is done"]
      : []),
    ...card.rows
      .filter(({ key, food }) => RISKY.includes(safetyKind(food)) && !treated.has(key))
      .map(({ key }) => `${key} needs safe=${key} (or raw=${key}) where it is done`),
    ...parts.flatMap(({ text }) =>
      /\b(6\d|7[0-46-9]) °C/.test(text.en)
        ? [`write safe=... instead of a core temperature: "${text.en}"`]
        : [],
    ),
    // Chickpeas have hardly any lectin: falafel is made of soaked ones that were never boiled.
    ...(card.rows.some(({ food }) => safetyKind(food) === "dried-bean" && food.id !== "dried-chickpeas") &&
    !isSoakedAndBoiled(card)
      ? ["dried beans soak for 480 minutes and boil hard for 10 minutes"]
      : []),
  ];
}

function isSoakedAndBoiled(card: Card): boolean {
  const parts = partsOf(card);
  return (
    parts.some(({ minutes, text }) => minutes >= 480 && /soak/i.test(text.en)) &&
    parts.some(({ minutes, text }) => minutes >= 10 && /boil hard/i.test(text.en))
  );
}

function swapFaults({ core, swaps, rows }: Card): string[] {
  return swaps.flatMap(({ key, row, name }) => {
    const original = rows.find((each) => each.key === key);
    const isSame = original !== undefined && holdsFood(row.food, original.food.id);
    return [
      ...(core.includes(key) && name === null
        ? [`${key} is core: its substitute needs "name English | Spanish"`]
        : []),
      ...(isSame ? [`${row.food.id} is ${key} itself`] : []),
    ];
  });
}

/** Words of a language that are foods only in the other one, or verbs. */
const NO_FOODS: Readonly<Record<RecipeLanguage, ReadonlySet<string>>> = {
  en: new Set("pan pans chop toast roll steak ice crumble batter dough pastry crust".split(" ")),
  es: new Set("masa masas fino fina dales".split(" ")),
};

/** Finds foods in plain words: after a substitution such a sentence would be wrong. */
function foodWordFaults(card: Card): string[] {
  const preps = [...card.rows, ...card.swaps.map(({ row }) => row)];
  return [
    ...textsOf(card).flatMap((text) => foodWords(text, new Set())),
    ...preps.flatMap(({ prep, food }) => foodWords(prep, contentsOf(food))),
  ];
}

/** Returns a fault for each food that a text names, unless it has nothing but known contents. */
function foodWords(text: Bilingual, known: ReadonlySet<Content>): string[] {
  return RECIPE_LANGUAGES.flatMap((language) => {
    const plain = text[language].replaceAll(/\{[^}]*\}/g, " , ");
    return findFoods(plain, language)
      .filter(
        ({ food, words }) =>
          [...contentsOf(food)].some((content) => !known.has(content)) &&
          !NO_FOODS[language].has(words.toLowerCase()),
      )
      .map(({ words }) => `write the food "${words}" as a placeholder: "${text[language]}"`);
  });
}
