import { cards } from "../parse-cards.ts";
import { capital, namesLine } from "./name-lines.ts";

/** A fruit or vegetable of which a chutney is cooked. */
interface Chutney {
  food: string;
  /** How it is cut, in English and Spanish. */
  cut: [string, string];
  /** The other fruit that gives body: the amount and food. */
  beside: string;
  minutes: number;
  en: string[];
  es: string[];
}

const CHUTNEYS: Chutney[] = [
  {
    food: "apple",
    cut: ["peeled, diced", "pelad@, en dados"],
    beside: "- 300 g onion; chopped | picad@",
    minutes: 60,
    en: ["apple chutney", "spiced apple chutney", "apple and raisin chutney"],
    es: ["chutney de manzana", "chutney de manzana y pasas"],
  },
  {
    food: "red-onion",
    cut: ["thinly sliced", "en tiras finas"],
    beside: "- 200 g apple; peeled, grated | pelad@, rallad@",
    minutes: 75,
    en: ["red onion chutney", "onion chutney", "caramelised onion chutney", "red onion marmalade"],
    es: ["chutney de cebolla", "chutney de cebolla morada", "chutney de cebolla caramelizada"],
  },
  {
    food: "rhubarb",
    cut: ["in 2 cm pieces", "en trozos de 2 cm"],
    beside: "- 300 g onion; chopped | picad@",
    minutes: 50,
    en: ["rhubarb chutney", "rhubarb and ginger chutney"],
    es: ["chutney de ruibarbo"],
  },
  {
    food: "pear",
    cut: ["peeled, diced", "pelad@, en dados"],
    beside: "- 300 g onion; chopped | picad@",
    minutes: 55,
    en: ["pear chutney", "pear and ginger chutney"],
    es: ["chutney de pera", "chutney de peras"],
  },
  {
    food: "courgette",
    cut: ["diced", "en dados"],
    beside: "- 300 g apple; peeled, diced | pelad@, en dados",
    minutes: 70,
    en: ["courgette chutney", "zucchini chutney", "marrow chutney"],
    es: ["chutney de calabacín"],
  },
  {
    food: "beetroot",
    cut: ["peeled, grated", "pelad@, rallad@"],
    beside: "- 300 g apple; peeled, diced | pelad@, en dados",
    minutes: 75,
    en: ["beetroot chutney", "beet chutney"],
    es: ["chutney de remolacha"],
  },
  {
    food: "squash",
    cut: ["peeled, diced", "pelad@, en dados"],
    beside: "- 300 g apple; peeled, diced | pelad@, en dados",
    minutes: 65,
    en: ["pumpkin chutney", "squash chutney", "butternut squash chutney"],
    es: ["chutney de calabaza"],
  },
];

function chutney({ food, cut, beside, minutes, en, es }: Chutney): string {
  const other = / g ([a-z-]+)/.exec(beside)?.[1] ?? "";
  return `
== ${food}-chutney
${namesLine(en, es)}
about: a spoonable sweet and sour relish, cooked slowly until dark | conserva agridulce de cuchara, cocida despacio hasta que oscurece
kind: sauce any easy
serves: 20, most 24 in pot
tools: knife pot jar
core: ${food} cider-vinegar
ways: stove
- 1000 g ${food}; ${cut[0]} | ${cut[1]}
${beside}
- 120 g raisins; optional
- 250 g brown-sugar
- 300 ml cider-vinegar
- 20 g ginger; grated | rallad@
- 1 tsp mustard-seeds; optional
- 1 tsp salt
- 1/4 tsp chilli-flakes; optional
~ brown-sugar > 150 g date; chopped | picad@
# Simmer | Cuece
10 work | Cut {${food}+${other}} as the list says.
| Corta {${food}+${other}} como indica la lista.
${minutes} cook | Put {${food}+${other}} into the pot with {raisins+brown-sugar+cider-vinegar+ginger+mustard-seeds+salt+chilli-flakes}, bring slowly to the boil and simmer for {time}, stirring more often towards the end, until a spoon drawn across the bottom leaves a clear path.
| Pon {${food}+${other}} en la olla con {raisins+brown-sugar+cider-vinegar+ginger+mustard-seeds+salt+chilli-flakes}, lleva despacio a ebullición y cuece a fuego suave {time}, removiendo más hacia el final, hasta que una cuchara deje un surco limpio en el fondo.
# Fill the jars | Llena los tarros
8 work | Spoon boiling hot into jars that were sterilised in the oven at 120 °C, close at once and cool.
| Llena en caliente tarros esterilizados en el horno a 120 °C, cierra enseguida y deja enfriar.
tip | It mellows in a dark cupboard for three weeks. After opening it keeps in the fridge for four weeks.
| Se suaviza tres semanas en un armario oscuro. Una vez abierto se conserva cuatro semanas en la nevera.
`;
}

/** A vegetable that is boiled and baked under a white sauce with cheese. */
interface Gratin {
  food: string;
  grams: number;
  cut: [string, string];
  /** The minutes of boiling before it is baked. */
  minutes: number;
  en: string[];
  es: string[];
}

