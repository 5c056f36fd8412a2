import { shelf } from "./food.ts";

const fish = shelf("protein", { kind: "fish", swaps: "tofu tinned-white-beans" });
const shellfish = shelf("protein", { kind: "shellfish", swaps: "tofu tinned-chickpeas" });
const bivalve = shelf("protein", { kind: "bivalve", cut: "scrub" });
const tinned = shelf("protein", { kind: "ready", swaps: "tinned-chickpeas" });

const WHITE_FISH =
  "lemon parsley dill fennel leek potato capers tomato peas white-wine olives spinach butter paprika-smoked";

/** Fish and shellfish. */
export const FISH = [
  fish("salmon", [140, "g"], {
    cut: { any: "chunks", sear: "pat", roast: "pat" },
    minutes: { sear: 9, roast: 14, simmer: 8, fry: 8 },
    with: "dill lemon asparagus broccoli soy-sauce ginger honey spinach peas cucumber new-potato avocado mustard-dijon",
  }),
  fish("cod", [150, "g"], {
    for: "white-fish fish",
    cut: { any: "chunks", sear: "pat", roast: "pat" },
    minutes: { sear: 9, roast: 15, simmer: 8, fry: 8 },
    with: WHITE_FISH,
  }),
  fish("hake", [150, "g"], {
    cut: { any: "chunks", sear: "pat", roast: "pat" },
    minutes: { sear: 9, roast: 14, simmer: 8, fry: 8 },
    with: WHITE_FISH,
  }),
  fish("haddock", [150, "g"], {
    cut: { any: "chunks", sear: "pat", roast: "pat" },
    minutes: { sear: 8, roast: 14, simmer: 8, fry: 8 },
    with: WHITE_FISH,
  }),
  fish("sea-bass", [140, "g"], {
    for: "sea-bream",
    cut: "pat",
    minutes: { sear: 7, roast: 12 },
    with: `${WHITE_FISH} ginger`,
  }),
  fish("trout", [140, "g"], {
    cut: "pat",
    minutes: { sear: 7, roast: 12 },
    with: "almond dill lemon new-potato cucumber beetroot watercress butter",
  }),
  fish("tuna-steak", [140, "g"], {
    for: "tuna",
    cut: { any: "chunks", sear: "pat" },
    minutes: { sear: 7, simmer: 8, fry: 6 },
    with: "sesame-seeds soy-sauce onion tomato red-pepper potato capers olives green-beans",
  }),
  fish("mackerel", [130, "g"], {
    cut: "pat",
    minutes: { sear: 7, roast: 12 },
    with: "beetroot mustard-wholegrain apple lemon potato cucumber tomato",
  }),
  fish("monkfish", [150, "g"], {
    for: "fish",
    cut: { any: "chunks", roast: "pat" },
    minutes: { roast: 18, simmer: 10, fry: 9 },
    with: `${WHITE_FISH} saffron almond`,
  }),
  shellfish("prawn", [120, "g"], {
    for: "seafood shellfish",
    cut: "pat",
    minutes: { fry: 5, stirfry: 4, simmer: 4, sear: 5, roast: 9 },
    with: "garlic chilli lime lemon avocado coconut-milk parsley asparagus courgette tomato peas ginger rice-noodles",
  }),
  shellfish("squid", [130, "g"], {
    for: "cuttlefish",
    cut: "slice",
    minutes: { fry: 5, stirfry: 3, simmer: 35 },
    with: "lemon garlic chilli tomato chorizo parsley rocket peas",
  }),
  bivalve("mussel", [300, "g"], {
    minutes: { simmer: 6 },
    with: "white-wine garlic parsley shallot cream tomato leek coconut-milk lemongrass fennel",
  }),
  bivalve("clam", [250, "g"], {
    minutes: { simmer: 6 },
    with: "white-wine garlic parsley tinned-white-beans artichoke tomato rice-paella",
  }),
  tinned("tinned-tuna", [0.5, "can", 110], {
    for: "tuna",
    cut: "drain",
    minutes: { raw: 0, fry: 3, simmer: 4 },
    with: "sweetcorn egg tomato olives tinned-white-beans red-onion capers lemon green-beans cucumber roasted-peppers",
  }),
  tinned("tinned-sardines", [0.5, "can", 90], {
    cut: "drain",
    minutes: { raw: 0, fry: 3 },
    with: "tomato lemon parsley fennel rocket roasted-peppers red-onion spaghetti",
  }),
  tinned("anchovies", [3, "each", 4], {
    for: "fresh-anchovies",
    cut: "rough",
    minutes: { raw: 0, fry: 2 },
    with: "garlic chilli broccoli cauliflower parsley lemon capers tomato roasted-peppers",
  }),
  tinned("smoked-salmon", [50, "g"], {
    cut: "strips",
    minutes: { raw: 0, fry: 2 },
    with: "dill cream-cheese cucumber egg avocado lemon capers asparagus spinach",
  }),
  tinned("cooked-prawn", [80, "g"], {
    minutes: { raw: 0, stirfry: 2 },
    with: "avocado cucumber lime mango lettuce mayonnaise dill",
  }),
  tinned("octopus", [90, "g"], {
    cut: "slice",
    minutes: { raw: 0, sear: 5, fry: 4, simmer: 5 },
    with: "potato paprika-smoked olive-oil parsley lemon tinned-chickpeas tomato",
  }),
  tinned("smoked-mackerel", [70, "g"], {
    cut: "chunks",
    minutes: { raw: 0, fry: 3 },
    with: "beetroot apple horseradish watercress new-potato lemon radish",
  }),
];
