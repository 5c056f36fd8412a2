import { t } from "../bilingual.ts";
import { type Dish, minutesOf, usesIn } from "../dish.ts";
import type { Food } from "../pantry/food.ts";
import { heat, rest, step, steps } from "../plan.ts";
import { fryAll } from "./frying-pan.ts";
import type { DishType } from "./dish-type.ts";
import { prepareAll, serve, soften } from "./pot.ts";
import { acid, aromatics, cheese, fat, herb, PEPPER, SALT, sauce, spices, topping, woody } from "./slots.ts";

const VESSEL = t("a wide pot with a lid", "una cazuela ancha con tapa");

/** Returns the liquid for one person's rice: short grains absorb more. */
function stockFor(chosen: ReadonlyMap<string, readonly Food[]>): readonly [number, "ml"] {
  const [rice] = chosen.get("rice") ?? [];
  if (rice?.id === "rice-paella") return [225, "ml"];
  return [rice?.id === "rice-basmati" ? 150 : 190, "ml"];
}

export const RICE: DishType = {
  id: "rice",
  words: t("rice dish, pilaf, pilau, one-pot rice", "arroz, arroces, arroz al horno, pilaf"),
  title: () => t("{flavour}{main} {base}", "{base} con {main}{flavour}"),
  lead: "protein shells vegetables leaves",
  base: "rice",
  servings: 4,
  difficulty: "medium",
  cuisines: "spanish indian moroccan mexican mediterranean home",
  invites: "rice saffron",
  meal: "main",
  slots: {
    rice: {
      kinds: ["rice", "grain"],
      how: "simmer",
      min: 1,
      not: "barley",
      fill: "rice-basmati rice-paella",
    },
    protein: {
      roles: ["protein", "pulse"],
      how: "fry",
      not: "egg",
      max: 2,
      share: 0.8,
      min: 1,
      unless: "shells",
      fill: "chicken-thigh tinned-chickpeas prawn chorizo",
    },
    shells: { kinds: ["bivalve"], how: "simmer", share: 0.5 },
    vegetables: {
      lessBy: "leaves",
      roles: ["vegetable"],
      how: "fry",
      min: 2,
      max: 3,
      share: 0.8,
      fill: "red-pepper peas green-beans mushroom courgette cauliflower",
    },
    leaves: { roles: ["leaf"], how: "fry", share: 0.7 },
    aromatics: { ...aromatics(2), fill: "onion garlic ginger shallot" },
    tomatoes: { only: "tinned-tomatoes tomato-puree tomato roasted-peppers olives", share: 0.4, max: 2 },
    fat: fat(0.25),
    panFat: fat(0.25),
    woody: woody(),
    salt: { ...SALT, share: 0.5 },
    panSalt: { ...SALT, share: 0.5 },
    spices: spices(1),
    wine: { kinds: ["wine"] },
    liquid: { kinds: ["stock"], min: 1, fill: "vegetable-stock chicken-stock fish-stock", amount: stockFor },
    fruit: { roles: ["fruit"], kinds: ["dried-fruit"], share: 1 },
    dairy: { roles: ["dairy"] },
    sauce: sauce(),
    acid: acid(1),
    cheese: cheese(),
    herb: herb(),
    topping: topping(),
    pepper: PEPPER,
  },
  plan(dish) {
    const { aromatics: base, others } = split(dish);
    const into = usesIn(dish, "tomatoes wine liquid fruit");
    const isRice = usesIn(dish, "rice").some(({ food }) => food.kind === "rice");
    const minutes = minutesOf(usesIn(dish, "rice"), "simmer");
    return {
      steps: steps([
        prepareAll(dish),
        step(t("Cook what goes in", "Cocina lo que lleva"), fryAll(others, "fry"), {
          techniqueTip: "brown",
          group: 1,
        }),
        { ...soften(base, false, VESSEL), group: 1 },
        step(
          isRice ? t("Cook the rice", "Cuece el arroz") : t("Cook the grain", "Cuece el grano"),
          [
            heat(
              2,
              t(
                "Add {rice} to the base and stir for {time}, until the grains look glassy.",
                "Añade {rice} al sofrito y remueve {time}, hasta que los granos se vean translúcidos.",
              ),
            ),
            heat(
              minutes,
              t(
                "Pour in {into}, bring to the boil, cover and cook over a low heat for {time} without stirring.",
                "Vierte {into}, lleva a ebullición, tapa y cuece a fuego suave {time} sin remover.",
              ),
              { names: { into } },
            ),
            usesIn(dish, "shells").length > 0 &&
              heat(
                6,
                t(
                  "Lay {shells} on top, cover and steam for {time}.",
                  "Coloca {shells} encima, tapa y cuece al vapor {time}.",
                ),
                { safe: usesIn(dish, "shells") },
              ),
            heat(
              5,
              t(
                "Fold in what you fried, take off the heat and leave covered for {time}.",
                "Incorpora lo que has salteado, aparta del fuego y deja tapado {time}.",
              ),
            ),
          ],
          { techniqueTip: "steamRice" },
        ),
        step(t("Let it rest", "Deja reposar"), [rest(dish, "protein")]),
        serve(dish, "dairy sauce acid", "cheese herb topping"),
      ]),
      tools: ["knife", "pot", "pan"],
      description: t(
        "{rice:bare} that cooks in its own seasoned stock while the rest browns in a second pan",
        "{rice:bare} que se cuece en su propio caldo mientras lo demás se dora en otra sartén",
      ),
    };
  },
};

/** Splits a dish: the pot has the aromatics and spices, the pan everything else; each has fat and salt of its own. */
export function split(dish: Dish): { aromatics: Dish; others: Dish } {
  const pan = new Map(
    [...dish.slots].filter(([slot]) => slot !== "aromatics" && slot !== "spices" && slot !== "woody"),
  );
  pan.set("fat", dish.slots.get("panFat") ?? []);
  pan.set("salt", dish.slots.get("panSalt") ?? []);
  return { aromatics: dish, others: { ...dish, slots: pan } };
}
