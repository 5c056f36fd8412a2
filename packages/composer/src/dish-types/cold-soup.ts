import { t } from "../bilingual.ts";
import { usesIn } from "../dish.ts";
import { hands, heat, step, steps } from "../plan.ts";
import type { DishType } from "./dish-type.ts";
import { prepareAll } from "./pot.ts";
import { PEPPER, SALT } from "./slots.ts";

export const COLD_SOUP: DishType = {
  id: "cold-soup",
  words: t("cold soup, chilled soup", "sopa fría, crema fría"),
  title: () => t("Chilled {flavour}{main} soup", "Gazpacho de {main}{flavour}"),
  lead: "fruit tomatoes vegetables",
  servings: 4,
  difficulty: "easy",
  cuisines: "spanish",
  invites: "",
  meal: "light",
  slots: {
    tomatoes: {
      only: "tomato cherry-tomato",
      fill: "tomato",
      min: 1,
      amount: [2, "each", 120],
      cut: "rough",
    },
    vegetables: {
      only: "cucumber red-pepper green-pepper avocado beetroot roasted-peppers",
      min: 2,
      max: 3,
      fill: "cucumber green-pepper red-pepper",
      cut: "rough",
    },
    fruit: { only: "watermelon melon strawberry cherry mango peach", share: 0.8 },
    aromatics: { only: "garlic red-onion onion spring-onion", fill: "garlic", min: 1, max: 2, cut: "rough" },
    bread: { kinds: ["bread"], share: 0.5 },
    oil: { only: "olive-oil", fill: "olive-oil", min: 1, amount: [1, "tbsp", 14] },
    acid: { roles: ["acid"], min: 1, fill: "sherry-vinegar", share: 1.5 },
    dairy: { kinds: ["yoghurt"], share: 0.6 },
    spices: { only: "cumin paprika-smoked paprika-sweet" },
    salt: SALT,
    water: { only: "water", fill: "water", min: 1, amount: [60, "ml"] },
    pepper: PEPPER,
    ham: { kinds: ["ready"], share: 0.5 },
    egg: { only: "egg", how: "boil", amount: [0.5, "each", 55] },
    cheese: { kinds: ["fresh-cheese"] },
    herb: {
      roles: ["herb"],
      not: "bay-leaf rosemary thyme oregano sage",
      min: 1,
      fill: "basil mint parsley chives",
    },
    topping: { kinds: ["nut", "seed"] },
  },
  plan(dish) {
    const all = usesIn(dish, "tomatoes vegetables fruit aromatics bread dairy spices salt acid water");
    const top = usesIn(dish, "ham egg cheese herb topping");
    const egg = usesIn(dish, "egg");
    return {
      steps: steps([
        prepareAll(dish),
        step(
          t("Blend", "Tritura"),
          [
            hands(2, t("Blend {all} until very smooth.", "Tritura {all} hasta que quede muy fino."), {
              names: { all },
            }),
            hands(
              1,
              t(
                "With the motor running, pour in {oil} in a thin stream. Taste and season with {pepper}.",
                "Sin dejar de triturar, vierte {oil} en un hilo fino. Prueba y sazona con {pepper}.",
              ),
            ),
          ],
          { techniqueTip: "blend" },
        ),
        step(
          t("Chill", "Enfría"),
          [heat(60, t("Chill in the fridge for {time}.", "Enfría en la nevera {time}."))],
          { group: 1 },
        ),
        egg.length > 0 &&
          step(
            t("Boil the eggs", "Cuece los huevos"),
            [
              heat(
                9,
                t(
                  "Lower {egg} into boiling water and cook for {time}.",
                  "Echa {egg} en agua hirviendo y cuece {time}.",
                ),
                { safe: egg },
              ),
              hands(1, t("Cool {egg}, peel and chop.", "Enfría {egg}, pela y pica.")),
            ],
            { group: 1, techniqueTip: "setEggs" },
          ),
        step(t("Serve", "Sirve"), [
          hands(
            1,
            t(
              "Stir, pour into cold bowls and serve with {top}.",
              "Remueve, sirve en cuencos fríos y termina con {top}.",
            ),
            { names: { top } },
          ),
        ]),
      ]),
      tools: ["knife", "jug"],
      description: t(
        "Raw, ice-cold and smooth: a salad to drink",
        "Cruda, helada y fina: una ensalada para beber",
      ),
    };
  },
};
