import { shelf } from "./food.ts";

const aromatic = shelf("aromatic");
const herb = shelf("herb", { cut: "rough" });
const dryHerb = shelf("herb");
const spice = shelf("spice");
const warm = shelf("spice");

/** Seasonings: aromatics, herbs, spices and acids. */
export const SEASONINGS = [
  aromatic("onion", [0.25, "each", 150], {
    cut: { any: "fine", roast: "wedges", stirfry: "thin", raw: "thin" },
    minutes: { fry: 8, stirfry: 4, roast: 32, simmer: 15, sear: 12, raw: 0 },
    with: "thyme beef-mince potato cheddar gruyere bay-leaf",
  }),
  aromatic("red-onion", [0.25, "each", 130], {
    cut: { any: "thin", roast: "wedges", fry: "fine", simmer: "fine" },
    minutes: { fry: 8, stirfry: 4, roast: 28, raw: 0, simmer: 15 },
    with: "feta tomato lime coriander-leaf beetroot",
  }),
  aromatic("shallot", [0.5, "each", 30], {
    cut: { any: "fine", roast: "halve" },
    minutes: { fry: 6, stirfry: 3, roast: 25, simmer: 12, raw: 0 },
    with: "white-wine tarragon mussel mushroom",
  }),
  aromatic("leek", [0.5, "each", 180], {
    cut: "slice",
    minutes: { fry: 10, simmer: 15, roast: 25, stirfry: 5 },
    season: "autumn winter spring",
    with: "potato cream gruyere chicken-thigh mustard-dijon thyme cod bacon",
  }),
  aromatic("garlic", [0.75, "clove", 5], {
    cut: { any: "fine", roast: "crush" },
    minutes: { fry: 1, stirfry: 1, roast: 30, simmer: 15, raw: 0 },
    flavour: ["garlic", "al ajillo"],
    with: "parsley lemon chilli tomato mushroom prawn rosemary",
  }),
  aromatic("ginger", [0.75, "cm", 6], {
    cut: "grate",
    minutes: { fry: 1, stirfry: 1, simmer: 15, raw: 0 },
    flavour: ["ginger", "al jengibre"],
    with: "soy-sauce lime garlic carrot coconut-milk honey pear mango",
  }),
  aromatic("celery", [0.5, "stick", 50], {
    cut: "dice",
    minutes: { fry: 8, simmer: 15, stirfry: 4, raw: 0 },
    with: "carrot apple walnut blue-cheese lentils-brown",
  }),
  aromatic("spring-onion", [1, "each", 15], {
    cut: "slice",
    minutes: { fry: 3, stirfry: 2, simmer: 4, raw: 0, roast: 15 },
    season: "spring summer",
    with: "ginger soy-sauce sesame-seeds egg peas radish",
  }),
  aromatic("chilli", [0.25, "each", 12], {
    cut: "fine",
    minutes: { fry: 1, stirfry: 1, simmer: 10, raw: 0, roast: 15 },
    flavour: ["chilli", "con guindilla"],
    with: "lime coriander-leaf garlic prawn mango coconut-milk",
  }),
  aromatic("lemongrass", [0.5, "stick", 12], {
    cut: "fine",
    minutes: { fry: 2, stirfry: 2, simmer: 15 },
    with: "coconut-milk lime ginger prawn chicken-breast",
  }),

  herb("parsley", [4, "g"], { with: "lemon garlic potato clam bulgur mushroom" }),
  herb("coriander-leaf", [4, "g"], { with: "lime chilli cumin avocado carrot coconut-milk" }),
  herb("basil", [4, "g"], {
    season: "summer",
    with: "tomato mozzarella garlic courgette strawberry peach lemon",
  }),
  herb("mint", [3, "g"], {
    season: "spring summer",
    with: "peas lamb-chop yoghurt-greek cucumber feta watermelon strawberry lime melon",
  }),
  herb("dill", [3, "g"], {
    flavour: ["dill", "al eneldo"],
    with: "salmon cucumber beetroot new-potato lemon trout",
  }),
  herb("chives", [3, "g"], { cut: "fine", with: "egg potato cream-cheese leek smoked-salmon" }),
  herb("tarragon", [2, "g"], {
    flavour: ["tarragon", "al estragón"],
    with: "chicken-breast mushroom cream mustard-dijon",
  }),
  herb("thyme", [1, "sprig", 1], {
    cut: {},
    flavour: ["thyme", "al tomillo"],
    with: "lemon mushroom potato chicken-thigh carrot onion leek",
  }),
  herb("rosemary", [0.5, "sprig", 2], {
    cut: "fine",
    flavour: ["rosemary", "al romero"],
    with: "lamb-chop potato garlic tinned-white-beans lemon orange",
  }),
  herb("sage", [2, "leaf", 1], {
    cut: "fine",
    with: "squash pork-loin butter sausage tinned-white-beans gnocchi",
  }),
  dryHerb("oregano", [0.25, "tsp", 1], {
    flavour: ["oregano", "al orégano"],
    with: "tomato feta lemon olives red-pepper courgette",
  }),
  dryHerb("bay-leaf", [0.25, "each", 1], { with: "lentils-brown stewing-beef potato tomato" }),
  dryHerb("herbes-de-provence", [0.25, "tsp", 1], {
    with: "courgette aubergine tomato chicken-thigh lamb-chop",
  }),

  spice("salt", [0.25, "tsp", 6]),
  spice("black-pepper", [0.125, "tsp", 2], {
    for: "white-pepper pepper",
    flavour: ["black pepper", "a la pimienta"],
  }),
  spice("paprika-sweet", [0.25, "tsp", 2], { with: "chicken-thigh potato red-pepper tomato" }),
  spice("paprika-smoked", [0.25, "tsp", 2], {
    for: "paprika-sweet",
    with: "potato tinned-chickpeas red-pepper chorizo chicken-thigh lentils-brown",
  }),
  spice("cumin", [0.25, "tsp", 2], {
    flavour: ["cumin", "al comino"],
    with: "carrot tinned-chickpeas lamb-mince lime tinned-black-beans cauliflower",
  }),
  spice("coriander-seed", [0.25, "tsp", 2], { with: "carrot orange lentils-red squash" }),
  spice("turmeric", [0.125, "tsp", 2], { with: "cauliflower lentils-red coconut-milk rice-basmati" }),
  spice("curry-powder", [0.5, "tsp", 2], {
    flavour: ["curried", "al curry"],
    with: "chicken-thigh cauliflower parsnip lentils-red apple coconut-milk",
  }),
  spice("garam-masala", [0.25, "tsp", 2], { with: "paneer chicken-thigh tinned-chickpeas spinach tomato" }),
  spice("chilli-powder", [0.25, "tsp", 2], {
    with: "beef-mince tinned-kidney-beans tinned-black-beans sweet-potato",
  }),
  spice("chilli-flakes", [0.125, "tsp", 1], { with: "broccoli garlic spaghetti kale" }),
  spice("fennel-seeds", [0.25, "tsp", 2], { with: "sausage pork-mince orange cabbage" }),
  spice("mustard-seeds", [0.25, "tsp", 3], { with: "potato cauliflower lentils-red coconut-milk" }),
  spice("saffron", [0.25, "pinch", 0.1], {
    flavour: ["saffron", "al azafrán"],
    with: "rice-paella rice-risotto mussel cod orange",
  }),
  spice("star-anise", [0.25, "each", 1], { with: "duck-breast stewing-beef plum orange" }),
  spice("zaatar", [0.5, "tsp", 2], { with: "yoghurt-greek tinned-chickpeas cauliflower aubergine" }),
  spice("sumac", [0.25, "tsp", 2], { with: "red-onion tomato cucumber chicken-thigh" }),
  spice("ras-el-hanout", [0.5, "tsp", 2], { with: "lamb-shoulder tinned-chickpeas carrot apricot-dried" }),
  spice("allspice", [0.125, "tsp", 2]),
  warm("cinnamon", [0.25, "tsp", 2], {
    flavour: ["cinnamon", "a la canela"],
    with: "apple pear plum oats lamb-shoulder squash walnut",
  }),
  warm("nutmeg", [0.0625, "tsp", 2], { with: "spinach potato cream squash" }),
  warm("cardamom", [0.125, "tsp", 2], { with: "pear mango rice-basmati orange pistachio" }),
  warm("ginger-ground", [0.125, "tsp", 2], { with: "pear carrot" }),
];
