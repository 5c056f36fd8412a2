import { cards } from "../parse-cards.ts";
import { around, capital, namesLine } from "./name-lines.ts";

/** A vegetable that is roasted or griddled by itself. */
interface PlainVegetable {
  food: string;
  amount: string;
  /** How it is cut, in English and Spanish. */
  cut: [string, string];
  /** The minutes in a hot oven, in an air fryer, and on a griddle. */
  oven?: [number, number];
  griddle?: number;
  /** The names, without the way of cooking. */
  en: string[];
  es: string[];
  /** The ending of the Spanish participle. */
  ending: "o" | "a" | "os" | "as";
}

const VEGETABLES: PlainVegetable[] = [
  {
    food: "cauliflower",
    amount: "1",
    cut: ["in florets", "en ramilletes"],
    oven: [25, 15],
    en: ["cauliflower"],
    es: ["coliflor"],
    ending: "a",
  },
  {
    food: "broccoli",
    amount: "600 g",
    cut: ["in florets", "en ramilletes"],
    oven: [18, 10],
    en: ["broccoli"],
    es: ["brócoli", "brécol"],
    ending: "o",
  },
  {
    food: "carrot",
    amount: "800 g",
    cut: ["halved lengthways", "en mitades a lo largo"],
    oven: [35, 18],
    en: ["carrots"],
    es: ["zanahorias"],
    ending: "as",
  },
  {
    food: "parsnip",
    amount: "800 g",
    cut: ["quartered lengthways", "en cuartos a lo largo"],
    oven: [35, 18],
    en: ["parsnips"],
    es: ["chirivías"],
    ending: "as",
  },
  {
    food: "squash",
    amount: "1000 g",
    cut: ["in 3 cm chunks", "en trozos de 3 cm"],
    oven: [35, 18],
    en: ["butternut squash", "squash", "pumpkin"],
    es: ["calabaza"],
    ending: "a",
  },
  {
    food: "sweet-potato",
    amount: "800 g",
    cut: ["in 3 cm chunks", "en trozos de 3 cm"],
    oven: [30, 17],
    en: ["sweet potatoes"],
    es: ["boniatos", "boniato", "batatas", "camotes"],
    ending: "os",
  },
  {
    food: "beetroot",
    amount: "700 g",
    cut: ["in thin wedges", "en gajos finos"],
    oven: [45, 25],
    en: ["beetroot", "beetroots", "beets"],
    es: ["remolachas", "remolacha"],
    ending: "as",
  },
  {
    food: "brussels-sprout",
    amount: "600 g",
    cut: ["halved", "en mitades"],
    oven: [25, 14],
    en: ["Brussels sprouts", "sprouts"],
    es: ["coles de Bruselas"],
    ending: "as",
  },
  {
    food: "fennel",
    amount: "3",
    cut: ["in thin wedges", "en gajos finos"],
    oven: [35, 18],
    en: ["fennel"],
    es: ["hinojo"],
    ending: "o",
  },
  {
    food: "onion",
    amount: "6",
    cut: ["in wedges", "en gajos"],
    oven: [40, 20],
    en: ["onions"],
    es: ["cebollas"],
    ending: "as",
  },
  {
    food: "tomato",
    amount: "8",
    cut: ["halved", "en mitades"],
    oven: [35, 15],
    en: ["tomatoes"],
    es: ["tomates"],
    ending: "os",
  },
  {
    food: "aubergine",
    amount: "2",
    cut: ["in 1 cm slices", "en rodajas de 1 cm"],
    oven: [30, 16],
    griddle: 8,
    en: ["aubergines", "aubergine", "eggplant"],
    es: ["berenjenas", "berenjena"],
    ending: "as",
  },
  {
    food: "courgette",
    amount: "4",
    cut: ["in 1 cm slices", "en rodajas de 1 cm"],
    oven: [22, 12],
    griddle: 6,
    en: ["courgettes", "courgette", "zucchini"],
    es: ["calabacines", "calabacín"],
    ending: "os",
  },
  {
    food: "asparagus",
    amount: "500 g",
    cut: ["trimmed", "sin el extremo duro"],
    oven: [12, 8],
    griddle: 6,
    en: ["asparagus"],
    es: ["espárragos", "espárragos verdes", "espárragos trigueros"],
    ending: "os",
  },
  {
    food: "mushroom",
    amount: "500 g",
    cut: ["halved", "en mitades"],
    oven: [20, 10],
    griddle: 8,
    en: ["mushrooms"],
    es: ["champiñones", "setas"],
    ending: "os",
  },
];

