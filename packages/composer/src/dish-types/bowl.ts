import { t } from "../bilingual.ts";
import { minutesOf, usesIn, waves } from "../dish.ts";
import { hands, heat, type PlannedPart, preheat, rest, step, steps } from "../plan.ts";
import type { DishType } from "./dish-type.ts";
import { boilSide, prepareAll } from "./pot.ts";
import { cheese, herb, PEPPER, SALT, spices, topping, WATER_SALT } from "./slots.ts";

export const BOWL: DishType = {
  id: "bowl",
  words: t(
    "bowl, bowls, buddha bowl, grain bowl, rice bowl, power bowl, couscous dish",
    "bol, bowl, bowls, boles, bol de arroz",
  ),
  title: () => t("{flavour}{main} {base} bowl", "Bol de {base} con {main}{flavour}"),
  lead: "protein ready roasted raw fruit leaves",
  base: "grain",
  servings: 2,
  difficulty: "easy",
  cuisines: "mediterranean east-asian moroccan mexican",
  invites: "grain edamame tempeh",
  meal: "light",
  slots: {
    grain: {
      kinds: ["grain", "rice", "noodles", "lentil"],
      how: "boil",
      min: 1,
      fill: "quinoa rice-basmati bulgur couscous buckwheat",
    },
    protein: {
      roles: ["protein", "pulse"],
      how: "roast",
      max: 2,
      min: 1,
      share: 0.9,
      unless: "ready egg",
      fill: "tinned-chickpeas salmon tofu chicken-thigh halloumi",
    },
    ready: { roles: ["protein", "pulse"], how: "raw", max: 2, share: 0.8 },
    egg: { only: "egg", how: "boil", amount: [1, "each", 55] },
    roasted: {
      roles: ["vegetable", "starch"],
      how: "roast",
      min: 1,
      max: 3,
      share: 0.9,
      not: "tomato cherry-tomato olives",
      fill: "sweet-potato cauliflower broccoli squash carrot courgette aubergine",
    },
    green: {
      only: "edamame peas green-beans mangetout asparagus broad-beans sweetcorn",
      how: "boil",
      share: 0.8,
    },
    raw: {
      roles: ["vegetable"],
      how: "raw",
      min: 1,
      max: 3,
      share: 0.7,
      fill: "cucumber radish avocado carrot tomato red-cabbage",
    },
    leaves: { roles: ["leaf"], how: "raw", min: 1, share: 0.6, fill: "spinach rocket kale" },
    fruit: { roles: ["fruit"], how: "raw", share: 0.4 },
    aromatics: { only: "spring-onion red-onion chilli garlic ginger", max: 3 },
    oil: {
      only: "olive-oil sunflower-oil",
      fill: "olive-oil sunflower-oil",
      min: 1,
      amount: [0.5, "tbsp", 14],
    },
    dressingOil: { only: "olive-oil sesame-oil", fill: "olive-oil", min: 1, amount: [0.5, "tbsp", 14] },
    salt: { ...SALT, share: 0.8 },
    spices: spices(1),
    sauce: {
      only: "tahini soy-sauce tamari miso peanut-butter hummus pesto harissa mustard-dijon hot-sauce tomato-salsa",
      min: 1,
      max: 2,
      fill: "tahini soy-sauce miso hummus",
    },
    acid: { roles: ["acid"], min: 1, fill: "lemon lime rice-vinegar" },
    sweetener: { only: "honey maple-syrup", amount: [0.25, "tbsp", 20] },
    dairy: { roles: ["dairy"], share: 0.6 },
    cheese: cheese(),
    herb: herb(),
    topping: topping(1),
    waterSalt: { ...WATER_SALT, amount: [0.25, "tsp"] },
    pepper: PEPPER,
  },
  plan(dish) {
    const roast = waves(usesIn(dish, "protein roasted"), "roast");
    const side = usesIn(dish, "egg green");
    const dressing = usesIn(dish, "sauce acid sweetener dairy pepper");
    const top = usesIn(dish, "cheese herb topping");
    const seasoning = usesIn(dish, "oil spices salt");
    const parts = roast.map(({ uses, minutes }, at): PlannedPart => {
      const isLast = at === roast.length - 1;
      const begin =
        at === 0
          ? t(
              "Turn {wave} in {seasoning}, spread on a tray",
              "Mezcla {wave} con {seasoning}, extiende en una bandeja",
            )
          : t("Add {wave}, turn everything over", "Añade {wave}, dale la vuelta a todo");
      return heat(
        minutes,
        isLast
          ? t(
              `${begin.en} and roast for {time}, until tender and browned.`,
              `${begin.es} y asa {time}, hasta que todo esté tierno y dorado.`,
            )
          : t(`${begin.en} and roast for {time}.`, `${begin.es} y asa {time}.`),
        { names: { wave: uses, seasoning }, safe: isLast ? usesIn(dish, "protein roasted") : [] },
      );
    });
    return {
      steps: steps([
        prepareAll(dish, [preheat(210)]),
        step(t("Roast", "Asa"), [...parts, rest(dish, "protein")], { group: 1, techniqueTip: "roast" }),
        boilSide(dish, "grain", 1, t("Cook the base", "Cuece la base")),
        side.length > 0 &&
          step(
            t("Boil what goes on top", "Cuece lo que va encima"),
            [
              heat(
                minutesOf(side, "boil"),
                t(
                  "Boil {side} in plenty of water for {time}, then cool under cold water.",
                  "Cuece {side} en abundante agua {time} y enfría con agua fría.",
                ),
                {
                  names: { side },
                  safe: usesIn(dish, "egg"),
                },
              ),
              usesIn(dish, "egg").length > 0 &&
                hands(1, t("Peel and halve {egg}.", "Pela {egg} y corta por la mitad.")),
            ],
            { group: 1, techniqueTip: "boilPasta" },
          ),
        step(
          t("Stir the sauce", "Mezcla la salsa"),
          [
            hands(
              2,
              t(
                "Stir {dressingOil} with {dressing}; loosen with a splash of water until it runs off the spoon.",
                "Mezcla {dressingOil} con {dressing}; afloja con un chorrito de agua hasta que caiga de la cuchara.",
              ),
              { names: { dressing } },
            ),
          ],
          { group: 1, techniqueTip: "dress" },
        ),
        step(t("Fill the bowls", "Monta los boles"), [
          hands(
            2,
            t(
              "Share {base} among the bowls and arrange what you cooked on it, together with {cold}.",
              "Reparte {base} en los boles y coloca encima lo que has cocinado, junto con {cold}.",
            ),
            {
              names: { base: usesIn(dish, "grain"), cold: usesIn(dish, "ready raw leaves fruit aromatics") },
            },
          ),
          hands(
            1,
            t("Spoon the sauce over and finish with {top}.", "Riega con la salsa y termina con {top}."),
            { names: { top } },
          ),
        ]),
      ]),
      tools: ["knife", "tray", "saucepan", "bowl"],
      description: t(
        "Warm grains, something roasted, something raw and a sauce that ties them together",
        "Una base templada, algo asado, algo crudo y una salsa que lo une todo",
      ),
    };
  },
};
