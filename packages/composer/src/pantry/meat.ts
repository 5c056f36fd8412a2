import { shelf } from "./food.ts";

/** The substitutes for meat: they cook as long and are eaten in the same way. */
const MEATLESS_SWAPS = "tinned-kidney-beans tempeh tofu";

const poultry = shelf("protein", { kind: "poultry", swaps: "tofu tinned-chickpeas" });
const mince = shelf("protein", { kind: "mince", swaps: "tinned-lentils tofu" });
const poultryMince = shelf("protein", { kind: "poultry-mince", swaps: "tinned-lentils tofu" });
const meat = shelf("protein", { kind: "whole-meat", swaps: MEATLESS_SWAPS });
const pork = shelf("protein", { kind: "whole-meat", swaps: MEATLESS_SWAPS });
const cured = shelf("protein", { kind: "cured-meat", swaps: "tempeh tofu" });

const CHICKEN_FRIENDS =
  "lemon thyme tarragon rosemary garlic leek mushroom tomato potato carrot red-pepper paprika-smoked curry-powder tinned-chickpeas lime honey mustard-dijon orange coriander-leaf ginger sweetcorn";
const BEEF_FRIENDS =
  "onion carrot mushroom red-wine thyme bay-leaf potato tomato-puree mustard-dijon paprika-smoked broccoli red-pepper";
const PORK_FRIENDS =
  "apple sage mustard-wholegrain cider-vinegar fennel cabbage paprika-smoked onion potato honey ginger pineapple";
const LAMB_FRIENDS =
  "mint rosemary cumin cinnamon yoghurt-greek aubergine tinned-chickpeas apricot-dried tomato potato garlic";

