import { shelf } from "./food.ts";

const sauce = shelf("sauce");

/** Sauces, pastes and spreads. */
export const SAUCES = [
  sauce("soy-sauce", [0.75, "tbsp", 16], {
    for: "teriyaki soybean",
    swaps: "tamari",
    with: "ginger garlic sesame-oil spring-onion honey broccoli",
  }),
  sauce("tamari", [0.75, "tbsp", 16]),
  sauce("fish-sauce", [0.5, "tbsp", 16], {
    swaps: "tamari",
    with: "lime chilli coriander-leaf rice-noodles",
  }),
  sauce("mustard-dijon", [0.5, "tsp", 5], {
    for: "mustard",
    flavour: ["mustard", "a la mostaza"],
    with: "chicken-breast leek tarragon honey potato",
  }),
  sauce("mustard-wholegrain", [0.5, "tsp", 5], {
    flavour: ["mustard", "a la mostaza"],
    with: "sausage cabbage pork-chop new-potato",
  }),
  sauce("tomato-puree", [0.5, "tbsp", 16]),
  sauce("harissa", [1, "tsp", 5], { with: "tinned-chickpeas lamb-chop carrot yoghurt-greek" }),
  sauce("pesto", [1, "tbsp", 16], {
    flavour: ["pesto", "al pesto"],
    with: "fusilli tomato mozzarella chicken-breast green-beans potato",
  }),
  sauce("curry-paste-red", [0.75, "tbsp", 16], {
    for: "curry-paste",
    kind: "curry-paste",
    swaps: "curry-paste-vegan",
    with: "coconut-milk lime prawn squash green-beans",
  }),
  sauce("curry-paste-green", [0.75, "tbsp", 16], {
    for: "curry-paste",
    kind: "curry-paste",
    swaps: "curry-paste-vegan",
    with: "coconut-milk lime aubergine green-beans chicken-breast basil",
  }),
  sauce("curry-paste-vegan", [0.75, "tbsp", 16], { kind: "curry-paste" }),
  sauce("tahini", [0.75, "tbsp", 16], { with: "lemon tinned-chickpeas cauliflower aubergine squash" }),
  sauce("peanut-butter", [1, "tbsp", 16], {
    for: "satay-sauce",
    swaps: "tahini",
    with: "lime soy-sauce rice-noodles",
  }),
  sauce("mayonnaise", [1, "tbsp", 14], { swaps: "hummus", with: "tinned-tuna egg sweetcorn lemon" }),
  sauce("hummus", [2, "tbsp", 15], { with: "carrot red-pepper cucumber roasted-peppers" }),
  sauce("miso", [0.75, "tbsp", 17], {
    flavour: ["miso", "al miso"],
    with: "aubergine mushroom salmon tofu udon spring-onion",
  }),
  sauce("hot-sauce", [0.5, "tsp", 5], { with: "egg tofu" }),
  sauce("ketchup", [1, "tbsp", 16]),
  sauce("tomato-salsa", [2, "tbsp", 16], { with: "avocado lime" }),
  sauce("horseradish", [1, "tsp", 5], {
    for: "horseradish-root",
    with: "beef-steak beetroot smoked-mackerel potato",
  }),
];