function head({ food, amount, cut: [cut, corte] }: PlainVegetable, tools: string, ways: string): string {
  return `serves: 4, most 4 in ${tools.split(" ")[0]}
tools: ${tools}
core: ${food}
ways: ${ways}
- ${amount} ${food}; ${cut} | ${corte}
- 2 tbsp olive-oil
- 1/2 tsp salt`;
}

function roasted(each: PlainVegetable): string {
  const { food, oven, en, es, ending } = each;
  if (!oven) return "";
  return `
== roasted-${food}
${namesLine(
  [
    ...around(en, "roasted ", ""),
    ...around(en, "roast ", ""),
    ...around(en, "oven-roasted ", ""),
    ...around(en, "baked ", ""),
  ],
  [
    ...around(es, "", ` asad${ending}`),
    ...around(es, "", " al horno"),
    ...around(es, "", ` asad${ending} al horno`),
  ],
)}
title: Roasted ${en[0]} with {extra} | ${capital(es[0])} asad${ending} con {extra}
about: ${en[0]} roasted until tender and browned | ${es[0]} en el horno, en su punto y con bordes dorados
kind: side any easy
${head(each, "tray knife", "oven air-fryer")}
- 1/4 tsp black-pepper; optional
- 1 tsp thyme; optional
+ 40 g honey maple-syrup garlic parmesan feta walnut almond hazelnut
# Cut | Corta
5 work | Cut {${food}} to about the same size and turn in {olive-oil+salt+black-pepper+thyme}.
| Corta {${food}} en trozos de tamaño parecido y mezcla con {olive-oil+salt+black-pepper+thyme}.
# Roast | Asa
1 work way=oven | Heat the oven to 210 °C (fan 190 °C).
| Calienta el horno a 210 °C (190 °C con ventilador).
${oven[0]} batch way=oven | Spread out in one layer on the tray and roast for {time}, turning once, until a knife slides in and the edges are brown.[ Add {extra} for the last ten minutes.]
| Extiende en una sola capa en la bandeja y asa {time}, con una vuelta, hasta que entre un cuchillo y los bordes se doren.[ Añade {extra} en los últimos diez minutos.]
${oven[1]} batch way=air-fryer | Cook in the air fryer at 190 °C for {time}, shaking twice, until a knife slides in and the edges are brown.[ Add {extra} near the end.]
| Cocina en la freidora de aire a 190 °C {time}, agitando dos veces, hasta que entre un cuchillo y los bordes se doren.[ Añade {extra} hacia el final.]
`;
}

function griddled(each: PlainVegetable): string {
  const { food, griddle, en, es } = each;
  if (griddle === undefined) return "";
  return `
== griddled-${food}
${namesLine([...around(en, "grilled ", ""), ...around(en, "griddled ", "")], around(es, "", " a la plancha"))}
about: ${en[0]} seared on a very hot griddle | ${es[0]} en la plancha muy caliente
kind: side any easy
${head(each, "griddle knife", "stove")}
- 1/4 tsp black-pepper; optional
- 1/2 lemon; optional
# Heat | Calienta
3 work | Cut {${food}} and coat with {olive-oil}. Heat the griddle until very hot.
| Corta {${food}} y unta con {olive-oil}. Calienta la plancha hasta que esté muy caliente.
# Griddle | Haz a la plancha
${griddle} batch | Cook in one layer for {time}, turning once, until tender and marked brown.
| Cocina en una sola capa {time}, con una vuelta, hasta que esté tierno y bien dorado.
1 work | Season with {salt+black-pepper}.[ Squeeze {lemon} over it.] Serve at once.
| Sazona con {salt+black-pepper}.[ Exprime por encima {lemon}.] Sirve enseguida.
`;
}

export const ROASTED_AND_GRIDDLED_VEGETABLES = cards(
  VEGETABLES.flatMap((each) => [roasted(each), griddled(each)]).join(""),
);
