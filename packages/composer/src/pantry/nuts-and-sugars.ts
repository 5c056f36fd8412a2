import { shelf } from "./food.ts";

const nut = shelf("topping", { kind: "nut", cut: "rough", minutes: { raw: 0 } });
const seed = shelf("topping", { kind: "seed", minutes: { raw: 0 } });
const sugar = shelf("sweetener");

/** Nuts, seeds, chocolate and sweeteners. */
export const NUTS_AND_SUGARS = [
  nut("almond", [12, "g"], { with: "apricot trout green-beans cherry orange" }),
  nut("walnut", [12, "g"], { for: "pecan", with: "apple pear blue-cheese beetroot honey carrot" }),
  nut("hazelnut", [12, "g"], { with: "pear brussels-sprout" }),
  nut("cashew", [15, "g"], { with: "chicken-breast coconut-milk ginger curry-powder broccoli" }),
  nut("peanut", [12, "g"], { with: "lime chilli rice-noodles soy-sauce tofu" }),
  nut("pine-nuts", [8, "g"], { cut: {}, with: "basil spinach raisins parmesan squash" }),
  nut("pistachio", [10, "g"], { with: "cardamom orange apricot" }),
  seed("sesame-seeds", [1, "tsp", 3], { with: "soy-sauce ginger tofu broccoli salmon" }),
  seed("pumpkin-seeds", [8, "g"], { with: "squash oats kale apple" }),
  seed("sunflower-seeds", [8, "g"], { with: "carrot oats beetroot" }),

  sugar("sugar", [15, "g"]),
  sugar("brown-sugar", [15, "g"]),
  sugar("honey", [0.5, "tbsp", 21], {
    swaps: "maple-syrup",
    flavour: ["honey", "a la miel"],
    with: "mustard-dijon soy-sauce goat-cheese walnut ginger lemon carrot",
  }),
  sugar("maple-syrup", [0.5, "tbsp", 20], { for: "agave", with: "oats walnut squash" }),
];
