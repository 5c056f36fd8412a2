import { t } from "../bilingual.ts";
import { usesIn, waves } from "../dish.ts";
import { hands, heat, preheat, step, steps } from "../plan.ts";
import { fryAll } from "./frying-pan.ts";
import { boilInWaves } from "./boiling.ts";
import type { DishType } from "./dish-type.ts";
import { prepareAll } from "./pot.ts";
import { cheese, softFat, herb, PEPPER, SALT, topping, WATER_SALT } from "./slots.ts";

export const GRATIN: DishType = {
  id: "gratin",
  words: t(
    "gratin, gratins, bake, au gratin, cheesy bake",
    "gratinado, gratinada, gratinados, gratín, al gratén",
  ),
  title: () => t("{flavour}{main} gratin", "Gratinado de {main}{flavour}"),
  lead: "boiled starch fried protein ready leaves aromatics",
  servings: 4,
  difficulty: "medium",
  cuisines: "french home",
  home: "french",
  invites: "gruyere cheddar melting cauliflower",
  meal: "main",
  slots: {
    boiled: {
      roles: ["vegetable"],
      how: "boil",
      min: 1,
      max: 3,
      unless: "starch",
      fill: "cauliflower broccoli brussels-sprout carrot celeriac parsnip",
      share: 1.2,
    },
    starch: { kinds: ["potato", "pasta"], how: "boil", share: 0.8 },
    fried: { roles: ["vegetable"], how: "fry", not: "olives capers", max: 2, share: 0.7 },
    leaves: { roles: ["leaf"], how: "fry", share: 0.9 },
    protein: {
      kinds: ["cured-meat", "soy", "mince", "poultry-mince", "poultry", "tinned-pulse", "shellfish", "fish"],
      how: "fry",
      share: 0.6,
    },
    ready: { kinds: ["ready"], how: "raw", share: 0.8 },
    aromatics: { roles: ["aromatic"], how: "fry", min: 1, max: 3, fill: "leek onion shallot garlic" },
    fat: { ...softFat(), share: 0.5 },
    panSalt: { ...SALT, share: 0.5 },
    butter: { only: "butter butter-plant", fill: "butter", min: 1, amount: [10, "g"] },
    flour: { only: "flour flour-gluten-free", fill: "flour", min: 1, amount: [10, "g"] },
    milk: { kinds: ["milk"], min: 1, fill: "milk", amount: [125, "ml"] },
    cream: { roles: ["dairy"], not: "yoghurt yoghurt-greek yoghurt-soy", share: 0.7 },
    mustard: { only: "mustard-dijon mustard-wholegrain pesto horseradish harissa miso", share: 0.7 },
    spices: {
      only: "nutmeg curry-powder paprika-smoked paprika-sweet cumin chilli-flakes",
      min: 1,
      max: 2,
      fill: "nutmeg",
      share: 0.7,
    },
    salt: { ...SALT, share: 0.5 },
    cheese: { ...cheese(1), fill: "gruyere cheddar parmesan" },
    crumbs: { kinds: ["crumbs"], min: 1, fill: "breadcrumbs" },
    fruit: { only: "apple pear", share: 0.4 },
    herb: { ...herb(), fill: "parsley chives" },
    tomato: { only: "tomato cherry-tomato sun-dried-tomatoes", share: 0.6 },
    topping: topping(),
    waterSalt: WATER_SALT,
    pepper: PEPPER,
  },
  plan(dish) {
    const boiled = waves(usesIn(dish, "starch boiled"), "boil");
    const pan = new Map(dish.slots);
    pan.set("salt", dish.slots.get("panSalt") ?? []);
    pan.set("spices", []);
    const seasoning = usesIn(dish, "cream mustard spices salt pepper");
    const into = usesIn(dish, "ready fruit tomato");
    const over = usesIn(dish, "cheese crumbs topping herb");
    return {
      steps: steps([
        prepareAll(dish, [preheat(200)]),
        step(
          t("Boil until nearly tender", "Cuece hasta que casi esté tierno"),
          [
            ...boilInWaves(
              boiled,
              t("Add {wave}, boil for {time} and drain well.", "Añade {wave}, cuece {time} y escurre bien."),
            ),
          ],
          { group: 1, techniqueTip: "boilPasta" },
        ),
        step(
          t("Fry", "Saltea"),
          fryAll({ ...dish, slots: pan }, "fry", { protein: "protein", vegetables: "fried leaves" }),
          { group: 1, techniqueTip: "sweat" },
        ),
        step(
          t("Make the white sauce", "Haz la bechamel"),
          [
            heat(
              2,
              t(
                "Melt {butter} in a saucepan, stir in {flour} and cook for {time}.",
                "Derrite {butter} en un cazo, añade {flour} y remueve {time}.",
              ),
            ),
            heat(
              6,
              t(
                "Whisk in {milk} little by little and simmer for {time}, until it coats a spoon. Season with {seasoning}.",
                "Añade {milk} poco a poco sin dejar de batir y cuece {time}, hasta que nape la cuchara. Sazona con {seasoning}.",
              ),
              {
                names: { seasoning },
              },
            ),
          ],
          { group: 1, techniqueTip: "whiteSauce" },
        ),
        step(
          t("Bake", "Gratina"),
          [
            hands(
              3,
              into.length > 0
                ? t(
                    "Put what you boiled and fried into an ovenproof dish with {into}, pour the sauce over and scatter {over} on top.",
                    "Pon lo cocido y lo salteado en una fuente de horno con {into}, cubre con la salsa y reparte {over} por encima.",
                  )
                : t(
                    "Put what you boiled and fried into an ovenproof dish, pour the sauce over and scatter {over} on top.",
                    "Pon lo cocido y lo salteado en una fuente de horno, cubre con la salsa y reparte {over} por encima.",
                  ),
              { names: { into, over } },
            ),
            heat(
              22,
              t(
                "Bake for {time}, until it bubbles and the top is golden.",
                "Hornea {time}, hasta que borbotee y se dore por arriba.",
              ),
              { safe: usesIn(dish, "protein") },
            ),
            heat(5, t("Leave to stand for {time}.", "Deja reposar {time}.")),
          ],
          { techniqueTip: "gratin" },
        ),
      ]),
      tools: ["knife", "pastaPot", "pan", "saucepan", "dish"],
      description: t(
        "{lead:bare} under a white sauce and a golden crust",
        "Al horno, con bechamel y una costra dorada",
      ),
    };
  },
};
