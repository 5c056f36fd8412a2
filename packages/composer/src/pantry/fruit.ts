import { shelf } from "./food.ts";

const fruit = shelf("fruit", { sweet: true });
const soft = shelf("fruit", { sweet: true, season: "summer", minutes: { raw: 0, roast: 25, simmer: 5 } });
const dried = shelf("fruit", {
  kind: "dried-fruit",
  sweet: true,
  cut: "rough",
  minutes: { raw: 0, simmer: 10, roast: 15, fry: 3 },
});
/** Fruit, fresh and dried. */
export const FRUIT = [
  fruit("apple", [1, "each", 150], {
    cut: { any: "peelDice", raw: "matchsticks", roast: "wedges" },
    minutes: { raw: 0, roast: 30, simmer: 12, fry: 6 },
    season: "autumn winter",
    with: "cinnamon pork-loin walnut blackberry cheddar oats raisins sage ginger celery",
  }),
  fruit("pear", [1, "each", 160], {
    cut: { any: "peelDice", raw: "thin", roast: "wedges" },
    minutes: { raw: 0, roast: 30, simmer: 12, fry: 6 },
    season: "autumn winter",
    with: "blue-cheese walnut chocolate ginger cardamom cinnamon rocket hazelnut",
  }),
  fruit("banana", [1, "each", 110], {
    cut: { any: "slice" },
    minutes: { raw: 0, simmer: 3, fry: 4 },
    with: "peanut-butter oats chocolate honey cinnamon walnut cocoa strawberry blueberry",
  }),
  soft("strawberry", [100, "g"], {
    cut: "hull",
    season: "spring summer",
    with: "banana mint vanilla yoghurt-greek rhubarb balsamic cream orange-juice",
  }),
  soft("raspberry", [80, "g"], { with: "chocolate almond peach vanilla lemon oats pistachio" }),
  soft("blueberry", [80, "g"], { with: "lemon oats almond banana yoghurt maple-syrup vanilla" }),
  soft("blackberry", [80, "g"], { season: "autumn summer", with: "apple hazelnut oats goat-cheese vanilla" }),
  soft("mixed-berries", [90, "g"], {
    for: "berries",
    season: "",
    with: "oats yoghurt banana vanilla almond honey",
  }),
  soft("peach", [1, "each", 150], {
    cut: "stone",
    minutes: { raw: 0, roast: 25, simmer: 8, fry: 5 },
    with: "basil mozzarella almond raspberry honey vanilla ginger",
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
  soft("cherry", [90, "g"], { with: "chocolate almond vanilla cocoa duck-breast" }),
  soft("rhubarb", [120, "g"], {
    cut: "chunks",
    minutes: { roast: 28, simmer: 10 },
    season: "spring",
    with: "strawberry ginger orange vanilla oats",
  }),
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
    with: "lime chilli coriander-leaf coconut-milk yoghurt prawn ginger banana",
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
    with: "fennel olives duck-breast carrot chocolate beetroot cinnamon almond",
  }),
  fruit("grapefruit", [0.5, "each", 230], {
    cut: "peelSegments",
    minutes: { raw: 0 },
    season: "winter",
    with: "avocado fennel prawn mint",
  }),
  fruit("kiwi", [1, "each", 75], {
    cut: "peelSegments",
    minutes: { raw: 0 },
    season: "winter",
    with: "banana spinach strawberry apple-juice lime",
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
  fruit("papaya", [130, "g"], {
    cut: "peelDice",
    minutes: { raw: 0 },
    with: "lime chilli mint orange-juice banana",
  }),
  dried("raisins", [12, "g"], { cut: {}, with: "pine-nuts spinach carrot apple cinnamon oats" }),
  dried("date", [20, "g"], { with: "banana oats walnut orange lamb-shoulder cocoa" }),
  dried("apricot-dried", [20, "g"], { for: "apricot", with: "almond lamb-shoulder couscous cinnamon oats" }),
  dried("cranberry-dried", [12, "g"], {
    for: "cranberry",
    cut: {},
    with: "walnut turkey-breast orange oats goat-cheese",
  }),
  dried("prune", [20, "g"], { with: "pork-shoulder lamb-shoulder almond cinnamon" }),
];