const GRATINS: Gratin[] = [
  {
    food: "courgette",
    grams: 900,
    cut: ["in 1 cm slices", "en rodajas de 1 cm"],
    minutes: 3,
    en: ["courgette gratin", "zucchini gratin", "courgettes au gratin", "baked courgettes with cheese"],
    es: [
      "calabacines gratinados",
      "calabacín gratinado",
      "gratinado de calabacín",
      "calabacines al horno con queso",
    ],
  },
  {
    food: "broccoli",
    grams: 700,
    cut: ["in florets", "en ramilletes"],
    minutes: 4,
    en: ["broccoli gratin", "broccoli cheese", "broccoli cheese bake", "broccoli au gratin"],
    es: ["brócoli gratinado", "brócoli gratinado con bechamel", "brócoli con bechamel"],
  },
  {
    food: "leek",
    grams: 900,
    cut: ["in 4 cm lengths", "en trozos de 4 cm"],
    minutes: 10,
    en: ["leek gratin", "leeks au gratin", "baked leeks with cheese", "leeks in cheese sauce"],
    es: ["puerros gratinados", "gratinado de puerros", "puerros gratinados con bechamel"],
  },
  {
    food: "fennel",
    grams: 900,
    cut: ["in wedges", "en gajos"],
    minutes: 12,
    en: ["fennel gratin", "fennel au gratin", "baked fennel with cheese"],
    es: ["hinojo gratinado", "gratinado de hinojo"],
  },
  {
    food: "chard",
    grams: 900,
    cut: ["stalks and leaves in strips", "pencas y hojas en tiras"],
    minutes: 7,
    en: ["chard gratin", "Swiss chard gratin"],
    es: [
      "acelgas gratinadas",
      "gratin de acelgas",
      "acelgas con bechamel",
      "acelgas gratinadas con bechamel",
    ],
  },
  {
    food: "chicory",
    grams: 800,
    cut: ["halved lengthways", "en mitades a lo largo"],
    minutes: 12,
    en: ["chicory gratin", "endive gratin", "endives au gratin"],
    es: ["endibias gratinadas", "endivias gratinadas", "endibias con bechamel"],
  },
];

function gratin({ food, grams, cut, minutes, en, es }: Gratin): string {
  return `
== ${food}-gratin
${namesLine(en, es)}
about: ${en[0]} with a white sauce under a brown crust of cheese | ${es[0]} con bechamel y costra de queso
kind: side any easy
serves: 4, most 6 in dish
tools: knife pot saucepan whisk dish
core: ${food}
ways: stove+oven
- ${grams} g ${food}; ${cut[0]} | ${cut[1]}
- 1 tsp salt
- 40 g butter
- 40 g flour
- 500 ml milk
- 1/4 tsp nutmeg; optional
- 120 g gruyere; grated | rallad@
- 2 tbsp breadcrumbs; optional
~ gruyere > 120 g cheddar; grated | rallad@
~ gruyere > 120 g mozzarella; grated | rallad@
~ gruyere > 100 g vegan-cheese; grated | rallad@; name ${capital(en[0])} with vegan cheese | ${capital(es[0])} con queso vegano
~ flour > 25 g cornflour
+ 100 g cooked-ham bacon mushroom onion
# Boil | Cuece
${minutes} cook | Boil {${food}} in plenty of water with half of {salt} in the pot for {time}, until just tender, and drain very well.
| Cuece {${food}} en abundante agua con la mitad de {salt} en la olla {time}, hasta que {${food}?quede|queden} casi {${food}!tiern}, y escurre muy bien.
# Make the sauce | Haz la salsa
10 cook | Melt {butter} in the saucepan, stir in {flour}, pour in {milk} little by little and simmer for {time}, whisking, until thick. Season with the rest of {salt}.[ Add {nutmeg}.] Stir in half of {gruyere}.
| Funde {butter} en el cazo, incorpora {flour}, vierte {milk} poco a poco y cuece {time} sin dejar de batir, hasta que espese. Sazona con el resto de {salt}.[ Añade {nutmeg}.] Mezcla con la mitad de {gruyere}.
# Brown | Gratina
3 work | Heat the oven to 210 °C (fan 190 °C). Lay {${food}}[ with {extra}] in the dish, cover with the sauce and scatter the rest of {gruyere} over.[ Sprinkle with {breadcrumbs}.]
| Calienta el horno a 210 °C (190 °C con ventilador). Pon {${food}}[ con {extra}] en la fuente, cubre con la salsa y reparte el resto de {gruyere}.[ Espolvorea {breadcrumbs}.]
20 batch safe=extra | Bake for {time}, until it bubbles and the top is brown.
| Hornea {time}, hasta que burbujee y se dore por encima.
`;
}

export const CHUTNEYS_AND_GRATINS = cards([...CHUTNEYS.map(chutney), ...GRATINS.map(gratin)].join(""));
