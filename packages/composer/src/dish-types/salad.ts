import { t } from "../bilingual.ts";
import { minutesOf, usesIn, waves } from "../dish.ts";
import { hands, heat, rest, step, steps } from "../plan.ts";
import { boilInWaves } from "./boiling.ts";
import type { DishType } from "./dish-type.ts";
import { prepareAll } from "./pot.ts";
import { cheese, herb, PEPPER, SALT, spices, topping, WATER_SALT } from "./slots.ts";

export const SALAD: DishType = {
  id: "salad",
  words: t("salad, salads, slaw", "ensalada, ensaladas"),
  title: () => t("{flavour}{main} salad", "Ensalada de {main}{flavour}"),
  lead: "ready protein egg grain boiled vegetables fruit leaves cheese",
  servings: 4,
  difficulty: "easy",
  cuisines: "mediterranean french spanish italian mexican nordic east-asian moroccan",
  invites: "lettuce rocket chicory watercress cucumber radish watermelon melon feta goat-cheese tinned-tuna",
  meal: "light",
  slots: {
    ready: {
      roles: ["protein", "pulse"],
      how: "raw",
      max: 2,
      share: 0.8,
      fill: "tinned-chickpeas tinned-tuna tinned-white-beans tinned-lentils",
    },
    egg: { only: "egg", amount: [1, "each", 55] },
    protein: { roles: ["protein"], how: "sear", share: 0.75 },
    grain: { kinds: ["grain", "potato", "pasta", "rice", "noodles", "lentil"], how: "boil", share: 0.7 },
    boiled: {
      only: "green-beans asparagus broccoli peas broad-beans edamame cauliflower mangetout",
      how: "boil",
      max: 2,
      share: 0.8,
    },
    vegetables: {
      lessBy: "fruit boiled grain",
      roles: ["vegetable"],
      how: "raw",
      min: 2,
      max: 4,
      fill: "tomato cucumber radish avocado carrot red-pepper cherry-tomato fennel",
    },
    fruit: { roles: ["fruit"], how: "raw", max: 2, share: 0.45 },
    leaves: {
      roles: ["leaf"],
      how: "raw",
      min: 1,
      max: 2,
      share: 0.8,
      fill: "lettuce rocket spinach watercress",
    },
    aromatics: { roles: ["aromatic"], how: "raw", max: 2, min: 1, fill: "red-onion spring-onion" },
    oil: { only: "olive-oil sunflower-oil sesame-oil", fill: "olive-oil", min: 1, amount: [1, "tbsp", 14] },
    acid: { roles: ["acid"], min: 1 },
    mustard: {
      only: "mustard-dijon mustard-wholegrain tahini miso soy-sauce tamari pesto hummus harissa mayonnaise peanut-butter",
      max: 2,
      share: 0.7,
    },
    sweetener: { only: "honey maple-syrup", amount: [0.25, "tsp", 7] },
    dairy: { roles: ["dairy"], share: 0.6 },
    salt: { ...SALT, share: 0.75 },
    spices: spices(),
    herb: herb(),
    cheese: cheese(),
    topping: topping(1),
    bread: { kinds: ["bread"], share: 0.5 },
    waterSalt: WATER_SALT,
    pepper: PEPPER,
  },
  plan(dish) {
    const seared = usesIn(dish, "protein");
    const boiled = waves(usesIn(dish, "grain egg boiled"), "boil");
    const dressing = usesIn(dish, "acid mustard sweetener dairy spices pepper salt");
    const tossed = usesIn(dish, "grain boiled vegetables fruit aromatics leaves herb");
    const top = usesIn(dish, "ready egg protein cheese topping bread");
    return {
      steps: steps([
        prepareAll(dish),
        boiled.length > 0 &&
          step(
            t("Boil what needs it", "Cuece lo que lo necesita"),
            [
              ...boilInWaves(
                boiled,
                t(
                  "Add {wave} and boil for {time}, then drain everything and cool under cold water.",
                  "Añade {wave} y cuece {time}; escurre todo y enfría con agua fría.",
                ),
                usesIn(dish, "egg"),
              ),
              usesIn(dish, "egg").length > 0 &&
                hands(1, t("Peel and quarter {egg}.", "Pela {egg} y corta en cuartos.")),
            ],
            { group: 1, techniqueTip: "boilPasta" },
          ),
        seared.length > 0 &&
          step(
            t("Sear", "Dora en la sartén"),
            [
              heat(
                minutesOf(seared, "sear"),
                t(
                  "Rub {protein} with a little of {oil} and cook in a hot frying pan for {time}, turning once.",
                  "Unta {protein} con un poco de {oil} y cocina en una sartén caliente {time}, dando la vuelta una vez.",
                ),
                { safe: seared },
              ),
              rest(dish, "protein"),
              hands(1, t("Slice {protein}.", "Corta {protein} en trozos.")),
            ],
            { group: 1, techniqueTip: "sear" },
          ),
        step(
          t("Whisk in the bowl", "Bate en el bol"),
          [
            hands(
              2,
              t(
                "In a large bowl, whisk {oil} with {dressing}.",
                "En un bol grande, bate {oil} con {dressing}.",
              ),
              { names: { dressing } },
            ),
          ],
          { techniqueTip: "dress" },
        ),
        step(t("Toss and serve", "Mezcla y sirve"), [
          hands(2, t("Turn {tossed} in the bowl.", "Mezcla {tossed} en el bol."), {
            names: { tossed },
          }),
          top.length > 0 &&
            hands(
              1,
              t("Scatter {top} over and serve at once.", "Reparte {top} por encima y sirve enseguida."),
              { names: { top } },
            ),
        ]),
      ]),
      tools: [
        "knife",
        "bowl",
        ...(boiled.length > 0 ? (["saucepan", "colander"] as const) : []),
        ...(seared.length > 0 ? (["pan"] as const) : []),
      ],
      description: t(
        "Crisp, soft and sharp in one bowl, dressed at the last moment",
        "Crujiente, tierno y ácido en un solo bol, aliñado en el último momento",
      ),
    };
  },
};
