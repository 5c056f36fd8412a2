import { t } from "../bilingual.ts";
import { usesIn } from "../dish.ts";
import { hands, heat, preheat, step, steps } from "../plan.ts";
import type { DishType } from "./dish-type.ts";
import { prepareAll } from "./pot.ts";
import { PINCH_OF_SALT } from "./slots.ts";

export const CRUMBLE: DishType = {
  id: "crumble",
  words: t(
    "crumble, crumbles, crisp, cobbler, fruit bake",
    "crumble, crumbles, fruta al horno, crujiente de fruta",
  ),
  title: () => t("{flavour}{main} crumble", "Crumble de {main}{flavour}"),
  lead: "fruit dried",
  servings: 6,
  difficulty: "easy",
  cuisines: "home",
  invites: "rhubarb plum apple pear blackberry cherry apricot",
  meal: "dessert",
  isSweet: true,
  slots: {
    dried: { kinds: ["dried-fruit"] },
    fruit: {
      roles: ["fruit"],
      not: "raisins date apricot-dried cranberry-dried prune",
      how: "roast",
      min: 1,
      max: 3,
      fill: "apple pear plum blackberry rhubarb peach",
      share: 1.2,
    },
    fruitSugar: {
      roles: ["sweetener"],
      not: "honey maple-syrup",
      min: 1,
      fill: "sugar brown-sugar",
      share: 0.7,
    },
    acid: { only: "lemon lime", fill: "lemon", min: 1, share: 0.5 },
    spices: {
      only: "cinnamon cardamom vanilla ginger-ground ginger star-anise nutmeg",
      max: 2,
      min: 1,
      fill: "cinnamon vanilla cardamom ginger-ground",
    },
    flour: { only: "flour flour-gluten-free", fill: "flour", min: 1, amount: [30, "g"] },
    oats: { kinds: ["oats"], min: 1, fill: "oats", amount: [20, "g"] },
    sugar: { only: "sugar brown-sugar", fill: "brown-sugar sugar", min: 1, amount: [15, "g"] },
    butter: { only: "butter butter-plant", fill: "butter", min: 1, amount: [22, "g"] },
    topping: {
      kinds: ["nut", "seed", "chocolate"],
      not: "granola",
      min: 1,
      fill: "almond hazelnut walnut pumpkin-seeds",
    },
    salt: PINCH_OF_SALT,
    dairy: { roles: ["dairy"], min: 1, fill: "yoghurt-greek cream", share: 0.8 },
    syrup: { only: "honey maple-syrup" },
  },
  plan(dish) {
    const seasoned = usesIn(dish, "dried fruitSugar acid spices syrup");
    const dry = usesIn(dish, "oats sugar topping salt");
    return {
      steps: steps([
        prepareAll(dish, [preheat(190)]),
        step(t("Season the fruit", "Sazona la fruta"), [
          hands(
            2,
            t(
              "In an ovenproof dish, turn {fruit} in {seasoned}.",
              "En una fuente de horno, mezcla {fruit} con {seasoned}.",
            ),
            { names: { seasoned } },
          ),
        ]),
        step(
          t("Rub the topping", "Haz la cobertura"),
          [
            hands(
              4,
              t(
                "Rub {butter}, cold and in cubes, into {flour} with your fingertips until it looks like coarse crumbs, then stir in {dry}.",
                "Desmiga {butter}, en dados y muy frí{butter!}, con {flour} usando las yemas de los dedos hasta que parezcan migas gruesas; incorpora {dry}.",
              ),
              {
                names: { dry },
              },
            ),
          ],
          { techniqueTip: "rub" },
        ),
        step(
          t("Bake", "Hornea"),
          [
            heat(
              35,
              t(
                "Scatter the topping over the fruit and bake for {time}, until golden and bubbling at the edge.",
                "Reparte la cobertura sobre la fruta y hornea {time}, hasta que esté dorada y borbotee por los bordes.",
              ),
            ),
            heat(10, t("Leave to cool for {time}: it thickens.", "Deja templar {time}: así espesa.")),
          ],
          { techniqueTip: "gratin" },
        ),
        step(t("Serve", "Sirve"), [hands(1, t("Serve warm with {dairy}.", "Sirve templado con {dairy}."))]),
      ]),
      tools: ["knife", "dish", "bowl"],
      description: t(
        "Soft, sharp fruit under a crisp, buttery crust",
        "Fruta tierna y ácida bajo una costra crujiente",
      ),
    };
  },
};

