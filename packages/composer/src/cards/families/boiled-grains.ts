import { cards } from "../parse-cards.ts";
import { around, type NamesAlone, boiledNamesLine } from "./name-lines.ts";

/** A grain that takes up its water, or that is boiled in plenty of water and drained. */
interface Grain {
  food: string;
  grams: number;
  water: number;
  /** The minutes of simmering, and those of resting off the heat; none where it is drained. */
  minutes: number;
  rest?: number;
  isRinsed?: boolean;
  /** The minutes in a pressure cooker. */
  pressure?: number;
  ways?: string;
  /** The names of the grain, in English and Spanish, and how a cook sees that it is done. */
  en: string[];
  es: string[];
  done: [string, string];
  tip: [string, string];
  ending: "o" | "a";
}

const GRAINS: Grain[] = [
  {
    food: "rice-brown",
    grams: 300,
    water: 700,
    minutes: 30,
    rest: 10,
    isRinsed: true,
    pressure: 20,
    ways: "stove rice-cooker pressure-cooker",
    en: ["brown rice", "wholegrain rice", "brown basmati rice"],
    es: ["arroz integral"],
    done: ["the grains are tender with some bite", "los granos estén tiernos con algo de firmeza"],
    tip: [
      "Eat it hot, or cool it within the hour and keep it in the fridge for a day.",
      "Cómelo caliente, o enfríalo antes de una hora y guárdalo en la nevera un día.",
    ],
    ending: "o",
  },
  {
    food: "quinoa",
    grams: 240,
    water: 480,
    minutes: 15,
    rest: 5,
    isRinsed: true,
    ways: "stove rice-cooker",
    en: ["quinoa"],
    es: ["quinoa", "quinua"],
    done: ["the little rings come loose", "se suelten los anillitos blancos"],
    tip: ["The rinsing takes away its bitterness.", "Al lavarla pierde el amargor."],
    ending: "a",
  },
  {
    food: "bulgur",
    grams: 240,
    water: 480,
    minutes: 12,
    rest: 8,
    en: ["bulgur", "bulgur wheat"],
    es: ["bulgur", "trigo bulgur"],
    done: ["no liquid is left", "no quede líquido"],
    tip: [
      "The fine kind is not boiled: pour the water on hot and leave it covered for fifteen minutes.",
      "El de grano fino no se hierve: vierte el agua caliente y déjalo tapado quince minutos.",
    ],
    ending: "o",
  },
  {
    food: "millet",
    grams: 240,
    water: 600,
    minutes: 18,
    rest: 10,
    isRinsed: true,
    en: ["millet"],
    es: ["mijo"],
    done: ["no liquid is left", "no quede líquido"],
    tip: [
      "Toasted dry for three minutes first, it tastes fuller.",
      "Tostado antes en seco tres minutos, gana sabor.",
    ],
    ending: "o",
  },
  {
    food: "buckwheat",
    grams: 240,
    water: 450,
    minutes: 12,
    rest: 8,
    isRinsed: true,
    en: ["buckwheat", "buckwheat groats", "kasha"],
    es: ["trigo sarraceno", "alforfón", "kasha"],
    done: ["no liquid is left", "no quede líquido"],
    tip: [
      "Do not stir it while it cooks: it would go mushy.",
      "No lo remuevas mientras cuece: se haría papilla.",
    ],
    ending: "o",
  },
  {
    food: "barley",
    grams: 250,
    water: 1500,
    minutes: 35,
    isRinsed: true,
    pressure: 18,
    ways: "stove pressure-cooker",
    en: ["pearl barley", "barley"],
    es: ["cebada perlada", "cebada"],
    done: ["it is tender but still chewy", "esté tierna pero algo firme"],
    tip: [
      "It thickens what it is cooked in: save that for a soup.",
      "Espesa el agua: guárdala para una sopa.",
    ],
    ending: "a",
  },
  {
    food: "freekeh",
    grams: 240,
    water: 1500,
    minutes: 22,
    isRinsed: true,
    en: ["freekeh"],
    es: ["freekeh"],
    done: ["it is tender but still chewy", "esté tierno pero algo firme"],
    tip: ["Whole grain takes twice as long as cracked.", "El grano entero tarda el doble que el partido."],
    ending: "o",
  },
  {
    food: "wild-rice",
    grams: 240,
    water: 1500,
    minutes: 45,
    isRinsed: true,
    en: ["wild rice"],
    es: ["arroz salvaje"],
    done: ["most of the grains split", "se abra la mayoría de los granos"],
    tip: [
      "Eat it hot, or cool it within the hour and keep it in the fridge for a day.",
      "Cómelo caliente, o enfríalo antes de una hora y guárdalo en la nevera un día.",
    ],
    ending: "o",
  },
  {
    food: "spelt",
    grams: 250,
    water: 1500,
    minutes: 45,
    isRinsed: true,
    pressure: 25,
    ways: "stove pressure-cooker",
    en: ["spelt", "farro", "spelt grains"],
    es: ["espelta", "farro", "espelta en grano"],
    done: ["the grains split and are tender", "los granos se abran y estén tiernos"],
    tip: [
      "Pearled grain needs only 25 minutes. Whole grain cooks sooner after a night in water.",
      "El grano perlado solo necesita 25 minutos. El entero cuece antes tras una noche en remojo.",
    ],
    ending: "a",
  },
];

