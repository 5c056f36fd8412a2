import { shelf } from "./food.ts";

const fish = shelf("protein", { kind: "fish", contains: "fish", swaps: "tofu tinned-white-beans" });
const shellfish = shelf("protein", { kind: "shellfish", contains: "fish", swaps: "tofu tinned-chickpeas" });
const bivalve = shelf("protein", { kind: "bivalve", contains: "fish", cut: "scrub" });
const tinned = shelf("protein", { kind: "ready", contains: "fish", swaps: "tinned-chickpeas" });

const WHITE_FISH =
  "lemon parsley dill fennel leek potato capers tomato peas white-wine olives spinach butter paprika-smoked";

/** Fish and shellfish. */
export const FISH = [
  fish("salmon", "salmon fillet/salmon fillets", "lomo de salmón/lomos de salmón m", [140, "g"], {
    short: ["salmon", "salmón m"],
    also: ["", "filete de salmón"],
    cut: { any: "chunks", sear: "pat", roast: "pat" },
    minutes: { sear: 9, roast: 14, simmer: 8, fry: 8 },
    with: "dill lemon asparagus broccoli soy-sauce ginger honey spinach peas cucumber new-potato avocado mustard-dijon",
  }),
  fish("cod", "cod fillet/cod fillets", "lomo de bacalao fresco/lomos de bacalao fresco m", [150, "g"], {
    short: ["cod", "bacalao m"],
    also: ["white fish, fish", "bacalao fresco, pescado blanco, pescado"],
    cut: { any: "chunks", sear: "pat", roast: "pat" },
    minutes: { sear: 9, roast: 15, simmer: 8, fry: 8 },
    with: WHITE_FISH,
  }),
  fish("hake", "hake fillet/hake fillets", "lomo de merluza/lomos de merluza m", [150, "g"], {
    short: ["hake", "merluza f"],
    cut: { any: "chunks", sear: "pat", roast: "pat" },
    minutes: { sear: 9, roast: 14, simmer: 8, fry: 8 },
    with: WHITE_FISH,
  }),
  fish("haddock", "haddock fillet/haddock fillets", "filete de eglefino/filetes de eglefino m", [150, "g"], {
    short: ["haddock", "eglefino m"],
    cut: { any: "chunks", sear: "pat", roast: "pat" },
    minutes: { sear: 8, roast: 14, simmer: 8, fry: 8 },
    with: WHITE_FISH,
  }),
  fish("sea-bass", "sea bass fillet/sea bass fillets", "filete de lubina/filetes de lubina m", [140, "g"], {
    short: ["sea bass", "lubina f"],
    also: ["seabass, sea bream, bream", "dorada"],
    cut: "pat",
    minutes: { sear: 7, roast: 12 },
    with: `${WHITE_FISH} ginger`,
  }),
  fish("trout", "trout fillet/trout fillets", "filete de trucha/filetes de trucha m", [140, "g"], {
    short: ["trout", "trucha f"],
    cut: "pat",
    minutes: { sear: 7, roast: 12 },
    with: "almond dill lemon new-potato cucumber beetroot watercress butter",
  }),
  fish("tuna-steak", "tuna steak/tuna steaks", "filete de atún/filetes de atún m", [140, "g"], {
    short: ["fresh tuna", "atún fresco m"],
    also: ["fresh tuna, tuna loin", "atún fresco, bonito, ventresca"],
    cut: { any: "chunks", sear: "pat" },
    minutes: { sear: 7, simmer: 8, fry: 6 },
    with: "sesame-seeds soy-sauce onion tomato red-pepper potato capers olives green-beans",
  }),
  fish("mackerel", "mackerel fillet/mackerel fillets", "filete de caballa/filetes de caballa m", [130, "g"], {
    short: ["mackerel", "caballa f"],
    cut: "pat",
    minutes: { sear: 7, roast: 12 },
    with: "beetroot mustard-wholegrain apple lemon potato cucumber tomato",
  }),
  fish("monkfish", "monkfish", "rape m", [150, "g"], {
    also: ["fish", "pescado"],
    cut: { any: "chunks", roast: "pat" },
    minutes: { roast: 18, simmer: 10, fry: 9 },
    with: `${WHITE_FISH} saffron almond`,
  }),
  shellfish("prawn", "raw peeled prawns+", "gambas peladas crudas+ f", [120, "g"], {
    short: ["prawns+", "gambas+ f"],
    also: [
      "prawn, shrimp, shrimps, king prawns, seafood",
      "gamba, langostino, langostinos, camarón, camarones, marisco, mariscos",
    ],
    cut: "pat",
    minutes: { fry: 5, stirfry: 4, simmer: 4, sear: 5, roast: 9 },
    with: "garlic chilli lime lemon avocado coconut-milk parsley asparagus courgette tomato peas ginger rice-noodles",
  }),
  shellfish("squid", "squid", "calamar m", [130, "g"], {
    also: ["calamari", "calamares, sepia, chipirones"],
    cut: "slice",
    minutes: { fry: 5, stirfry: 3, simmer: 35 },
    with: "lemon garlic chilli tomato chorizo parsley rocket peas",
  }),
  bivalve("mussel", "mussels+", "mejillones+ m", [300, "g"], {
    also: ["mussel", "mejillón"],
    minutes: { simmer: 6 },
    with: "white-wine garlic parsley shallot cream tomato leek coconut-milk lemongrass fennel",
  }),
  bivalve("clam", "clams+", "almejas+ f", [250, "g"], {
    also: ["clam", "almeja"],
    minutes: { simmer: 6 },
    with: "white-wine garlic parsley tinned-white-beans artichoke tomato rice-paella",
  }),
  tinned("tinned-tuna", "tuna", "atún m", [0.5, "can", 110], {
    also: [
      "tinned tuna, canned tuna, tin of tuna, can of tuna",
      "atún en lata, lata de atún, latas de atún, bonito en conserva",
    ],
    cut: "drain",
    minutes: { raw: 0, fry: 3, simmer: 4 },
    with: "sweetcorn egg tomato olives tinned-white-beans red-onion capers lemon green-beans cucumber roasted-peppers",
  }),
  tinned("tinned-sardines", "sardines+", "sardinas+ f", [0.5, "can", 90], {
    also: ["sardine, tinned sardines, canned sardines", "sardina, sardinas en lata"],
    cut: "drain",
    minutes: { raw: 0, fry: 3 },
    with: "tomato lemon parsley fennel rocket roasted-peppers red-onion spaghetti",
  }),
  tinned("anchovies", "anchovies+", "anchoas+ f", [3, "each", 4], {
    also: ["anchovy", "anchoa, boquerones en conserva"],
    cut: "rough",
    minutes: { raw: 0, fry: 2 },
    with: "garlic chilli broccoli cauliflower parsley lemon capers tomato roasted-peppers",
  }),
  tinned("smoked-salmon", "smoked salmon", "salmón ahumado m", [50, "g"], {
    also: ["smoked trout", "trucha ahumada"],
    cut: "strips",
    minutes: { raw: 0, fry: 2 },
    with: "dill cream-cheese cucumber egg avocado lemon capers asparagus spinach",
  }),
  tinned("cooked-prawn", "cooked prawns+", "gambas cocidas+ f", [80, "g"], {
    also: ["cooked prawn, cooked shrimp", "langostinos cocidos"],
    minutes: { raw: 0, stirfry: 2 },
    with: "avocado cucumber lime mango lettuce mayonnaise dill",
  }),
  tinned("octopus", "cooked octopus", "pulpo cocido m", [90, "g"], {
    short: ["octopus", "pulpo m"],
    cut: "slice",
    minutes: { raw: 0, sear: 5, fry: 4, simmer: 5 },
    with: "potato paprika-smoked olive-oil parsley lemon tinned-chickpeas tomato",
  }),
  tinned("smoked-mackerel", "smoked mackerel", "caballa ahumada f", [70, "g"], {
    also: ["", "caballa en conserva"],
    cut: "chunks",
    minutes: { raw: 0, fry: 3 },
    with: "beetroot apple horseradish watercress new-potato lemon radish",
  }),
];
