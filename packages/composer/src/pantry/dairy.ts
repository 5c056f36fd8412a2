import { shelf } from "./food.ts";

const dairy = shelf("dairy", { contains: "dairy" });
const cheese = shelf("cheese", { contains: "dairy rennet", minutes: { raw: 0 } });
const soft = shelf("cheese", { contains: "dairy", minutes: { raw: 0 } });

/** Cream, yoghurt and cheese, and their substitutes. Hard cheeses made with animal rennet are marked. */
export const DAIRY = [
  dairy("cream", "double cream", "nata para cocinar f", [40, "ml"], {
    kind: "cream",
    short: ["cream", "nata f"],
    also: ["cream, single cream, heavy cream, whipping cream", "nata, crema de leche, nata líquida"],
    swaps: "cream-plant",
    sweet: true,
    with: "mushroom leek mustard-dijon tarragon potato strawberry",
  }),
  shelf("dairy", { kind: "cream" })(
    "cream-plant",
    "soya cooking cream",
    "nata vegetal de soja f",
    [40, "ml"],
    {
      short: ["soya cream", "nata vegetal f"],
      also: ["vegan cream, oat cream, plant cream", "nata vegana, crema vegetal, nata de avena"],
      sweet: true,
    },
  ),
  dairy("creme-fraiche", "crème fraîche", "crème fraîche f", [35, "g"], {
    kind: "cream",
    also: ["creme fraiche, sour cream, soured cream", "nata agria, crema agria"],
    swaps: "cream-plant",
    with: "dill chives lemon beetroot salmon mustard-wholegrain",
  }),
  dairy("yoghurt-greek", "Greek yoghurt", "yogur griego m", [60, "g"], {
    kind: "yoghurt",
    also: ["yoghurt, yogurt, Greek yogurt, skyr, curd", "yogur, yogurt, yogur griego natural, skyr"],
    swaps: "yoghurt-soy",
    sweet: true,
    with: "mint cucumber honey lemon cumin garlic walnut strawberry blueberry",
  }),
  dairy("yoghurt", "natural yoghurt", "yogur natural m", [100, "g"], {
    kind: "yoghurt",
    also: ["plain yoghurt, plain yogurt, kefir, buttermilk", "kéfir"],
    swaps: "yoghurt-soy",
    sweet: true,
    with: "banana mango honey oats strawberry",
  }),
  shelf("dairy", { kind: "yoghurt", sweet: true })(
    "yoghurt-soy",
    "unsweetened soya yoghurt",
    "yogur de soja sin azúcar m",
    [80, "g"],
    {
      short: ["soya yoghurt", "yogur de soja m"],
      also: ["vegan yoghurt, soy yogurt, coconut yoghurt", "yogur vegetal, yogur vegano, yogur de coco"],
    },
  ),
  cheese("cheddar", "Cheddar", "queso cheddar m", [30, "g"], {
    kind: "melting",
    short: ["Cheddar", "cheddar m"],
    also: ["cheese, grated cheese", "queso, queso rallado, cheddar"],
    cut: "grate",
    swaps: "cheddar-vegetarian",
    with: "apple leek mustard-dijon potato broccoli cauliflower chives",
  }),
  soft("cheddar-vegetarian", "vegetarian mature cheese", "queso curado vegetariano m", [30, "g"], {
    kind: "melting",
    short: ["cheese", "queso m"],
    also: ["vegetarian cheese", "queso vegetariano"],
    cut: "grate",
    swaps: "nutritional-yeast",
  }),
  cheese("gruyere", "Gruyère", "queso gruyer m", [30, "g"], {
    kind: "melting",
    short: ["Gruyère", "gruyer m"],
    also: ["emmental, Swiss cheese, comté", "emmental, gruyere, gruyère"],
    cut: "grate",
    swaps: "cheddar-vegetarian",
    with: "leek potato cooked-ham onion cauliflower nutmeg",
  }),
  cheese("parmesan", "Parmesan", "queso parmesano m", [15, "g"], {
    kind: "melting",
    short: ["Parmesan", "parmesano m"],
    also: ["parmigiano, pecorino, grana padano", "parmesano, pecorino, grana padano"],
    cut: "grate",
    swaps: "parmesan-vegetarian nutritional-yeast",
    with: "rocket mushroom asparagus lemon basil rice-risotto",
  }),
  soft("parmesan-vegetarian", "vegetarian hard cheese", "queso duro vegetariano m", [15, "g"], {
    kind: "melting",
    short: ["hard cheese", "queso duro m"],
    cut: "grate",
    swaps: "nutritional-yeast",
  }),
  shelf("cheese", { kind: "melting", minutes: { raw: 0 } })(
    "nutritional-yeast",
    "nutritional yeast flakes+",
    "copos de levadura nutricional+ m",
    [6, "g"],
    {
      short: ["nutritional yeast", "levadura nutricional f"],
      also: ["nooch, nutritional yeast, vegan cheese, vegan parmesan", "levadura nutricional, queso vegano"],
    },
  ),
  cheese("manchego", "Manchego", "queso manchego m", [30, "g"], {
    kind: "melting",
    short: ["Manchego", "manchego m"],
    also: ["", "manchego, queso curado"],
    cut: "grate",
    swaps: "cheddar-vegetarian",
    with: "fig almond cured-ham honey roasted-peppers",
  }),
  soft("mozzarella", "mozzarella", "mozzarella f", [50, "g"], {
    kind: "melting",
    also: ["burrata, buffalo mozzarella", "burrata, queso mozzarella"],
    swaps: "nutritional-yeast",
    cut: "pull",
    with: "tomato basil aubergine peach rocket",
  }),
  soft("feta", "feta", "queso feta m", [35, "g"], {
    kind: "fresh-cheese",
    short: ["feta", "feta m"],
    also: ["", "feta"],
    cut: "crumble",
    with: "tomato cucumber olives oregano courgette watermelon spinach mint beetroot",
  }),
  soft("goat-cheese", "goat's cheese", "queso de cabra m", [30, "g"], {
    kind: "fresh-cheese",
    also: ["goat cheese, goats cheese, chevre", "rulo de cabra, queso de rulo"],
    cut: "crumble",
    with: "beetroot honey walnut thyme fig pear rocket roasted-peppers",
  }),
  cheese("blue-cheese", "blue cheese", "queso azul m", [25, "g"], {
    kind: "fresh-cheese",
    also: ["gorgonzola, stilton, roquefort", "gorgonzola, roquefort, cabrales"],
    cut: "crumble",
    swaps: "goat-cheese",
    with: "pear walnut celery chicory honey fig",
  }),
  soft("ricotta", "ricotta", "requesón m", [60, "g"], {
    kind: "fresh-cheese",
    also: ["cottage cheese", "ricotta, queso cottage"],
    sweet: true,
    with: "lemon spinach honey courgette peas strawberry",
  }),
  soft("cream-cheese", "cream cheese", "queso crema m", [30, "g"], {
    kind: "fresh-cheese",
    also: ["mascarpone, soft cheese", "queso de untar, queso fresco, mascarpone, queso untable"],
    sweet: true,
    with: "smoked-salmon chives dill cucumber strawberry",
  }),
];
