import type { RecipeLanguage } from "../../language.ts";

/** A thing that cooks leave out: its names in queries, and what an exclusion of it must bar. */
export interface ExclusionCase {
  one: string;
  many: string;
  /** A content or a food that must be barred. */
  bars: readonly string[];
  /** The Spanish article with the noun's gender and number: "el", "la", "los", "las". */
  article?: string;
}

const en = (one: string, many: string, bars: string): ExclusionCase => ({ one, many, bars: bars.split(" ") });
const es = (article: string, many: string, bars: string): ExclusionCase => ({
  one: many,
  many,
  article,
  bars: bars.split(" "),
});

/** The 14 allergens of EU law, and what else people often leave out. */
export const EXCLUSION_CASES: Readonly<Record<RecipeLanguage, readonly ExclusionCase[]>> = {
  en: [
    en("gluten", "gluten", "gluten"),
    en("wheat", "wheat", "gluten"),
    en("shellfish", "shellfish", "crustaceans molluscs"),
    en("egg", "eggs", "egg"),
    en("fish", "fish", "fish"),
    en("peanut", "peanuts", "peanuts"),
    en("soya", "soy", "soy"),
    en("milk", "milk", "milk"),
    en("dairy", "dairy", "milk"),
    en("lactose", "lactose", "milk"),
    en("nut", "nuts", "nuts peanuts"),
    en("tree nut", "tree nuts", "nuts"),
    en("celery", "celery", "celery"),
    en("mustard", "mustard", "mustard"),
    en("sesame", "sesame", "sesame"),
    en("sulphite", "sulphites", "sulphites"),
    en("lupin", "lupin", "lupin"),
    en("mollusc", "molluscs", "molluscs"),
    en("crustacean", "crustaceans", "crustaceans"),
    en("onion", "onions", "onion"),
    en("garlic", "garlic", "garlic"),
    en("mushroom", "mushrooms", "mushroom"),
    en("pork", "pork", "pork"),
  ],
  es: [
    es("el", "gluten", "gluten"),
    es("el", "trigo", "gluten"),
    es("el", "marisco", "crustaceans molluscs"),
    es("los", "crustáceos", "crustaceans"),
    es("los", "huevos", "egg"),
    es("el", "huevo", "egg"),
    es("el", "pescado", "fish"),
    es("los", "cacahuetes", "peanuts"),
    es("la", "soja", "soy"),
    es("la", "leche", "milk"),
    es("los", "lácteos", "milk"),
    es("la", "lactosa", "milk"),
    es("los", "frutos secos", "nuts peanuts"),
    es("el", "apio", "celery"),
    es("la", "mostaza", "mustard"),
    es("el", "sésamo", "sesame"),
    es("los", "sulfitos", "sulphites"),
    es("los", "altramuces", "lupin"),
    es("los", "moluscos", "molluscs"),
    es("la", "cebolla", "onion"),
    es("el", "ajo", "garlic"),
    es("las", "setas", "mushroom"),
    es("el", "cerdo", "pork"),
  ],
};

