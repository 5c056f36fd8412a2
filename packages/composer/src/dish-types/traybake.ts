import { t } from "../bilingual.ts";
import { usesIn, waves } from "../dish.ts";
import { hands, heat, type PlannedPart, preheat, rest, step, steps } from "../plan.ts";
import type { DishType } from "./dish-type.ts";
import { prepareAll, serve } from "./pot.ts";
import { cheese, fat, PEPPER, SALT, sauce, spices, topping } from "./slots.ts";

export const TRAYBAKE: DishType = {
  id: "traybake",
  words: t("traybake, tray bake, sheet pan, sheet-pan", "bandeja, bandeja de horno"),
  ways: t(
    "roast, roasted, oven-baked, baked, oven, from the oven, in the oven, oven-roasted",
    "al horno, horno, asado, asada, asados, asadas, horneado, horneada",
  ),
  title: () => t("{flavour}{main} traybake", "Bandeja de {main}{flavour}"),
  lead: "protein vegetables fruit",
  beside: "starch",
  servings: 4,
  difficulty: "easy",
  cuisines: "mediterranean home spanish moroccan italian",
  invites: "chicken-drumstick sausage squash",
  meal: "main",
  slots: {
    protein: {
      roles: ["protein", "pulse"],
      how: "roast",
      min: 1,
      max: 2,
      fill: "chicken-thigh salmon tinned-chickpeas sausage halloumi tofu cod",
    },
    starch: { roles: ["starch"], how: "roast", min: 1, fill: "potato sweet-potato new-potato" },
    vegetables: {
      roles: ["vegetable"],
      how: "roast",
      min: 2,
      max: 4,
      fill: "red-pepper courgette carrot cherry-tomato broccoli fennel squash cauliflower aubergine parsnip",
    },
    fruit: { roles: ["fruit"], how: "roast", share: 0.6 },
    aromatics: {
      roles: ["aromatic"],
      how: "roast",
      min: 1,
      max: 3,
      fill: "red-onion onion garlic leek",
      share: 1.4,
    },
    fat: fat(0.75),
    salt: SALT,
    spices: spices(1),
    woody: { only: "thyme rosemary oregano sage herbes-de-provence bay-leaf" },
    sweetener: { only: "honey maple-syrup brown-sugar" },
    sauce: sauce(),
    wine: { kinds: ["wine"], share: 0.6 },
    acid: { roles: ["acid"], min: 1, fill: "lemon lime balsamic sherry-vinegar" },
    leaves: { only: "rocket watercress" },
    dairy: { roles: ["dairy"] },
    cheese: cheese(),
    herb: { roles: ["herb"], not: "thyme rosemary oregano sage bay-leaf herbes-de-provence", min: 1 },
    topping: topping(),
    pepper: PEPPER,
  },
  plan(dish) {
    const foods = usesIn(dish, "protein starch vegetables fruit aromatics");
    const glaze = usesIn(dish, "fat acid spices woody sweetener sauce wine salt");
    const [first = { uses: [], minutes: 20 }, ...later] = waves(foods, "roast");
    const baked: PlannedPart[] = [];
    const all = [first, ...later];
    for (const [at, { uses, minutes }] of all.entries()) {
      const isLast = at === all.length - 1;
      const begin =
        at === 0
          ? t("Spread {wave} over the tray", "Reparte {wave} por la bandeja")
          : t(
              "Add {wave} to the tray, turn everything over",
              "Añade {wave} a la bandeja, dale la vuelta a todo",
            );
      baked.push(
        heat(
          minutes,
          isLast
            ? t(
                `${begin.en} and roast for {time}, until everything is tender and browned.`,
                `${begin.es} y asa {time}, hasta que todo esté tierno y dorado.`,
              )
            : t(`${begin.en} and roast for {time}.`, `${begin.es} y asa {time}.`),
          { names: { wave: uses }, safe: isLast ? foods : [] },
        ),
      );
    }
    return {
      steps: steps([
        prepareAll(dish, [preheat(200)]),
        step(
          t("Dress the tray", "Aliña la bandeja"),
          [
            hands(
              2,
              t(
                "Mix {glaze} in a large bowl and turn {foods} in it, keeping what goes on the tray later apart.",
                "Mezcla {glaze} en un bol grande y mezcla con ello {foods}, apartando lo que entra más tarde.",
              ),
              {
                names: { glaze, foods },
              },
            ),
          ],
          { techniqueTip: "dress" },
        ),
        step(t("Roast", "Asa"), [...baked, rest(dish, "protein")], { techniqueTip: "roast" }),
        serve(dish, "", "leaves dairy cheese herb topping"),
      ]),
      tools: ["knife", "bowl", "tray"],
      description: t(
        "Everything on one tray, the slowest first, so that all of it is ready at once",
        "Todo en una bandeja, lo más lento primero, para que esté listo a la vez",
      ),
    };
  },
};
