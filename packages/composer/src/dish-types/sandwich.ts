import { t } from "../bilingual.ts";
import { minutesOf, usesIn } from "../dish.ts";
import { hands, heat, rest, step, steps } from "../plan.ts";
import type { DishType } from "./dish-type.ts";
import { prepareAll } from "./pot.ts";
import { PEPPER, SALT } from "./slots.ts";

export const SANDWICH: DishType = {
  id: "sandwich",
  words: t(
    "sandwich, sandwiches, toastie, toasties, panini, sub, open sandwich",
    "bocadillo, bocadillos, sándwich, sándwiches, sandwich, bocata, montadito, tostas, tosta",
  ),
  title: () => t("{flavour}{main} sandwich", "Bocadillo de {main}{flavour}"),
  lead: "sliced ready hot hotFish egg cheese vegetables leaves fruit",
  base: "bread",
  servings: 2,
  difficulty: "easy",
  cuisines: "home mediterranean spanish italian",
  invites: "bread bread-gluten-free pitta bun",
  meal: "light",
  slots: {
    bread: { kinds: ["bread", "bun"], min: 1, fill: "bread" },
    sliced: {
      only: "cooked-ham cured-ham smoked-salmon cooked-chicken",
      max: 2,
      share: 0.9,
      cut: "as it is",
    },
    ready: {
      roles: ["protein", "pulse"],
      how: "raw",
      max: 2,
      share: 0.75,
      min: 1,
      unless: "hot hotFish egg cheese sliced",
      fill: "tinned-tuna tinned-chickpeas smoked-mackerel",
    },
    hotFish: { kinds: ["fish", "shellfish"], how: "fry", share: 0.7 },
    hot: {
      roles: ["protein"],
      how: "fry",
      not: "egg beef-mince chicken-mince turkey-mince pork-mince lamb-mince",
      share: 0.7,
      cut: "thin",
    },
    egg: { only: "egg", how: "boil", amount: [1.5, "each", 55] },
    spread: {
      only: "mayonnaise hummus cream-cheese mustard-dijon mustard-wholegrain pesto yoghurt-greek tahini peanut-butter ricotta butter horseradish harissa ketchup hot-sauce yoghurt-soy creme-fraiche butter-plant miso",
      min: 1,
      max: 2,
      share: 0.8,
      fill: "mayonnaise hummus mustard-dijon cream-cheese pesto",
    },
    cheese: { roles: ["cheese"], not: "cream-cheese ricotta", max: 2, cut: "as it is" },
    vegetables: {
      roles: ["vegetable"],
      how: "raw",
      cut: "slice",
      min: 1,
      max: 3,
      share: 0.5,
      fill: "tomato cucumber avocado roasted-peppers radish carrot",
    },
    fruit: { roles: ["fruit"], how: "raw", share: 0.3 },
    leaves: { roles: ["leaf"], how: "raw", min: 1, share: 0.5, fill: "rocket lettuce spinach watercress" },
    aromatics: { roles: ["aromatic"], how: "raw", not: "garlic ginger celery", share: 0.5 },
    fat: { only: "olive-oil", fill: "olive-oil", min: 1, amount: [0.5, "tbsp", 14] },
    acid: { roles: ["acid"], share: 0.5 },
    sweetener: { only: "honey" },
    salt: { ...SALT, share: 0.5 },
    herb: { roles: ["herb"], share: 0.5 },
    topping: { kinds: ["nut", "seed"], share: 0.7 },
    pepper: PEPPER,
  },
  plan(dish) {
    const hot = usesIn(dish, "hot hotFish");
    const egg = usesIn(dish, "egg");
    const seasoning = usesIn(dish, "salt pepper acid sweetener");
    const filling = usesIn(
      dish,
      "sliced ready hot hotFish egg vegetables fruit aromatics leaves herb topping cheese",
    );
    return {
      steps: steps([
        prepareAll(dish),
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
              hands(
                2,
                t(
                  "Cool {egg} under cold water, peel and slice.",
                  "Enfría {egg} en agua fría, pela y corta en rodajas.",
                ),
              ),
            ],
            { group: 1, techniqueTip: "setEggs" },
          ),
        hot.length > 0 &&
          step(
            t("Fry", "Fríe"),
            [
              heat(
                minutesOf(hot, "fry"),
                t(
                  "Cook {hot} in a dry hot frying pan for {time}, turning, until golden.",
                  "Cocina {hot} en una sartén caliente sin grasa {time}, dando vueltas, hasta dorar.",
                ),
                { names: { hot }, safe: hot },
              ),
              rest(dish, "hot"),
            ],
            { group: 1, techniqueTip: "sear" },
          ),
        step(
          t("Toast the bread", "Tuesta el pan"),
          [
            heat(
              3,
              t(
                "Brush {bread} with {fat} and toast in a hot pan for {time}, until crisp on one side.",
                "Unta {bread} con {fat} y tuesta en una sartén caliente {time}, hasta que quede crujiente por un lado.",
              ),
            ),
          ],
          { group: 1, techniqueTip: "sear" },
        ),
        step(
          t("Build the sandwich", "Monta el bocadillo"),
          [
            hands(1, t("Spread the soft sides with {spread}.", "Unta los lados blandos con {spread}.")),
            hands(
              2,
              t(
                "Layer with {filling}, seasoning with {seasoning} as you go. Close, press and cut.",
                "Coloca por capas {filling}, sazonando con {seasoning}. Cierra, aprieta y corta.",
              ),
              {
                names: { filling, seasoning },
              },
            ),
          ],
          { techniqueTip: "layer" },
        ),
      ]),
      tools: ["knife", "pan"],
      description: t(
        "Toasted on the inside, soft on the outside, and built so that it stays together",
        "Tostado por dentro, tierno por fuera y montado para que no se desarme",
      ),
    };
  },
};
