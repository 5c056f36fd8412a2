import { t } from "../bilingual.ts";
import { usesIn } from "../dish.ts";
import { hands, heat, rest, step, steps } from "../plan.ts";
import { fryAll } from "./frying-pan.ts";
import type { DishType } from "./dish-type.ts";
import { prepareAll } from "./pot.ts";
import { aromatics, cheese, fat, PEPPER, SALT, topping, woody } from "./slots.ts";

export const TACOS: DishType = {
  id: "tacos",
  words: t(
    "tacos, taco, burrito, burritos, fajita, fajitas, quesadilla, quesadillas, wrap, wraps",
    "tacos, taco, burrito, burritos, fajita, fajitas, quesadilla, quesadillas, enrollado, wrap, wraps",
  ),
  title: () => t("{flavour}{main} tacos", "Tacos de {main}{flavour}"),
  lead: "protein vegetables fruit leaves",
  base: "tortilla",
  servings: 4,
  difficulty: "easy",
  cuisines: "mexican",
  home: "mexican",
  invites: "tortilla tomato-salsa tinned-black-beans avocado",
  meal: "main",
  slots: {
    tortilla: { kinds: ["tortilla"], min: 1, fill: "tortilla-corn" },
    protein: {
      roles: ["protein", "pulse"],
      how: "fry",
      not: "egg",
      min: 1,
      max: 2,
      share: 0.9,
      fill: "tinned-black-beans chicken-thigh beef-mince prawn cod",
    },
    egg: { only: "egg", how: "fry" },
    vegetables: {
      roles: ["vegetable"],
      how: "fry",
      min: 1,
      max: 3,
      share: 0.8,
      fill: "red-pepper sweetcorn courgette mushroom",
    },
    leaves: { roles: ["leaf"], how: "fry", share: 0.6 },
    aromatics: { ...aromatics(2), fill: "onion garlic" },
    spices: {
      roles: ["spice"],
      not: "salt black-pepper vanilla cinnamon",
      min: 2,
      max: 3,
      fill: "cumin paprika-smoked chilli-powder",
    },
    potato: { kinds: ["potato"], how: "fry", share: 0.5 },
    fat: fat(),
    woody: woody(),
    salt: SALT,
    raw: {
      roles: ["vegetable"],
      how: "raw",
      not: "olives capers",
      min: 1,
      max: 2,
      share: 0.5,
      fill: "avocado tomato radish red-cabbage",
    },
    lettuce: { only: "lettuce", share: 0.5 },
    rawOnion: { only: "red-onion", fill: "red-onion", min: 1, share: 0.5, cut: "thin" },
    fruit: { only: "mango pineapple", share: 0.5 },
    acid: { only: "lime lemon", fill: "lime", min: 1 },
    sauce: { roles: ["sauce"], min: 0, max: 2 },
    dairy: { kinds: ["yoghurt", "cream"], share: 0.6 },
    cheese: cheese(),
    herb: { roles: ["herb"], min: 1, fill: "coriander-leaf" },
    topping: topping(),
    pepper: PEPPER,
  },
  plan(dish) {
    const salsa = usesIn(dish, "raw rawOnion lettuce fruit herb");
    const table = usesIn(dish, "dairy cheese sauce topping");
    const egg = usesIn(dish, "egg");
    return {
      steps: steps([
        prepareAll(dish),
        step(
          t("Cook the filling", "Cocina el relleno"),
          [
            ...fryAll(dish, "fry", { protein: "protein", vegetables: "potato vegetables leaves" }),
            egg.length > 0 &&
              heat(
                4,
                t(
                  "Beat {egg}, pour in and stir for {time}, until set.",
                  "Bate {egg}, añade y remueve {time}, hasta que cuaje.",
                ),
                { safe: egg },
              ),
            rest(dish, "protein"),
          ],
          { techniqueTip: "brown", group: 1 },
        ),
        step(
          t("Stir the salsa", "Mezcla la salsa fresca"),
          [
            hands(2, t("Turn {salsa} in {acid} and {pepper}.", "Mezcla {salsa} con {acid} y {pepper}."), {
              names: { salsa },
            }),
          ],
          { techniqueTip: "dress", group: 1 },
        ),
        step(
          t("Warm the tortillas", "Calienta las tortillas"),
          [
            heat(
              Math.max(2, dish.servings),
              t(
                "Warm {tortilla} one by one in a dry hot pan, {time} in all, and wrap in a cloth.",
                "Calienta {tortilla} una a una en una sartén seca y caliente, {time} en total, y envuelve en un paño.",
              ),
            ),
          ],
          { techniqueTip: "warmTortillas", group: 1 },
        ),
        step(t("Fill and serve", "Rellena y sirve"), [
          hands(
            2,
            table.length > 0
              ? t(
                  "Fill the tortillas with the filling and the salsa, and finish with {table}.",
                  "Rellena las tortillas con lo cocinado y la salsa, y termina con {table}.",
                )
              : t(
                  "Fill the tortillas with the filling and the salsa.",
                  "Rellena las tortillas con lo cocinado y la salsa.",
                ),
            { names: { table } },
          ),
        ]),
      ]),
      tools: ["knife", "pan", "smallPan", "bowl"],
      description: t(
        "A warm, spiced filling against a cold, sharp salsa",
        "Un relleno caliente y especiado frente a una salsa fría y ácida",
      ),
    };
  },
};
