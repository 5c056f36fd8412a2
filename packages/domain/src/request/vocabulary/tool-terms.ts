import { phrases } from "../phrases.ts";
import type { ToolId } from "../../recipe/recipe-request.ts";

/** The appliances and vessels, in English and Spanish. */
export const TOOLS = phrases<ToolId>([
  ["air fryer, airfryer, air fried, air fry, airfried, freidora de aire, freidora sin aceite", "air-fryer"],
  [
    "slow cooker, slowcooker, crock pot, crockpot, slow cooked, slow cook, olla lenta, coccion lenta, olla de coccion lenta, a fuego lento en olla",
    "slow-cooker",
  ],
  [
    "instant pot, instapot, pressure cooker, pressure cooked, pressure cook, olla [expres|rapida|a presion|express], olla rapida",
    "pressure-cooker",
  ],
  [
    "microwave, microwaves, microwaved, micro, mug cake in the microwave, microondas, micro ondas",
    "microwave",
  ],
  ["oven, ovens, horno, hornos", "oven"],
  ["stove, stovetop, hob, cooker, fogon, fogones, vitroceramica, vitro, fuegos", "stove"],
  ["barbecue, bbq, barbeque, barbecued, barbacoa, brasas, a la brasa, a las brasas", "barbecue"],
  [
    "blender, blenders, stick blender, hand blender, immersion blender, liquidiser, nutribullet, batidora, licuadora, minipimer, batidora de mano, batidora de vaso",
    "blender",
  ],
  ["mixer, stand mixer, electric mixer, hand mixer, kitchenaid, batidora de varillas, amasadora", "mixer"],
  [
    "food processor, food processors, processor, thermomix, thermo mix, monsieur cuisine, procesador, procesador de alimentos, robot de cocina, robot",
    "food-processor",
  ],
  ["rice cooker, arrocera", "rice-cooker"],
  ["bread machine, bread maker, breadmaker, panificadora", "bread-machine"],
  ["in a wok, my wok, wok pan, en el wok", "wok"],
  ["frying pan, frying pans, skillet, one pan, pan only, sarten, sartenes, a la sarten, en sarten", "pan"],
  ["one pot, one-pot, single pot, saucepan, big pot, una olla, una sola olla, cazo, cacerola", "pot"],
  [
    "sheet pan, tray bake, traybake, one tray, baking tray, baking sheet, bandeja de horno, una bandeja",
    "tray",
  ],
  ["grill, griddle, grill pan, parrilla, a la parrilla, plancha, a la plancha", "grill"],
  ["kettle, hervidor", "kettle"],
  ["waffle iron, waffle maker, gofrera", "waffle-iron"],
  ["ice cream [machine|maker], heladora, heladoras, con heladera", "ice-cream-machine"],
]);

/** Phrases that do without an appliance without a word of negation. */
export const DONE_WITHOUT: ReturnType<typeof phrases<ToolId>> = phrases<ToolId>([
  [
    "no bake, nobake, unbaked, no baking, without baking, sin hornear, sin encender el horno, without turning on the oven, without turning the oven on",
    "oven",
  ],
  ["no churn, nochurn, sin heladera", "ice-cream-machine"],
]);
