import { t } from "../bilingual.ts";
import { usesIn } from "../dish.ts";
import { hands, heat, rest, step, steps } from "../plan.ts";
import { fryAll } from "./frying-pan.ts";
import type { DishType } from "./dish-type.ts";
import { boilSide, prepareAll, serve } from "./pot.ts";
import { aromatics, fat, herb, PEPPER, SALT, spices, topping, WATER_SALT, woody } from "./slots.ts";

export const STIR_FRY: DishType = {
  id: "stir-fry",
  words: t("stir-fry, stir fry, stirfry, wok", "salteado, salteada, salteados, salteadas, wok"),
  ways: t("stir-fried, stir fried", "al wok"),
  title: () => t("{flavour}{main} stir-fry", "Salteado de {main}{flavour}"),
  lead: "protein vegetables leaves fruit",
  beside: "side",
  servings: 4,
  difficulty: "easy",
  cuisines: "east-asian thai",
  home: "east-asian",
  invites: "noodles soy soy-sauce tamari pak-choi bean-sprouts mangetout sesame-oil",
  meal: "main",
  slots: {
    egg: { only: "egg", how: "fry", amount: [1, "each", 55] },
    protein: {
      roles: ["protein", "pulse"],
      how: "stirfry",
      min: 1,
      unless: "egg",
      max: 2,
      fill: "tofu chicken-breast prawn beef-steak edamame pork-loin tempeh seitan",
      share: 0.9,
    },
    side: {
      kinds: ["noodles", "rice"],
      how: "boil",
      min: 1,
      fill: "rice-basmati egg-noodles rice-noodles udon",
    },
    vegetables: {
      lessBy: "leaves fruit",
      roles: ["vegetable"],
      how: "stirfry",
      min: 2,
      max: 4,
      fill: "broccoli red-pepper carrot mangetout mushroom bean-sprouts green-beans courgette",
    },
    leaves: { roles: ["leaf"], how: "stirfry", max: 2 },
    aromatics: {
      ...aromatics(3, "stirfry"),
      fill: "ginger garlic spring-onion chilli shallot onion",
      share: 1.2,
    },
    fat: { ...fat(), fill: "sunflower-oil" },
    woody: woody(),
    salt: { ...SALT, share: 0.25 },
    spices: spices(),
    paste: { kinds: ["curry-paste"], share: 0.7 },
    soy: { only: "soy-sauce tamari", fill: "soy-sauce", min: 1 },
    acid: { roles: ["acid"], min: 1, fill: "rice-vinegar lime" },
    sweetener: {
      only: "honey maple-syrup brown-sugar sugar",
      fill: "honey maple-syrup",
      min: 1,
      amount: [0.25, "tbsp", 20],
    },
    sauce: { only: "fish-sauce miso peanut-butter tahini hot-sauce tomato-puree", max: 2, share: 0.7 },
    cornflour: { only: "cornflour", fill: "cornflour", min: 1 },
    coconut: { only: "coconut-milk", share: 0.5 },
    fruit: { only: "pineapple mango orange", share: 0.6 },
    herb: herb(),
    sesame: { only: "sesame-oil", fill: "sesame-oil", min: 1 },
    topping: topping(1),
    waterSalt: { ...WATER_SALT, amount: [0.25, "tsp"] },
    pepper: PEPPER,
  },
  plan(dish) {
    const sauce = usesIn(dish, "soy acid sweetener sauce cornflour");
    const addedAtEnd = usesIn(dish, "fruit coconut");
    const side = usesIn(dish, "side");
    const egg = usesIn(dish, "egg");
    // Noodles take the sauce in the wok, rice on the plate.
    const isTossed = side.some(({ food }) => food.kind === "noodles");
    return {
      steps: steps([
        prepareAll(dish),
        step(
          t("Stir the sauce", "Mezcla la salsa"),
          [
            hands(
              2,
              t(
                "Stir {sauce} with {water} ml of water until smooth.",
                "Mezcla {sauce} con {water} ml de agua hasta que quede liso.",
              ),
              {
                names: { sauce },
                waterForOne: 15,
              },
            ),
          ],
          { techniqueTip: "dress" },
        ),
        boilSide(dish, "side", 1),
        step(
          t("Stir-fry", "Saltea"),
          [
            ...fryAll(dish, "stirfry"),
            egg.length > 0 &&
              heat(
                2,
                t(
                  "Push everything aside, pour in {egg}, beaten, and stir for {time}, until set.",
                  "Aparta todo a un lado, vierte {egg}, ya batid{egg!}, y remueve {time}, hasta que cuaje.",
                ),
                { safe: egg },
              ),
            addedAtEnd.length > 0 &&
              heat(1, t("Add {addedAtEnd} and toss for {time}.", "Añade {addedAtEnd} y saltea {time}."), {
                names: { addedAtEnd },
              }),
            heat(
              1,
              t(
                "Stir up the sauce, pour it in and bubble for {time}, until it shines and coats.",
                "Remueve la salsa, viértela y deja borbotear {time}, hasta que brille y cubra.",
              ),
            ),
            rest(dish, "protein"),
          ],
          { techniqueTip: "wok", group: 1 },
        ),
        serve(dish, "", "sesame herb topping", [
          isTossed
            ? heat(1, t("Toss {side} in the wok for {time}.", "Añade {side} al wok y saltea {time}."))
            : hands(1, t("Spoon over {side}.", "Sirve sobre {side}.")),
        ]),
      ]),
      tools: ["knife", "wok", "saucepan", "colander"],
      description: t(
        "Hot, quick and glossy: everything is cut before the pan is lit",
        "Rápido, vivo y brillante: todo se corta antes de encender el fuego",
      ),
    };
  },
};