/** Phrasings of an exclusion: {X} is in the plural or uncounted, {x} in the singular, {D} the dish. */
const ENGLISH = `
{D} without {X}|{D} with no {X}|{D}, no {X}|{D} - no {X} please|no {X} {D}|no {X}, {D}|{D} without any {X}|without {X}, {D}|{x} free {D}|{x}-free {D}|{D}, {x}-free|{D} {x} free|{D} free from {X}|{D} free of {X}
allergic to {X}, {D}|I am allergic to {X}: {D}|I'm allergic to {X}. {D}|{D} for someone allergic to {X}|{D} for a {x} allergic guest|{D} for my {x}-allergic son|{D} {x} allergy|{x} allergy {D}|{D} ({x} allergy)|{D}, my daughter has an allergy to {X}|{D}, severe {x} allergy
{D} with {x} allergies in the family|we're allergic to {X}, {D} please|my son can't have {X}. {D}|{D} but I can't eat {X}|{D}, I cannot eat {X}|{D}, she can’t eat any {X}|we don't eat {X}, {D}|{D} for my wife who doesn't eat {X}|he won't eat {X}. {D}|{D} for kids who don't like {X}
{D} for a friend who hates {X}|my husband dislikes {X}, {D}|I can't stand {X}, {D}|{D} avoid {X}|{D} avoiding {X}|avoid {X}, {D}|please avoid any {X} in the {D}|{D} steering clear of {X}|{D}, steer clear of {X}|{D}, stay away from {X}
{x} intolerant {D}|{D}, intolerant to {X}|{D} for someone with a {x} intolerance|{D}, {x} intolerance|{D} that must not contain {X}|{D}, it mustn't contain {X}|{D} which doesn't contain {X}|{D} that shouldn't have {X} in it|{D} with nothing containing {X}|nothing with {X}, {D}
{D}, hold the {X}|{D}, skip the {X}|{D}, leave out the {X}|{D}, leave the {X} out|{D} leaving out {X}|{D} minus the {X}|{D} minus {X}|{D} except {X}|{D} with anything except {X}|{D} with everything but {X}|{D} other than with {X}|{D} with zero {X}|{D} sans {X}
{D} w/o {X}|{D} w/out {X}|{D} excluding {X}|{D} omitting {X}|{D}, omit the {X}|{D} not containing {X}|{D} not made with {X}|{D} made without {X}|{D}, I'm not too keen on {X}|{D}, we are not fond of {X}|{D}, not a fan of {X}|{D}, {X} make me ill|{X} makes my son sick, {D}
{D}, {X} are banned|{D}, {X} is off the menu|{D}, we are off {X}|{D}, cutting out {X}|{D} instead of {X}|{D}, substitute for {X}|{D}, do not use {X}|{D} but don't add {X}|please don't put {X} in the {D}|{D}, never any {X}|{D} that has no {X}|{D}, we have run out of {X}|{D}, I have no {X}
{D}, I don't have any {X}|{D}, my doctor says I must avoid {X}|{D}, {X} disagree with me|{D}, {X} give me hives|{D} for a guest who cannot tolerate {X}|{D} for somebody who isn't allowed {X}|{D} - allergies: {X}|allergies: {X}. {D}|{D} for a {x} allergy sufferer|{D}; allergen: {X}|🚫 {X} {D}|{D} ❌ {X}`;

const SPANISH = `
{D} sin {X}|{D} sin {A}|sin {X}, {D}|{D}, sin nada de {X}|{D} que no lleve {X}|{D} que no lleven {X}|{D} que no tenga {X}|{D} que no contenga {X}|{D} que no tengan nada de {X}|{D}, nada de {X}|{D} libre de {X}|{D} libres de {X}|{D} con alergia {AL}|alergia {AL}, {D}|tengo alergia {AL}. {D}
{D} para alérgicos {AL}|soy alérgico {AL}, {D}|mi hija es alérgica {AL}, {D}|{D} para alguien alérgico {AL}|{D}, somos alérgicos {AL}|{D} para intolerantes {AL}|{D}, intolerante {AL}|{D} con intolerancia {AL}|mi hijo no puede comer {X}, {D}|{D}, no puedo comer {X}|{D}, no podemos tomar {X}
{D}, no puedo tomar {A}|{D}, mi mujer no come {X}|no comemos {X}, {D}|{D}, no me gusta {A}|a mi marido no le gustan {A}, {D}|{D}, mi hijo odia {A}|{D}, evitar {A}|{D} evitando {A}|evita {A}, {D}|{D}, hay que evitar {X}|{D}, menos {X}|{D} con todo menos {X}|{D} excepto {X}|{D} salvo {X}|{D} quitando {A}
{D} prescindiendo de {A}|{D} en lugar de {X}|{D} en vez de {X}|{D}, {A} le sienta mal|{A} me sientan mal, {D}|{D}, no tolera {A}|{D}, no le pongas {X}|{D} pero no uses {X}|{D}, no tengo {X}|{D}, no hay {X}|{D}, no quiero {X}|{D}, sin usar {X}|{D}, detesto {A}|{D}, no soporto {A}|{D} exento de {X}
{D}, tengo prohibido {A}|{D}, {A} no, gracias|{D}, {X} no|alérgico {AL}: {D}|{D} (alergia {AL})|{D}, alergias: {X}|{D}, nada con {X}|{D}, tampoco {X}|{D}, se me ha acabado {A}|{D}, {A} me da alergia`;

