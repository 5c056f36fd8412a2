import { shelf } from "./food.ts";

const fat = shelf("fat");
const citrus = shelf("acid", { cut: "juice", sweet: true });
const vinegar = shelf("acid");
const stock = shelf("liquid", { kind: "stock" });
const milk = shelf("liquid", { kind: "milk", sweet: true });
const sauce = shelf("sauce");
const baking = shelf("baking", { sweet: true });

/** Fats, acids, liquids, sauces and what is baked with. */
export const STAPLES = [
  fat("olive-oil", "olive oil", "aceite de oliva m", [0.5, "tbsp", 14], {
    also: ["extra virgin olive oil, oil", "aceite, aceite de oliva virgen extra, AOVE"],
    with: "lemon garlic tomato",
  }),
  fat("sunflower-oil", "sunflower oil", "aceite de girasol m", [0.5, "tbsp", 14], {
    also: ["vegetable oil, rapeseed oil, neutral oil", "aceite vegetal, aceite neutro, aceite suave"],
  }),
  fat("sesame-oil", "toasted sesame oil", "aceite de sésamo tostado m", [0.25, "tbsp", 14], {
    short: ["sesame oil", "aceite de sésamo m"],
    also: ["sesame oil", "aceite de ajonjolí, aceite de sésamo"],
    with: "soy-sauce ginger spring-onion",
  }),
  fat("coconut-oil", "coconut oil", "aceite de coco m", [0.5, "tbsp", 14], { sweet: true }),
  fat("butter", "butter", "mantequilla f", [8, "g"], {
    also: ["", "manteca"],
    contains: "dairy",
    swaps: "butter-plant",
    sweet: true,
    with: "sage leek mushroom potato asparagus apple",
  }),
  fat("butter-plant", "plant-based butter", "mantequilla vegetal f", [8, "g"], {
    also: ["vegan butter, margarine", "margarina, mantequilla vegana"],
    sweet: true,
  }),

  citrus("lemon", "lemon/lemons", "limón/limones m", [0.25, "each", 100], {
    short: ["lemon juice", "zumo de limón m"],
    also: ["lemon zest", "jugo de limón, ralladura de limón"],
    flavour: ["lemon", "al limón"],
    with: "thyme parsley garlic chicken-thigh salmon courgette dill mint blueberry",
  }),
  citrus("lime", "lime/limes", "lima/limas f", [0.25, "each", 70], {
    short: ["lime juice", "zumo de lima m"],
    also: ["", "jugo de lima, limón verde"],
    flavour: ["lime", "a la lima"],
    with: "coriander-leaf chilli coconut-milk avocado mango prawn",
  }),
  vinegar("wine-vinegar", "white wine vinegar", "vinagre de vino blanco m", [0.25, "tbsp", 15], {
    short: ["vinegar", "vinagre m"],
    also: ["vinegar, red wine vinegar", "vinagre, vinagre de vino, vinagre de vino tinto"],
  }),
  vinegar("sherry-vinegar", "sherry vinegar", "vinagre de Jerez m", [0.25, "tbsp", 15], {
    with: "tomato lentils-brown red-pepper mushroom",
  }),
  vinegar("balsamic", "balsamic vinegar", "vinagre balsámico m", [0.25, "tbsp", 15], {
    also: ["balsamic", "balsámico, vinagre de Módena"],
    flavour: ["balsamic", "al balsámico"],
    with: "strawberry tomato red-onion rocket mozzarella",
  }),
  vinegar("cider-vinegar", "cider vinegar", "vinagre de manzana m", [0.25, "tbsp", 15], {
    also: ["apple cider vinegar", "vinagre de sidra"],
    with: "apple cabbage pork-loin fennel",
  }),
  vinegar("rice-vinegar", "rice vinegar", "vinagre de arroz m", [0.25, "tbsp", 15], {
    with: "soy-sauce cucumber sesame-seeds ginger",
  }),

  shelf("liquid")("water", "water", "agua f*", [250, "ml"], { sweet: true }),
  stock("vegetable-stock", "vegetable stock", "caldo de verduras m", [250, "ml"], {
    also: ["vegetable broth, stock, broth", "caldo, caldo vegetal"],
  }),
  stock("chicken-stock", "chicken stock", "caldo de pollo m", [250, "ml"], {
    also: ["chicken broth", "consomé de pollo"],
    with: "chicken-thigh chicken-breast chicken-drumstick turkey-breast rabbit cooked-chicken",
    contains: "meat",
    swaps: "vegetable-stock",
  }),
  stock("beef-stock", "beef stock", "caldo de carne m", [250, "ml"], {
    also: ["beef broth", "caldo de ternera"],
    with: "stewing-beef beef-mince lamb-shoulder pork-shoulder",
    contains: "meat",
    swaps: "vegetable-stock",
  }),
  stock("fish-stock", "fish stock", "caldo de pescado m", [250, "ml"], {
    also: ["fish broth", "fumet"],
    with: "prawn squid mussel clam cod hake monkfish",
    contains: "fish",
    swaps: "vegetable-stock",
  }),
  shelf("liquid", { kind: "coconut" })(
    "coconut-milk",
    "coconut milk",
    "leche de coco f",
    [0.25, "can", 400],
    {
      also: ["coconut cream, coconut", "crema de coco, coco"],
      flavour: ["coconut", "con leche de coco"],
      sweet: true,
      with: "lime curry-paste-red ginger coriander-leaf squash lentils-red mango",
    },
  ),
  shelf("liquid", { kind: "wine" })("white-wine", "dry white wine", "vino blanco seco m", [40, "ml"], {
    short: ["white wine", "vino blanco m"],
    also: ["white wine, wine", "vino blanco, vino"],
    contains: "alcohol",
    flavour: ["white wine", "al vino blanco"],
    with: "mussel clam shallot rice-risotto",
  }),
  shelf("liquid", { kind: "wine" })("red-wine", "red wine", "vino tinto m", [60, "ml"], {
    contains: "alcohol",
    flavour: ["red wine", "al vino tinto"],
    with: "stewing-beef thyme bay-leaf mushroom",
  }),
  shelf("liquid", { kind: "wine" })("beer", "beer", "cerveza f", [80, "ml"], {
    also: ["ale, stout", ""],
    contains: "alcohol gluten",
    flavour: ["beer", "a la cerveza"],
    with: "stewing-beef pork-shoulder onion",
  }),
  milk("milk", "milk", "leche f", [200, "ml"], {
    also: ["whole milk, semi-skimmed milk", "leche entera"],
    contains: "dairy",
    swaps: "soy-drink",
  }),
  milk("soy-drink", "unsweetened soya drink", "bebida de soja sin azúcar f", [200, "ml"], {
    short: ["soya drink", "bebida de soja f"],
    also: ["soy milk, soya milk, plant milk", "leche de soja, bebida vegetal, leche vegetal"],
  }),
  milk("oat-drink", "oat drink", "bebida de avena f", [200, "ml"], {
    also: ["oat milk", "leche de avena"],
    contains: "gluten",
    swaps: "soy-drink",
  }),
  milk("almond-drink", "almond drink", "bebida de almendra f", [200, "ml"], {
    also: ["almond milk", "leche de almendras"],
    contains: "nuts",
    swaps: "soy-drink",
  }),
  shelf("liquid", { kind: "plain", sweet: true })(
    "orange-juice",
    "orange juice",
    "zumo de naranja m",
    [100, "ml"],
    {
      also: ["", "jugo de naranja"],
      with: "carrot strawberry ginger mango",
    },
  ),
  shelf("liquid", { kind: "plain", sweet: true })(
    "apple-juice",
    "apple juice",
    "zumo de manzana m",
    [100, "ml"],
    {
      also: ["cider", "jugo de manzana, sidra"],
      with: "spinach pear kiwi",
    },
  ),

  sauce("soy-sauce", "soy sauce", "salsa de soja f", [0.75, "tbsp", 16], {
    also: ["soya sauce, teriyaki, teriyaki sauce", "soja, salsa de soya, teriyaki"],
    contains: "gluten",
    swaps: "tamari",
    with: "ginger garlic sesame-oil spring-onion honey broccoli",
  }),
  sauce("tamari", "tamari", "tamari m", [0.75, "tbsp", 16]),
  sauce("fish-sauce", "fish sauce", "salsa de pescado f", [0.5, "tbsp", 16], {
    contains: "fish",
    swaps: "tamari",
    with: "lime chilli coriander-leaf rice-noodles",
  }),
  sauce("mustard-dijon", "Dijon mustard", "mostaza de Dijon f", [0.5, "tsp", 5], {
    short: ["mustard", "mostaza f"],
    also: ["mustard", "mostaza"],
    flavour: ["mustard", "a la mostaza"],
    with: "chicken-breast leek tarragon honey potato",
  }),
  sauce("mustard-wholegrain", "wholegrain mustard", "mostaza a la antigua f", [0.5, "tsp", 5], {
    also: ["grain mustard", "mostaza en grano"],
    flavour: ["mustard", "a la mostaza"],
    with: "sausage cabbage pork-chop new-potato",
  }),
  sauce("tomato-puree", "tomato purée", "concentrado de tomate m", [0.5, "tbsp", 16], {
    also: ["tomato paste, tomato puree", "tomate concentrado, pasta de tomate"],
  }),
  sauce("harissa", "harissa", "harissa f", [1, "tsp", 5], {
    with: "tinned-chickpeas lamb-chop carrot yoghurt-greek",
  }),
  sauce("pesto", "basil pesto", "pesto de albahaca m", [1, "tbsp", 16], {
    short: ["pesto", "pesto m"],
    also: ["green pesto", "pesto verde"],
    contains: "dairy nuts rennet",
    flavour: ["pesto", "al pesto"],
    with: "fusilli tomato mozzarella chicken-breast green-beans potato",
  }),
  sauce("curry-paste-red", "Thai red curry paste", "pasta de curry rojo f", [0.75, "tbsp", 16], {
    short: ["red curry paste", "pasta de curry rojo f"],
    also: ["red curry paste, curry paste, Thai curry paste", "pasta de curry"],
    kind: "curry-paste",
    contains: "fish",
    swaps: "curry-paste-vegan",
    with: "coconut-milk lime prawn squash green-beans",
  }),
  sauce("curry-paste-green", "Thai green curry paste", "pasta de curry verde f", [0.75, "tbsp", 16], {
    short: ["green curry paste", "pasta de curry verde f"],
    also: ["green curry paste, curry paste, Thai curry paste", "pasta de curry"],
    kind: "curry-paste",
    contains: "fish",
    swaps: "curry-paste-vegan",
    with: "coconut-milk lime aubergine green-beans chicken-breast basil",
  }),
  sauce(
    "curry-paste-vegan",
    "vegan Thai curry paste",
    "pasta de curry tailandés vegana f",
    [0.75, "tbsp", 16],
    {
      short: ["curry paste", "pasta de curry f"],
      kind: "curry-paste",
    },
  ),
  sauce("tahini", "tahini", "tahini m", [0.75, "tbsp", 16], {
    also: ["sesame paste", "pasta de sésamo"],
    with: "lemon tinned-chickpeas cauliflower aubergine squash",
  }),
  sauce("peanut-butter", "peanut butter", "crema de cacahuete f", [1, "tbsp", 16], {
    also: ["peanut sauce", "mantequilla de cacahuete, mantequilla de maní"],
    contains: "nuts",
    swaps: "tahini",
    sweet: true,
    with: "banana lime soy-sauce rice-noodles chocolate",
  }),
  sauce("mayonnaise", "mayonnaise", "mayonesa f", [1, "tbsp", 14], {
    also: ["mayo", "mahonesa"],
    contains: "egg",
    swaps: "hummus",
    with: "tinned-tuna egg sweetcorn lemon",
  }),
  sauce("hummus", "hummus", "hummus m", [2, "tbsp", 15], {
    also: ["houmous", "humus"],
    with: "carrot red-pepper cucumber roasted-peppers",
  }),
  sauce("miso", "white miso", "miso blanco m", [0.75, "tbsp", 17], {
    short: ["miso", "miso m"],
    also: ["miso, miso paste", "miso, pasta de miso"],
    flavour: ["miso", "al miso"],
    with: "aubergine mushroom salmon tofu udon spring-onion",
  }),
  sauce("hot-sauce", "hot chilli sauce", "salsa picante f", [0.5, "tsp", 5], {
    also: ["sriracha, hot sauce, tabasco", "sriracha, tabasco"],
    with: "egg tofu tortilla-corn",
  }),
  sauce("ketchup", "ketchup", "kétchup m", [1, "tbsp", 16], { also: ["", "ketchup, cátsup"] }),
  sauce("tomato-salsa", "tomato salsa", "salsa mexicana de tomate f", [2, "tbsp", 16], {
    short: ["tomato salsa", "salsa de tomate f"],
    also: ["salsa", "pico de gallo"],
    with: "tortilla-corn avocado lime",
  }),
  sauce("horseradish", "creamed horseradish", "salsa de rábano picante f", [1, "tsp", 5], {
    short: ["horseradish", "rábano picante m"],
    contains: "dairy",
    with: "beef-steak beetroot smoked-mackerel potato",
  }),

  baking("flour", "plain flour", "harina de trigo f", [50, "g"], {
    kind: "flour",
    short: ["flour", "harina f"],
    also: ["wheat flour, all-purpose flour, wholemeal flour", "harina integral"],
    contains: "gluten",
    swaps: "flour-gluten-free",
  }),
  baking("flour-gluten-free", "gluten-free flour", "harina sin gluten f", [50, "g"], { kind: "flour" }),
  baking("chickpea-flour", "chickpea flour", "harina de garbanzo f", [35, "g"], {
    kind: "flour",
    also: ["gram flour, besan", "harina de garbanzos"],
    sweet: false,
  }),
  baking("cornflour", "cornflour", "maicena f", [0.25, "tbsp", 8], {
    also: ["cornstarch", "almidón de maíz, harina fina de maíz"],
  }),
  baking("breadcrumbs", "dry breadcrumbs+", "pan rallado m", [12, "g"], {
    kind: "crumbs",
    short: ["breadcrumbs+", "pan rallado m"],
    also: ["panko, bread crumbs", "panko"],
    contains: "gluten",
    swaps: "breadcrumbs-gluten-free",
  }),
  baking("breadcrumbs-gluten-free", "gluten-free breadcrumbs+", "pan rallado sin gluten m", [12, "g"], {
    kind: "crumbs",
  }),
  baking("baking-powder", "baking powder", "levadura química f", [0.5, "tsp", 4], {
    also: ["", "polvo de hornear, impulsor"],
  }),
  baking("flaxseed", "ground flaxseed", "lino molido m", [1, "tbsp", 7], {
    also: ["flax, linseed, flaxseeds", "semillas de lino, linaza"],
  }),
  baking("cocoa", "cocoa powder", "cacao puro en polvo m", [0.75, "tbsp", 6], {
    short: ["cocoa", "cacao m"],
    also: ["cocoa, cacao", "cacao, cacao en polvo"],
    flavour: ["cocoa", "al cacao"],
    with: "banana cherry raspberry almond",
  }),
];
