import { t } from "../bilingual.ts";
import { usesIn } from "../dish.ts";
import { hands, heat, step, steps } from "../plan.ts";
import type { DishType } from "./dish-type.ts";
import { prepareAll } from "./pot.ts";
import { PINCH_OF_SALT, sweetTopping } from "./slots.ts";

export const SMOOTHIE: DishType = {
  id: "smoothie",
  words: t("smoothie, smoothies, shake, milkshake", "batido, batidos, smoothie, licuado, malteada"),
  title: () => t("{flavour}{main} smoothie", "Batido de {main}{flavour}"),
  lead: "fruit greens",
  servings: 2,
  difficulty: "easy",
  cuisines: "home",
  invites: "",
  meal: "drink",
  isSweet: true,
  slots: {
    fruit: {
      roles: ["fruit"],
      how: "raw",
      min: 2,
      max: 3,
      share: 1.2,
      fill: "banana mango strawberry mixed-berries blueberry kiwi pineapple peach",
    },
    greens: { only: "spinach kale cucumber carrot beetroot avocado", share: 0.5, max: 2, cut: "rough" },
    liquid: {
      roles: ["liquid"],
      kinds: ["milk", "plain", "coconut"],
      not: "water",
      min: 1,
      fill: "milk oat-drink orange-juice apple-juice",
      amount: [150, "ml"],
    },
    dairy: { kinds: ["yoghurt"], share: 0.8 },
    oats: { kinds: ["oats"], share: 0.4 },
    nutty: { only: "peanut-butter tahini" },
    spices: { only: "cinnamon cardamom vanilla ginger-ground", share: 0.7 },
    ginger: { only: "ginger mint basil", share: 0.7, max: 2 },
    cocoa: { only: "cocoa" },
    acid: { only: "lemon lime", share: 0.7 },
    sweetener: { roles: ["sweetener"], share: 0.7 },
    topping: sweetTopping(),
  },
  plan(dish) {
    const all = usesIn(dish, "liquid dairy fruit greens oats nutty spices ginger cocoa acid sweetener");
    const top = usesIn(dish, "topping");
    return {
      steps: steps([
        prepareAll(dish),
        step(
          t("Blend", "Tritura"),
          [
            hands(
              1,
              t(
                "Put {all} into the blender, the liquid first.",
                "Pon {all} en la batidora, primero el líquido.",
              ),
              { names: { all } },
            ),
            heat(
              1,
              t(
                "Blend on full power for {time}, until no pieces are left.",
                "Tritura a máxima potencia {time}, hasta que no queden trozos.",
              ),
            ),
            hands(
              1,
              top.length > 0
                ? t(
                    "Pour into glasses, scatter {top} over and drink at once.",
                    "Sirve en vasos, reparte {top} por encima y bebe enseguida.",
                  )
                : t("Pour into glasses and drink at once.", "Sirve en vasos y bebe enseguida."),
              { names: { top } },
            ),
          ],
          { techniqueTip: "smoothie" },
        ),
      ]),
      tools: ["knife", "jug"],
      description: t("Thick, cold and ready before the coffee is", "Espeso, frío y listo antes que el café"),
    };
  },
};

export const PORRIDGE: DishType = {
  id: "porridge",
  words: t(
    "porridge, oatmeal, overnight oats, breakfast oats",
    "gachas, porridge, avena cocida, gachas de avena",
  ),
  title: () => t("{flavour}{main} porridge", "Gachas de avena con {main}{flavour}"),
  lead: "fruit rhubarb dried greens topping nutty",
  base: "oats",
  servings: 2,
  difficulty: "easy",
  cuisines: "home",
  invites: "oats",
  meal: "breakfast",
  isSweet: true,
  slots: {
    oats: { kinds: ["oats"], min: 1, fill: "oats" },
    liquid: { kinds: ["milk", "coconut"], min: 1, fill: "milk oat-drink", amount: [250, "ml"] },
    salt: PINCH_OF_SALT,
    spices: {
      only: "cinnamon cardamom vanilla ginger-ground nutmeg",
      max: 2,
      min: 1,
      fill: "cinnamon cardamom vanilla",
    },
    fruit: {
      roles: ["fruit"],
      how: "raw",
      not: "melon",
      min: 1,
      max: 2,
      unless: "rhubarb greens",
      fill: "apple pear banana blueberry mixed-berries",
      share: 0.7,
      cut: "as it is",
    },
    rhubarb: { only: "rhubarb", share: 0.6 },
    dried: { kinds: ["dried-fruit"] },
    greens: { only: "carrot", share: 0.5, cut: "grate" },
    cocoa: { only: "cocoa chocolate" },
    nutty: { only: "peanut-butter tahini" },
    dairy: { roles: ["dairy"], share: 0.6 },
    sweetener: { roles: ["sweetener"], min: 1, fill: "honey maple-syrup brown-sugar" },
    topping: sweetTopping(1),
  },
  plan(dish) {
    const base = usesIn(dish, "liquid spices rhubarb dried greens cocoa salt");
    const top = usesIn(dish, "fruit nutty dairy sweetener topping");
    return {
      steps: steps([
        prepareAll(dish),
        step(
          t("Cook the oats", "Cuece la avena"),
          [
            heat(
              4,
              t(
                "Put {oats} into a saucepan with {base} and bring to a simmer, about {time}.",
                "Pon {oats} en un cazo con {base} y calienta hasta que empiece a hervir, unos {time}.",
              ),
              {
                names: { base },
              },
            ),
            heat(
              5,
              t(
                "Simmer for {time}, stirring, until thick and creamy.",
                "Cuece {time} sin dejar de remover, hasta que espese.",
              ),
            ),
          ],
          { techniqueTip: "porridge" },
        ),
        step(t("Serve", "Sirve"), [
          hands(
            2,
            t(
              "Cut the fruit that needs it, spoon the porridge into bowls and top with {top}.",
              "Corta la fruta que lo necesite, sirve en boles y termina con {top}.",
            ),
            { names: { top } },
          ),
        ]),
      ]),
      tools: ["saucepan", "knife"],
      description: t(
        "Creamy oats, with something fresh and something crunchy on top",
        "Avena cremosa, con algo fresco y algo crujiente por encima",
      ),
    };
  },
};
