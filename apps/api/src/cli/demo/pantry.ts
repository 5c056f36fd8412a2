/** A text in both languages. Where one and many differ, both stand there: "clove|cloves". */
export interface Bilingual {
  en: string;
  es: string;
}

export interface Food extends Bilingual {
  unit: Bilingual;
  /** For four people: the least, the most, and the step between. */
  amount: readonly [number, number, number];
  /** How it is cut or made ready. */
  prep?: Bilingual;
  diet?: "meat" | "fish" | "egg" | "dairy";
}

const unit = (en: string, es: string): Bilingual => ({ en, es });
const G = unit("g", "g");
const ML = unit("ml", "ml");
const TBSP = unit("tbsp", "cucharada|cucharadas");
const TSP = unit("tsp", "cucharadita|cucharaditas");
const CUP = unit("cup|cups", "taza|tazas");
const PIECE = unit("", "");
const CLOVE = unit("clove|cloves", "diente|dientes");
const CAN = unit("can|cans", "lata|latas");
const PINCH = unit("pinch|pinches", "pizca|pizcas");

const DICED = unit("diced", "en dados");
const CHOPPED = unit("chopped", "en trozos pequeños");
const SLICED = unit("sliced", "en rodajas");
const GRATED = unit("grated", "rallado");
const DRAINED = unit("drained", "sin líquido");
const BEATEN = unit("beaten", "batidos");
const MELTED = unit("melted", "derretida");

function food(
  en: string,
  es: string,
  of: Bilingual,
  amount: Food["amount"],
  more: Pick<Food, "prep" | "diet"> = {},
): Food {
  return { en, es, unit: of, amount, ...more };
}

type Foods = readonly [Food, ...Food[]];

