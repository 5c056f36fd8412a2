import { t } from "../bilingual.ts";
import { usesIn } from "../dish.ts";
import { hands, heat, step, steps } from "../plan.ts";
import type { DishType } from "./dish-type.ts";
import { prepareAll } from "./pot.ts";
import { PEPPER, SALT } from "./slots.ts";

export const FRITTERS: DishType = {
  id: "fritters",
  words: t(
    "fritters, fritter, patties, vegetable pancakes",
    "buñuelos, buñuelo, tortitas de verduras, frituras, tortillitas",
  ),
  title: () => t("{flavour}{main} fritters", "Buñuelos de {main}{flavour}"),
  lead: "protein grated whole pulse leaves potato",
  servings: 4,
  difficulty: "medium",
  cuisines: "home mediterranean indian mexican nordic moroccan spanish",
  invites: "chickpea-flour",
  meal: "light",
  slots: {
    grated: {
      only: "courgette carrot beetroot parsnip celeriac kohlrabi cabbage squash cauliflower broccoli swede",
      min: 1,
      max: 3,
      unless: "potato pulse whole protein",
      share: 1.1,
      cut: "grate",
      fill: "courgette carrot cauliflower parsnip",
    },
    potato: { only: "potato sweet-potato", share: 0.6, cut: "grate" },
    whole: {
      only: "sweetcorn peas broad-beans spring-onion leek onion red-pepper mushroom",
      max: 2,
      share: 0.8,
    },
    pulse: { kinds: ["tinned-pulse"], cut: "drainRinse", share: 0.8 },
    protein: {
      only: "tinned-tuna cooked-ham cured-ham cooked-chicken smoked-salmon cooked-prawn tinned-sardines",
      share: 0.7,
    },
    leaves: { only: "spinach kale chard", share: 0.5, cut: "fine" },
    aromatics: {
      only: "spring-onion onion garlic red-onion shallot ginger chilli",
      max: 3,
      min: 1,
      fill: "spring-onion garlic",
      cut: "fine",
    },
    flour: { only: "flour flour-gluten-free chickpea-flour", fill: "flour", min: 1, amount: [25, "g"] },
    egg: {
      only: "egg chickpea-flour",
      fill: "egg chickpea-flour",
      min: 1,
      isStrict: true,
      amount: [0.5, "each", 55],
    },
    cheese: { roles: ["cheese"], max: 1 },
    salt: SALT,
    spices: {
      roles: ["spice"],
      not: "salt black-pepper vanilla cinnamon",
      max: 3,
      min: 1,
      fill: "cumin paprika-smoked curry-powder nutmeg zaatar",
    },
    herb: {
      roles: ["herb"],
      not: "bay-leaf thyme rosemary",
      min: 1,
      max: 2,
      fill: "dill mint parsley coriander-leaf chives",
    },
    crumbs: { kinds: ["crumbs"] },
    fat: {
      only: "sunflower-oil olive-oil",
      fill: "sunflower-oil olive-oil",
      isStrict: true,
      min: 1,
      amount: [0.75, "tbsp", 14],
    },
    dip: { kinds: ["yoghurt", "cream"], min: 1, fill: "yoghurt-greek" },
    sauce: { roles: ["sauce"], max: 1 },
    acid: { only: "lemon lime", fill: "lemon", min: 1 },
    salad: { only: "rocket lettuce watercress cucumber tomato avocado", max: 2, share: 0.7 },
    topping: { kinds: ["nut", "seed"] },
    pepper: PEPPER,
  },
  plan(dish) {
    const grated = usesIn(dish, "grated potato");
    const mixed = usesIn(
      dish,
      "whole protein leaves aromatics cheese spices herb crumbs topping pepper salt",
    );
    const pulse = usesIn(dish, "pulse");
    const dip = usesIn(dish, "acid sauce");
    const beside = usesIn(dish, "salad");
    const batter = usesIn(dish, "egg flour");
    return {
      steps: steps([
        prepareAll(dish),
        grated.length > 0 &&
          step(
            t("Squeeze out the water", "Escurre el agua"),
            [
              hands(
                1,
                t(
                  "Toss {grated} with a little of {salt} in a colander.",
                  "Mezcla {grated} con un poco de {salt} en un colador.",
                ),
                { names: { grated } },
              ),
              heat(10, t("Leave for {time}, then squeeze hard.", "Deja {time} y exprime con fuerza.")),
            ],
            { techniqueTip: "squeeze" },
          ),
        step(
          t("Mix", "Mezcla"),
          [
            pulse.length > 0 &&
              hands(
                2,
                t("Crush {pulse} roughly with a fork.", "Aplasta {pulse} con un tenedor, sin llegar a puré."),
                { names: { pulse } },
              ),
            hands(
              3,
              batter.some(({ food }) => food.id === "egg")
                ? t(
                    "Stir everything together with {mixed}, then {batter}, to a thick, spoonable mixture.",
                    "Mézclalo todo con {mixed} y después con {batter}, hasta obtener una masa espesa.",
                  )
                : t(
                    "Stir everything together with {mixed}, then {batter} and {water} ml of water, to a thick, spoonable mixture.",
                    "Mézclalo todo con {mixed} y después con {batter} y {water} ml de agua, hasta obtener una masa espesa.",
                  ),
              { names: { mixed, batter }, waterForOne: 25 },
            ),
          ],
          { techniqueTip: "batter" },
        ),
        step(
          t("Fry", "Fríe"),
          [
            heat(
              8 * Math.ceil(dish.servings / 2),
              t(
                "Heat {fat} in a wide frying pan. Fry flattened tablespoons of the mixture in batches, 4 minutes on each side: {time} in all, until deep golden and cooked through.",
                "Calienta {fat} en una sartén ancha. Fríe cucharadas aplastadas de masa por tandas, 4 minutos por cada lado: {time} en total, hasta que estén bien doradas y hechas por dentro.",
              ),
              {
                safe: usesIn(dish, "egg"),
              },
            ),
          ],
          { techniqueTip: "crisp", group: 1 },
        ),
        step(
          t("Stir the dip", "Mezcla la salsa"),
          [hands(2, t("Stir {dip} with {with}.", "Mezcla {dip} con {with}."), { names: { with: dip } })],
          { techniqueTip: "dress", group: 1 },
        ),
        step(t("Serve", "Sirve"), [
          hands(
            1,
            beside.length > 0
              ? t("Serve hot with the dip and {beside}.", "Sirve calientes con la salsa y {beside}.")
              : t("Serve hot with the dip.", "Sirve calientes con la salsa."),
            { names: { beside } },
          ),
        ]),
      ]),
      tools: ["grater", "colander", "bowl", "pan", "spatula"],
      description: t(
        "Crisp at the rim and soft within, with a cool dip",
        "Crujientes por el borde y tiernos por dentro, con una salsa fresca",
      ),
    };
  },
};
