import { inNumber } from "../measure/counted-units.ts";
import { plainLetters } from "../text/fold.ts";
import { MEASURE_UNITS, spellings } from "../measure/measure-units.ts";

/** A unit's Spanish names in singular and plural, as a screen shows it. */
interface SpanishUnit {
  shown: readonly [one: string, many: string];
  /** Its English names, where the table of measures has none. */
  english?: string;
}

const short = (shown: string, plural = shown): SpanishUnit => ({ shown: [shown, plural] });
const counted = (english: string, one: string, many: string): SpanishUnit => ({
  shown: [one, many],
  english,
});

/** The units by the ids of `MEASURE_UNITS`, then the counted ones. */
const UNITS: Readonly<Record<string, SpanishUnit>> = {
  tsp: short("cdta.", "cdtas."),
  tbsp: short("cda.", "cdas."),
  cup: { shown: ["taza", "tazas"] },
  "fl oz": short("oz líq."),
  oz: short("oz"),
  lb: short("lb"),
  g: short("g"),
  kg: short("kg"),
  mg: short("mg"),
  ml: short("ml"),
  cl: short("cl"),
  dl: short("dl"),
  L: short("L"),
  quart: { shown: ["cuarto de galón", "cuartos de galón"] },
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
  head: counted("head, heads", "cabeza", "cabezas"),
  stalk: counted("stalk, stalks, rib, ribs", "tallo", "tallos"),
  fillet: counted("fillet, fillets", "filete", "filetes"),
  ear: counted("ear, ears", "mazorca", "mazorcas"),
  sheet: counted("sheet, sheets", "lámina", "láminas"),
  bottle: counted("bottle, bottles", "botella", "botellas"),
  bag: counted("bag, bags", "bolsa", "bolsas"),
  box: counted("box, boxes", "caja", "cajas"),
  drop: counted("drop, drops", "gota", "gotas"),
  dash: counted("dash, dashes, splash, splashes", "chorrito", "chorritos"),
  strip: counted("strip, strips", "tira", "tiras"),
  cube: counted("cube, cubes", "cubo", "cubos"),
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
  const written = unit.trim().replace(/\.$/, "");
  const found = BY_CASE[written] ?? BY_SPELLING.get(plainLetters(written));
  if (!found) return inNumber(unit, amount);
  const [one, many] = found.shown;
  return amount !== null && amount > 1 ? many : one;
}
