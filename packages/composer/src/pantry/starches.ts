import { shelf } from "./food.ts";

const potato = shelf("starch", { kind: "potato" });
const pasta = shelf("starch", { kind: "pasta", swaps: "pasta-gluten-free" });
const noodles = shelf("starch", { kind: "noodles", swaps: "rice-noodles" });
const rice = shelf("starch", { kind: "rice", cut: "rinse" });
const grain = shelf("starch", { kind: "grain", swaps: "quinoa" });
const bread = shelf("starch", { kind: "bread", swaps: "bread-gluten-free", minutes: { raw: 0 } });

/** Starches: potatoes, pasta, rice, grains, bread. Minutes of "boil" are in plenty of water. */
export const STARCHES = [
  potato("potato", [200, "g"], {
    for: "chips",
    cut: { any: "peelDice", roast: "peelChunks", fry: "peelSlice" },
    minutes: { fry: 20, roast: 40, simmer: 20, boil: 15 },
    with: "leek rosemary onion paprika-smoked thyme bacon chives egg cheddar garlic cod",
  }),
  potato("new-potato", [200, "g"], {
    cut: { any: "halve" },
    minutes: { roast: 35, boil: 15, simmer: 18 },
    season: "spring summer",
    with: "mint dill asparagus peas salmon chives lemon mustard-wholegrain",
  }),
  potato("sweet-potato", [200, "g"], {
    for: "yam",
    cut: { any: "peelDice", roast: "peelChunks" },
    minutes: { fry: 15, roast: 30, simmer: 15, boil: 12 },
    season: "autumn winter",
    with: "lime chilli tinned-black-beans coconut-milk ginger cumin feta spinach coriander-leaf peanut-butter",
  }),
  shelf("starch", { kind: "potato" })("gnocchi", [150, "g"], {
    kind: "pasta",
    swaps: "pasta-gluten-free",
    minutes: { boil: 3 },
    with: "sage butter squash spinach blue-cheese tomato",
  }),
  pasta("spaghetti", [90, "g"], {
    for: "pasta",
    minutes: { boil: 10 },
    with: "garlic chilli tomato clam prawn parmesan basil anchovies",
  }),
  pasta("penne", [90, "g"], {
    for: "pasta",
    minutes: { boil: 11 },
    with: "tomato sausage aubergine mozzarella broccoli cream mushroom cheddar",
  }),
  pasta("fusilli", [90, "g"], {
    for: "pasta",
    minutes: { boil: 11 },
    with: "pesto courgette peas tinned-tuna cherry-tomato",
  }),
  pasta("tagliatelle", [80, "g"], {
    minutes: { boil: 8 },
    with: "mushroom cream salmon smoked-salmon beef-mince leek",
  }),
  pasta("orzo", [80, "g"], {
    minutes: { boil: 9, simmer: 10 },
    with: "lemon feta spinach tomato dill chicken-thigh",
  }),
  shelf("starch", { kind: "pasta" })("pasta-gluten-free", [90, "g"], { minutes: { boil: 10 } }),
  noodles("egg-noodles", [75, "g"], {
    for: "noodles ramen-noodles vermicelli",
    swaps: "udon rice-noodles",
    minutes: { boil: 4, simmer: 4 },
    with: "soy-sauce ginger pak-choi mushroom spring-onion chicken-breast",
  }),
  noodles("udon", [80, "g"], {
    for: "soba",
    minutes: { boil: 8, simmer: 8 },
    with: "miso mushroom spring-onion tofu soy-sauce",
  }),
  shelf("starch", { kind: "noodles" })("rice-noodles", [70, "g"], {
    for: "vermicelli noodles",
    minutes: { boil: 5, simmer: 5 },
    with: "lime peanut prawn coriander-leaf bean-sprouts chilli",
  }),
  rice("rice-basmati", [75, "g"], {
    for: "rice",
    minutes: { simmer: 12, boil: 12 },
    with: "cardamom cumin peas coriander-leaf coconut-milk",
  }),
  rice("rice-brown", [75, "g"], {
    minutes: { simmer: 30, boil: 30 },
    with: "mushroom kale soy-sauce sesame-seeds",
  }),
  shelf("starch", { kind: "rice" })("rice-paella", [85, "g"], {
    for: "rice",
    minutes: { simmer: 18 },
    with: "saffron paprika-smoked tomato squid prawn mussel chicken-thigh green-beans artichoke",
  }),
  shelf("starch", { kind: "risotto-rice" })("rice-risotto", [80, "g"], {
    for: "rice",
    minutes: { simmer: 18 },
    with: "parmesan white-wine mushroom saffron peas lemon squash asparagus",
  }),
  grain("couscous", [70, "g"], {
    minutes: { boil: 5 },
    with: "mint lemon tinned-chickpeas apricot-dried almond coriander-leaf cumin",
  }),
  grain("bulgur", [70, "g"], {
    minutes: { boil: 12, simmer: 12 },
    with: "parsley mint tomato lemon cucumber pomegranate",
  }),
  grain("barley", [70, "g"], {
    minutes: { boil: 35, simmer: 35 },
    with: "mushroom carrot thyme leek squash kale",
  }),
  shelf("starch", { kind: "grain", cut: "rinse" })("quinoa", [65, "g"], {
    minutes: { boil: 15, simmer: 15 },
    with: "lime tinned-black-beans avocado sweetcorn coriander-leaf feta sweet-potato",
  }),
  shelf("starch", { kind: "grain" })("buckwheat", [65, "g"], {
    for: "millet",
    minutes: { boil: 15, simmer: 15 },
    with: "mushroom beetroot dill onion",
  }),
  shelf("starch", { kind: "grain" })("polenta", [60, "g"], {
    minutes: { boil: 6 },
    with: "mushroom parmesan sausage tomato sage blue-cheese",
  }),
  bread("bread", [2, "slice", 50], { with: "cheddar tomato avocado egg cooked-ham" }),
  shelf("starch", { kind: "bread", minutes: { raw: 0 } })("bread-gluten-free", [2, "slice", 45]),
  bread("pitta", [1, "each", 60], {
    for: "flatbread naan",
    with: "yoghurt-greek cucumber lamb-mince tinned-chickpeas mint",
  }),
  shelf("starch", { kind: "oats" })("oats", [50, "g"], {
    swaps: "oats-gluten-free",
    minutes: { simmer: 5 },
    with: "apple cinnamon honey almond",
  }),
  shelf("starch", { kind: "oats" })("oats-gluten-free", [50, "g"], { minutes: { simmer: 5 } }),
];
