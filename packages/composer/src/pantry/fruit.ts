import { shelf } from "./food.ts";

const fruit = shelf("fruit");
const soft = shelf("fruit", { season: "summer", minutes: { raw: 0, roast: 25, simmer: 5 } });
const dried = shelf("fruit", {
  kind: "dried-fruit",
  cut: "rough",
  minutes: { raw: 0, simmer: 10, roast: 15, fry: 3 },
});
/** Fruit, fresh and dried. */
export const FRUIT = [
  fruit("apple", [1, "each", 150], {
    cut: { any: "peelDice", raw: "matchsticks", roast: "wedges" },
    minutes: { raw: 0, roast: 30, simmer: 12, fry: 6 },
    season: "autumn winter",
    with: "cinnamon pork-loin walnut cheddar oats raisins sage ginger celery",
  }),
  fruit("pear", [1, "each", 160], {
    cut: { any: "peelDice", raw: "thin", roast: "wedges" },
    minutes: { raw: 0, roast: 30, simmer: 12, fry: 6 },
    season: "autumn winter",
    with: "blue-cheese walnut ginger cardamom cinnamon rocket hazelnut",
  }),
  soft("strawberry", [100, "g"], {
    cut: "hull",
    season: "spring summer",
    with: "mint yoghurt-greek balsamic cream",
  }),
  soft("peach", [1, "each", 150], {
    cut: "stone",
    minutes: { raw: 0, roast: 25, simmer: 8, fry: 5 },
    with: "basil mozzarella almond honey ginger",
  }),
  soft("apricot", [2, "each", 45], {
    cut: "stone",
    minutes: { raw: 0, roast: 25, simmer: 8 },
    with: "almond honey cardamom thyme pistachio",
  }),
  soft("plum", [2, "each", 60], {
    cut: "stone",
    minutes: { raw: 0, roast: 28, simmer: 10 },
    season: "autumn summer",
    with: "star-anise cinnamon almond ginger duck-breast oats",
  }),
  soft("cherry", [90, "g"], { with: "almond duck-breast" }),
  soft("fig", [2, "each", 45], {
    cut: "quarters",
    minutes: { raw: 0, roast: 18 },
    season: "autumn summer",
    with: "goat-cheese cured-ham honey walnut rocket thyme",
  }),
  fruit("mango", [0.5, "each", 220], {
    cut: "peelDice",
    minutes: { raw: 0, simmer: 3, stirfry: 2 },
    season: "summer",
    with: "lime chilli coriander-leaf coconut-milk yoghurt prawn ginger",
  }),
  fruit("pineapple", [110, "g"], {
    cut: "peelDice",
    minutes: { raw: 0, fry: 5, stirfry: 3, roast: 25, simmer: 5 },
    with: "lime chilli coconut-milk pork-loin mint cooked-ham ginger",
  }),
  fruit("orange", [0.5, "each", 180], {
    for: "mandarin",
    cut: "peelSegments",
    minutes: { raw: 0, roast: 20 },
    season: "winter",
    juiced: ["orange juice", "zumo de naranja m"],
    flavour: ["orange", "a la naranja"],
    with: "fennel olives duck-breast carrot beetroot cinnamon almond",
  }),
  fruit("grapefruit", [0.5, "each", 230], {
    cut: "peelSegments",
    minutes: { raw: 0 },
    season: "winter",
    with: "avocado fennel prawn mint",
  }),
  fruit("grape", [80, "g"], {
    cut: "halve",
    minutes: { raw: 0, roast: 15 },
    season: "autumn",
    with: "walnut blue-cheese chicken-breast rocket goat-cheese",
  }),
  fruit("melon", [150, "g"], {
    cut: "peelDice",
    minutes: { raw: 0 },
    season: "summer",
    with: "cured-ham mint lime cucumber feta",
  }),
  fruit("watermelon", [180, "g"], {
    cut: "peelDice",
    minutes: { raw: 0 },
    season: "summer",
    with: "feta mint lime cucumber halloumi",
  }),
  fruit("pomegranate", [30, "g"], {
    minutes: { raw: 0 },
    season: "autumn winter",
    with: "mint bulgur aubergine pistachio yoghurt-greek squash",
  }),
  dried("raisins", [12, "g"], { cut: {}, with: "pine-nuts spinach carrot apple cinnamon oats" }),
  dried("date", [20, "g"], { with: "oats walnut orange lamb-shoulder" }),
  dried("apricot-dried", [20, "g"], { for: "apricot", with: "almond lamb-shoulder couscous cinnamon oats" }),
  dried("cranberry-dried", [12, "g"], {
    for: "cranberry",
    cut: {},
    with: "walnut turkey-breast orange oats goat-cheese",
  }),
  dried("prune", [20, "g"], { with: "pork-shoulder lamb-shoulder almond cinnamon" }),
];