function boiledGrain({
  food,
  grams,
  water,
  minutes,
  rest,
  isRinsed,
  pressure,
  ways,
  en,
  es,
  done,
  tip,
  ending,
}: Grain) {
  const drain = rest === undefined ? [" Drain well.", " Escurre bien."] : ["", ""];
  const covered =
    rest === undefined ? ["", ""] : [", covered, over very low heat", " tapado a fuego muy bajo"];
  return `
== boiled-${food}
${boiledNamesLine(en, around(es, "", ` cocid${ending}`), es, ending)}
about: plain ${en[0]}, boiled in salted water | ${es[0]} sin más, cocid${ending} en agua con sal
kind: side any easy
serves: 4, most 8 in saucepan
tools: saucepan sieve
core: ${food}
ways: ${ways ?? "stove"}
- ${grams} g ${food}
- ${water} ml water
- 3/4 tsp salt
- 1 tbsp olive-oil; optional
${isRinsed ? `# Rinse | Lava\n2 work | Rinse {${food}} in the sieve until the water runs clear.\n| Lava {${food}} en el colador fino hasta que el agua salga clara.` : ""}
# Boil | Cuece
${minutes} cook way=stove | Bring {water+salt} to the boil in the saucepan, add {${food}} and simmer${covered[0]} for {time}, until ${done[0]}.${drain[0]}
| Lleva {water+salt} a ebullición en el cazo, añade {${food}} y cuece${covered[1]} {time}, hasta que ${done[1]}.${drain[1]}
${ways?.includes("rice-cooker") ? `${minutes + 10} cook way=rice-cooker | Put {${food}} with {water+salt} into the rice cooker, close and switch on, for about {time}, until it turns to keeping warm.\n| Pon {${food}} con {water+salt} en la arrocera, cierra y enciende, unos {time}, hasta que pase a mantener caliente.` : ""}
${pressure ? `${pressure} cook way=pressure-cooker | Put {${food}+water+salt} into the pressure cooker, no more than half full, close and cook at high pressure for {time}. Let the pressure fall by itself and drain.\n| Pon {${food}+water+salt} en la olla a presión, sin llenar más de la mitad, cierra y cuece a presión alta {time}. Deja que la presión baje sola y escurre.` : ""}
${rest === undefined ? "" : `${rest} cook | Take off the heat and leave covered for {time}.\n| Retira del fuego y deja tapado {time}.`}
# Finish | Termina
1 work | Loosen with a fork.[ Turn in {olive-oil}.]
| Suelta con un tenedor.[ Mezcla con {olive-oil}.]
tip | ${tip[0]}
| ${tip[1]}
`;
}

export const BOILED_GRAINS = cards(GRAINS.map(boiledGrain).join(""));

export const GRAINS_ALONE: readonly NamesAlone[] = GRAINS.map(({ food, en, es, ending }) => ({
  id: `boiled-${food}`,
  en: [...en, ...around(en, "cooked "), ...around(en, "steamed ")],
  es: [...es, ...around(es, "", ` cocid${ending}`), ...around(es, "", " al vapor")],
}));
