import { t } from "../bilingual.ts";
import { usesIn } from "../dish.ts";
import { hands, heat, preheat, rest, step, steps } from "../plan.ts";
import { fryAll } from "./frying-pan.ts";
import type { DishType } from "./dish-type.ts";
import { prepareAll } from "./pot.ts";
import { fat, PEPPER, SALT, topping } from "./slots.ts";

export const PIZZA: DishType = {
  id: "pizza",
  words: t("pizza, pizzas, flatbread pizza, focaccia pizza", "pizza, pizzas, coca, cocas"),
  title: () => t("{flavour}{main} pizza without yeast", "Pizza sin levado de {main}{flavour}"),
  lead: "protein ready vegetables leaves jarred cheese",
  base: "flour",
  servings: 4,
  difficulty: "medium",
  cuisines: "italian mediterranean",
  home: "italian",
  invites: "mozzarella",
  meal: "main",
  slots: {
    flour: { only: "flour flour-gluten-free", fill: "flour", min: 1, amount: [90, "g"] },
    powder: { only: "baking-powder", fill: "baking-powder", min: 1, amount: [0.5, "tsp", 4] },
    salt: { ...SALT, share: 0.6 },
    panSalt: { ...SALT, share: 0.4 },
    yoghurt: { kinds: ["yoghurt"], fill: "yoghurt-greek", min: 1, amount: [75, "g"] },
    oil: { only: "olive-oil", fill: "olive-oil", min: 1, amount: [0.5, "tbsp", 14] },
    fat: { ...fat(0.25), fill: "olive-oil" },
    tomatoes: { only: "tinned-tomatoes pesto", fill: "tinned-tomatoes", min: 1, share: 0.35 },
    dried: { only: "oregano herbes-de-provence", fill: "oregano", min: 1 },
    protein: { roles: ["protein", "pulse"], how: "fry", not: "egg", share: 0.4 },
    ready: { kinds: ["ready"], how: "raw", max: 2, share: 0.6 },
    vegetables: {
      roles: ["vegetable"],
      how: "fry",
      min: 1,
      max: 3,
      unless: "protein ready jarred leaves",
      share: 0.6,
      fill: "mushroom red-pepper courgette aubergine",
    },
    leaves: { only: "spinach kale chard", share: 0.6 },
    aromatics: {
      roles: ["aromatic"],
      how: "fry",
      not: "ginger lemongrass celery",
      min: 1,
      max: 2,
      fill: "garlic red-onion",
    },
    spices: { only: "thyme rosemary sage chilli-flakes fennel-seeds paprika-smoked" },
    jarred: {
      only: "olives capers artichoke sun-dried-tomatoes roasted-peppers cherry-tomato tomato pineapple pear fig",
      max: 2,
      share: 0.6,
    },
    cheese: { roles: ["cheese"], min: 1, max: 2, fill: "mozzarella", share: 1 },
    fresh: { only: "rocket basil watercress", fill: "basil rocket", min: 1, max: 2 },
    sweetener: { only: "honey" },
    topping: topping(),
    pepper: PEPPER,
  },
  plan(dish) {
    const dough = usesIn(dish, "powder salt");
    const pan = new Map(dish.slots);
    pan.set("salt", dish.slots.get("panSalt") ?? []);
    const over = usesIn(dish, "ready jarred cheese");
    return {
      steps: steps([
        prepareAll(dish, [preheat(240)]),
        step(
          t("Make the dough", "Haz la masa"),
          [
            hands(
              4,
              t(
                "Mix {flour} with {dough}, then knead in {yoghurt} and {oil} until smooth.",
                "Mezcla {flour} con {dough} y amasa con {yoghurt} y {oil} hasta que quede lisa.",
              ),
              { names: { dough } },
            ),
            heat(15, t("Cover and leave to rest for {time}.", "Tapa y deja reposar {time}.")),
          ],
          { group: 1, techniqueTip: "batter" },
        ),
        step(
          t("Cook the topping", "Cocina la cobertura"),
          [...fryAll({ ...dish, slots: pan }, "fry"), rest(dish, "protein")],
          { group: 1, techniqueTip: "sweat" },
        ),
        step(
          t("Top and bake", "Cubre y hornea"),
          [
            hands(
              5,
              t(
                "Roll the dough out thinly on baking paper, spread with {tomatoes}, sprinkle with {dried} and {pepper}, and cover with what you fried and {over}.",
                "Estira la masa fina sobre papel de horno, extiende {tomatoes}, espolvorea con {dried} y {pepper}, y cubre con lo salteado y {over}.",
              ),
              {
                names: { over },
              },
            ),
            heat(
              12,
              t(
                "Bake on the lowest shelf for {time}, until the rim is brown.",
                "Hornea en la parte baja {time}, hasta que el borde se dore.",
              ),
              { safe: usesIn(dish, "protein") },
            ),
          ],
          { techniqueTip: "gratin" },
        ),
        step(t("Serve", "Sirve"), [
          hands(
            1,
            t(
              "Scatter {end} over, cut and serve at once.",
              "Reparte {end} por encima, corta y sirve enseguida.",
            ),
            { names: { end: usesIn(dish, "fresh sweetener topping") } },
          ),
        ]),
      ]),
      tools: ["knife", "bowl", "pan", "tray"],
      description: t(
        "A dough that needs no yeast and no afternoon",
        "Una masa que no necesita levado ni toda la tarde",
      ),
    };
  },
};
