import { t } from "../bilingual.ts";
import { usesIn } from "../dish.ts";
import { hands, heat, step, steps } from "../plan.ts";
import type { DishType } from "./dish-type.ts";
import { prepareAll } from "./pot.ts";
import { PINCH_OF_SALT, sweetTopping } from "./slots.ts";

export const PANCAKES: DishType = {
  id: "pancakes",
  words: t(
    "pancakes, pancake, crêpes, crepes, crepe, waffles, waffle, hotcakes",
    "tortitas, tortita, panqueques, panqueque, crepes, crêpes, hotcakes, gofres",
  ),
  title: () => t("{flavour}{main} pancakes", "Tortitas de {main}{flavour}"),
  lead: "mashed grated fruit cheese topping cocoa",
  base: "flour",
  servings: 4,
  difficulty: "easy",
  cuisines: "home",
  invites: "baking-powder maple-syrup",
  meal: "breakfast",
  isSweet: true,
  slots: {
    flour: { only: "flour flour-gluten-free oats", fill: "flour", min: 1, amount: [55, "g"] },
    powder: { only: "baking-powder", fill: "baking-powder", min: 1 },
    sugar: { only: "sugar brown-sugar", fill: "sugar", min: 1, amount: [5, "g"] },
    salt: PINCH_OF_SALT,
    spices: { only: "cinnamon cardamom vanilla ginger-ground nutmeg", max: 2 },
    cocoa: { only: "cocoa" },
    milk: { kinds: ["milk", "coconut"], min: 1, fill: "milk", amount: [75, "ml"] },
    egg: { only: "egg flaxseed", fill: "egg flaxseed", min: 1, isStrict: true, amount: [0.5, "each", 55] },
    cheese: { only: "ricotta cream-cheese", share: 0.8 },
    mashed: { only: "banana", cut: "mash", share: 0.5 },
    grated: { only: "carrot courgette", cut: "grate", share: 0.4 },
    acid: { only: "lemon lime orange", share: 0.5, cut: "juice" },
    fat: { only: "butter butter-plant sunflower-oil coconut-oil", fill: "butter", min: 1 },
    fruit: {
      roles: ["fruit"],
      how: "raw",
      min: 1,
      max: 2,
      share: 0.6,
      fill: "blueberry strawberry raspberry peach banana pear",
    },
    dairy: { roles: ["dairy"], min: 1, fill: "yoghurt-greek", share: 0.7 },
    syrup: { only: "maple-syrup honey", fill: "maple-syrup honey", min: 1 },
    nutty: { only: "peanut-butter tahini", share: 0.7 },
    topping: sweetTopping(),
  },
  plan(dish) {
    const dry = usesIn(dish, "powder sugar salt spices cocoa");
    const wet = usesIn(dish, "egg cheese mashed acid");
    const top = usesIn(dish, "dairy fruit syrup nutty topping");
    const grated = usesIn(dish, "grated");
    return {
      steps: steps([
        prepareAll(dish),
        step(
          t("Stir the batter", "Mezcla la masa"),
          [
            hands(
              2,
              t("In a large bowl, mix {flour} with {dry}.", "En un bol grande, mezcla {flour} con {dry}."),
              { names: { dry } },
            ),
            hands(
              2,
              t(
                "Whisk {milk} with {wet} and stir in, just until no dry spots are left.",
                "Bate {milk} con {wet} e incorpora, solo hasta que no queden partes secas.",
              ),
              { names: { wet } },
            ),
            grated.length > 0 &&
              hands(1, t("Fold in {grated}.", "Incorpora {grated}."), { names: { grated } }),
            heat(10, t("Leave to rest for {time}.", "Deja reposar {time}.")),
          ],
          { techniqueTip: "batter" },
        ),
        step(
          t("Fry the pancakes", "Cuaja las tortitas"),
          [
            heat(
              Math.max(6, Math.round(dish.servings * 3.75)),
              t(
                "Melt a little of {fat} in a frying pan over a medium heat. Fry heaped tablespoons of batter in batches, turning when bubbles open on top: {time} in all.",
                "Derrite un poco de {fat} en una sartén a fuego medio. Cuaja cucharadas colmadas de masa por tandas, dando la vuelta cuando se abran burbujas: {time} en total.",
              ),
              {
                safe: usesIn(dish, "egg"),
              },
            ),
          ],
          { techniqueTip: "flip" },
        ),
        step(t("Serve", "Sirve"), [
          hands(2, t("Stack and serve with {top}.", "Apila y sirve con {top}."), { names: { top } }),
        ]),
      ]),
      tools: ["bowl", "whisk", "smallPan", "spatula"],
      description: t(
        "Small, thick and light, with something fresh on top",
        "Pequeñas, gruesas y ligeras, con algo fresco por encima",
      ),
    };
  },
};
