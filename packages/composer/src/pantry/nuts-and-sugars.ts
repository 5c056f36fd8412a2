import { shelf } from "./food.ts";

const nut = shelf("topping", { kind: "nut", cut: "rough", sweet: true, minutes: { raw: 0 } });
const seed = shelf("topping", { kind: "seed", sweet: true, minutes: { raw: 0 } });
const sugar = shelf("sweetener", { sweet: true });

/** Nuts, seeds, chocolate and sweeteners. */
export const NUTS_AND_SUGARS = [
  nut("almond", [12, "g"], { with: "apricot trout green-beans cherry orange" }),
  nut("walnut", [12, "g"], { for: "pecan", with: "apple pear blue-cheese beetroot banana honey carrot" }),
  nut("hazelnut", [12, "g"], { with: "pear chocolate brussels-sprout blackberry" }),
  nut("cashew", [15, "g"], { with: "chicken-breast coconut-milk ginger curry-powder broccoli" }),
  nut("peanut", [12, "g"], { with: "lime chilli rice-noodles soy-sauce tofu" }),
  nut("pine-nuts", [8, "g"], { cut: {}, with: "basil spinach raisins parmesan squash" }),
  nut("pistachio", [10, "g"], { with: "raspberry cardamom orange apricot" }),
  seed("sesame-seeds", [1, "tsp", 3], { with: "soy-sauce ginger tofu broccoli salmon" }),
  seed("pumpkin-seeds", [8, "g"], { with: "squash oats kale apple" }),
  seed("sunflower-seeds", [8, "g"], { with: "carrot oats beetroot" }),
  seed("chia", [0.5, "tbsp", 6], { with: "mango oats banana" }),
  seed("coconut-desiccated", [8, "g"], {
    flavour: ["coconut", "al coco"],
    with: "mango pineapple banana chocolate lime",
  }),
  seed("granola", [25, "g"], { for: "muesli", swaps: "pumpkin-seeds", with: "yoghurt strawberry banana" }),
  shelf("topping", { kind: "chocolate", cut: "rough", sweet: true, minutes: { raw: 0 } })(
    "chocolate",
    [15, "g"],
    {
      for: "chocolate-any",
      flavour: ["chocolate", "con chocolate"],
      with: "orange pear raspberry banana hazelnut cherry",
    },
  ),

  sugar("sugar", [15, "g"]),
  sugar("brown-sugar", [15, "g"]),
  sugar("honey", [0.5, "tbsp", 21], {
    swaps: "maple-syrup",
    flavour: ["honey", "a la miel"],
    with: "mustard-dijon soy-sauce goat-cheese walnut ginger lemon carrot",
  }),
  sugar("maple-syrup", [0.5, "tbsp", 20], { for: "agave", with: "oats walnut banana squash blueberry" }),
];