/** Meat and poultry. Minutes are for the usual cut; the kind decides when each is safe. */
export const MEAT = [
  poultry("chicken-thigh", [160, "g"], {
    for: "chicken",
    cut: { any: "chunks", roast: "pat", sear: "pat", stirfry: "strips" },
    minutes: { fry: 12, stirfry: 8, sear: 16, roast: 30, simmer: 25 },
    with: CHICKEN_FRIENDS,
  }),
  poultry("chicken-breast", [150, "g"], {
    for: "chicken",
    cut: { any: "chunks", roast: "pat", sear: "pat", stirfry: "strips" },
    minutes: { fry: 10, stirfry: 7, sear: 16, roast: 25, simmer: 15 },
    with: CHICKEN_FRIENDS,
  }),
  poultry("chicken-drumstick", [2, "each", 110], {
    for: "chicken-wings",
    cut: "pat",
    minutes: { roast: 45, simmer: 45 },
    with: CHICKEN_FRIENDS,
  }),
  poultry("turkey-breast", [150, "g"], {
    for: "turkey",
    cut: { any: "chunks", roast: "pat", sear: "pat", stirfry: "strips" },
    minutes: { fry: 10, stirfry: 7, sear: 12, roast: 25, simmer: 20 },
    with: `${CHICKEN_FRIENDS} sage cranberry-dried`,
  }),
  poultry("duck-breast", [170, "g"], {
    for: "duck",
    cut: { any: "pat", stirfry: "strips" },
    minutes: { sear: 18, roast: 22, stirfry: 8 },
    with: "orange plum cherry ginger honey star-anise red-wine pak-choi",
  }),
  meat("stewing-beef", [170, "g"], {
    for: "beef meat veal",
    cut: "cubes",
    minutes: { simmer: 120 },
    with: BEEF_FRIENDS,
  }),
  meat("beef-steak", [160, "g"], {
    for: "beef meat veal",
    cut: { any: "pat", stirfry: "strips" },
    minutes: { sear: 8, stirfry: 4 },
    with: `${BEEF_FRIENDS} black-pepper ginger soy-sauce rocket`,
  }),
  pork("pork-shoulder", [170, "g"], {
    for: "pork meat",
    cut: "cubes",
    minutes: { simmer: 95 },
    with: `${PORK_FRIENDS} cumin orange`,
  }),
  pork("pork-loin", [150, "g"], {
    for: "pork meat",
    cut: { any: "pat", stirfry: "strips", fry: "cubes" },
    minutes: { sear: 10, stirfry: 6, roast: 25, fry: 9 },
    with: PORK_FRIENDS,
  }),
  pork("pork-tenderloin", [150, "g"], {
    cut: { any: "pat", stirfry: "strips" },
    minutes: { sear: 16, stirfry: 6, roast: 25 },
    with: `${PORK_FRIENDS} cream mushroom plum`,
  }),
  pork("pork-chop", [1, "each", 180], { cut: "pat", minutes: { sear: 12, roast: 25 }, with: PORK_FRIENDS }),
  meat("lamb-shoulder", [170, "g"], { for: "lamb", cut: "pat", minutes: { simmer: 95 }, with: LAMB_FRIENDS }),
  meat("lamb-chop", [2, "each", 90], {
    for: "lamb",
    cut: "pat",
    minutes: { sear: 9, roast: 20 },
    with: LAMB_FRIENDS,
  }),
  meat("rabbit", [220, "g"], {
    kind: "rabbit",
    cut: "pat",
    minutes: { simmer: 60 },
    with: "rosemary thyme white-wine garlic mushroom mustard-dijon almond bay-leaf",
  }),
  poultryMince("chicken-mince", [140, "g"], {
    minutes: { fry: 10, stirfry: 8, simmer: 15 },
    with: CHICKEN_FRIENDS,
  }),
  poultryMince("turkey-mince", [140, "g"], {
    minutes: { fry: 10, stirfry: 8, simmer: 15 },
    with: "cumin sage thyme lime coriander-leaf tinned-black-beans sweetcorn red-pepper",
  }),
  mince("beef-mince", [130, "g"], {
    for: "minced-meat beef meat veal",
    minutes: { fry: 10, stirfry: 8, simmer: 25 },
    with: "tomato tinned-tomatoes onion garlic cumin oregano tinned-kidney-beans carrot celery cheddar chilli",
  }),
  mince("pork-mince", [130, "g"], {
    minutes: { fry: 10, stirfry: 8, simmer: 20 },
    with: "ginger garlic soy-sauce spring-onion cabbage fennel-seeds sage green-beans",
  }),
  mince("lamb-mince", [130, "g"], { minutes: { fry: 10, simmer: 25 }, with: LAMB_FRIENDS }),
  mince("sausage", [2, "each", 65], {
    for: "sausages",
    cut: { any: "slice", roast: "pat", sear: "pat" },
    minutes: { fry: 10, sear: 16, roast: 30, simmer: 20 },
    with: "apple lentils-brown onion mustard-wholegrain cabbage fennel red-pepper potato sage tinned-white-beans",
  }),
  cured("bacon", [35, "g"], {
    cut: "strips",
    minutes: { fry: 6, roast: 20, simmer: 20, stirfry: 5 },
    with: "egg peas leek brussels-sprout potato lentils-brown cream parmesan avocado mushroom cabbage",
  }),
  cured("chorizo", [45, "g"], {
    cut: "slice",
    minutes: { fry: 6, roast: 25, simmer: 25, stirfry: 6 },
    with: "tinned-chickpeas tinned-white-beans potato red-pepper tomato egg kale squid lentils-brown onion prawn",
  }),
  cured("cured-ham", [30, "g"], {
    kind: "ready",
    cut: "strips",
    minutes: { raw: 0, fry: 2, stirfry: 2 },
    with: "melon fig peas asparagus egg manchego tomato artichoke mozzarella rocket",
  }),
  cured("cooked-ham", [50, "g"], {
    kind: "ready",
    cut: "strips",
    minutes: { raw: 0, fry: 3, stirfry: 3, simmer: 5, roast: 15 },
    with: "cheddar gruyere peas mustard-dijon leek egg pineapple potato",
  }),
  shelf("protein", { kind: "ready" })("cooked-chicken", [110, "g"], {
    for: "chicken",
    cut: "chunks",
    minutes: { raw: 0, fry: 4, simmer: 6, stirfry: 3 },
    with: CHICKEN_FRIENDS,
  }),
  shelf("protein", { kind: "ready" })("cooked-meat", [110, "g"], {
    cut: "chunks",
    minutes: { raw: 0, fry: 4, simmer: 6, stirfry: 3 },
    with: "onion carrot potato leek peas mushroom mustard-dijon thyme",
  }),
];
