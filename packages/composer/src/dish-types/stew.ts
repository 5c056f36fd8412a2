import { t } from "../bilingual.ts";
import { usesIn } from "../dish.ts";
import { rest, step, steps } from "../plan.ts";
import type { DishType } from "./dish-type.ts";
import { brown, browned, prepareAll, serve, simmer, soak, soften } from "./pot.ts";
import { acid, aromatics, fat, herb, PEPPER, SALT, sauce, spices, topping, woody } from "./slots.ts";

export const STEW: DishType = {
  id: "stew",
  words: t(
    "stew, stews, casserole, casseroles, ragout, braise, braised",
    "guiso, guisos, guisado, estofado, estofados, potaje, cazuela",
  ),
  title: () => t("{flavour}{main} stew", "Guiso de {main}{flavour}"),
  lead: "protein vegetables starch leaves",
  beside: "starch",
  servings: 4,
  difficulty: "easy",
  cuisines: "home spanish mediterranean french moroccan mexican",
  invites: "stewing-beef pork-shoulder lamb-shoulder rabbit dried-bean lentil tinned-pulse red-wine chorizo",
  meal: "main",
  slots: {
    protein: {
      roles: ["protein", "pulse"],
      how: "simmer",
      min: 1,
      max: 3,
      fill: "tinned-white-beans tinned-chickpeas chicken-thigh lentils-brown stewing-beef pork-shoulder",
    },
    vegetables: {
      lessBy: "starch leaves",
      roles: ["vegetable"],
      how: "simmer",
      not: "tinned-tomatoes",
      min: 2,
      max: 4,
      share: 0.7,
      fill: "carrot red-pepper mushroom squash turnip courgette fennel aubergine green-beans",
    },
    starch: { roles: ["starch"], kinds: ["potato", "grain", "rice", "pasta"], how: "simmer", share: 0.55 },
    leaves: { roles: ["leaf"], how: "simmer", max: 2 },
    aromatics: { ...aromatics(2), fill: "onion garlic celery leek shallot ginger chilli" },
    fat: fat(),
    salt: SALT,
    spices: spices(1),
    woody: { ...woody(1), fill: "bay-leaf thyme rosemary oregano" },
    tomatoes: {
      only: "tinned-tomatoes tomato-puree",
      fill: "tinned-tomatoes tomato-puree",
      min: 1,
      share: 0.6,
    },
    wine: { kinds: ["wine"] },
    liquid: {
      kinds: ["stock"],
      min: 1,
      fill: "vegetable-stock chicken-stock beef-stock",
      amount: [150, "ml"],
    },
    fruit: {
      only: "apple pear plum orange raisins date apricot apricot-dried cranberry-dried prune",
      how: "simmer",
      share: 0.6,
    },
    dairy: { roles: ["dairy"], share: 0.7 },
    sauce: sauce(),
    acid: acid(),
    olives: { only: "olives" },
    herb: herb(),
    topping: topping(),
    pepper: PEPPER,
  },
  plan(dish) {
    const meat = browned(dish, "protein");
    return {
      steps: steps([
        soak(dish, "protein"),
        prepareAll(dish),
        brown(dish, "protein"),
        soften(dish, meat.length > 0),
        step(
          t("Simmer the stew", "Cuece el guiso"),
          [
            ...simmer(
              usesIn(dish, "protein vegetables starch leaves fruit olives"),
              usesIn(dish, "tomatoes wine liquid"),
            ),
            rest(dish, "protein"),
          ],
          { techniqueTip: "simmer" },
        ),
        serve(dish, "dairy sauce acid", "herb topping"),
      ]),
      tools: ["knife", "pot"],
      description: t(
        "One pot that looks after itself while {lead:bare} {lead?turns|turn} tender in {lead?its|their} own sauce",
        "Una sola olla que se cuida sola mientras {lead} se {lead?hace|hacen} en su propia salsa",
      ),
    };
  },
};
