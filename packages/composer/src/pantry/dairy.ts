import { shelf } from "./food.ts";

const dairy = shelf("dairy");
const cheese = shelf("cheese", { minutes: { raw: 0 } });
const soft = shelf("cheese", { minutes: { raw: 0 } });

/** Cream, yoghurt and cheese, and their substitutes. Hard cheeses made with animal rennet are marked. */
export const DAIRY = [
  dairy("cream", [40, "ml"], {
    kind: "cream",
    swaps: "cream-plant",
    with: "mushroom leek mustard-dijon tarragon potato strawberry",
  }),
  shelf("dairy", { kind: "cream" })("cream-plant", [40, "ml"]),
  dairy("creme-fraiche", [35, "g"], {
    for: "sour-cream",
    kind: "cream",
    swaps: "cream-plant",
    with: "dill chives lemon beetroot salmon mustard-wholegrain",
  }),
  dairy("yoghurt-greek", [60, "g"], {
    for: "yoghurt",
    kind: "yoghurt",
    swaps: "yoghurt-soy",
    with: "mint cucumber honey lemon cumin garlic walnut strawberry",
  }),
  dairy("yoghurt", [100, "g"], {
    for: "kefir buttermilk",
    kind: "yoghurt",
    swaps: "yoghurt-soy",
    with: "mango honey oats strawberry",
  }),
  shelf("dairy", { kind: "yoghurt" })("yoghurt-soy", [80, "g"], { for: "coconut-yoghurt" }),
  cheese("cheddar", [30, "g"], {
    for: "cheese",
    kind: "melting",
    cut: "grate",
    swaps: "cheddar-vegetarian",
    with: "apple leek mustard-dijon potato broccoli cauliflower chives",
  }),
  soft("cheddar-vegetarian", [30, "g"], {
    for: "cheese",
    kind: "melting",
    cut: "grate",
    swaps: "nutritional-yeast",
  }),
  cheese("gruyere", [30, "g"], {
    kind: "melting",
    cut: "grate",
    swaps: "cheddar-vegetarian",
    with: "leek potato cooked-ham onion cauliflower nutmeg",
  }),
  cheese("parmesan", [15, "g"], {
    kind: "melting",
    cut: "grate",
    swaps: "parmesan-vegetarian nutritional-yeast",
    with: "rocket mushroom asparagus lemon basil rice-risotto",
  }),
  soft("parmesan-vegetarian", [15, "g"], {
    for: "cheese",
    kind: "melting",
    cut: "grate",
    swaps: "nutritional-yeast",
  }),
  shelf("cheese", { kind: "melting", minutes: { raw: 0 } })("nutritional-yeast", [6, "g"], {
    for: "vegan-cheese vegan-parmesan",
  }),
  cheese("manchego", [30, "g"], {
    for: "cheese",
    kind: "melting",
    cut: "grate",
    swaps: "cheddar-vegetarian",
    with: "fig almond cured-ham honey roasted-peppers",
  }),
  soft("mozzarella", [50, "g"], {
    kind: "melting",
    swaps: "nutritional-yeast",
    cut: "pull",
    with: "tomato basil aubergine peach rocket",
  }),
  soft("feta", [35, "g"], {
    kind: "fresh-cheese",
    cut: "crumble",
    with: "tomato cucumber olives oregano courgette watermelon spinach mint beetroot",
  }),
  soft("goat-cheese", [30, "g"], {
    kind: "fresh-cheese",
    cut: "crumble",
    with: "beetroot honey walnut thyme fig pear rocket roasted-peppers",
  }),
  cheese("blue-cheese", [25, "g"], {
    kind: "fresh-cheese",
    cut: "crumble",
    swaps: "goat-cheese",
    with: "pear walnut celery chicory honey fig",
  }),
  soft("ricotta", [60, "g"], {
    for: "cottage-cheese",
    kind: "fresh-cheese",
    with: "lemon spinach honey courgette peas strawberry",
  }),
  soft("cream-cheese", [30, "g"], {
    for: "mascarpone fresh-cheese",
    kind: "fresh-cheese",
    with: "smoked-salmon chives dill cucumber strawberry",
  }),
];
