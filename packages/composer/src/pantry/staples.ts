import { shelf } from "./food.ts";

const fat = shelf("fat");
const citrus = shelf("acid", { cut: "juice", sweet: true });
const vinegar = shelf("acid");
const stock = shelf("liquid", { kind: "stock" });
const milk = shelf("liquid", { kind: "milk", sweet: true });
const baking = shelf("baking", { sweet: true });

/** Fats, acids, liquids and baking ingredients. */
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
  baking("flaxseed", "ground flaxseed", "lino molido m", [0.375, "tbsp", 7], {
    also: ["flax, linseed, flaxseeds", "semillas de lino, linaza"],
  }),
  baking("cocoa", "cocoa powder", "cacao puro en polvo m", [0.75, "tbsp", 6], {
    short: ["cocoa", "cacao m"],
    also: ["cocoa, cacao", "cacao, cacao en polvo"],
    flavour: ["cocoa", "al cacao"],
    with: "banana cherry raspberry almond",
  }),
];
