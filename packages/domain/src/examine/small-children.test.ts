import { describe, expect, it } from "vitest";
import { dangersIn } from "./testing/dangers-in.ts";

const BABY = { name: "Purée for a baby of 8 months", rows: ["1 pear"] };
const TODDLER = { name: "Lunch for a toddler", rows: ["1 pear"] };
const NINO = { name: "Cena para un niño de 2 años", rows: ["1 pera"] };

const HONEY = [
  ["Sweeten with honey, not sugar.", BABY],
  ["Mash the pear.", { name: "Food for my 8-mo-old", rows: ["pear", "honey"] }],
  ["Tritura.", { name: "Papilla de frutas 6m", rows: ["fruta", "miel de romero"] }],
  ["Mash it with honey.", { name: "Baby carrot purée", rows: ["carrot"] }],
  ["Give the baby's spinach a drop of honey.", { name: "Lunch", rows: [] }],
] as const;

const NO_HONEY = [
  ["Glaze with honey.", { name: "Baby carrots", rows: ["baby carrots"] }],
  ["Glaze with honey.", { name: "Baby back ribs", rows: ["1 rack of baby back ribs"] }],
  ["Glaze with honey.", { name: "Baby squid", rows: ["baby squid"] }],
  ["Aliña con miel.", { name: "Espinacas baby con miel", rows: ["espinacas baby"] }],
  ["Aliña con miel y zanahorias bebé.", { name: "Ensalada", rows: ["zanahorias bebé"] }],
  ["Leave it for two months, then add the honey.", { name: "Quince liqueur", rows: ["quince"] }],
  ["Deja macerar seis meses con la miel.", { name: "Licor de membrillo", rows: ["membrillo"] }],
  ["Use the banana instead of honey.", BABY],
  ["Omit the honey for the baby.", { name: "Porridge", rows: ["oats"] }],
] as const;

const CHOKING = [
  ["Slice the sausages into round coins.", TODDLER],
  ["Cut them into rounds.", { name: "Lunch for a toddler", rows: ["2 frankfurters"] }],
  ["Corta las salchichas en rodajas.", NINO],
  ["Give a spoonful of thick peanut butter.", TODDLER],
  ["Serve the cod, bones in.", TODDLER],
  ["Sirve las ciruelas con hueso.", NINO],
  ["Scatter the grapes over, no need to cut them.", TODDLER],
  ["Serve chunks of raw apple.", TODDLER],
  ["Bake until it browns, and cut into portions.", { ...TODDLER, rows: ["pitted olives"] }],
  ["Quarter the grapes. Add the cherry tomatoes.", { ...TODDLER, rows: ["grapes"] }],
] as const;

const NO_CHOKING = [
  ["Cut lengthways into quarters.", { name: "Toddler grapes", rows: ["grapes"] }],
  ["Quarter the tomatoes.", { name: "Toddler salad", rows: ["10 cherry tomatoes"] }],
  ["Córtalas en cuartos a lo largo.", { name: "Uvas para un niño de 2 años", rows: ["uvas"] }],
  ["Cut the sausages lengthways into thin strips.", TODDLER],
  ["Stir a spoonful of peanut butter into the porridge.", TODDLER],
  ["Slice the sausages into coins.", { name: "Sausage stew", rows: ["sausages"] }],
  ["Steam the carrot sticks until soft.", TODDLER],
  ["Cook the chicken thighs with the bones in.", TODDLER],
  ["Brown the sausages all round and cut them into thin strips.", TODDLER],
  ["Asa la paleta de cerdo con hueso.", NINO],
  ["Cuece hasta que esté tierno.", { ...NINO, rows: ["salchicha en rodajas"] }],
] as const;

describe("dangersForChildren", () => {
  it.each(HONEY)("finds honey for a baby: %s", (sentence, around) => {
    expect(dangersIn(sentence, around)).toEqual(["honey-for-baby"]);
  });

  it.each(CHOKING)("finds what a small child chokes on: %s", (sentence, around) => {
    expect(dangersIn(sentence, around)).toEqual(["choking"]);
  });

  it.each([...NO_HONEY, ...NO_CHOKING])("passes over: %s", (sentence, around) => {
    expect(dangersIn(sentence, around)).toEqual([]);
  });
});