/** What dishes choose from, by the part it plays in them. */
export const PANTRY = {
  meat: [
    food("chicken thighs", "muslos de pollo", G, [500, 800, 50], { prep: DICED, diet: "meat" }),
    food("chicken breast", "pechuga de pollo", G, [400, 600, 50], { prep: SLICED, diet: "meat" }),
    food("ground beef", "carne picada de res", G, [400, 600, 50], { diet: "meat" }),
    food("stewing beef", "carne de res para guiso", G, [500, 800, 50], { prep: DICED, diet: "meat" }),
    food("pork shoulder", "paleta de cerdo", G, [600, 900, 50], { prep: DICED, diet: "meat" }),
    food("lamb", "cordero", G, [500, 800, 50], { prep: DICED, diet: "meat" }),
    food("turkey", "pavo", G, [400, 600, 50], { prep: DICED, diet: "meat" }),
    food("chorizo", "chorizo", G, [150, 300, 50], { prep: SLICED, diet: "meat" }),
  ],
  fish: [
    food("salmon", "salmón", G, [400, 700, 50], { diet: "fish" }),
    food("cod", "bacalao fresco", G, [400, 700, 50], { diet: "fish" }),
    food("shrimp", "camarones", G, [300, 500, 50], { diet: "fish" }),
    food("tuna", "atún", CAN, [2, 3, 1], { prep: DRAINED, diet: "fish" }),
    food("sardines", "sardinas", CAN, [2, 3, 1], { prep: DRAINED, diet: "fish" }),
  ],
  legume: [
    food("chickpeas", "garbanzos", CAN, [1, 2, 1], { prep: DRAINED }),
    food("black beans", "frijoles negros", CAN, [1, 2, 1], { prep: DRAINED }),
    food("white beans", "alubias blancas", CAN, [1, 2, 1], { prep: DRAINED }),
    food("red lentils", "lentejas rojas", G, [200, 300, 25]),
    food("brown lentils", "lentejas pardinas", G, [200, 300, 25]),
    food("split peas", "guisantes secos", G, [250, 350, 50]),
    food("tofu", "tofu", G, [300, 450, 50], { prep: DICED }),
  ],
  vegetable: [
    food("pumpkin", "calabaza", G, [400, 800, 50], { prep: DICED }),
    food("potatoes", "papas", G, [400, 800, 50], { prep: DICED }),
    food("sweet potatoes", "batatas", G, [400, 700, 50], { prep: DICED }),
    food("cauliflower|cauliflowers", "coliflor|coliflores", PIECE, [1, 1, 1]),
    food("broccoli", "brócoli", G, [300, 500, 50]),
    food("aubergine|aubergines", "berenjena|berenjenas", PIECE, [1, 2, 1], { prep: DICED }),
    food("zucchini", "calabacín|calabacines", PIECE, [1, 3, 1], { prep: SLICED }),
    food("mushrooms", "champiñones", G, [200, 400, 50], { prep: SLICED }),
    food("spinach", "espinaca", G, [150, 300, 50]),
    food("kale", "col rizada", G, [150, 250, 50], { prep: CHOPPED }),
    food("carrots", "zanahorias", PIECE, [2, 4, 1], { prep: SLICED }),
    food("leek|leeks", "puerro|puerros", PIECE, [1, 3, 1], { prep: SLICED }),
    food("red pepper|red peppers", "pimiento rojo|pimientos rojos", PIECE, [1, 3, 1], { prep: SLICED }),
    food("tomatoes", "tomates", PIECE, [3, 6, 1], { prep: DICED }),
    food("corn", "maíz", CAN, [1, 1, 1], { prep: DRAINED }),
    food("green beans", "judías verdes", G, [200, 400, 50]),
    food("beets", "remolachas", PIECE, [2, 4, 1], { prep: DICED }),
    food("cabbage", "repollo", G, [300, 500, 50], { prep: CHOPPED }),
    food("jalapeño|jalapeños", "jalapeño|jalapeños", PIECE, [1, 3, 1], { prep: SLICED }),
    food("avocado|avocados", "aguacate|aguacates", PIECE, [1, 2, 1], { prep: SLICED }),
  ],
  aromatic: [
    food("onion|onions", "cebolla|cebollas", PIECE, [1, 2, 1], { prep: CHOPPED }),
    food("red onion|red onions", "cebolla morada|cebollas moradas", PIECE, [1, 1, 1], { prep: SLICED }),
    food("garlic", "ajo", CLOVE, [2, 5, 1], { prep: CHOPPED }),
    food("shallots", "chalotas", PIECE, [2, 3, 1], { prep: CHOPPED }),
    food("spring onions", "cebolletas", PIECE, [3, 5, 1], { prep: SLICED }),
    food("fresh ginger", "jengibre fresco", TBSP, [1, 2, 0.5], { prep: GRATED }),
  ],
  herb: [
    food("parsley", "perejil", TBSP, [2, 4, 1], { prep: CHOPPED }),
    food("cilantro", "cilantro", TBSP, [2, 4, 1], { prep: CHOPPED }),
    food("basil", "albahaca", TBSP, [2, 4, 1]),
    food("dill", "eneldo", TBSP, [1, 3, 1], { prep: CHOPPED }),
    food("thyme", "tomillo", TSP, [1, 2, 0.5]),
    food("rosemary", "romero", TSP, [1, 2, 0.5], { prep: CHOPPED }),
    food("mint", "menta", TBSP, [2, 4, 1], { prep: CHOPPED }),
    food("chives", "cebollino", TBSP, [1, 3, 1], { prep: CHOPPED }),
  ],
  spice: [
    food("smoked paprika", "pimentón ahumado", TSP, [0.5, 2, 0.5]),
    food("cumin", "comino", TSP, [0.5, 2, 0.5]),
    food("turmeric", "cúrcuma", TSP, [0.5, 1, 0.5]),
    food("curry powder", "curry en polvo", TSP, [1, 3, 0.5]),
    food("chili flakes", "hojuelas de chile", TSP, [0.25, 1, 0.25]),
    food("oregano", "orégano", TSP, [0.5, 2, 0.5]),
    food("ground coriander", "coriandro molido", TSP, [0.5, 2, 0.5]),
    food("black pepper", "pimienta negra", TSP, [0.25, 1, 0.25]),
  ],
  liquid: [
    food("vegetable stock", "caldo de verduras", ML, [600, 1200, 100]),
    food("coconut milk", "leche de coco", ML, [400, 800, 100]),
    food("crushed tomatoes", "tomate triturado", G, [400, 800, 100]),
    food("light broth", "caldo suave", ML, [600, 1000, 100]),
  ],
  starch: [
    food("rice", "arroz", G, [200, 320, 20]),
    food("spaghetti", "espaguetis", G, [300, 450, 50]),
    food("penne", "macarrones", G, [300, 450, 50]),
    food("couscous", "cuscús", G, [200, 300, 25]),
    food("quinoa", "quinoa", G, [180, 260, 20]),
    food("egg noodles", "fideos de huevo", G, [250, 350, 50], { diet: "egg" }),
    food("bulgur", "bulgur", G, [200, 300, 25]),
    food("corn tortillas", "tortillas de maíz", PIECE, [8, 12, 2]),
  ],
  fat: [
    food("olive oil", "aceite de oliva", TBSP, [1, 3, 0.5]),
    food("butter", "mantequilla", G, [20, 50, 10], { diet: "dairy" }),
    food("sesame oil", "aceite de sésamo", TBSP, [1, 2, 0.5]),
    food("sunflower oil", "aceite de girasol", TBSP, [1, 3, 0.5]),
  ],
  acid: [
    food("lemon juice", "jugo de limón", TBSP, [1, 3, 0.5]),
    food("lime juice", "jugo de lima", TBSP, [1, 3, 0.5]),
    food("red wine vinegar", "vinagre de vino tinto", TBSP, [1, 2, 0.5]),
    food("soy sauce", "salsa de soja", TBSP, [1, 3, 0.5]),
  ],
  cheese: [
    food("feta", "queso feta", G, [100, 200, 25], { diet: "dairy" }),
    food("parmesan", "queso parmesano", G, [40, 80, 10], { prep: GRATED, diet: "dairy" }),
    food("cheddar", "queso cheddar", G, [80, 150, 10], { prep: GRATED, diet: "dairy" }),
    food("plain yogurt", "yogur natural", G, [150, 250, 25], { diet: "dairy" }),
    food("crème fraîche", "crema fresca", G, [100, 200, 25], { diet: "dairy" }),
  ],
  egg: [food("eggs", "huevos", PIECE, [2, 5, 1], { prep: BEATEN, diet: "egg" })],
  fruit: [
    food("apples", "manzanas", PIECE, [2, 4, 1], { prep: SLICED }),
    food("pears", "peras", PIECE, [2, 4, 1], { prep: SLICED }),
    food("ripe bananas", "plátanos maduros", PIECE, [2, 4, 1]),
    food("blueberries", "arándanos", G, [150, 300, 25]),
    food("strawberries", "fresas", G, [200, 400, 50]),
    food("plums", "ciruelas", PIECE, [6, 10, 1]),
    food("mango|mangos", "mango|mangos", PIECE, [1, 2, 1], { prep: DICED }),
    food("oranges", "naranjas", PIECE, [2, 3, 1]),
  ],
  flour: [
    food("flour", "harina", G, [180, 320, 20]),
    food("whole wheat flour", "harina integral", G, [180, 320, 20]),
    food("oat flakes", "copos de avena", G, [150, 250, 25]),
    food("ground almonds", "almendra molida", G, [150, 250, 25]),
  ],
  sweet: [
    food("sugar", "azúcar", G, [60, 160, 10]),
    food("brown sugar", "azúcar moreno", G, [60, 160, 10]),
    food("honey", "miel", TBSP, [2, 5, 1]),
    food("maple syrup", "jarabe de arce", TBSP, [2, 5, 1]),
  ],
  flavour: [
    food("vanilla extract", "extracto de vainilla", TSP, [0.5, 2, 0.5]),
    food("cinnamon", "canela", TSP, [0.5, 2, 0.5]),
    food("cocoa powder", "cacao en polvo", TBSP, [2, 4, 1]),
    food("lemon zest", "ralladura de limón", TSP, [1, 2, 0.5]),
    food("cardamom", "cardamomo", TSP, [0.25, 1, 0.25]),
  ],
  shortening: [
    food("butter", "mantequilla", G, [80, 160, 10], { prep: MELTED, diet: "dairy" }),
    food("coconut oil", "aceite de coco", ML, [60, 120, 10]),
    food("sunflower oil", "aceite de girasol", ML, [60, 120, 10]),
  ],
  milk: [
    food("milk", "leche", ML, [150, 350, 50], { diet: "dairy" }),
    food("oat milk", "bebida de avena", ML, [150, 350, 50]),
    food("buttermilk", "suero de leche", CUP, [0.5, 1.5, 0.5], { diet: "dairy" }),
  ],
  raising: [
    food("baking powder", "polvo de hornear", TSP, [1, 2, 0.5]),
    food("baking soda", "bicarbonato", TSP, [0.5, 1, 0.5]),
  ],
  salt: [food("salt", "sal", PINCH, [1, 2, 1])],
} as const satisfies Record<string, Foods>;

export type Shelf = keyof typeof PANTRY;