const TWO: Readonly<Record<RecipeLanguage, string>> = {
  en: `{D} without {X} and {Y}|{D} without {X} or {Y}|{D} with no {X} or {Y}|{D}, no {X}, no {Y}|{D}, no {X} nor {Y}|no {X} or {Y} {D}|allergic to {X} and {Y}, {D}|{D} for someone allergic to {X}, {Y} and kiwi|{x} and {y} free {D}|{x}- and {y}-free {D}|{x}-free, {y}-free {D}|{D}, {x} and {y} allergy|{D}, {x}/{y} allergy|{D} {x} & {y} free|{D} without {X}/{Y}|{D} without {X} & {Y}|can't have {X} or {Y}: {D}|{D} for a family that doesn't eat {X}, {Y} or kiwi|hates {X} and {Y}, {D}|{D} avoiding {X}, {Y}, kiwi|neither {X} nor {Y} in the {D}|leave out the {X} and the {Y}, {D}|{D}, free from {X}, {Y} and kiwi|{D} that contains no {X} and no {Y}|{D}, intolerant to {X} as well as {Y}|{D}, skip the {X} and {Y}`,
  es: `{D} sin {X} ni {Y}|{D} sin {X} y sin {Y}|{D} sin {X} y {Y}|{D} sin {X}, {Y} ni kiwi|{D} sin {X} o {Y}|alérgico {AL} y {BL}, {D}|{D} para alérgicos {AL}, {BL} y al kiwi|{D}, alergia {AL} y {BL}|{D} libre de {X} y {Y}|{D} que no lleve ni {X} ni {Y}|{D} que no tenga {X} ni {Y}|no puede comer {X} ni {Y}: {D}|{D}, evitar {X}, {Y} y kiwi|{D}, nada de {X} ni de {Y}|{D} sin {X}/{Y}|{D}, no comemos {X}, {Y} ni kiwi`,
};

const DISHES: Readonly<Record<RecipeLanguage, readonly string[]>> = {
  en: [
    "pancakes",
    "chicken curry",
    "tomato soup",
    "chocolate cake",
    "dinner for 4",
    "something quick with rice",
  ],
  es: [
    "tortitas",
    "pollo al curry",
    "sopa de tomate",
    "bizcocho de chocolate",
    "cena para 4",
    "algo rápido con arroz",
  ],
};

const AL: Readonly<Record<string, string>> = { el: "al", la: "a la", los: "a los", las: "a las" };

/** A query with what it must bar. */
export interface Phrasing {
  language: RecipeLanguage;
  query: string;
  cases: readonly ExclusionCase[];
}

/** Returns all phrasings of all exclusions in a language, each with one or two dishes. */
export function phrasings(language: RecipeLanguage): Phrasing[] {
  const templates = (language === "en" ? ENGLISH : SPANISH).split(/[|\n]/).filter((line) => line !== "");
  const pairs = TWO[language].split("|");
  const dishes = DISHES[language];
  const cases = EXCLUSION_CASES[language];
  const all: Phrasing[] = [];
  for (const [row, template] of templates.entries())
    for (const [column, each] of cases.entries())
      for (const shift of [0, 3]) {
        const dish = dishes[(row + column + shift) % dishes.length] ?? "soup";
        all.push({ language, query: filled(template, dish, each, each), cases: [each] });
      }
  for (const [row, template] of pairs.entries())
    for (const [column, each] of cases.entries()) {
      const other = cases[(column + row + 5) % cases.length] ?? each;
      const dish = dishes[(row + column) % dishes.length] ?? "soup";
      all.push({ language, query: filled(template, dish, each, other), cases: [each, other] });
    }
  return all;
}

function filled(template: string, dish: string, x: ExclusionCase, y: ExclusionCase): string {
  return template
    .replaceAll("{D}", dish)
    .replaceAll("{AL}", `${AL[x.article ?? ""]} ${x.many}`)
    .replaceAll("{BL}", `${AL[y.article ?? ""]} ${y.many}`)
    .replaceAll("{A}", `${x.article} ${x.many}`)
    .replaceAll("{X}", x.many)
    .replaceAll("{x}", x.one)
    .replaceAll("{Y}", y.many)
    .replaceAll("{y}", y.one);
}
