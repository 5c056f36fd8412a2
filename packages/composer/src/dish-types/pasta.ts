import { t } from "../bilingual.ts";
import { usesIn } from "../dish.ts";
import { hands, heat, rest, step, steps } from "../plan.ts";
import { fryAll } from "./frying-pan.ts";
import type { DishType } from "./dish-type.ts";
import { boilSide, prepareAll, serve } from "./pot.ts";
import {
  acid,
  aromatics,
  cheese,
  fat,
  herb,
  PEPPER,
  SALT,
  sauce,
  spices,
  topping,
  WATER_SALT,
  woody,
} from "./slots.ts";

export const PASTA: DishType = {
  id: "pasta",
  words: t("pasta, pastas, pasta dish", "pasta, pastas, plato de pasta"),
  title: () => t("{flavour}{base} with {main}", "{base} con {main}{flavour}"),
  lead: "protein vegetables leaves tomatoes aromatics cheese",
  base: "pasta",
  servings: 4,
  difficulty: "easy",
  cuisines: "italian mediterranean home",
  home: "italian",
  invites: "pasta pesto parmesan mozzarella",
  meal: "main",
  slots: {
    pasta: {
      kinds: ["pasta"],
      how: "boil",
      min: 1,
      fill: "penne fusilli spaghetti tagliatelle pasta-gluten-free",
    },
    protein: { roles: ["protein", "pulse"], how: "fry", not: "egg", max: 2, share: 0.75 },
    ready: { kinds: ["ready"], how: "raw", max: 1, share: 0.9 },
    vegetables: {
      lessBy: "leaves tomatoes jarred",
      roles: ["vegetable"],
      how: "fry",
      min: 1,
      max: 3,
      share: 0.85,
      fill: "courgette mushroom cherry-tomato broccoli aubergine red-pepper peas asparagus",
    },
    leaves: { roles: ["leaf"], how: "fry", max: 1, share: 0.8 },
    jarred: { only: "olives capers roasted-peppers sun-dried-tomatoes artichoke anchovies", max: 2 },
    tomatoes: { only: "tinned-tomatoes", share: 0.8 },
    aromatics: { ...aromatics(2), fill: "garlic onion shallot chilli" },
    fat: fat(0.75),
    woody: woody(),
    salt: { ...SALT, share: 0.5 },
    spices: spices(),
    wine: { kinds: ["wine"], only: "white-wine red-wine" },
    dairy: { roles: ["dairy"], not: "yoghurt" },
    sauce: sauce(),
    acid: acid(),
    cheese: cheese(1),
    herb: herb(),
    topping: topping(),
    waterSalt: { ...WATER_SALT, amount: [0.75, "tsp"] },
    pepper: PEPPER,
  },
  plan(dish) {
    const liquids = usesIn(dish, "tomatoes wine");
    const last = usesIn(dish, "ready jarred dairy sauce");
    return {
      steps: steps([
        prepareAll(dish),
        boilSide(dish, "pasta", 1, t("Boil and drain", "Cuece y escurre")),
        step(
          t("Make the sauce", "Haz la salsa"),
          [
            ...fryAll(dish, "fry"),
            liquids.length > 0 &&
              heat(
                10,
                t(
                  "Pour in {liquids} and simmer for {time}, until thick.",
                  "Vierte {liquids} y cuece {time}, hasta que espese.",
                ),
                { names: { liquids } },
              ),
            last.length > 0 &&
              heat(
                2,
                t("Stir in {last} and warm through for {time}.", "Incorpora {last} y calienta {time}."),
                { names: { last } },
              ),
            rest(dish, "protein"),
          ],
          { group: 1, techniqueTip: "sweat" },
        ),
        step(
          t("Bring together", "Júntalo todo"),
          [
            hands(
              2,
              t(
                "Toss {pasta} with the sauce. Add {last} and loosen with a splash of the cooking water.",
                "Mezcla {pasta} con la salsa. Añade {last} y afloja con un chorrito del agua de cocción.",
              ),
              { names: { last: usesIn(dish, "acid cheese") } },
            ),
          ],
          { techniqueTip: "toss" },
        ),
        serve(dish, "", "herb topping"),
      ]),
      tools: ["knife", "pastaPot", "pan", "colander"],
      description: t(
        "A sauce that is ready when the pasta is",
        "Una salsa que está lista a la vez que la pasta",
      ),
    };
  },
};