export const CAKE: DishType = {
  id: "cake",
  words: t(
    "cake, cakes, loaf cake, muffins, muffin, birthday cake",
    "bizcocho, bizcochos, pastel, tarta, tartas, queque, magdalenas, muffins, torta dulce",
  ),
  title: () => t("{flavour}{main} loaf cake", "Bizcocho de {main}{flavour}"),
  lead: "mashed grated fruit tropical cocoa topping citrus",
  base: "flour",
  servings: 8,
  difficulty: "easy",
  cuisines: "home",
  invites: "flour chocolate cocoa vanilla",
  meal: "dessert",
  isSweet: true,
  slots: {
    dairy: { kinds: ["yoghurt"], min: 1, fill: "yoghurt yoghurt-greek", amount: [16, "g"] },
    egg: { only: "egg flaxseed", fill: "egg flaxseed", min: 1, isStrict: true, amount: [0.375, "each", 55] },
    oil: { only: "sunflower-oil olive-oil", fill: "sunflower-oil", min: 1, amount: [0.75, "tbsp", 14] },
    sugar: {
      roles: ["sweetener"],
      not: "honey maple-syrup",
      min: 1,
      fill: "sugar brown-sugar",
      amount: [18, "g"],
    },
    syrup: { only: "honey maple-syrup", share: 0.5 },
    citrus: {
      only: "lemon orange lime",
      fill: "lemon orange",
      min: 1,
      amount: [0.125, "each", 100],
      cut: "juice",
    },
    flour: { only: "flour flour-gluten-free", fill: "flour", min: 1, amount: [30, "g"] },
    powder: { only: "baking-powder", fill: "baking-powder", min: 1, amount: [0.25, "tsp", 4] },
    salt: { ...PINCH_OF_SALT, amount: [0.125, "pinch"] },
    spices: {
      only: "cinnamon cardamom vanilla ginger-ground nutmeg ginger allspice",
      max: 2,
      share: 0.5,
      min: 1,
      fill: "vanilla cinnamon",
    },
    mashed: { only: "banana", cut: "mash", amount: [0.375, "each", 110] },
    grated: { only: "carrot courgette", cut: "grate", share: 0.35 },
    fruit: { roles: ["fruit"], how: "roast", max: 2, share: 0.3, not: "orange grape" },
    tropical: { only: "pineapple mango", share: 0.3 },
    cocoa: { only: "cocoa", share: 0.6 },
    topping: { roles: ["topping"], not: "granola", max: 2 },
    nutty: { only: "peanut-butter tahini", share: 0.4 },
  },
  plan(dish) {
    const hasEgg = usesIn(dish, "egg").some(({ food }) => food.kind === "egg");
    const wet = usesIn(dish, "dairy oil citrus mashed nutty syrup");
    const dry = usesIn(dish, "flour powder salt spices cocoa");
    const folded = usesIn(dish, "grated fruit tropical topping");
    return {
      steps: steps([
        prepareAll(dish, [preheat(180)]),
        step(
          t("Beat the batter", "Bate la masa"),
          [
            hands(
              3,
              hasEgg
                ? t(
                    "Line a loaf tin with baking paper. Beat {egg} with {sugar} until pale.",
                    "Forra un molde alargado con papel de horno. Bate {egg} con {sugar} hasta que blanquee.",
                  )
                : t(
                    "Line a loaf tin with baking paper. Stir {egg} into {water} ml of hot water until it turns to jelly, then beat in {sugar}.",
                    "Forra un molde alargado con papel de horno. Remueve {egg} con {water} ml de agua caliente hasta que gelifique y bate con {sugar}.",
                  ),
              { waterForOne: 18 },
            ),
            hands(1, t("Beat in {wet}.", "Añade {wet} sin dejar de batir."), { names: { wet } }),
            hands(
              2,
              t(
                "Sift in {dry} and fold only until no streaks are left.",
                "Incorpora {dry} con movimientos suaves, solo hasta que no queden vetas.",
              ),
              { names: { dry } },
            ),
            folded.length > 0 &&
              hands(1, t("Fold in {folded}.", "Incorpora {folded}."), { names: { folded } }),
          ],
          { techniqueTip: "cake" },
        ),
        step(
          t("Bake", "Hornea"),
          [
            heat(
              45,
              t(
                "Pour into the tin and bake for {time}, until a skewer comes out clean.",
                "Vierte en el molde y hornea {time}, hasta que un palillo salga limpio.",
              ),
              { safe: usesIn(dish, "egg") },
            ),
            heat(
              15,
              t(
                "Leave in the tin for {time}, then turn out onto a rack.",
                "Deja en el molde {time} y desmolda sobre una rejilla.",
              ),
            ),
          ],
          { techniqueTip: "cake" },
        ),
      ]),
      tools: ["knife", "bowl", "whisk", "loafTin"],
      description: t(
        "A moist everyday loaf that keeps for three days in a tin",
        "Un bizcocho jugoso de diario que aguanta tres días en una lata",
      ),
    };
  },
};
