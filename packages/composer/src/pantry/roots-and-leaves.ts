import { shelf } from "./food.ts";

const root = shelf("vegetable", { season: "autumn winter" });
const leaf = shelf("leaf");

/** Roots and leaves. */
export const ROOTS_AND_LEAVES = [
  root("carrot", [1, "each", 80], {
    cut: { any: "peelDice", roast: "peelChunks", stirfry: "matchsticks", raw: "grate" },
    minutes: { fry: 12, stirfry: 5, roast: 35, simmer: 15, boil: 10, raw: 0 },
    season: "autumn winter spring summer",
    with: "ginger cumin orange coriander-leaf thyme honey lentils-brown parsnip peas walnut raisins",
  }),
  root("parsnip", [1, "each", 120], {
    cut: { any: "peelDice", roast: "peelChunks" },
    minutes: { fry: 12, roast: 35, simmer: 15, boil: 12 },
    with: "apple honey curry-powder thyme nutmeg carrot rosemary",
  }),
  root("turnip", [1, "each", 120], {
    cut: { any: "peelDice", roast: "peelChunks" },
    minutes: { roast: 35, simmer: 18, boil: 15 },
    with: "lamb-shoulder carrot bacon thyme mustard-dijon",
  }),
  root("swede", [140, "g"], {
    cut: { any: "peelDice", roast: "peelChunks" },
    minutes: { roast: 40, simmer: 22, boil: 18 },
    with: "carrot black-pepper butter stewing-beef nutmeg",
  }),
  root("celeriac", [140, "g"], {
    cut: { any: "peelDice", roast: "peelChunks" },
    minutes: { roast: 35, simmer: 18, boil: 15 },
    with: "apple mustard-dijon walnut thyme lemon potato hazelnut",
  }),
  root("beetroot", [1, "each", 110], {
    cut: { any: "peelDice", roast: "peelChunks", raw: "grate" },
    minutes: { roast: 45, simmer: 35, boil: 35, raw: 0 },
    with: "goat-cheese orange walnut dill feta cumin apple smoked-mackerel lentils-brown",
  }),
  root("kohlrabi", [120, "g"], {
    cut: { any: "peelDice", raw: "grate", stirfry: "matchsticks" },
    minutes: { roast: 30, simmer: 15, stirfry: 5, raw: 0 },
    with: "apple dill carrot lemon",
  }),
  root("jerusalem-artichoke", [140, "g"], {
    cut: { any: "peelDice", roast: "halve" },
    minutes: { roast: 35, simmer: 18 },
    with: "hazelnut bacon thyme lemon",
  }),
  leaf("spinach", [60, "g"], {
    cut: "wash",
    minutes: { fry: 3, stirfry: 2, simmer: 3, raw: 0 },
    season: "spring autumn winter",
    with: "nutmeg feta lemon ricotta tinned-chickpeas garlic raisins pine-nuts egg salmon cream",
  }),
  leaf("kale", [55, "g"], {
    cut: "shred",
    minutes: { fry: 6, stirfry: 4, simmer: 8, raw: 0 },
    season: "winter autumn",
    with: "garlic chilli lemon sausage tinned-white-beans potato tahini chorizo almond",
  }),
  leaf("chard", [70, "g"], {
    cut: "shred",
    minutes: { fry: 6, simmer: 8, stirfry: 4 },
    season: "autumn winter spring",
    with: "garlic potato raisins pine-nuts tinned-chickpeas lemon",
  }),
  leaf("pak-choi", [80, "g"], {
    for: "chinese-cabbage",
    cut: "quarters",
    minutes: { stirfry: 3, simmer: 4 },
    with: "ginger soy-sauce garlic sesame-seeds mushroom miso",
  }),
  leaf("lettuce", [0.25, "each", 300], {
    for: "salad-leaves",
    cut: "tear",
    minutes: { raw: 0 },
    season: "spring summer",
    with: "tomato cucumber radish avocado tinned-tuna anchovies",
  }),
  leaf("rocket", [25, "g"], {
    cut: "wash",
    minutes: { raw: 0 },
    season: "spring summer autumn",
    with: "parmesan lemon pear cured-ham balsamic pine-nuts fig beef-steak",
  }),
  leaf("watercress", [25, "g"], {
    for: "lambs-lettuce",
    cut: "wash",
    minutes: { raw: 0, simmer: 2 },
    season: "spring",
    with: "orange salmon beetroot potato pear blue-cheese",
  }),
  leaf("chicory", [1, "each", 80], {
    cut: "tear",
    minutes: { raw: 0 },
    season: "winter",
    with: "walnut blue-cheese pear orange apple anchovies",
  }),
];
