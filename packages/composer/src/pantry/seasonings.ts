import { shelf } from "./food.ts";

const aromatic = shelf("aromatic");
const herb = shelf("herb", { cut: "rough" });
const dryHerb = shelf("herb");
const spice = shelf("spice");
const warm = shelf("spice", { sweet: true });

/** Seasonings: aromatics, herbs, spices and acids. */
export const SEASONINGS = [
  aromatic("onion", "onion/onions", "cebolla/cebollas f", [0.25, "each", 150], {
    also: ["brown onion, yellow onion, white onion", "cebolla blanca"],
    cut: { any: "fine", roast: "wedges", stirfry: "thin", raw: "thin" },
    minutes: { fry: 8, stirfry: 4, roast: 32, simmer: 15, sear: 12, raw: 0 },
    with: "thyme beef-mince potato cheddar gruyere bay-leaf",
  }),
  aromatic("red-onion", "red onion/red onions", "cebolla morada/cebollas moradas f", [0.25, "each", 130], {
    also: ["", "cebolla roja"],
    cut: { any: "thin", roast: "wedges", fry: "fine", simmer: "fine" },
    minutes: { fry: 8, stirfry: 4, roast: 28, raw: 0, simmer: 15 },
    with: "feta tomato lime coriander-leaf beetroot",
  }),
  aromatic("shallot", "shallot/shallots", "chalota/chalotas f", [0.5, "each", 30], {
    also: ["banana shallot", "escalonia, echalote"],
    cut: { any: "fine", roast: "halve" },
    minutes: { fry: 6, stirfry: 3, roast: 25, simmer: 12, raw: 0 },
    with: "white-wine tarragon mussel mushroom",
  }),
  aromatic("leek", "leek/leeks", "puerro/puerros m", [0.5, "each", 180], {
    also: ["", "ajoporro, poro"],
    cut: "slice",
    minutes: { fry: 10, simmer: 15, roast: 25, stirfry: 5 },
    season: "autumn winter spring",
    with: "potato cream gruyere chicken-thigh mustard-dijon thyme cod bacon",
  }),
  aromatic("garlic", "garlic", "ajo m", [0.75, "clove", 5], {
    cut: { any: "fine", roast: "crush" },
    minutes: { fry: 1, stirfry: 1, roast: 30, simmer: 15, raw: 0 },
    flavour: ["garlic", "al ajillo"],
    with: "parsley lemon chilli tomato mushroom prawn rosemary",
  }),
  aromatic("ginger", "fresh ginger", "jengibre fresco m", [0.75, "cm", 6], {
    short: ["ginger", "jengibre m"],
    also: ["ginger root, root ginger", "raíz de jengibre, jenjibre"],
    cut: "grate",
    minutes: { fry: 1, stirfry: 1, simmer: 15, raw: 0 },
    flavour: ["ginger", "al jengibre"],
    sweet: true,
    with: "soy-sauce lime garlic carrot coconut-milk honey rhubarb pear mango",
  }),
  aromatic("celery", "celery", "apio m", [0.5, "stick", 50], {
    cut: "dice",
    minutes: { fry: 8, simmer: 15, stirfry: 4, raw: 0 },
    with: "carrot apple walnut blue-cheese lentils-brown",
  }),
  aromatic("spring-onion", "spring onion/spring onions", "cebolleta/cebolletas f", [1, "each", 15], {
    also: [
      "scallion, scallions, green onion, green onions",
      "cebollino chino, cebolla de verdeo, cebolla larga, cebollín",
    ],
    cut: "slice",
    minutes: { fry: 3, stirfry: 2, simmer: 4, raw: 0, roast: 15 },
    season: "spring summer",
    with: "ginger soy-sauce sesame-seeds egg peas radish",
  }),
  aromatic("chilli", "red chilli/red chillies", "guindilla roja/guindillas rojas f", [0.25, "each", 12], {
    short: ["chilli", "guindilla f"],
    also: [
      "chili, chile, chilli, chillies, chilies, jalapeño, jalapeños",
      "guindilla, chile, ají, jalapeño, chiles",
    ],
    cut: "fine",
    minutes: { fry: 1, stirfry: 1, simmer: 10, raw: 0, roast: 15 },
    flavour: ["chilli", "con guindilla"],
    with: "lime coriander-leaf garlic prawn chocolate mango coconut-milk",
  }),
  aromatic("lemongrass", "lemongrass", "citronela f", [0.5, "stick", 12], {
    also: ["lemon grass", "hierba limón, limoncillo"],
    cut: "fine",
    minutes: { fry: 2, stirfry: 2, simmer: 15 },
    with: "coconut-milk lime ginger prawn chicken-breast",
  }),

  herb("parsley", "fresh parsley", "perejil fresco m", [4, "g"], {
    short: ["parsley", "perejil m"],
    also: ["flat-leaf parsley", ""],
    with: "lemon garlic potato clam bulgur mushroom",
  }),
  herb("coriander-leaf", "fresh coriander", "cilantro fresco m", [4, "g"], {
    short: ["coriander", "cilantro m"],
    also: ["cilantro", "culantro"],
    with: "lime chilli cumin avocado carrot coconut-milk",
  }),
  herb("basil", "fresh basil", "albahaca fresca f", [4, "g"], {
    short: ["basil", "albahaca f"],
    also: ["Thai basil", ""],
    season: "summer",
    sweet: true,
    with: "tomato mozzarella garlic courgette strawberry peach lemon",
  }),
  herb("mint", "fresh mint", "menta fresca f", [3, "g"], {
    short: ["mint", "menta f"],
    also: ["", "hierbabuena"],
    season: "spring summer",
    sweet: true,
    with: "peas lamb-chop yoghurt-greek cucumber feta watermelon strawberry lime melon",
  }),
  herb("dill", "fresh dill", "eneldo fresco m", [3, "g"], {
    short: ["dill", "eneldo m"],
    flavour: ["dill", "al eneldo"],
    with: "salmon cucumber beetroot new-potato lemon trout",
  }),
  herb("chives", "chives+", "cebollino m", [3, "g"], {
    cut: "fine",
    also: ["chive", "cebollinos"],
    with: "egg potato cream-cheese leek smoked-salmon",
  }),
  herb("tarragon", "fresh tarragon", "estragón fresco m", [2, "g"], {
    short: ["tarragon", "estragón m"],
    flavour: ["tarragon", "al estragón"],
    with: "chicken-breast mushroom cream mustard-dijon",
  }),
  herb("thyme", "fresh thyme", "tomillo fresco m", [1, "sprig", 1], {
    short: ["thyme", "tomillo m"],
    cut: {},
    flavour: ["thyme", "al tomillo"],
    with: "lemon mushroom potato chicken-thigh carrot onion leek",
  }),
  herb("rosemary", "fresh rosemary", "romero fresco m", [0.5, "sprig", 2], {
    short: ["rosemary", "romero m"],
    cut: "fine",
    flavour: ["rosemary", "al romero"],
    with: "lamb-chop potato garlic tinned-white-beans lemon orange",
  }),
  herb("sage", "fresh sage", "salvia fresca f", [2, "leaf", 1], {
    short: ["sage", "salvia f"],
    cut: "fine",
    with: "squash pork-loin butter sausage tinned-white-beans gnocchi",
  }),
  dryHerb("oregano", "dried oregano", "orégano seco m", [0.25, "tsp", 1], {
    short: ["oregano", "orégano m"],
    flavour: ["oregano", "al orégano"],
    with: "tomato feta lemon olives red-pepper courgette",
  }),
  dryHerb("bay-leaf", "bay leaf/bay leaves", "hoja de laurel/hojas de laurel f", [0.25, "each", 1], {
    also: ["bay, bay leaves", "laurel"],
    with: "lentils-brown stewing-beef potato tomato",
  }),
  dryHerb("herbes-de-provence", "dried mixed herbs+", "hierbas provenzales+ f", [0.25, "tsp", 1], {
    also: [
      "herbes de Provence, mixed herbs, Italian herbs, Provençal herbs",
      "hierbas de Provenza, hierbas secas",
    ],
    with: "courgette aubergine tomato chicken-thigh lamb-chop",
  }),

  spice("salt", "salt", "sal f", [0.25, "tsp", 6], { sweet: true }),
  spice("black-pepper", "ground black pepper", "pimienta negra molida f", [0.125, "tsp", 2], {
    short: ["black pepper", "pimienta f"],
    also: [
      "pepper corns, black pepper, peppercorns, white pepper",
      "pimienta, pimienta negra, pimienta blanca",
    ],
    flavour: ["black pepper", "a la pimienta"],
  }),
  spice("paprika-sweet", "sweet paprika", "pimentón dulce m", [0.25, "tsp", 2], {
    also: ["paprika", "pimentón, páprika"],
    with: "chicken-thigh potato red-pepper tomato",
  }),
  spice("paprika-smoked", "smoked paprika", "pimentón ahumado m", [0.25, "tsp", 2], {
    also: ["pimentón, pimenton", "pimentón de la Vera, pimentón"],
    with: "potato tinned-chickpeas red-pepper chorizo chicken-thigh lentils-brown",
  }),
  spice("cumin", "ground cumin", "comino molido m", [0.25, "tsp", 2], {
    short: ["cumin", "comino m"],
    also: ["cumin seeds", "cominos, comino en grano"],
    flavour: ["cumin", "al comino"],
    with: "carrot tinned-chickpeas lamb-mince lime tinned-black-beans cauliflower",
  }),
  spice("coriander-seed", "ground coriander", "coriandro molido m", [0.25, "tsp", 2], {
    also: ["coriander seed, coriander seeds", "semillas de cilantro, cilantro molido"],
    with: "carrot orange lentils-red squash",
  }),
  spice("turmeric", "ground turmeric", "cúrcuma molida f", [0.125, "tsp", 2], {
    short: ["turmeric", "cúrcuma f"],
    with: "cauliflower lentils-red coconut-milk rice-basmati",
  }),
  spice("curry-powder", "curry powder", "curry en polvo m", [0.5, "tsp", 2], {
    flavour: ["curried", "al curry"],
    also: ["", "polvo de curry"],
    with: "chicken-thigh cauliflower parsnip lentils-red apple coconut-milk",
  }),
  spice("garam-masala", "garam masala", "garam masala m", [0.25, "tsp", 2], {
    with: "paneer chicken-thigh tinned-chickpeas spinach tomato",
  }),
  spice("chilli-powder", "mild chilli powder", "chile en polvo suave m", [0.25, "tsp", 2], {
    short: ["chilli powder", "chile en polvo m"],
    also: ["chili powder, cayenne, cayenne pepper", "cayena, ají molido"],
    with: "beef-mince tinned-kidney-beans tinned-black-beans sweet-potato",
  }),
  spice("chilli-flakes", "chilli flakes+", "copos de guindilla+ m", [0.125, "tsp", 1], {
    also: ["chili flakes, red pepper flakes, crushed chilli", "chile en copos, hojuelas de chile"],
    with: "broccoli garlic spaghetti kale",
  }),
  spice("fennel-seeds", "fennel seeds+", "semillas de hinojo+ f", [0.25, "tsp", 2], {
    also: ["fennel seed", ""],
    with: "sausage pork-mince orange cabbage",
  }),
  spice("mustard-seeds", "mustard seeds+", "semillas de mostaza+ f", [0.25, "tsp", 3], {
    also: ["mustard seed", ""],
    with: "potato cauliflower lentils-red coconut-milk",
  }),
  spice("saffron", "saffron", "azafrán m", [0.25, "pinch", 0.1], {
    flavour: ["saffron", "al azafrán"],
    with: "rice-paella rice-risotto mussel cod orange",
  }),
  spice("star-anise", "star anise", "anís estrellado m", [0.25, "each", 1], {
    with: "duck-breast stewing-beef plum orange",
  }),
  spice("zaatar", "za'atar", "za'atar m", [0.5, "tsp", 2], {
    also: ["zaatar", "zaatar, zátar"],
    with: "yoghurt-greek tinned-chickpeas cauliflower aubergine",
  }),
  spice("sumac", "sumac", "zumaque m", [0.25, "tsp", 2], { with: "red-onion tomato cucumber chicken-thigh" }),
  spice("ras-el-hanout", "ras el hanout", "ras el hanout m", [0.5, "tsp", 2], {
    with: "lamb-shoulder tinned-chickpeas carrot apricot-dried",
  }),
  spice("allspice", "ground allspice", "pimienta de Jamaica molida f", [0.125, "tsp", 2], {
    also: ["allspice", "pimienta de Jamaica"],
    sweet: true,
  }),
  warm("cinnamon", "ground cinnamon", "canela molida f", [0.25, "tsp", 2], {
    short: ["cinnamon", "canela f"],
    also: ["cinnamon stick", "canela en rama"],
    flavour: ["cinnamon", "a la canela"],
    with: "apple pear plum oats banana lamb-shoulder squash walnut",
  }),
  warm("nutmeg", "ground nutmeg", "nuez moscada f", [0.0625, "tsp", 2], {
    short: ["nutmeg", "nuez moscada f"],
    with: "spinach potato cream squash",
  }),
  warm("cardamom", "ground cardamom", "cardamomo molido m", [0.125, "tsp", 2], {
    short: ["cardamom", "cardamomo m"],
    with: "pear mango rice-basmati orange pistachio",
  }),
  warm("ginger-ground", "ground ginger", "jengibre molido m", [0.125, "tsp", 2], {
    also: ["dried ginger", ""],
    with: "rhubarb pear carrot",
  }),
  warm("vanilla", "vanilla extract", "extracto de vainilla m", [0.25, "tsp", 4], {
    short: ["vanilla", "vainilla f"],
    also: ["vanilla essence, vanilla pod", "vaina de vainilla, esencia de vainilla"],
    flavour: ["vanilla", "a la vainilla"],
    with: "strawberry banana peach pear oats raspberry",
  }),
];
