import { t } from "../bilingual.ts";
import { usesIn } from "../dish.ts";
import { hands, heat, step, steps } from "../plan.ts";
import type { DishType } from "./dish-type.ts";
import { prepareAll } from "./pot.ts";
import { cheese, PEPPER, SALT, spices } from "./slots.ts";

export const BURGERS: DishType = {
  id: "burgers",
  words: t("burger, burgers, hamburger, hamburgers, veggie burger", "hamburguesa, hamburguesas, burger"),
  title: () => t("{flavour}{main} burgers", "Hamburguesas de {main}{flavour}"),
  lead: "meat pulse grated",
  base: "bun",
  servings: 4,
  difficulty: "easy",
  cuisines: "home mediterranean mexican east-asian",
  invites: "bun beef-mince",
  meal: "main",
  slots: {
    meat: {
      kinds: ["mince", "poultry-mince"],
      not: "sausage",
      how: "fry",
      min: 1,
      unless: "pulse grated",
      isSoft: true,
      fill: "beef-mince",
    },
    pulse: {
      kinds: ["tinned-pulse"],
      min: 1,
      unless: "meat",
      fill: "tinned-black-beans tinned-chickpeas tinned-kidney-beans",
    },
    grated: {
      only: "carrot courgette beetroot mushroom sweet-potato apple",
      max: 2,
      share: 0.35,
      cut: "grate",
    },
    bun: { kinds: ["bun", "bread"], min: 1, fill: "bun" },
    onion: {
      only: "onion red-onion shallot spring-onion leek",
      fill: "onion red-onion",
      min: 1,
      cut: "fine",
      share: 0.8,
    },
    garlic: { only: "garlic ginger chilli", fill: "garlic", min: 1, max: 2, cut: "fine" },
    crumbs: { kinds: ["crumbs", "oats"], min: 1, fill: "breadcrumbs oats", amount: [12, "g"] },
    herb: { roles: ["herb"], not: "bay-leaf thyme", min: 1, fill: "parsley coriander-leaf mint oregano" },
    spices: spices(1),
    salt: SALT,
    fat: {
      only: "sunflower-oil olive-oil",
      fill: "sunflower-oil olive-oil",
      isStrict: true,
      min: 1,
      amount: [0.5, "tbsp", 14],
    },
    cheese: cheese(),
    raw: {
      cut: "slice",
      roles: ["vegetable"],
      how: "raw",
      min: 1,
      max: 3,
      share: 0.4,
      fill: "tomato cucumber avocado",
    },
    leaves: { roles: ["leaf"], how: "raw", min: 1, share: 0.5, fill: "lettuce rocket" },
    bacon: { kinds: ["cured-meat"], how: "fry", share: 0.6 },
    fruit: { only: "pineapple mango", share: 0.4 },
    dairy: { kinds: ["yoghurt", "cream"], share: 0.5 },
    sauce: {
      only: "mayonnaise mustard-dijon ketchup hummus hot-sauce tomato-salsa mustard-wholegrain tahini pesto horseradish harissa",
      min: 1,
      max: 2,
      fill: "mayonnaise ketchup hummus mustard-dijon",
    },
    pepper: PEPPER,
  },
  plan(dish) {
    const meat = usesIn(dish, "meat");
    const pulse = usesIn(dish, "pulse");
    const body = meat.length > 0 ? meat : pulse;
    const seasoning = usesIn(dish, "grated onion garlic crumbs herb spices salt pepper").concat(
      meat.length > 0 ? pulse : [],
    );
    const fill = usesIn(dish, "cheese leaves raw fruit bacon dairy");
    const bacon = usesIn(dish, "bacon");
    return {
      steps: steps([
        prepareAll(dish),
        step(
          t("Mix and shape", "Mezcla y da forma"),
          [
            meat.length === 0 &&
              hands(
                2,
                t(
                  "Crush {body} with a fork, leaving some whole.",
                  "Aplasta {body} con un tenedor, dejando algunos trozos enteros.",
                ),
                { names: { body } },
              ),
            hands(
              3,
              t(
                "Mix {body} with {seasoning}, kneading only as long as it takes.",
                "Mezcla {body} con {seasoning}, amasando lo justo.",
              ),
              { names: { body, seasoning } },
            ),
            hands(
              4,
              t(
                "Shape {count} patties, 2 cm thick, and dent the middle.",
                "Forma {count} hamburguesas de 2 cm de grosor y marca un hueco en el centro.",
              ),
            ),
          ],
          { techniqueTip: "shape" },
        ),
        step(
          t("Fry the burgers", "Cocina las hamburguesas"),
          [
            bacon.length > 0 &&
              heat(
                6,
                t(
                  "Cook {bacon} in a dry pan for {time}, until crisp, and lift out.",
                  "Cocina {bacon} en una sartén sin grasa {time}, hasta que quede crujiente, y saca.",
                ),
                { safe: bacon },
              ),
            heat(
              12,
              t(
                "Heat {fat} in a wide frying pan over a medium-high heat and cook the patties for {time}, turning once.",
                "Calienta {fat} en una sartén ancha a fuego medio-alto y cocina las hamburguesas {time}, dando la vuelta una vez.",
              ),
              {
                safe: meat,
              },
            ),
          ],
          { techniqueTip: "sear", group: 1 },
        ),
        step(
          t("Toast the bread", "Tuesta el pan"),
          [
            heat(
              3,
              t(
                "Split {bun} and toast the cut sides for {time}.",
                "Abre {bun} y tuesta las caras cortadas {time}.",
              ),
            ),
          ],
          { techniqueTip: "sear", group: 1 },
        ),
        step(
          t("Build the burgers", "Monta las hamburguesas"),
          [
            hands(
              2,
              t(
                "Spread with {sauce} and layer with the patties and {fill}.",
                "Unta con {sauce} y monta con las hamburguesas y {fill}.",
              ),
              { names: { fill } },
            ),
          ],
          { techniqueTip: "layer" },
        ),
      ]),
      tools: ["knife", "bowl", "pan", "spatula"],
      description: t(
        "Juicy patties with plenty of seasoning, in toasted bread",
        "Hamburguesas jugosas y bien sazonadas, en pan tostado",
      ),
    };
  },
};
