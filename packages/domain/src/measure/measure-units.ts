/** The quantity that a unit measures: a count, or a size with a factor to the metric base (ml, g, cm). */
export type UnitKind = "volume" | "mass" | "length" | "count" | "container";

export type Unit = {
  /** The name that recipes store and the edit form offers. */
  id: string;
  kind: UnitKind;
  /** Millilitres, grams or centimetres of one; absent where a unit has no fixed size. */
  metric?: number;
  en: string;
  /** Spanish spellings; the first is the singular that imports use. */
  es?: string;
  /** German, French, Italian and Portuguese spellings. */
  other?: string;
};

/** Spellings are separated by commas, in lower case and without accents: look-ups fold their input. */
export const MEASURE_UNITS: readonly Unit[] = [
  {
    id: "tsp",
    kind: "volume",
    metric: 4.929,
    en: "teaspoon, teaspoons, tsp, tsps, tspn, teaspoonful, teaspoonfuls, teasp",
    es: "cucharadita, cucharaditas, cdita, cditas, cdta, cdtas, cta, ctas, cucharilla, cucharillas, c/c",
    other:
      "tl, teeloffel, cuillere a cafe, cuilleres a cafe, c a cafe, c a c, c c, cac, cucchiaino, cucchiaini, colher de cha, colheres de cha, col de cha, colher de cafe",
  },
  {
    id: "tbsp",
    kind: "volume",
    metric: 14.787,
    en: "tablespoon, tablespoons, tbsp, tbsps, tbs, tbl, tbls, tblsp, tb, tablespoonful, tablespoonfuls",
    es: "cucharada, cucharadas, cda, cdas, cuchara, cucharas, cs, c/s",
    other:
      "el, essloffel, cuillere a soupe, cuilleres a soupe, c a soupe, c a s, c s, cas, cucchiaio, cucchiai, colher de sopa, colheres de sopa, col de sopa",
  },
  {
    id: "cup",
    kind: "volume",
    metric: 236.59,
    en: "cup, cups, c, cupful, cupfuls",
    es: "taza, tazas, tz, tza, tzas, tacita, tacitas",
    other:
      "tasse, tassen, tasses, tazza, tazze, xicara, xicaras, xicara de cha, xicaras de cha, chavena, chavenas",
  },
  {
    id: "fl oz",
    kind: "volume",
    metric: 29.57,
    en: "fl oz, floz, fluid ounce, fluid ounces, fl ounce, fl ounces, fluid oz",
    es: "onza liquida, onzas liquidas",
  },
  { id: "oz", kind: "mass", metric: 28.35, en: "ounce, ounces, oz, ozs", es: "onza, onzas" },
  {
    id: "lb",
    kind: "mass",
    metric: 453.59,
    en: "pound, pounds, lb, lbs",
    es: "libra, libras",
    other: "pfund, livre, livres",
  },
  {
    id: "g",
    kind: "mass",
    metric: 1,
    en: "g, gram, grams, gr, grs, gm, gms, gramme, grammes",
    es: "gramo, gramos",
    other: "gramm, grammi, grammo, grama, gramas",
  },
  {
    id: "kg",
    kind: "mass",
    metric: 1000,
    en: "kg, kgs, kilogram, kilograms, kilo, kilos, kilogramme, kilogrammes",
    es: "kilogramo, kilogramos",
    other: "kilogramm, chilo, chili, quilo, quilos",
  },
  {
    id: "mg",
    kind: "mass",
    metric: 0.001,
    en: "mg, milligram, milligrams",
    es: "miligramo, miligramos",
  },
  {
    id: "ml",
    kind: "volume",
    metric: 1,
    en: "ml, mls, milliliter, milliliters, millilitre, millilitres",
    es: "mililitro, mililitros, cc",
  },
  {
    id: "cl",
    kind: "volume",
    metric: 10,
    en: "cl, centiliter, centiliters, centilitre, centilitres",
    es: "centilitro, centilitros",
  },
  {
    id: "dl",
    kind: "volume",
    metric: 100,
    en: "dl, deciliter, deciliters, decilitre, decilitres",
    es: "decilitro, decilitros",
  },
  {
    id: "L",
    kind: "volume",
    metric: 1000,
    en: "l, liter, liters, litre, litres, lt, lts, ltr",
    es: "litro, litros",
    other: "litri",
  },
  { id: "pint", kind: "volume", metric: 473.2, en: "pint, pints, pt, pts", es: "pinta, pintas" },
  { id: "quart", kind: "volume", metric: 946.4, en: "quart, quarts, qt, qts" },
  { id: "gallon", kind: "volume", metric: 3785, en: "gallon, gallons, gal", es: "galon, galones" },
];

/** Splits a list of spellings as the tables write it. */
export function spellings(list = ""): string[] {
  return list === "" ? [] : list.split(", ");
}
