import { shelf } from "./food.ts";

const soy = shelf("protein", { kind: "soy" });
const tinned = shelf("pulse", { kind: "tinned-pulse", cut: "drainRinse" });
const dried = shelf("pulse", { kind: "dried-bean", cut: "soaked" });
const lentil = shelf("pulse", { kind: "lentil", cut: "rinse" });

const CHICKPEA_FRIENDS =
  "spinach cumin lemon tahini tomato aubergine paprika-smoked garlic parsley coriander-leaf squash feta chorizo red-pepper cauliflower";
const WHITE_BEAN_FRIENDS =
  "sage rosemary garlic tomato kale leek fennel thyme clam chorizo tinned-tuna parsley";
const DARK_BEAN_FRIENDS =
  "cumin lime coriander-leaf sweetcorn red-pepper avocado tomato sweet-potato chilli-powder red-onion";

/** Eggs, soy and pulses: the main foods of dishes without meat or fish. */
export const MEATLESS = [
  shelf("protein", { kind: "egg", contains: "egg" })("egg", "egg/eggs", "huevo/huevos m", [2, "each", 55], {
    minutes: { boil: 9, fry: 6 },
    sweet: true,
    with: "potato spinach asparagus mushroom bacon chives avocado tomato red-pepper courgette peas cheddar onion",
  }),
  soy("tofu", "firm tofu", "tofu firme m", [120, "g"], {
    short: ["tofu", "tofu m"],
    cut: { any: "cubes", sear: "thin" },
    minutes: { fry: 8, stirfry: 6, roast: 25, simmer: 10, sear: 8 },
    with: "soy-sauce ginger garlic sesame-seeds broccoli pak-choi mushroom spring-onion chilli peanut mangetout",
  }),
  soy("tempeh", "tempeh", "tempeh m", [100, "g"], {
    cut: { any: "cubes", sear: "thin" },
    minutes: { fry: 8, stirfry: 6, roast: 20, simmer: 15, sear: 8 },
    with: "soy-sauce ginger peanut lime green-beans carrot broccoli",
  }),
  soy("seitan", "seitan", "seitán m", [110, "g"], {
    contains: "gluten",
    cut: { any: "strips", sear: "thin" },
    minutes: { fry: 6, stirfry: 5, sear: 6, simmer: 12 },
    with: "soy-sauce mushroom red-pepper ginger onion",
  }),
  shelf("protein", { contains: "dairy" })("halloumi", "halloumi", "queso halloumi m", [80, "g"], {
    short: ["halloumi", "halloumi m"],
    contains: "dairy rennet",
    cut: { any: "cubes", sear: "thin" },
    minutes: { fry: 5, sear: 5, roast: 20 },
    with: "mint courgette red-pepper watermelon lemon tomato aubergine honey",
  }),
  shelf("protein", { contains: "dairy" })("paneer", "paneer", "paneer m", [90, "g"], {
    cut: "cubes",
    minutes: { fry: 6, simmer: 8, roast: 20 },
    with: "spinach peas garam-masala tomato ginger coriander-leaf",
  }),
  tinned("tinned-chickpeas", "tinned chickpeas+", "garbanzos cocidos+ m", [0.5, "can", 240], {
    short: ["chickpeas+", "garbanzos+ m"],
    also: ["chickpea, garbanzo beans, garbanzos, canned chickpeas", "garbanzo, garbanzos de bote"],
    minutes: { fry: 5, roast: 30, simmer: 15, raw: 0 },
    with: CHICKPEA_FRIENDS,
  }),
  tinned("tinned-white-beans", "tinned white beans+", "alubias blancas cocidas+ f", [0.5, "can", 240], {
    short: ["white beans+", "alubias blancas+ f"],
    also: [
      "cannellini beans, cannellini, butter beans, haricot beans, white bean, beans",
      "alubias, judías blancas, habichuelas, fabes, judiones, alubia, porotos",
    ],
    minutes: { fry: 5, roast: 20, simmer: 15, raw: 0 },
    with: WHITE_BEAN_FRIENDS,
  }),
  tinned("tinned-black-beans", "tinned black beans+", "frijoles negros cocidos+ m", [0.5, "can", 240], {
    short: ["black beans+", "frijoles negros+ m"],
    also: ["black bean, beans", "frijoles, alubias negras, caraotas, frijol"],
    minutes: { fry: 6, simmer: 15, raw: 0 },
    with: DARK_BEAN_FRIENDS,
  }),
  tinned("tinned-kidney-beans", "tinned kidney beans+", "alubias rojas cocidas+ f", [0.5, "can", 240], {
    short: ["kidney beans+", "alubias rojas+ f"],
    also: ["kidney bean, red beans", "judías rojas, frijoles rojos"],
    minutes: { fry: 6, simmer: 15, raw: 0 },
    with: `${DARK_BEAN_FRIENDS} beef-mince`,
  }),
  lentil("lentils-brown", "brown lentils+", "lentejas pardinas+ f", [70, "g"], {
    short: ["lentils+", "lentejas+ f"],
    also: ["lentil, green lentils, dried lentils", "lenteja, lentejas secas, lentejas verdes"],
    minutes: { simmer: 35, boil: 25 },
    with: "carrot onion bay-leaf chorizo sausage bacon thyme paprika-smoked potato spinach celery",
  }),
  lentil("lentils-red", "split red lentils+", "lentejas rojas peladas+ f", [65, "g"], {
    short: ["red lentils+", "lentejas rojas+ f"],
    also: ["red lentil, dal, dhal, daal, lentils", "lenteja roja, lentejas coral"],
    minutes: { simmer: 20 },
    with: "cumin turmeric coconut-milk tomato spinach lemon ginger coriander-leaf squash carrot curry-powder",
  }),
  lentil("split-peas", "split peas+", "guisantes secos partidos+ m", [70, "g"], {
    also: ["split pea", "guisantes secos"],
    minutes: { simmer: 60 },
    with: "bacon cooked-ham carrot mint bay-leaf onion cumin",
  }),
  tinned("tinned-lentils", "tinned lentils+", "lentejas cocidas+ f", [0.5, "can", 240], {
    short: ["lentils+", "lentejas+ f"],
    also: ["lentil", "lentejas de bote"],
    minutes: { fry: 4, simmer: 10, raw: 0 },
    with: "carrot beetroot goat-cheese feta walnut parsley mustard-dijon tomato spinach red-onion",
  }),
  dried("dried-chickpeas", "dried chickpeas+", "garbanzos secos+ m", [70, "g"], {
    also: ["chickpeas from dry", "garbanzos en remojo"],
    minutes: { simmer: 90 },
    with: CHICKPEA_FRIENDS,
  }),
  dried("dried-white-beans", "dried white beans+", "alubias blancas secas+ f", [70, "g"], {
    also: ["dried beans", "alubias secas, judías secas"],
    minutes: { simmer: 75 },
    with: WHITE_BEAN_FRIENDS,
  }),
  dried("dried-kidney-beans", "dried kidney beans+", "alubias rojas secas+ f", [70, "g"], {
    also: ["dried red beans", "frijoles rojos secos"],
    minutes: { simmer: 75 },
    with: DARK_BEAN_FRIENDS,
  }),
  dried("dried-black-beans", "dried black beans+", "frijoles negros secos+ m", [70, "g"], {
    also: ["", "frijoles secos, alubias negras secas"],
    minutes: { simmer: 75 },
    with: DARK_BEAN_FRIENDS,
  }),
  shelf("pulse", { kind: "plain" })("edamame", "shelled edamame+", "edamame desgranado m", [70, "g"], {
    short: ["edamame+", "edamame m"],
    also: ["soya beans", "edamames"],
    minutes: { boil: 4, stirfry: 4, simmer: 5 },
    with: "sesame-seeds soy-sauce ginger rice-noodles avocado radish salmon",
  }),
];
