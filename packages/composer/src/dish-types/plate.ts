import { t } from "../bilingual.ts";
import { minutesOf, usesIn, waves } from "../dish.ts";
import { hands, heat, rest, step, steps } from "../plan.ts";
import { boilInWaves } from "./boiling.ts";
import type { DishType } from "./dish-type.ts";
import { prepareAll } from "./pot.ts";
import { herb, PEPPER, SALT, spices, topping, WATER_SALT } from "./slots.ts";

/** A main food from the pan with boiled sides. */
export const PLATE: DishType = {
  id: "plate",
  words: t("", ""),
  ways: t(
    "pan-fried, grilled, seared, pan fried, griddled, fried, steak dinner, meat and two veg",
    "a la plancha, plancha, a la sartén, a la parrilla, filete con guarnición",
  ),
  title: () => t("Pan-fried {flavour}{main}", "{main}{flavour} a la plancha"),
  lead: "protein vegetables",
  beside: "starch greens",
  servings: 2,
  difficulty: "easy",
  cuisines: "home french spanish mediterranean nordic",
  invites: "beef-steak pork-chop lamb-chop duck-breast sea-bass trout tuna-steak mackerel salmon cod hake",
  meal: "main",
  slots: {
    protein: {
      roles: ["protein"],
      how: "sear",
      min: 1,
      max: 1,
      fill: "salmon chicken-breast cod pork-loin beef-steak halloumi tofu",
    },
    starch: {
      kinds: ["potato", "grain", "rice", "lentil"],
      how: "boil",
      min: 1,
      fill: "new-potato potato sweet-potato couscous",
    },
    greens: {
      lessBy: "vegetables leaves",
      roles: ["vegetable"],
      how: "boil",
      min: 1,
      max: 3,
      fill: "green-beans asparagus broccoli peas carrot",
    },
    vegetables: { roles: ["vegetable"], how: "fry", not: "olives capers", max: 2, share: 0.8 },
    leaves: { roles: ["leaf"], how: "fry", share: 0.8 },
    raw: { only: "rocket watercress lettuce tomato cucumber radish avocado", max: 2, share: 0.7 },
    jarred: { only: "olives capers anchovies roasted-peppers", share: 0.8 },
    fruit: { roles: ["fruit"], how: "fry", share: 0.6 },
    fruitRaw: { only: "orange mango grape pineapple cherry plum pomegranate fig", share: 0.4 },
    aromatics: {
      only: "garlic shallot onion leek ginger chilli spring-onion red-onion",
      max: 2,
      min: 1,
      fill: "garlic shallot",
    },
    oil: {
      only: "olive-oil sunflower-oil",
      fill: "olive-oil sunflower-oil",
      isStrict: true,
      min: 1,
      amount: [0.5, "tbsp", 14],
    },
    butter: { only: "butter butter-plant", fill: "butter", min: 1 },
    wine: { kinds: ["wine"] },
    dairy: { kinds: ["cream"] },
    sauce: { roles: ["sauce"], max: 2 },
    sweetener: { only: "honey maple-syrup" },
    acid: { roles: ["acid"], min: 1, fill: "lemon sherry-vinegar" },
    spices: spices(),
    salt: SALT,
    waterSalt: WATER_SALT,
    herb: herb(),
    topping: topping(),
    pepper: PEPPER,
  },
  plan(dish) {
    const main = usesIn(dish, "protein");
    const boiled = waves(usesIn(dish, "starch greens"), "boil");
    const fried = usesIn(dish, "aromatics vegetables leaves fruit");
    const friedWaves = waves(fried, "fry");
    const sauce = usesIn(dish, "acid wine dairy sauce sweetener jarred fruitRaw");
    const top = usesIn(dish, "raw herb topping");
    const rub = usesIn(dish, "salt pepper spices");
    return {
      steps: steps([
        prepareAll(dish),
        step(
          t("Boil the sides", "Cuece la guarnición"),
          [
            ...boilInWaves(
              boiled,
              t(
                "Add {wave} and boil for {time}, until tender, then drain.",
                "Añade {wave} y cuece {time}, hasta que esté todo tierno, y escurre.",
              ),
            ),
          ],
          { group: 1, techniqueTip: "boilPasta" },
        ),
        step(
          t("Sear", "Marca en la sartén"),
          [
            hands(1, t("Rub {main} with {oilAndRub}.", "Unta {main} con {oil} y sazona con {rub}."), {
              names: { main, rub, oilAndRub: [...usesIn(dish, "oil"), ...rub] },
            }),
            heat(
              minutesOf(main, "sear"),
              t(
                "Cook in a hot frying pan for {time}, turning once, and lift {main} onto a warm plate.",
                "Cocina en una sartén bien caliente {time}, dando la vuelta una vez, y saca {main} a un plato caliente.",
              ),
              {
                names: { main },
                safe: main,
              },
            ),
            rest(dish, "protein"),
            ...friedWaves.map(({ uses, minutes }, at) =>
              heat(
                minutes,
                at === 0
                  ? t(
                      "Melt {butter} in the same pan and cook {wave} for {time}.",
                      "Derrite {butter} en la misma sartén y cocina {wave} {time}.",
                    )
                  : t("Add {wave} and cook for {time} more.", "Añade {wave} y cocina {time} más."),
                { names: { wave: uses } },
              ),
            ),
            heat(
              2,
              t(
                "Stir in {sauce} and bubble for {time}, scraping up what sticks.",
                "Incorpora {sauce} y deja hervir {time}, rascando lo que se haya pegado.",
              ),
              { names: { sauce } },
            ),
          ],
          { group: 1, techniqueTip: "sear" },
        ),
        step(t("Serve", "Sirve"), [
          hands(
            1,
            t(
              "Plate {main} with {side}, spoon the pan juices over and finish with {top}.",
              "Emplata {main} con {side}, riega con el jugo de la sartén y termina con {top}.",
            ),
            {
              names: { main, side: usesIn(dish, "starch greens"), top },
            },
          ),
        ]),
      ]),
      tools: ["knife", "pan", "pastaPot", "colander"],
      description: t(
        "Seared hard and served with the juices of the pan",
        "Dorado a fuego vivo y servido con el jugo de la sartén",
      ),
    };
  },
};
