import { shelf } from "./food.ts";

const fat = shelf("fat");
const citrus = shelf("acid", { cut: "juice" });
const vinegar = shelf("acid");
const stock = shelf("liquid", { kind: "stock" });

/** Fats, acids, liquids and baking ingredients. */
export const STAPLES = [
  fat("olive-oil", [0.5, "tbsp", 14], { for: "oil", with: "lemon garlic tomato" }),
  fat("sunflower-oil", [0.5, "tbsp", 14]),
  fat("sesame-oil", [0.25, "tbsp", 14], { with: "soy-sauce ginger spring-onion" }),
  fat("butter", [8, "g"], { swaps: "butter-plant", with: "sage leek mushroom potato asparagus apple" }),
  fat("butter-plant", [8, "g"], { for: "margarine" }),

  citrus("lemon", [0.25, "each", 100], {
    flavour: ["lemon", "al limón"],
    with: "thyme parsley garlic chicken-thigh salmon courgette dill mint",
  }),
  citrus("lime", [0.25, "each", 70], {
    flavour: ["lime", "a la lima"],
    with: "coriander-leaf chilli coconut-milk avocado mango prawn",
  }),
  vinegar("wine-vinegar", [0.25, "tbsp", 15], { for: "vinegar red-wine-vinegar" }),
  vinegar("sherry-vinegar", [0.25, "tbsp", 15], { with: "tomato lentils-brown red-pepper mushroom" }),
  vinegar("balsamic", [0.25, "tbsp", 15], {
    flavour: ["balsamic", "al balsámico"],
    with: "strawberry tomato red-onion rocket mozzarella",
  }),
  vinegar("cider-vinegar", [0.25, "tbsp", 15], { with: "apple cabbage pork-loin fennel" }),
  vinegar("rice-vinegar", [0.25, "tbsp", 15], { with: "soy-sauce cucumber sesame-seeds ginger" }),

  shelf("liquid")("water", [250, "ml"]),
  stock("vegetable-stock", [250, "ml"], { for: "stock" }),
  stock("chicken-stock", [250, "ml"], {
    with: "chicken-thigh chicken-breast chicken-drumstick turkey-breast rabbit cooked-chicken",
    swaps: "vegetable-stock",
  }),
  stock("beef-stock", [250, "ml"], {
    with: "stewing-beef beef-mince lamb-shoulder pork-shoulder",
    swaps: "vegetable-stock",
  }),
  stock("fish-stock", [250, "ml"], {
    with: "prawn squid mussel clam cod hake monkfish",
    swaps: "vegetable-stock",
  }),
  shelf("liquid", { kind: "coconut" })("coconut-milk", [0.25, "can", 400], {
    for: "coconut-cream coconut",
    flavour: ["coconut", "con leche de coco"],
    with: "lime curry-paste-red ginger coriander-leaf squash lentils-red mango",
  }),
  shelf("liquid", { kind: "wine" })("white-wine", [40, "ml"], {
    for: "wine",
    flavour: ["white wine", "al vino blanco"],
    with: "mussel clam shallot rice-risotto",
  }),
  shelf("liquid", { kind: "wine" })("red-wine", [60, "ml"], {
    flavour: ["red wine", "al vino tinto"],
    with: "stewing-beef thyme bay-leaf mushroom",
  }),
  shelf("liquid", { kind: "wine" })("beer", [80, "ml"], {
    flavour: ["beer", "a la cerveza"],
    with: "stewing-beef pork-shoulder onion",
  }),

  shelf("baking")("cornflour", [0.25, "tbsp", 8]),
];
