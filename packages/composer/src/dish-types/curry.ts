import { t } from "../bilingual.ts";
import { usesIn } from "../dish.ts";
import { rest, step, steps } from "../plan.ts";
import type { DishType } from "./dish-type.ts";
import { boilSide, brown, browned, prepareAll, serve, simmer, soak, soften } from "./pot.ts";
import { aromatics, fat, PEPPER, SALT, sauce, topping, WATER_SALT, woody } from "./slots.ts";

export const CURRY: DishType = {
  id: "curry",
  words: t("curry, curries, masala", "curry, curris, curri"),
  title: () => t("{flavour}{main} curry", "Curry de {main}{flavour}"),
  lead: "protein vegetables starch leaves",
  beside: "side",
  servings: 4,
  difficulty: "easy",
  cuisines: "indian thai",
  home: "indian",
  invites:
    "curry-paste-red curry-paste-vegan garam-masala curry-powder coconut-milk paneer lentils-red turmeric",
  meal: "main",
  slots: {
    protein: {
      roles: ["protein", "pulse"],
      how: "simmer",
      min: 1,
      max: 2,
      fill: "tinned-chickpeas chicken-thigh lentils-red prawn paneer tofu",
      share: 0.9,
    },
    vegetables: {
      lessBy: "leaves starch",
      roles: ["vegetable"],
      how: "simmer",
      not: "tinned-tomatoes",
      min: 1,
      max: 3,
      fill: "cauliflower squash aubergine green-beans peas red-pepper carrot okra",
    },
    side: { kinds: ["rice"], how: "boil", min: 1, fill: "rice-basmati rice-brown" },
    starch: { kinds: ["potato"], how: "simmer", share: 0.6 },
    leaves: { roles: ["leaf"], how: "simmer", fill: "spinach" },
    aromatics: { ...aromatics(3), fill: "onion garlic ginger shallot lemongrass chilli" },
    fat: fat(),
    woody: woody(),
    salt: SALT,
    paste: { kinds: ["curry-paste"], min: 1, fill: "curry-paste-red curry-paste-green", inCuisines: "thai" },
    spices: {
      roles: ["spice"],
      not: "salt black-pepper",
      inCuisines: "indian",
      unless: "paste",
      min: 2,
      max: 4,
      fill: "curry-powder garam-masala cumin turmeric coriander-seed mustard-seeds chilli-powder",
    },
    tomatoes: {
      only: "tinned-tomatoes tomato",
      inCuisines: "indian",
      fill: "tinned-tomatoes",
      min: 1,
      share: 0.5,
    },
    coconut: { only: "coconut-milk", fill: "coconut-milk", min: 1 },
    // Dry foods absorb more liquid than the sauce has.
    liquid: {
      kinds: ["stock"],
      besideKinds: ["lentil", "dried-bean"],
      min: 1,
      fill: "vegetable-stock",
      amount: [175, "ml"],
    },
    fruit: { only: "mango pineapple apple raisins", how: "simmer", share: 0.6 },
    dairy: { kinds: ["yoghurt", "cream"], share: 0.5 },
    sauce: sauce(),
    acid: { only: "lime lemon", fill: "lime lemon", min: 1 },
    herb: { roles: ["herb"], min: 1, fill: "coriander-leaf basil mint" },
    topping: topping(),
    waterSalt: WATER_SALT,
    pepper: PEPPER,
  },
  plan(dish) {
    const meat = browned(dish, "protein");
    const sauceStep = step(
      t("Simmer the curry", "Cuece el curry"),
      [
        ...simmer(
          usesIn(dish, "protein vegetables starch leaves fruit"),
          usesIn(dish, "tomatoes coconut liquid"),
        ),
        rest(dish, "protein"),
      ],
      { techniqueTip: "simmer", group: 1 },
    );
    return {
      steps: steps([
        soak(dish, "protein"),
        prepareAll(dish),
        brown(dish, "protein"),
        soften(dish, meat.length > 0),
        sauceStep,
        boilSide(dish, "side", 1, t("Boil the rice", "Cuece el arroz")),
        serve(dish, "dairy sauce acid", "herb topping", []),
      ]),
      tools: ["knife", "pot", "saucepan", "colander"],
      description: t(
        "Warm spices in a coconut sauce, with rice to catch it",
        "Especias cálidas en una salsa de coco, con arroz para recogerla",
      ),
    };
  },
};
