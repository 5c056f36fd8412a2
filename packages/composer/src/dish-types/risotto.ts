import { t } from "../bilingual.ts";
import { usesIn } from "../dish.ts";
import { hands, heat, rest, step, steps } from "../plan.ts";
import { fryAll } from "./frying-pan.ts";
import type { DishType } from "./dish-type.ts";
import { prepareAll, serve, soften } from "./pot.ts";
import { split } from "./rice.ts";
import {
  acid,
  aromatics,
  cheese,
  fat,
  softFat,
  herb,
  PEPPER,
  SALT,
  sauce,
  spices,
  topping,
  woody,
} from "./slots.ts";

export const RISOTTO: DishType = {
  id: "risotto",
  words: t("risotto, risottos", "risotto, risottos, rissotto"),
  title: () => t("{flavour}{main} risotto", "Risotto de {main}{flavour}"),
  lead: "vegetables protein leaves",
  base: "rice",
  servings: 4,
  difficulty: "medium",
  cuisines: "italian",
  home: "italian",
  invites: "risotto-rice",
  meal: "main",
  slots: {
    rice: { kinds: ["risotto-rice"], how: "simmer", min: 1, fill: "rice-risotto" },
    protein: { roles: ["protein", "pulse"], how: "fry", not: "egg", max: 2, share: 0.6 },
    vegetables: {
      lessBy: "leaves protein",
      roles: ["vegetable"],
      how: "fry",
      min: 1,
      max: 3,
      share: 0.9,
      fill: "mushroom squash asparagus peas courgette fennel broad-beans",
    },
    leaves: { roles: ["leaf"], how: "fry", share: 0.7 },
    aromatics: { ...aromatics(2), fill: "onion shallot leek garlic", share: 1.2 },
    tomatoes: { only: "sun-dried-tomatoes olives roasted-peppers" },
    fat: softFat(0.25),
    panFat: fat(0.25),
    woody: woody(),
    salt: { ...SALT, share: 0.5 },
    panSalt: { ...SALT, share: 0.5 },
    spices: { only: "saffron fennel-seeds nutmeg chilli-flakes turmeric" },
    otherSpices: spices(),
    wine: { only: "white-wine red-wine", fill: "white-wine", min: 1, isSoft: true },
    liquid: {
      kinds: ["stock"],
      min: 1,
      fill: "vegetable-stock chicken-stock fish-stock",
      amount: [300, "ml"],
    },
    butter: { only: "butter butter-plant", fill: "butter", min: 1 },
    dairy: { roles: ["dairy"], not: "yoghurt yoghurt-greek" },
    sauce: sauce(),
    acid: acid(1),
    cheese: { ...cheese(1), fill: "parmesan" },
    fruit: { only: "pear apple", share: 0.4 },
    herb: herb(),
    topping: topping(),
    pepper: PEPPER,
  },
  plan(dish) {
    const { aromatics: base, others } = split(dish);
    const folded = usesIn(dish, "tomatoes fruit otherSpices");
    const hasWine = usesIn(dish, "wine").length > 0;
    return {
      steps: steps([
        prepareAll(dish),
        step(
          t("Cook what goes in", "Cocina lo que lleva"),
          [...fryAll(others, "fry"), rest(dish, "protein")],
          { techniqueTip: "brown", group: 1 },
        ),
        step(
          t("Cook the rice", "Cuece el arroz"),
          [
            hands(
              0,
              t(
                "Heat {liquid} in a saucepan and keep it just below a simmer.",
                "Calienta {liquid} en un cazo y mantén justo por debajo del hervor.",
              ),
            ),
            ...soften(base, false, t("a wide pan", "una cazuela ancha")).parts,
            heat(
              2,
              t(
                "Add {rice} and stir for {time}, until the grains look glassy.",
                "Añade {rice} y remueve {time}, hasta que los granos se vean translúcidos.",
              ),
            ),
            hasWine &&
              heat(
                2,
                t(
                  "Pour in {wine} and stir for {time}, until it has gone.",
                  "Vierte {wine} y remueve {time}, hasta que se evapore.",
                ),
              ),
            heat(
              18,
              t(
                "Add {liquid} a ladle at a time, stirring often and waiting until each has gone: about {time}.",
                "Añade {liquid} cazo a cazo, removiendo a menudo y esperando a que se absorba cada uno: unos {time}.",
              ),
            ),
          ],
          { techniqueTip: "stirRisotto", group: 1 },
        ),
        step(
          t("Beat until creamy", "Manteca el risotto"),
          [
            hands(
              1,
              folded.length > 0
                ? t(
                    "Off the heat, fold in {folded} and what you fried.",
                    "Fuera del fuego, incorpora {folded} y lo que has salteado.",
                  )
                : t(
                    "Off the heat, fold in what you fried.",
                    "Fuera del fuego, incorpora lo que has salteado.",
                  ),
              { names: { folded } },
            ),
            heat(
              2,
              usesIn(dish, "cheese").length > 0
                ? t(
                    "Beat in {butter} and {cheese}, cover and leave for {time}.",
                    "Bate con {butter} y {cheese}, tapa y deja reposar {time}.",
                  )
                : t(
                    "Beat in {butter}, cover and leave for {time}.",
                    "Bate con {butter}, tapa y deja reposar {time}.",
                  ),
            ),
          ],
          { techniqueTip: "toss" },
        ),
        serve(dish, "dairy sauce acid", "herb topping"),
      ]),
      tools: ["knife", "pan", "saucepan"],
      description: t(
        "Creamy rice with {lead:bare}, each cooked in a pan of its own",
        "Arroz cremoso con {lead:bare}, cada cosa hecha en su sartén",
      ),
    };
  },
};
