import { shelf } from "./food.ts";

const nut = shelf("topping", {
  kind: "nut",
  contains: "nuts",
  cut: "rough",
  sweet: true,
  minutes: { raw: 0 },
});
const seed = shelf("topping", { kind: "seed", sweet: true, minutes: { raw: 0 } });
const sugar = shelf("sweetener", { sweet: true });

/** Nuts, seeds, chocolate and sweeteners. */
export const NUTS_AND_SUGARS = [
  nut("almond", "almonds+", "almendras+ f", [12, "g"], {
    also: ["almond, flaked almonds", "almendra, almendras laminadas"],
    with: "apricot trout green-beans cherry orange",
  }),
  nut("walnut", "walnuts+", "nueces+ f", [12, "g"], {
    also: ["walnut, pecans, pecan", "nuez, pecanas, nueces pecanas"],
    with: "apple pear blue-cheese beetroot banana honey carrot",
  }),
  nut("hazelnut", "hazelnuts+", "avellanas+ f", [12, "g"], {
    also: ["hazelnut", "avellana"],
    with: "pear chocolate brussels-sprout blackberry",
  }),
  nut("cashew", "cashews+", "anacardos+ m", [15, "g"], {
    also: ["cashew, cashew nuts", "anacardo, castañas de cajú"],
    with: "chicken-breast coconut-milk ginger curry-powder broccoli",
  }),
  nut("peanut", "roasted peanuts+", "cacahuetes tostados+ m", [12, "g"], {
    short: ["peanuts+", "cacahuetes+ m"],
    also: ["peanut, peanuts", "cacahuete, cacahuates, maní, cacahuetes"],
    with: "lime chilli rice-noodles soy-sauce tofu",
  }),
  nut("pine-nuts", "pine nuts+", "piñones+ m", [8, "g"], {
    also: ["pine nut", "piñón"],
    cut: {},
    with: "basil spinach raisins parmesan squash",
  }),
  nut("pistachio", "pistachios+", "pistachos+ m", [10, "g"], {
    also: ["pistachio", "pistacho"],
    with: "raspberry cardamom orange apricot",
  }),
  seed("sesame-seeds", "sesame seeds+", "semillas de sésamo+ f", [1, "tsp", 3], {
    also: ["sesame, sesame seed", "sésamo, ajonjolí"],
    with: "soy-sauce ginger tofu broccoli salmon",
  }),
  seed("pumpkin-seeds", "pumpkin seeds+", "pipas de calabaza+ f", [8, "g"], {
    also: ["pepitas, pumpkin seed", "semillas de calabaza"],
    with: "squash oats kale apple",
  }),
  seed("sunflower-seeds", "sunflower seeds+", "pipas de girasol+ f", [8, "g"], {
    also: ["sunflower seed", "semillas de girasol"],
    with: "carrot oats beetroot",
  }),
  seed("chia", "chia seeds+", "semillas de chía+ f", [0.5, "tbsp", 6], {
    also: ["chia", "chía"],
    with: "mango oats banana",
  }),
  seed("coconut-desiccated", "desiccated coconut", "coco rallado m", [8, "g"], {
    also: ["shredded coconut, grated coconut", ""],
    flavour: ["coconut", "al coco"],
    with: "mango pineapple banana chocolate lime",
  }),
  seed("granola", "granola", "granola f", [25, "g"], {
    also: ["muesli", "muesli"],
    contains: "gluten nuts honey",
    swaps: "pumpkin-seeds",
    with: "yoghurt strawberry banana",
  }),
  shelf("topping", { kind: "chocolate", cut: "rough", sweet: true, minutes: { raw: 0 } })(
    "chocolate",
    "dark chocolate",
    "chocolate negro m",
    [15, "g"],
    {
      short: ["chocolate", "chocolate m"],
      also: ["chocolate, chocolate chips", "chocolate, pepitas de chocolate"],
      flavour: ["chocolate", "con chocolate"],
      with: "orange pear raspberry banana hazelnut cherry",
    },
  ),

  sugar("sugar", "caster sugar", "azúcar m", [15, "g"], {
    short: ["sugar", "azúcar m"],
    also: ["sugar, white sugar", "azúcar blanco, azúcar blanca"],
  }),
  sugar("brown-sugar", "light brown sugar", "azúcar moreno m", [15, "g"], {
    short: ["brown sugar", "azúcar moreno m"],
    also: ["brown sugar, muscovado", "azúcar morena, panela"],
  }),
  sugar("honey", "honey", "miel f", [0.5, "tbsp", 21], {
    contains: "honey",
    swaps: "maple-syrup",
    flavour: ["honey", "a la miel"],
    with: "mustard-dijon soy-sauce goat-cheese walnut ginger lemon carrot",
  }),
  sugar("maple-syrup", "maple syrup", "sirope de arce m", [0.5, "tbsp", 20], {
    also: ["agave, agave syrup, golden syrup", "sirope de agave, jarabe de arce"],
    with: "oats walnut banana squash blueberry",
  }),
];
