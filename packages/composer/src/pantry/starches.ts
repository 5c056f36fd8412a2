import { shelf } from "./food.ts";

const potato = shelf("starch", { kind: "potato" });
const pasta = shelf("starch", { kind: "pasta", contains: "gluten", swaps: "pasta-gluten-free" });
const noodles = shelf("starch", { kind: "noodles", contains: "gluten", swaps: "rice-noodles" });
const rice = shelf("starch", { kind: "rice", cut: "rinse" });
const grain = shelf("starch", { kind: "grain", contains: "gluten", swaps: "quinoa" });
const bread = shelf("starch", {
  kind: "bread",
  contains: "gluten",
  swaps: "bread-gluten-free",
  minutes: { raw: 0 },
});

/** Starches: potatoes, pasta, rice, grains, bread. Minutes of "boil" are in plenty of water. */
export const STARCHES = [
  potato("potato", "potatoes+", "patatas+ f", [200, "g"], {
    short: ["potato/potatoes", "patata/patatas f"],
    also: [
      "potato, spuds, chips, fries, French fries, wedges",
      "patata, papas, papa, patatas fritas, papas fritas",
    ],
    cut: { any: "peelDice", roast: "peelChunks", fry: "peelSlice" },
    minutes: { fry: 20, roast: 40, simmer: 20, boil: 15 },
    with: "leek rosemary onion paprika-smoked thyme bacon chives egg cheddar garlic cod",
  }),
  potato("new-potato", "new potatoes+", "patatas nuevas+ f", [200, "g"], {
    also: ["new potato, baby potatoes", "patatitas, patatas baby, papas nuevas"],
    cut: { any: "halve" },
    minutes: { roast: 35, boil: 15, simmer: 18 },
    season: "spring summer",
    with: "mint dill asparagus peas salmon chives lemon mustard-wholegrain",
  }),
  potato("sweet-potato", "sweet potatoes+", "boniatos+ m", [200, "g"], {
    short: ["sweet potato/sweet potatoes", "boniato/boniatos m"],
    also: ["sweet potato, yam", "boniato, batata, batatas, camote, camotes"],
    cut: { any: "peelDice", roast: "peelChunks" },
    minutes: { fry: 15, roast: 30, simmer: 15, boil: 12 },
    season: "autumn winter",
    with: "lime chilli tinned-black-beans coconut-milk ginger cumin feta spinach coriander-leaf peanut-butter",
  }),
  shelf("starch", { kind: "potato", contains: "gluten" })(
    "gnocchi",
    "fresh potato gnocchi+",
    "ñoquis de patata frescos+ m",
    [150, "g"],
    {
      short: ["gnocchi+", "ñoquis+ m"],
      also: ["gnocchis", "gnocchi, ñoqui"],
      kind: "pasta",
      swaps: "pasta-gluten-free",
      minutes: { boil: 3 },
      with: "sage butter squash spinach blue-cheese tomato",
    },
  ),
  pasta("spaghetti", "spaghetti", "espaguetis+ m", [90, "g"], {
    also: ["linguine, pasta", "espagueti, spaghetti, linguini, pasta"],
    minutes: { boil: 10 },
    with: "garlic chilli tomato clam prawn parmesan basil anchovies",
  }),
  pasta("penne", "penne", "macarrones+ m", [90, "g"], {
    also: ["rigatoni, macaroni, pasta", "macarrón, penne, pasta corta, pasta"],
    minutes: { boil: 11 },
    with: "tomato sausage aubergine mozzarella broccoli cream mushroom cheddar",
  }),
  pasta("fusilli", "fusilli", "espirales de pasta+ f", [90, "g"], {
    short: ["fusilli", "espirales+ f"],
    also: ["pasta spirals, short pasta", "espirales, hélices, fusilli"],
    minutes: { boil: 11 },
    with: "pesto courgette peas tinned-tuna cherry-tomato",
  }),
  pasta("tagliatelle", "egg tagliatelle", "tallarines al huevo+ m", [80, "g"], {
    short: ["tagliatelle", "tallarines+ m"],
    also: ["fettuccine, pappardelle", "tallarín, cintas"],
    contains: "gluten egg",
    minutes: { boil: 8 },
    with: "mushroom cream salmon smoked-salmon beef-mince leek",
  }),
  pasta("orzo", "orzo", "pasta orzo f", [80, "g"], {
    also: ["risoni", "risoni, puntalette"],
    minutes: { boil: 9, simmer: 10 },
    with: "lemon feta spinach tomato dill chicken-thigh",
  }),
  shelf("starch", { kind: "pasta" })(
    "pasta-gluten-free",
    "gluten-free pasta",
    "pasta sin gluten f",
    [90, "g"],
    {
      minutes: { boil: 10 },
    },
  ),
  noodles("egg-noodles", "egg noodles+", "fideos de huevo+ m", [75, "g"], {
    short: ["noodles+", "fideos+ m"],
    also: ["noodle, noodles, chow mein, ramen noodles", "fideos chinos, fideos, noodles, tallarines chinos"],
    contains: "gluten egg",
    swaps: "udon rice-noodles",
    minutes: { boil: 4, simmer: 4 },
    with: "soy-sauce ginger pak-choi mushroom spring-onion chicken-breast",
  }),
  noodles("udon", "udon noodles+", "fideos udon+ m", [80, "g"], {
    also: ["udon, soba, soba noodles", "udon, soba"],
    minutes: { boil: 8, simmer: 8 },
    with: "miso mushroom spring-onion tofu soy-sauce",
  }),
  shelf("starch", { kind: "noodles" })("rice-noodles", "rice noodles+", "fideos de arroz+ m", [70, "g"], {
    also: ["rice noodle, vermicelli, rice vermicelli, noodles", "tallarines de arroz, fideos chinos"],
    minutes: { boil: 5, simmer: 5 },
    with: "lime peanut prawn coriander-leaf bean-sprouts chilli",
  }),
  rice("rice-basmati", "basmati rice", "arroz basmati m", [75, "g"], {
    short: ["rice", "arroz m"],
    also: [
      "rice, long-grain rice, white rice, jasmine rice",
      "arroz, arroz largo, arroz blanco, arroz jazmín",
    ],
    minutes: { simmer: 12, boil: 12 },
    with: "cardamom cumin peas coriander-leaf coconut-milk",
  }),
  rice("rice-brown", "brown rice", "arroz integral m", [75, "g"], {
    minutes: { simmer: 30, boil: 30 },
    with: "mushroom kale soy-sauce sesame-seeds",
  }),
  shelf("starch", { kind: "rice" })("rice-paella", "short-grain rice", "arroz redondo m", [85, "g"], {
    short: ["rice", "arroz m"],
    also: ["paella rice, bomba rice, rice", "arroz bomba, arroz de paella, arroz"],
    minutes: { simmer: 18 },
    with: "saffron paprika-smoked tomato squid prawn mussel chicken-thigh green-beans artichoke",
  }),
  shelf("starch", { kind: "risotto-rice" })(
    "rice-risotto",
    "risotto rice",
    "arroz para risotto m",
    [80, "g"],
    {
      also: ["arborio, arborio rice, carnaroli, rice", "arborio, arroz arborio, carnaroli, arroz"],
      minutes: { simmer: 18 },
      with: "parmesan white-wine mushroom saffron peas lemon squash asparagus",
    },
  ),
  grain("couscous", "couscous", "cuscús m", [70, "g"], {
    also: ["", "couscous, cous cous"],
    minutes: { boil: 5 },
    with: "mint lemon tinned-chickpeas apricot-dried almond coriander-leaf cumin",
  }),
  grain("bulgur", "bulgur wheat", "bulgur m", [70, "g"], {
    short: ["bulgur", "bulgur m"],
    also: ["bulgur, bulghur, cracked wheat", "trigo bulgur"],
    minutes: { boil: 12, simmer: 12 },
    with: "parsley mint tomato lemon cucumber pomegranate",
  }),
  grain("barley", "pearl barley", "cebada perlada f", [70, "g"], {
    also: ["barley", "cebada"],
    minutes: { boil: 35, simmer: 35 },
    with: "mushroom carrot thyme leek squash kale",
  }),
  shelf("starch", { kind: "grain", cut: "rinse" })("quinoa", "quinoa", "quinoa f", [65, "g"], {
    also: ["", "quinua"],
    minutes: { boil: 15, simmer: 15 },
    with: "lime tinned-black-beans avocado sweetcorn coriander-leaf feta sweet-potato",
  }),
  shelf("starch", { kind: "grain" })(
    "buckwheat",
    "buckwheat groats+",
    "trigo sarraceno en grano m",
    [65, "g"],
    {
      short: ["buckwheat", "trigo sarraceno m"],
      also: ["buckwheat, kasha, millet", "sarraceno, alforfón, mijo"],
      minutes: { boil: 15, simmer: 15 },
      with: "mushroom beetroot dill onion",
    },
  ),
  shelf("starch", { kind: "grain" })("polenta", "quick-cook polenta", "polenta rápida f", [60, "g"], {
    short: ["polenta", "polenta f"],
    also: ["polenta, cornmeal", "sémola de maíz"],
    minutes: { boil: 6 },
    with: "mushroom parmesan sausage tomato sage blue-cheese",
  }),
  bread("bread", "crusty bread", "pan m", [2, "slice", 50], {
    short: ["bread", "pan m"],
    also: [
      "bread, toast, sourdough, sourdough bread, baguette, ciabatta",
      "tostada, tostadas, barra de pan, hogaza, pan de masa madre, baguette, chapata",
    ],
    with: "cheddar tomato avocado egg cooked-ham",
  }),
  shelf("starch", { kind: "bread", minutes: { raw: 0 } })(
    "bread-gluten-free",
    "gluten-free bread",
    "pan sin gluten m",
    [2, "slice", 45],
  ),
  bread("pitta", "pitta bread/pitta breads", "pan de pita/panes de pita m", [1, "each", 60], {
    also: ["pitta, pita, pita bread, flatbread, naan", "pita, pitas, naan"],
    with: "yoghurt-greek cucumber lamb-mince tinned-chickpeas mint",
  }),
  shelf("starch", { kind: "bun", contains: "gluten", swaps: "bun-gluten-free" })(
    "bun",
    "burger bun/burger buns",
    "pan de hamburguesa/panes de hamburguesa m",
    [1, "each", 65],
    {
      also: ["bun, buns, roll, rolls, brioche bun", "panecillo, panecillos, bollo, bollos"],
    },
  ),
  shelf("starch", { kind: "bun" })(
    "bun-gluten-free",
    "gluten-free bun/gluten-free buns",
    "panecillo sin gluten/panecillos sin gluten m",
    [1, "each", 65],
  ),
  shelf("starch", { kind: "tortilla" })(
    "tortilla-corn",
    "corn tortilla/corn tortillas",
    "tortilla de maíz/tortillas de maíz f",
    [3, "each", 25],
    {
      also: ["corn tortilla, tortilla, tortillas", "tortillas mexicanas"],
    },
  ),
  shelf("starch", { kind: "tortilla", contains: "gluten", swaps: "tortilla-corn" })(
    "tortilla-flour",
    "flour tortilla/flour tortillas",
    "tortilla de trigo/tortillas de trigo f",
    [2, "each", 45],
    {
      also: ["wheat tortillas, tortilla wraps", "tortillas de harina"],
    },
  ),
  shelf("starch", { kind: "oats", sweet: true })("oats", "rolled oats+", "copos de avena+ m", [50, "g"], {
    short: ["oats+", "avena f"],
    also: ["oat, oatmeal, oats", "avena"],
    contains: "gluten",
    swaps: "oats-gluten-free",
    minutes: { simmer: 5 },
    with: "apple cinnamon banana blueberry honey almond",
  }),
  shelf("starch", { kind: "oats", sweet: true })(
    "oats-gluten-free",
    "gluten-free rolled oats+",
    "copos de avena sin gluten+ m",
    [50, "g"],
    {
      minutes: { simmer: 5 },
    },
  ),
];
