import { shelf } from "./food.ts";

const sauce = shelf("sauce");

/** Sauces, pastes and spreads. */
export const SAUCES = [
  sauce("soy-sauce", "soy sauce", "salsa de soja f", [0.75, "tbsp", 16], {
    also: ["soya sauce, teriyaki, teriyaki sauce", "soja, salsa de soya, teriyaki"],
    contains: "gluten",
    swaps: "tamari",
    with: "ginger garlic sesame-oil spring-onion honey broccoli",
  }),
  sauce("tamari", "tamari", "tamari m", [0.75, "tbsp", 16]),
  sauce("fish-sauce", "fish sauce", "salsa de pescado f", [0.5, "tbsp", 16], {
    contains: "fish",
    swaps: "tamari",
    with: "lime chilli coriander-leaf rice-noodles",
  }),
  sauce("mustard-dijon", "Dijon mustard", "mostaza de Dijon f", [0.5, "tsp", 5], {
    short: ["mustard", "mostaza f"],
    also: ["mustard", "mostaza"],
    flavour: ["mustard", "a la mostaza"],
    with: "chicken-breast leek tarragon honey potato",
  }),
  sauce("mustard-wholegrain", "wholegrain mustard", "mostaza a la antigua f", [0.5, "tsp", 5], {
    also: ["grain mustard", "mostaza en grano"],
    flavour: ["mustard", "a la mostaza"],
    with: "sausage cabbage pork-chop new-potato",
  }),
  sauce("tomato-puree", "tomato purée", "concentrado de tomate m", [0.5, "tbsp", 16], {
    also: ["tomato paste, tomato puree", "tomate concentrado, pasta de tomate"],
  }),
  sauce("harissa", "harissa", "harissa f", [1, "tsp", 5], {
    with: "tinned-chickpeas lamb-chop carrot yoghurt-greek",
  }),
  sauce("pesto", "basil pesto", "pesto de albahaca m", [1, "tbsp", 16], {
    short: ["pesto", "pesto m"],
    also: ["green pesto", "pesto verde"],
    contains: "dairy nuts rennet",
    flavour: ["pesto", "al pesto"],
    with: "fusilli tomato mozzarella chicken-breast green-beans potato",
  }),
  sauce("curry-paste-red", "Thai red curry paste", "pasta de curry rojo f", [0.75, "tbsp", 16], {
    short: ["red curry paste", "pasta de curry rojo f"],
    also: ["red curry paste, curry paste, Thai curry paste", "pasta de curry"],
    kind: "curry-paste",
    contains: "fish",
    swaps: "curry-paste-vegan",
    with: "coconut-milk lime prawn squash green-beans",
  }),
  sauce("curry-paste-green", "Thai green curry paste", "pasta de curry verde f", [0.75, "tbsp", 16], {
    short: ["green curry paste", "pasta de curry verde f"],
    also: ["green curry paste, curry paste, Thai curry paste", "pasta de curry"],
    kind: "curry-paste",
    contains: "fish",
    swaps: "curry-paste-vegan",
    with: "coconut-milk lime aubergine green-beans chicken-breast basil",
  }),
  sauce(
    "curry-paste-vegan",
    "vegan Thai curry paste",
    "pasta de curry tailandés vegana f",
    [0.75, "tbsp", 16],
    {
      short: ["curry paste", "pasta de curry f"],
      kind: "curry-paste",
    },
  ),
  sauce("tahini", "tahini", "tahini m", [0.75, "tbsp", 16], {
    also: ["sesame paste", "pasta de sésamo"],
    with: "lemon tinned-chickpeas cauliflower aubergine squash",
  }),
  sauce("peanut-butter", "peanut butter", "crema de cacahuete f", [1, "tbsp", 16], {
    also: ["peanut sauce", "mantequilla de cacahuete, mantequilla de maní"],
    contains: "nuts",
    swaps: "tahini",
    sweet: true,
    with: "banana lime soy-sauce rice-noodles chocolate",
  }),
  sauce("mayonnaise", "mayonnaise", "mayonesa f", [1, "tbsp", 14], {
    also: ["mayo", "mahonesa"],
    contains: "egg",
    swaps: "hummus",
    with: "tinned-tuna egg sweetcorn lemon",
  }),
  sauce("hummus", "hummus", "hummus m", [2, "tbsp", 15], {
    also: ["houmous", "humus"],
    with: "carrot red-pepper cucumber roasted-peppers",
  }),
  sauce("miso", "white miso", "miso blanco m", [0.75, "tbsp", 17], {
    short: ["miso", "miso m"],
    also: ["miso, miso paste", "miso, pasta de miso"],
    flavour: ["miso", "al miso"],
    with: "aubergine mushroom salmon tofu udon spring-onion",
  }),
  sauce("hot-sauce", "hot chilli sauce", "salsa picante f", [0.5, "tsp", 5], {
    also: ["sriracha, hot sauce, tabasco", "sriracha, tabasco"],
    with: "egg tofu tortilla-corn",
  }),
  sauce("ketchup", "ketchup", "kétchup m", [1, "tbsp", 16], { also: ["", "ketchup, cátsup"] }),
  sauce("tomato-salsa", "tomato salsa", "salsa mexicana de tomate f", [2, "tbsp", 16], {
    short: ["tomato salsa", "salsa de tomate f"],
    also: ["salsa", "pico de gallo"],
    with: "tortilla-corn avocado lime",
  }),
  sauce("horseradish", "creamed horseradish", "salsa de rábano picante f", [1, "tsp", 5], {
    short: ["horseradish", "rábano picante m"],
    contains: "dairy",
    with: "beef-steak beetroot smoked-mackerel potato",
  }),
];
