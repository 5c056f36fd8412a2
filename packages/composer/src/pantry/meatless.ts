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
  shelf("protein", { kind: "egg" })("egg", [2, "each", 55], {
    minutes: { boil: 9, fry: 6 },
    with: "potato spinach asparagus mushroom bacon chives avocado tomato red-pepper courgette peas cheddar onion",
  }),
  soy("tofu", [120, "g"], {
    cut: { any: "cubes", sear: "thin" },
    minutes: { fry: 8, stirfry: 6, roast: 25, simmer: 10, sear: 8 },
    with: "soy-sauce ginger garlic sesame-seeds broccoli pak-choi mushroom spring-onion chilli peanut mangetout",
  }),
  soy("tempeh", [100, "g"], {
    cut: { any: "cubes", sear: "thin" },
    minutes: { fry: 8, stirfry: 6, roast: 20, simmer: 15, sear: 8 },
    with: "soy-sauce ginger peanut lime green-beans carrot broccoli",
  }),
  soy("seitan", [110, "g"], {
    cut: { any: "strips", sear: "thin" },
    minutes: { fry: 6, stirfry: 5, sear: 6, simmer: 12 },
    with: "soy-sauce mushroom red-pepper ginger onion",
  }),
  shelf("protein")("halloumi", [80, "g"], {
    cut: { any: "cubes", sear: "thin" },
    minutes: { fry: 5, sear: 5, roast: 20 },
    with: "mint courgette red-pepper watermelon lemon tomato aubergine honey",
  }),
  shelf("protein")("paneer", [90, "g"], {
    cut: "cubes",
    minutes: { fry: 6, simmer: 8, roast: 20 },
    with: "spinach peas garam-masala tomato ginger coriander-leaf",
  }),
  tinned("tinned-chickpeas", [0.5, "can", 240], {
    for: "chickpeas",
    minutes: { fry: 5, roast: 30, simmer: 15, raw: 0 },
    with: CHICKPEA_FRIENDS,
  }),
  tinned("tinned-white-beans", [0.5, "can", 240], {
    for: "white-beans cannellini-beans butter-beans beans",
    minutes: { fry: 5, roast: 20, simmer: 15, raw: 0 },
    with: WHITE_BEAN_FRIENDS,
  }),
  tinned("tinned-black-beans", [0.5, "can", 240], {
    for: "black-beans beans pinto-beans",
    minutes: { fry: 6, simmer: 15, raw: 0 },
    with: DARK_BEAN_FRIENDS,
  }),
  tinned("tinned-kidney-beans", [0.5, "can", 240], {
    for: "kidney-beans",
    minutes: { fry: 6, simmer: 15, raw: 0 },
    with: `${DARK_BEAN_FRIENDS} beef-mince`,
  }),
  lentil("lentils-brown", [70, "g"], {
    for: "lentils",
    minutes: { simmer: 35, boil: 25 },
    with: "carrot onion bay-leaf chorizo sausage bacon thyme paprika-smoked potato spinach celery",
  }),
  lentil("lentils-red", [65, "g"], {
    for: "lentils",
    minutes: { simmer: 20 },
    with: "cumin turmeric coconut-milk tomato spinach lemon ginger coriander-leaf squash carrot curry-powder",
  }),
  lentil("split-peas", [70, "g"], {
    minutes: { simmer: 60 },
    with: "bacon cooked-ham carrot mint bay-leaf onion cumin",
  }),
  tinned("tinned-lentils", [0.5, "can", 240], {
    for: "lentils",
    minutes: { fry: 4, simmer: 10, raw: 0 },
    with: "carrot beetroot goat-cheese feta walnut parsley mustard-dijon tomato spinach red-onion",
  }),
  dried("dried-chickpeas", [70, "g"], { minutes: { simmer: 90 }, with: CHICKPEA_FRIENDS }),
  dried("dried-white-beans", [70, "g"], { minutes: { simmer: 75 }, with: WHITE_BEAN_FRIENDS }),
  dried("dried-kidney-beans", [70, "g"], { minutes: { simmer: 75 }, with: DARK_BEAN_FRIENDS }),
  dried("dried-black-beans", [70, "g"], { minutes: { simmer: 75 }, with: DARK_BEAN_FRIENDS }),
  shelf("pulse", { kind: "plain" })("edamame", [70, "g"], {
    for: "soybean",
    minutes: { boil: 4, stirfry: 4, simmer: 5 },
    with: "sesame-seeds soy-sauce ginger rice-noodles avocado radish salmon",
  }),
];
