import { t } from "../bilingual.ts";
import { minutesOf, usesIn } from "../dish.ts";
import { hands, heat, step, steps } from "../plan.ts";
import type { DishType } from "./dish-type.ts";
import { prepareAll } from "./pot.ts";
import { one, PEPPER, SALT, woody } from "./slots.ts";

/** Dishes that are cooked for their liquid alone. */
export const BROTH: DishType = {
  id: "broth",
  words: t("broth, stock, bone broth, homemade stock", "caldo, caldo casero, fondo, consomé"),
  title: () => t("{flavour}{main} broth", "Caldo de {main}{flavour}"),
  lead: "bones vegetables aromatics",
  servings: 4,
  difficulty: "easy",
  cuisines: "home french spanish",
  invites: "bones",
  meal: "light",
  slots: {
    bones: { kinds: ["bones"], how: "simmer", max: 2 },
    vegetables: {
      only: "carrot parsnip turnip fennel mushroom tomato celeriac cabbage",
      how: "simmer",
      min: 1,
      max: 3,
      cut: "rough",
      fill: "carrot parsnip mushroom",
      share: 0.8,
    },
    aromatics: {
      only: "onion leek celery garlic ginger shallot spring-onion lemongrass",
      how: "simmer",
      min: 3,
      max: 4,
      cut: "rough",
      fill: "onion leek celery garlic",
    },
    woody: { ...woody(1), fill: "bay-leaf thyme" },
    spices: { only: "star-anise saffron", max: 1 },
    acid: { only: "cider-vinegar wine-vinegar lemon", besideKinds: ["bones"], min: 1, fill: "cider-vinegar" },
    herb: { only: "parsley", fill: "parsley", min: 1 },
    water: one("water", [450, "ml"]),
    salt: SALT,
    pepper: PEPPER,
  },
  plan(dish) {
    const bones = usesIn(dish, "bones");
    const taste = usesIn(dish, "vegetables aromatics woody spices acid herb pepper");
    const long = minutesOf(bones, "simmer");
    const last = 45;
    return {
      steps: steps([
        prepareAll(dish),
        bones.length > 0 &&
          step(
            t("Simmer the bones", "Cuece los huesos"),
            [
              heat(
                15,
                t(
                  "Cover {bones} with {water}, bring to the boil slowly, about {time}, and skim off the foam.",
                  "Cubre {bones} con {water}, lleva a ebullición despacio, unos {time}, y retira la espuma.",
                ),
              ),
              heat(
                long - last,
                t(
                  "Half cover and let it barely bubble for {time}, topping up with water so that all stays covered.",
                  "Tapa a medias y cuece con un hervor mínimo {time}, añadiendo agua para que todo quede cubierto.",
                ),
              ),
            ],
            { techniqueTip: "simmer" },
          ),
        step(
          t("Add what gives it taste", "Añade lo que le da sabor"),
          [
            heat(
              last,
              bones.length > 0
                ? t("Add {taste} and simmer for {time} more.", "Añade {taste} y cuece {time} más.")
                : t(
                    "Bring {water} to the boil with {taste}, then simmer for {time}.",
                    "Lleva a ebullición {water} con {taste} y cuece {time}.",
                  ),
              { names: { taste }, safe: bones },
            ),
          ],
          { techniqueTip: "simmer" },
        ),
        step(t("Strain and keep", "Cuela y guarda"), [
          hands(
            3,
            t(
              "Pour through a fine sieve, throw away what stays behind and season with {salt}.",
              "Cuela con un colador fino, desecha lo que quede y sazona con {salt}.",
            ),
          ),
          hands(
            0,
            t(
              "What you do not drink now cools fast in cold water and keeps for a few days in the fridge, for months in the freezer.",
              "Lo que no bebas ahora se enfría deprisa en agua fría y aguanta unos días en la nevera y meses en el congelador.",
            ),
          ),
        ]),
      ]),
      tools: ["knife", "pot", "colander"],
      description: t(
        "Patience in a pot: clear, golden and better than any cube",
        "Paciencia en una olla: claro, dorado y mejor que cualquier pastilla",
      ),
    };
  },
};
