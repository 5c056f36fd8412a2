import { shelf } from "./food.ts";

/** The substitutes for meat: they cook as long and are eaten in the same way. */
const MEATLESS_SWAPS = "tinned-kidney-beans tempeh tofu";

const poultry = shelf("protein", { kind: "poultry", contains: "meat", swaps: "tofu tinned-chickpeas" });
const mince = shelf("protein", { kind: "mince", contains: "meat", swaps: "tinned-lentils tofu" });
const poultryMince = shelf("protein", {
  kind: "poultry-mince",
  contains: "meat",
  swaps: "tinned-lentils tofu",
});
const meat = shelf("protein", { kind: "whole-meat", contains: "meat", swaps: MEATLESS_SWAPS });
const pork = shelf("protein", { kind: "whole-meat", contains: "meat pork", swaps: MEATLESS_SWAPS });
/** Bones, which are cooked for their flavour in the water. */
const bones = shelf("liquid", { kind: "bones", contains: "meat" });
const cured = shelf("protein", { kind: "cured-meat", contains: "meat pork", swaps: "tempeh tofu" });

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
  poultry("chicken-thigh", "boneless chicken thighs+", "contramuslos de pollo deshuesados+ m", [160, "g"], {
    short: ["chicken", "pollo m"],
    also: [
      "chicken thigh, chicken thighs, boneless chicken thigh",
      "contramuslos de pollo, contramuslo de pollo, contramuslos, muslo de pollo, muslos",
    ],
    cut: { any: "chunks", roast: "pat", sear: "pat", stirfry: "strips" },
    minutes: { fry: 12, stirfry: 8, sear: 16, roast: 30, simmer: 25 },
    with: CHICKEN_FRIENDS,
  }),
  poultry("chicken-breast", "chicken breast", "pechuga de pollo f", [150, "g"], {
    short: ["chicken", "pollo m"],
    also: ["chicken breasts, chicken fillet, chicken fillets", "pechugas de pollo, pechuga, pechugas"],
    cut: { any: "chunks", roast: "pat", sear: "pat", stirfry: "strips" },
    minutes: { fry: 10, stirfry: 7, sear: 16, roast: 25, simmer: 15 },
    with: CHICKEN_FRIENDS,
  }),
  poultry("chicken-drumstick", "chicken drumsticks+", "jamoncitos de pollo+ m", [2, "each", 110], {
    also: [
      "drumstick, drumsticks, chicken legs, chicken leg",
      "muslitos, muslitos de pollo, alitas, jamoncitos",
    ],
    cut: "pat",
    minutes: { roast: 45, simmer: 45 },
    with: CHICKEN_FRIENDS,
  }),
  poultry("turkey-breast", "turkey breast", "pechuga de pavo f", [150, "g"], {
    short: ["turkey", "pavo m"],
    also: ["turkey steak, turkey steaks", "pechugas de pavo, filetes de pavo"],
    cut: { any: "chunks", roast: "pat", sear: "pat", stirfry: "strips" },
    minutes: { fry: 10, stirfry: 7, sear: 12, roast: 25, simmer: 20 },
    with: `${CHICKEN_FRIENDS} sage cranberry-dried`,
  }),
  poultry("duck-breast", "duck breast/duck breasts", "magret de pato/magrets de pato m", [170, "g"], {
    short: ["duck", "pato m"],
    also: ["", "magret"],
    cut: { any: "pat", stirfry: "strips" },
    minutes: { sear: 18, roast: 22, stirfry: 8 },
    with: "orange plum cherry ginger honey star-anise red-wine pak-choi",
  }),
  meat("stewing-beef", "stewing beef", "ternera para guisar f", [170, "g"], {
    short: ["beef", "ternera f"],
    also: [
      "beef stew meat, braising beef, beef chuck, beef shin, meat",
      "ternera, carne de guiso, carne para guisar, morcillo, carne, res, vacuno",
    ],
    cut: "cubes",
    minutes: { simmer: 120 },
    with: BEEF_FRIENDS,
  }),
  meat("beef-steak", "beef steak", "filete de ternera m", [160, "g"], {
    short: ["beef steak", "ternera f"],
    also: [
      "steak, steaks, sirloin, rump steak, beef strips, beef, meat",
      "ternera, bistec, bistecs, entrecot, solomillo de ternera, filetes de ternera, solomillo, carne, res, vacuno",
    ],
    cut: { any: "pat", stirfry: "strips" },
    minutes: { sear: 8, stirfry: 4 },
    with: `${BEEF_FRIENDS} black-pepper ginger soy-sauce rocket`,
  }),
  pork("pork-shoulder", "pork shoulder", "paleta de cerdo f", [170, "g"], {
    short: ["pork", "cerdo m"],
    also: ["stewing pork, meat", "carne de cerdo, magro de cerdo, puerco, carne"],
    cut: "cubes",
    minutes: { simmer: 95 },
    with: `${PORK_FRIENDS} cumin orange`,
  }),
  pork("pork-loin", "pork loin", "lomo de cerdo m", [150, "g"], {
    short: ["pork", "cerdo m"],
    also: ["pork steaks, pork strips, meat", "lomo, cinta de lomo, puerco, carne"],
    cut: { any: "pat", stirfry: "strips", fry: "cubes" },
    minutes: { sear: 10, stirfry: 6, roast: 25, fry: 9 },
    with: PORK_FRIENDS,
  }),
  pork("pork-tenderloin", "pork tenderloin", "solomillo de cerdo m", [150, "g"], {
    short: ["pork tenderloin", "solomillo de cerdo m"],
    also: ["pork fillet", "solomillos de cerdo"],
    cut: { any: "pat", stirfry: "strips" },
    minutes: { sear: 16, stirfry: 6, roast: 25 },
    with: `${PORK_FRIENDS} cream mushroom plum`,
  }),
  pork("pork-chop", "pork chop/pork chops", "chuleta de cerdo/chuletas de cerdo f", [1, "each", 180], {
    also: ["chops, chop", "chuletas, chuleta"],
    cut: "pat",
    minutes: { sear: 12, roast: 25 },
    with: PORK_FRIENDS,
  }),
  meat("lamb-shoulder", "diced lamb shoulder", "paletilla de cordero en dados f", [170, "g"], {
    short: ["lamb", "cordero m"],
    also: ["stewing lamb, lamb stew meat", "carne de cordero, paletilla de cordero"],
    cut: "pat",
    minutes: { simmer: 95 },
    with: LAMB_FRIENDS,
  }),
  meat("lamb-chop", "lamb chop/lamb chops", "chuleta de cordero/chuletas de cordero f", [2, "each", 90], {
    short: ["lamb", "cordero m"],
    also: ["lamb chops, lamb cutlets, lamb cutlet", "chuletas de cordero, chuletillas"],
    cut: "pat",
    minutes: { sear: 9, roast: 20 },
    with: LAMB_FRIENDS,
  }),
  meat("rabbit", "rabbit pieces+", "conejo troceado m", [220, "g"], {
    kind: "rabbit",
    short: ["rabbit", "conejo m"],
    also: ["rabbit", "conejo"],
    cut: "pat",
    minutes: { simmer: 60 },
    with: "rosemary thyme white-wine garlic mushroom mustard-dijon almond bay-leaf",
  }),
  poultryMince("chicken-mince", "minced chicken", "carne picada de pollo f", [140, "g"], {
    also: ["chicken mince, ground chicken", "pollo picado"],
    minutes: { fry: 10, stirfry: 8, simmer: 15 },
    with: CHICKEN_FRIENDS,
  }),
  poultryMince("turkey-mince", "minced turkey", "carne picada de pavo f", [140, "g"], {
    also: ["turkey mince, ground turkey", "pavo picado"],
    minutes: { fry: 10, stirfry: 8, simmer: 15 },
    with: "cumin sage thyme lime coriander-leaf tinned-black-beans sweetcorn red-pepper",
  }),
  mince("beef-mince", "minced beef", "carne picada de ternera f", [130, "g"], {
    also: [
      "beef mince, ground beef, mince, minced meat, ground meat, beef, meat",
      "carne picada, carne molida, carne, ternera picada, ternera, res, vacuno",
    ],
    minutes: { fry: 10, stirfry: 8, simmer: 25 },
    with: "tomato tinned-tomatoes onion garlic cumin oregano tinned-kidney-beans carrot celery cheddar chilli",
  }),
  mince("pork-mince", "minced pork", "carne picada de cerdo f", [130, "g"], {
    also: ["pork mince, ground pork", "cerdo picado"],
    contains: "meat pork",
    minutes: { fry: 10, stirfry: 8, simmer: 20 },
    with: "ginger garlic soy-sauce spring-onion cabbage fennel-seeds sage green-beans",
  }),
  mince("lamb-mince", "minced lamb", "carne picada de cordero f", [130, "g"], {
    also: ["lamb mince, ground lamb", "cordero picado"],
    minutes: { fry: 10, simmer: 25 },
    with: LAMB_FRIENDS,
  }),
  mince(
    "sausage",
    "fresh pork sausage/fresh pork sausages",
    "salchicha fresca/salchichas frescas f",
    [2, "each", 65],
    {
      short: ["sausage/sausages", "salchicha/salchichas f"],
      also: ["pork sausages, bangers", "salchichas, longaniza, butifarra"],
      contains: "meat pork",
      cut: { any: "slice", roast: "pat", sear: "pat" },
      minutes: { fry: 10, sear: 16, roast: 30, simmer: 20 },
      with: "apple lentils-brown onion mustard-wholegrain cabbage fennel red-pepper potato sage tinned-white-beans",
    },
  ),
  bones("chicken-bones", "chicken bones+", "huesos de pollo+ m", [200, "g"], {
    also: [
      "chicken carcass, chicken carcasses, carcass, bones, chicken wings and bones",
      "carcasa de pollo, carcasas de pollo, carcasa, huesos",
    ],
    minutes: { simmer: 165 },
    with: "carrot leek celery onion thyme ginger",
  }),
  bones("beef-bones", "beef bones+", "huesos de ternera+ m", [250, "g"], {
    also: ["marrow bones, bone marrow, soup bones, bones", "huesos de caña, hueso de ternera, huesos"],
    minutes: { simmer: 240 },
    with: "carrot leek celery onion bay-leaf star-anise",
  }),
  cured("bacon", "smoked bacon", "beicon ahumado m", [35, "g"], {
    short: ["bacon", "beicon m"],
    also: ["rashers, streaky bacon, pancetta, lardons", "bacon, tocino, panceta, tocineta"],
    cut: "strips",
    minutes: { fry: 6, roast: 20, simmer: 20, stirfry: 5 },
    with: "egg peas leek brussels-sprout potato lentils-brown cream parmesan avocado mushroom cabbage",
  }),
  cured("chorizo", "cooking chorizo", "chorizo m", [45, "g"], {
    short: ["chorizo", "chorizo m"],
    cut: "slice",
    minutes: { fry: 6, roast: 25, simmer: 25, stirfry: 6 },
    with: "tinned-chickpeas tinned-white-beans potato red-pepper tomato egg kale squid lentils-brown onion prawn",
  }),
  cured("cured-ham", "cured ham", "jamón serrano m", [30, "g"], {
    kind: "ready",
    also: ["serrano ham, prosciutto, parma ham, jamon", "jamón, jamón ibérico, jamón curado"],
    cut: "strips",
    minutes: { raw: 0, fry: 2, stirfry: 2 },
    with: "melon fig peas asparagus egg manchego tomato artichoke mozzarella rocket",
  }),
  cured("cooked-ham", "cooked ham", "jamón cocido m", [50, "g"], {
    kind: "ready",
    also: ["ham", "jamón york, jamón dulce"],
    cut: "strips",
    minutes: { raw: 0, fry: 3, stirfry: 3, simmer: 5, roast: 15 },
    with: "cheddar gruyere peas mustard-dijon leek egg pineapple potato",
  }),
  shelf("protein", { kind: "ready", contains: "meat" })(
    "cooked-chicken",
    "cooked chicken",
    "pollo ya cocinado m",
    [110, "g"],
    {
      also: [
        "leftover chicken, leftover roast chicken, rotisserie chicken, chicken",
        "sobras de pollo, pollo cocido, pollo",
      ],
      cut: "chunks",
      minutes: { raw: 0, fry: 4, simmer: 6, stirfry: 3 },
      with: CHICKEN_FRIENDS,
    },
  ),
];
