import { t } from "../bilingual.ts";
import { type Dish, usesIn } from "../dish.ts";
import { hands, heat, rest, step, steps } from "../plan.ts";
import { fryAll } from "./frying-pan.ts";
import type { DishType } from "./dish-type.ts";
import { prepareAll } from "./pot.ts";
import { aromatics, cheese, softFat, herb, PEPPER, SALT, sauce, spices, topping, woody } from "./slots.ts";

export const OMELETTE: DishType = {
  id: "omelette",
  words: t("omelette, omelettes, omelet, omelets", "tortilla, tortillas, tortilla francesa"),
  title: () => t("{flavour}{main} omelette", "Tortilla de {main}{flavour}"),
  lead: "starch vegetables leaves protein ready cheese aromatics",
  base: "egg",
  servings: 2,
  difficulty: "easy",
  cuisines: "home spanish french mediterranean",
  invites: "egg",
  meal: "light",
  slots: {
    egg: { only: "egg", fill: "egg", min: 1, amount: [2.5, "each", 55] },
    starch: { kinds: ["potato"], how: "fry", share: 0.75 },
    protein: { roles: ["protein", "pulse"], how: "fry", not: "egg", share: 0.4 },
    ready: { kinds: ["ready"], how: "raw", share: 0.6 },
    vegetables: {
      roles: ["vegetable"],
      how: "fry",
      min: 1,
      max: 3,
      share: 0.8,
      unless: "starch protein ready leaves",
      fill: "mushroom courgette red-pepper asparagus cherry-tomato broccoli peas",
    },
    leaves: { roles: ["leaf"], how: "fry", share: 0.7 },
    aromatics: { ...aromatics(1), fill: "onion spring-onion leek shallot" },
    fat: softFat(0.75),
    eggFat: { only: "olive-oil", fill: "olive-oil", min: 1, amount: [0.25, "tbsp", 14] },
    woody: woody(),
    salt: { ...SALT, share: 0.8 },
    spices: spices(),
    dairy: { roles: ["dairy"], share: 0.4 },
    cheese: cheese(),
    sauce: sauce(),
    herb: herb(),
    jarred: { only: "olives capers roasted-peppers sun-dried-tomatoes artichoke avocado" },
    topping: topping(),
    bread: { kinds: ["bread", "tortilla"], how: "raw" },
    pepper: PEPPER,
  },
  plan(dish) {
    const mixed = usesIn(dish, "dairy cheese herb");
    const addedAtEnd = usesIn(dish, "ready jarred");
    return {
      steps: steps([
        prepareAll(dish),
        step(
          t("Cook the filling", "Cocina el relleno"),
          [
            ...fryAll(dish, "fry", { protein: "protein", vegetables: "starch vegetables leaves" }),
            addedAtEnd.length > 0 &&
              hands(1, t("Stir in {addedAtEnd}.", "Incorpora {addedAtEnd}."), { names: { addedAtEnd } }),
            rest(dish, "protein"),
          ],
          { techniqueTip: "sweat", group: 1 },
        ),
        step(
          t("Beat the eggs", "Bate los huevos"),
          [
            hands(
              2,
              mixed.length > 0
                ? t(
                    "In a bowl, beat {egg} with {pepper}, then stir in {mixed}.",
                    "En un bol, bate {egg} con {pepper} e incorpora {mixed}.",
                  )
                : t("In a bowl, beat {egg} with {pepper}.", "En un bol, bate {egg} con {pepper}."),
              { names: { mixed } },
            ),
          ],
          { techniqueTip: "setEggs", group: 1 },
        ),
        step(
          t("Set the omelette", "Cuaja la tortilla"),
          [
            hands(
              1,
              t(
                "Fold the filling into the eggs and wipe the pan.",
                "Mezcla el relleno con los huevos y limpia la sartén.",
              ),
            ),
            heat(
              6,
              t(
                "Heat {eggFat} in the pan over a medium-low heat, pour in the mixture and cook for {time}, until the edge is firm.",
                "Calienta {eggFat} en la sartén a fuego medio-bajo, vierte la mezcla y cuaja {time}, hasta que el borde esté firme.",
              ),
            ),
            heat(
              4,
              t(
                "Turn it with the help of a plate and cook the other side for {time}, until set in the middle.",
                "Dale la vuelta con ayuda de un plato y cuaja el otro lado {time}, hasta que el centro esté hecho.",
              ),
              {
                safe: usesIn(dish, "egg"),
              },
            ),
          ],
          { techniqueTip: "setEggs" },
        ),
        serveOmelette(dish),
      ]),
      tools: ["knife", "smallPan", "bowl", "whisk"],
      description: t(
        "Thick, golden and full of {lead:bare}, as good warm as cold",
        "Gruesa, dorada y llena de {lead:bare}, tan buena templada como fría",
      ),
    };
  },
};

/** Plans the serving. Pepper is in the eggs already. */
function serveOmelette(dish: Dish) {
  const top = usesIn(dish, "sauce topping bread");
  return step(t("Serve", "Sirve"), [
    hands(
      1,
      top.length > 0
        ? t(
            "Slide onto a board, cut into wedges and serve with {top}.",
            "Pasa a una tabla, corta en porciones y sirve con {top}.",
          )
        : t(
            "Slide onto a board, cut into wedges and serve.",
            "Pasa a una tabla, corta en porciones y sirve.",
          ),
      { names: { top } },
    ),
  ]);
}
