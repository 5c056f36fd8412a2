import { plainLetters } from "../text/fold.ts";

/** Units in English and Spanish whose plural adds an s. */
const REGULAR = `
  cup pint quart gallon clove slice piece can sprig handful fistful package pack packet jar stick stalk rib head fillet ear
  sheet cube block wedge strip square ball drop dollop bag bottle bar tub tube tin roll ring floret segment scoop knob bulb
  envelope container carton crown spear shot part link leg wing thigh breast cutlet steak rasher stem log tray wheel disc
  sachet drizzle grind glug
  taza cucharada cucharadita pinta onza libra diente lata rebanada rodaja loncha pizca ramita rama hoja puñado manojo
  paquete tarro bote frasco sobre vaso vasito copa tallo cabeza trozo tira gota chorro chorrito filete pieza barra bolsa
  bandeja botella bola cubo bloque lámina gajo mazorca bulbo tableta brick tarrina litro gramo kilo cazo cucharilla
`;
const IRREGULAR = `
  leaf/leaves bunch/bunches pinch/pinches dash/dashes box/boxes loaf/loaves splash/splashes half/halves batch/batches
  pouch/pouches squeeze/squeezes inch/inches unidad/unidades galón/galones
`;

const wordsOf = (list: string) => list.trim().split(/\s+/);

type Forms = readonly [one: string, many: string];

const ALL_FORMS: readonly Forms[] = [
  ...wordsOf(REGULAR).map((one): Forms => [one, `${one}s`]),
  ...wordsOf(IRREGULAR).map((pair): Forms => {
    const [one = "", many = one] = pair.split("/");
    return [one, many];
  }),
];

const FORMS: ReadonlyMap<string, Forms> = new Map([
  ...ALL_FORMS.flatMap((forms) => forms.map((spelling) => [plainLetters(spelling), forms] as const)),
  // Short spellings in stored recipes that read better in full.
  ["c", ["cup", "cups"]],
  ["pc", ["piece", "pieces"]],
  ["pcs", ["piece", "pieces"]],
]);

/**
 * Returns a unit in the number that its amount asks for: 12 "cup" are "cups", 1 "dientes" is "diente".
 *
 * @param amount null for an amount in words, before which a unit stays as written
 * @returns units that are not in the table stay as written
 */
export function inNumber(unit: string, amount: number | null): string {
  const forms = FORMS.get(plainLetters(unit.trim()));
  if (!forms) return unit;
  if (amount !== null && amount > 0) return amount > 1 ? forms[1] : forms[0];
  return forms.includes(unit) ? unit : forms[0];
}
