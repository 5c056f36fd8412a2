import { t } from "../bilingual.ts";
import { type Dish, usesIn } from "../dish.ts";
import { hands, rest, step, steps } from "../plan.ts";
import type { DishType } from "./dish-type.ts";
import { brown, browned, prepareAll, serve, simmer, soak, soften } from "./pot.ts";
import {
  acid,
  aromatics,
  cheese,
  softFat,
  herb,
  PEPPER,
  SALT,
  sauce,
  spices,
  topping,
  woody,
} from "./slots.ts";

/** Returns whether the soup is blended: on request, or where it has no pieces to bite on. */
function isSmooth(dish: Dish): boolean {
  const pieces = usesIn(dish, "protein starch").filter(({ food }) => food.kind !== "potato");
  return pieces.length === 0 && (dish.preferences.has("smooth") || usesIn(dish, "vegetables").length <= 2);
}

export const SOUP: DishType = {
  id: "soup",
  words: t("soup, soups, broth bowl", "sopa, sopas, crema de verduras, puré, potaje ligero"),
  title: (dish) =>
    t("{flavour}{main} soup", isSmooth(dish) ? "Crema de {main}{flavour}" : "Sopa de {main}{flavour}"),
  lead: "protein vegetables starch leaves aromatics",
  servings: 4,
  difficulty: "easy",
  cuisines: "home spanish italian indian thai east-asian moroccan nordic french mexican",
  invites: "stock",
  meal: "light",
  slots: {
    protein: { roles: ["protein", "pulse"], how: "simmer", max: 2, share: 0.6 },
    vegetables: {
      lessBy: "leaves starch aromatics",
      roles: ["vegetable"],
      how: "simmer",
      min: 2,
      max: 4,
      share: 1.7,
      fill: "carrot courgette squash broccoli cauliflower tomato mushroom peas celeriac parsnip sweetcorn green-beans",
    },
    starch: { roles: ["starch"], how: "simmer", share: 0.7 },
    leaves: { roles: ["leaf"], how: "simmer", max: 2 },
    aromatics: {
      ...aromatics(2),
      fill: "onion garlic leek celery ginger shallot spring-onion lemongrass chilli",
    },
    fat: softFat(),
    salt: SALT,
    spices: spices(),
    woody: woody(),
    paste: { kinds: ["curry-paste"], share: 0.7 },
    liquid: { kinds: ["stock"], min: 1, fill: "vegetable-stock chicken-stock", amount: [275, "ml"] },
    wine: { kinds: ["wine", "coconut"] },
    dairy: { roles: ["dairy"], share: 0.8 },
    sauce: sauce(),
    acid: acid(),
    cheese: cheese(),
    fruit: { roles: ["fruit"], how: "simmer", only: "apple pear", share: 0.5 },
    herb: herb(),
    topping: topping(),
    pepper: PEPPER,
  },
  plan(dish) {
    const meat = browned(dish, "protein");
    const foods = usesIn(dish, "protein vegetables starch leaves fruit");
    const smooth = isSmooth(dish);
    const sprigs = usesIn(dish, "woody").filter(({ food }) => food.id === "bay-leaf" || food.id === "thyme");
    return {
      steps: steps([
        soak(dish, "protein"),
        prepareAll(dish),
        brown(dish, "protein"),
        soften(dish, meat.length > 0),
        step(
          t("Simmer the soup", "Cuece la sopa"),
          [...simmer(foods, usesIn(dish, "liquid wine")), rest(dish, "protein")],
          {
            techniqueTip: "simmer",
          },
        ),
        smooth &&
          step(
            t("Blend", "Tritura"),
            [
              sprigs.length > 0 &&
                hands(0, t("Fish out {sprigs}.", "Retira {sprigs}."), { names: { sprigs } }),
              hands(
                3,
                t(
                  "Off the heat, blend until silky, thinning with hot water if it is too thick.",
                  "Fuera del fuego, tritura hasta que quede fina; aclara con agua caliente si está muy espesa.",
                ),
              ),
            ],
            { techniqueTip: "blend" },
          ),
        serve(dish, "dairy sauce acid", "cheese herb topping"),
      ]),
      tools: ["knife", "pot", ...(smooth ? (["blender"] as const) : [])],
      description: smooth
        ? t(
            "A velvety soup that begins with slowly softened {aromatics:bare}",
            "Una crema fina que empieza con un sofrito lento de {aromatics:bare}",
          )
        : t(
            "A clear, chunky soup in which every piece is cooked to its own point",
            "Una sopa con tropiezos en la que cada trozo queda en su punto",
          ),
    };
  },
};
