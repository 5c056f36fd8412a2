import { plainLetters } from "../text/fold.ts";
import { MEASURE_UNITS, spellings } from "../measure/measure-units.ts";

/** A unit's Spanish names in singular and plural, as a screen shows it, and in full where that is abbreviated. */
interface SpanishUnit {
  shown: readonly [one: string, many: string];
  spoken?: readonly [one: string, many: string];
  /** Its English names, where the table of measures has none. */
  english?: string;
}

const short = (shown: string, one: string, many: string): SpanishUnit => ({
  shown: [shown, shown],
  spoken: [one, many],
});
const counted = (english: string, one: string, many: string): SpanishUnit => ({
  shown: [one, many],
  english,
});

/** The units by the ids of `MEASURE_UNITS`, then the counted ones. */
const UNITS: Readonly<Record<string, SpanishUnit>> = {
  tsp: short("cdta.", "cucharadita", "cucharaditas"),
  tbsp: short("cda.", "cucharada", "cucharadas"),
  cup: { shown: ["taza", "tazas"] },
  "fl oz": short("oz líq.", "onza líquida", "onzas líquidas"),
  oz: short("oz", "onza", "onzas"),
  lb: short("lb", "libra", "libras"),
  g: short("g", "gramo", "gramos"),
  kg: short("kg", "kilo", "kilos"),
  mg: short("mg", "miligramo", "miligramos"),
  ml: short("ml", "mililitro", "mililitros"),
  cl: short("cl", "centilitro", "centilitros"),
  dl: short("dl", "decilitro", "decilitros"),
  L: short("L", "litro", "litros"),
  pint: { shown: ["pinta", "pintas"] },
  gallon: { shown: ["galón", "galones"] },
  piece: counted("piece, pieces, pc, pcs", "pieza", "piezas"),
  slice: counted("slice, slices", "rodaja", "rodajas"),
  whole: counted("whole", "unidad", "unidades"),
  pinch: counted("pinch, pinches", "pizca", "pizcas"),
  clove: counted("clove, cloves", "diente", "dientes"),
  can: counted("can, cans", "lata", "latas"),
  bunch: counted("bunch, bunches", "manojo", "manojos"),
  sprig: counted("sprig, sprigs", "ramita", "ramitas"),
  leaf: counted("leaf, leaves", "hoja", "hojas"),
  handful: counted("handful, handfuls", "puñado", "puñados"),
  package: counted("package, packages, pack, packs, packet, packets", "paquete", "paquetes"),
  jar: counted("jar, jars", "tarro", "tarros"),
  "to taste": counted("to taste", "al gusto", "al gusto"),
};

const MEASURE_SPELLINGS = MEASURE_UNITS.flatMap(({ id, en, es }) =>
  [plainLetters(id), ...spellings(en), ...spellings(es)].map((spelling) => [spelling, UNITS[id]] as const),
);
const COUNT_SPELLINGS = Object.values(UNITS).flatMap((unit) =>
  spellings(unit.english).map((spelling) => [spelling, unit] as const),
);
const BY_SPELLING = new Map([...MEASURE_SPELLINGS, ...COUNT_SPELLINGS]);

/** Spellings whose case decides: "T" is a tablespoon, "t" a teaspoon. */
const BY_CASE: Readonly<Record<string, SpanishUnit | undefined>> = { T: UNITS.tbsp, t: UNITS.tsp };

/**
 * Names a unit for a Spanish reader: "tablespoons" and "cucharada" are "cda.", two "cup" are "tazas".
 *
 * @param amount decides between one and many; null for an amount in words
 * @returns units that are not known stay as they are
 */
export function unitInSpanish(unit: string, amount: number | null): string {
  return name(unit, amount, (found) => found.shown);
}

/** Names a unit as Spanish is read aloud: "1 cda." is "1 cucharada". */
export function spokenUnitInSpanish(unit: string, amount: number | null): string {
  return name(unit, amount, (found) => found.spoken ?? found.shown);
}

function name(
  unit: string,
  amount: number | null,
  formsOf: (unit: SpanishUnit) => readonly [one: string, many: string],
): string {
  const written = unit.trim().replace(/\.$/, "");
  const found = BY_CASE[written] ?? BY_SPELLING.get(plainLetters(written));
  if (!found) return unit;
  const [one, many] = formsOf(found);
  return amount !== null && amount > 1 ? many : one;
}
