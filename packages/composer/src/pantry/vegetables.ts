import { shelf } from "./food.ts";

const vegetable = shelf("vegetable");

/** Vegetables that are fruits, heads, pods or stalks. */
export const VEGETABLES = [
  vegetable("radish", [50, "g"], {
    cut: { any: "thin" },
    minutes: { raw: 0, roast: 20 },
    season: "spring summer",
    with: "cucumber butter mint spring-onion feta edamame",
  }),
  vegetable("courgette", [0.75, "each", 200], {
    cut: { any: "dice", roast: "chunks", stirfry: "thin", fry: "slice" },
    minutes: { fry: 8, stirfry: 4, roast: 22, simmer: 10 },
    season: "summer",
    with: "mint feta basil lemon tomato garlic halloumi aubergine ricotta parmesan",
  }),
  vegetable("aubergine", [0.5, "each", 280], {
    cut: { any: "dice", roast: "chunks" },
    minutes: { fry: 12, roast: 32, simmer: 20, stirfry: 8 },
    season: "summer",
    with: "tomato tahini mint yoghurt-greek miso cumin lamb-mince basil mozzarella feta red-pepper",
  }),
  vegetable("red-pepper", [0.5, "each", 160], {
    for: "peppers yellow-pepper",
    cut: { any: "dice", roast: "strips", stirfry: "strips", fry: "strips", raw: "dice" },
    minutes: { fry: 8, stirfry: 4, roast: 28, simmer: 15, raw: 0 },
    season: "summer autumn",
    with: "paprika-smoked onion tomato basil feta chicken-thigh chorizo aubergine oregano goat-cheese",
  }),
  vegetable("green-pepper", [0.5, "each", 120], {
    cut: { any: "dice", roast: "strips", stirfry: "strips", fry: "strips" },
    minutes: { fry: 8, stirfry: 4, roast: 25, simmer: 15, raw: 0 },
    season: "summer autumn",
    with: "onion tomato garlic cucumber beef-steak",
  }),
  vegetable("tomato", [1, "each", 120], {
    cut: { any: "dice", roast: "halve", raw: "wedges" },
    minutes: { fry: 8, roast: 25, simmer: 15, raw: 0 },
    season: "summer",
    with: "basil garlic mozzarella oregano onion cucumber feta red-pepper bread olives",
  }),
  vegetable("cherry-tomato", [90, "g"], {
    cut: { any: "halve" },
    minutes: { fry: 6, roast: 18, raw: 0, simmer: 8 },
    season: "summer autumn",
    with: "basil feta mozzarella balsamic courgette oregano",
  }),
  vegetable("tinned-tomatoes", [200, "g"], {
    kind: "tomato-base",
    minutes: { simmer: 15 },
    with: "basil garlic oregano onion chilli",
  }),
  vegetable("broccoli", [120, "g"], {
    cut: { any: "florets" },
    minutes: { stirfry: 5, roast: 20, simmer: 7, boil: 4, fry: 8 },
    season: "autumn winter spring",
    with: "garlic chilli lemon cheddar almond soy-sauce sesame-seeds anchovies ginger",
  }),
  vegetable("cauliflower", [0.25, "each", 600], {
    cut: { any: "florets" },
    minutes: { roast: 28, simmer: 12, boil: 8, fry: 10, stirfry: 6 },
    season: "autumn winter",
    with: "cumin turmeric cheddar tahini lemon almond curry-powder raisins mustard-dijon gruyere",
  }),
  vegetable("cabbage", [110, "g"], {
    cut: { any: "shred" },
    minutes: { fry: 10, stirfry: 4, simmer: 15, raw: 0 },
    season: "autumn winter spring",
    with: "bacon apple mustard-wholegrain fennel-seeds ginger carrot potato sausage",
  }),
  vegetable("red-cabbage", [100, "g"], {
    cut: { any: "shred" },
    minutes: { fry: 20, simmer: 40, raw: 0 },
    season: "autumn winter",
    with: "apple cider-vinegar lime coriander-leaf walnut cinnamon",
  }),
  vegetable("brussels-sprout", [120, "g"], {
    cut: { any: "halve" },
    minutes: { roast: 25, fry: 10, boil: 6, stirfry: 7 },
    season: "winter autumn",
    with: "bacon hazelnut lemon mustard-wholegrain parmesan",
  }),
  vegetable("green-beans", [100, "g"], {
    cut: { any: "trim" },
    minutes: { boil: 6, simmer: 8, stirfry: 6, roast: 18, fry: 8 },
    season: "summer",
    with: "tomato almond garlic potato tinned-tuna lemon shallot",
  }),
  vegetable("peas", [80, "g"], {
    minutes: { boil: 3, simmer: 4, stirfry: 3, fry: 4 },
    season: "spring summer",
    with: "mint bacon cured-ham lemon new-potato feta prawn spring-onion",
  }),
  vegetable("mangetout", [80, "g"], {
    cut: "trim",
    minutes: { stirfry: 3, boil: 2, simmer: 3, raw: 0 },
    season: "spring summer",
    with: "sesame-seeds ginger mint prawn tofu",
  }),
  vegetable("broad-beans", [90, "g"], {
    minutes: { boil: 4, simmer: 5, fry: 6 },
    season: "spring",
    with: "mint cured-ham lemon feta ricotta dill",
  }),
  vegetable("sweetcorn", [80, "g"], {
    for: "corn corn-cob",
    minutes: { fry: 5, simmer: 6, stirfry: 3, raw: 0, boil: 4 },
    season: "summer autumn",
    with: "lime chilli coriander-leaf red-pepper feta tinned-black-beans avocado bacon",
  }),
  vegetable("asparagus", [110, "g"], {
    cut: { any: "trim", stirfry: "chunks", simmer: "chunks", fry: "chunks" },
    minutes: { roast: 14, fry: 7, stirfry: 4, boil: 4, simmer: 5 },
    season: "spring",
    with: "lemon egg parmesan new-potato salmon mint cured-ham butter peas",
  }),
  vegetable("mushroom", [110, "g"], {
    for: "portobello shiitake chanterelle",
    cut: { any: "thin", roast: "halve" },
    minutes: { fry: 9, stirfry: 5, roast: 22, simmer: 12 },
    season: "autumn",
    with: "thyme garlic cream parsley parmesan leek barley miso tarragon spinach sherry-vinegar",
  }),
  vegetable("squash", [180, "g"], {
    for: "pumpkin",
    cut: { any: "peelDice", roast: "peelChunks" },
    minutes: { roast: 35, simmer: 18, fry: 15, boil: 12 },
    season: "autumn winter",
    with: "sage coconut-milk ginger cumin feta tinned-chickpeas nutmeg goat-cheese chilli spinach",
  }),
  vegetable("artichoke", [80, "g"], {
    cut: "quarters",
    minutes: { raw: 0, fry: 5, roast: 15, simmer: 8 },
    season: "spring winter",
    with: "lemon parmesan cured-ham clam olives mint white-wine",
  }),
  vegetable("fennel", [0.5, "each", 220], {
    cut: { any: "thin", roast: "wedges" },
    minutes: { roast: 32, fry: 12, simmer: 15, raw: 0, stirfry: 6 },
    season: "autumn winter spring",
    with: "orange salmon sausage lemon dill olives apple tomato mussel",
  }),
  vegetable("okra", [90, "g"], {
    cut: "trim",
    minutes: { fry: 10, simmer: 15, roast: 20 },
    season: "summer",
    with: "tomato cumin garam-masala onion lime",
  }),
  vegetable("bean-sprouts", [60, "g"], {
    cut: "wash",
    minutes: { stirfry: 2, simmer: 3 },
    with: "rice-noodles lime soy-sauce spring-onion",
  }),
  vegetable("cucumber", [0.25, "each", 300], {
    cut: { any: "dice" },
    minutes: { raw: 0 },
    season: "summer",
    with: "dill mint yoghurt-greek feta tomato radish salmon sesame-seeds",
  }),
  vegetable("avocado", [0.5, "each", 150], {
    for: "guacamole",
    cut: "thin",
    minutes: { raw: 0 },
    with: "lime coriander-leaf chilli tomato egg prawn sweetcorn tinned-black-beans",
  }),
  vegetable("olives", [20, "g"], {
    cut: "halve",
    minutes: { raw: 0, roast: 15, simmer: 10, fry: 3 },
    with: "feta tomato oregano orange lemon capers cod",
  }),
  vegetable("capers", [0.5, "tbsp", 10], {
    cut: "drain",
    minutes: { raw: 0, fry: 2, roast: 10, simmer: 5 },
    with: "lemon parsley tinned-tuna cod anchovies cauliflower",
  }),
  vegetable("roasted-peppers", [50, "g"], {
    cut: "strips",
    minutes: { raw: 0, fry: 3, simmer: 8 },
    with: "tinned-tuna goat-cheese egg walnut anchovies",
  }),
  vegetable("sun-dried-tomatoes", [20, "g"], {
    cut: "strips",
    minutes: { raw: 0, fry: 3, simmer: 8 },
    with: "basil goat-cheese spinach pine-nuts chicken-breast",
  }),
];
