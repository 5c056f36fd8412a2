import { cards } from "../parse-cards.ts";
import { around, type NamesAlone, boiledNamesLine } from "./name-lines.ts";

/** A pulse that is cooked by itself, from dry. */
interface Pulse {
  food: string;
  grams: number;
  /** The hours of soaking, the minutes of simmering and under pressure. */
  soak?: number;
  minutes: number;
  pressure: number;
  en: string[];
  es: string[];
  ending: "os" | "as";
  why: [string, string];
}

const HARD_BOIL: [string, string] = [
  "What did not boil hard can make you ill: a slow cooker alone does not get hot enough.",
  "Sin ese hervor fuerte pueden sentar mal: una olla lenta sola no se calienta bastante.",
];

const PULSES: Pulse[] = [
  {
    food: "lentils-brown",
    grams: 300,
    minutes: 28,
    pressure: 8,
    en: ["lentils", "brown lentils", "green lentils"],
    es: ["lentejas", "lentejas pardinas"],
    ending: "as",
    why: ["They need no soaking.", "No necesitan remojo."],
  },
  {
    food: "dried-chickpeas",
    grams: 400,
    soak: 12,
    minutes: 80,
    pressure: 25,
    en: ["chickpeas", "dried chickpeas"],
    es: ["garbanzos", "garbanzos secos"],
    ending: "os",
    why: [
      "They go into hot water: in cold they stay hard.",
      "Entran en agua caliente: en fría se quedan duros.",
    ],
  },
  {
    food: "dried-white-beans",
    grams: 400,
    soak: 10,
    minutes: 60,
    pressure: 15,
    en: ["white beans", "dried white beans", "haricot beans", "cannellini beans", "dried beans"],
    es: ["alubias blancas", "alubias", "judías blancas", "judías secas", "alubias secas"],
    ending: "as",
    why: HARD_BOIL,
  },
  {
    food: "dried-kidney-beans",
    grams: 400,
    soak: 10,
    minutes: 55,
    pressure: 14,
    en: ["kidney beans", "dried kidney beans", "red kidney beans", "red beans"],
    es: ["alubias rojas", "alubias rojas secas", "judías rojas", "frijoles rojos"],
    ending: "as",
    why: HARD_BOIL,
  },
  {
    food: "dried-black-beans",
    grams: 400,
    soak: 10,
    minutes: 60,
    pressure: 18,
    en: ["black beans", "dried black beans"],
    es: ["frijoles negros", "alubias negras", "caraotas negras"],
    ending: "os",
    why: HARD_BOIL,
  },
];

function boiledPulse({ food, grams, soak, minutes, pressure, en, es, ending, why }: Pulse) {
  const boil = soak === undefined ? "" : "boil hard for {time}, skimming";
  return `
== boiled-${food}
${boiledNamesLine(en, around(es, "", ` cocid${ending} en casa`), es, ending)}
about: ${en[0]} cooked from dry, for salads, stews and purées | ${es[0]} cocid${ending} en casa para ensaladas, guisos y cremas
kind: side any easy
serves: 6, most 8 in pot
tools: pot colander
core: ${food}
ways: stove pressure-cooker
- ${grams} g ${food}
- 1 tsp salt
- 1 bay-leaf
- 1 onion; halved | en mitades; optional
- 1 clove garlic; whole | entero; optional
${soak === undefined ? `# Rinse | Lava\n2 work | Look through {${food}} for little stones and rinse in the colander.\n| Repasa {${food}} por si hay piedrecitas y lava en el colador.` : `# Soak | Remoja\n${soak * 60} cook | Soak {${food}} in plenty of cold water for {time}, drain and rinse.\n| Deja {${food}} en remojo en abundante agua fría {time}, escurre y lava.`}
# Boil | Cuece
${soak === undefined ? `2 work | Put {${food}+bay-leaf} into the pot[ with {onion+garlic}] and cover with {1500 ml} of cold water.\n| Pon {${food}+bay-leaf} en la olla[ con {onion+garlic}] y cubre con {1500 ml} de agua fría.` : `10 cook | Put {${food}+bay-leaf} into the pot[ with {onion+garlic}], pour on {2000 ml} of fresh hot water, bring to the boil and ${boil}.\n| Pon {${food}+bay-leaf} en la olla[ con {onion+garlic}], vierte {2000 ml} de agua caliente limpia, lleva a ebullición y hierve fuerte {time}, espumando.`}
why | ${why[0]}
| ${why[1]}
${minutes} cook way=stove | Simmer gently, half covered, for {time}, until soft right through, adding hot water if they show above it.
| Cuece a fuego suave, medio tapado, {time}, hasta que estén tiern${ending} por dentro, con más agua caliente si asoman.
${pressure} cook way=pressure-cooker | Put everything into the pressure cooker, no more than half full, close and cook at high pressure for {time}. Let the pressure fall by itself.
| Pásalo todo a la olla a presión, sin llenar más de la mitad, cierra y cuece a presión alta {time}. Deja que la presión baje sola.
# Season | Sazona
10 cook | Stir in {salt} and leave in the hot liquid for {time}, then drain and remove the leaf.
| Añade {salt} y deja en el líquido caliente {time}; después escurre y retira la hoja.
tip | They keep in their liquid in the fridge for three days, or frozen for three months.
| Se conservan en su líquido tres días en la nevera, o tres meses en el congelador.
`;
}

export const BOILED_PULSES = cards(PULSES.map(boiledPulse).join(""));

export const PULSES_ALONE: readonly NamesAlone[] = PULSES.map(({ food, en, es, ending }) => ({
  id: `boiled-${food}`,
  en: [...around(en, "cooked "), ...en.filter((name) => name.startsWith("dried "))],
  es: [...around(es, "", ` cocid${ending}`), ...es.filter((name) => / sec[oa]s$/.test(name))],
}));
