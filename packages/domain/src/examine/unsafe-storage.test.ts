import { describe, expect, it } from "vitest";
import { dangersIn } from "./testing/dangers-in.ts";

const CONFIT = { name: "Garlic confit", rows: ["20 cloves garlic", "500 ml olive oil"] };
const AJOS = { name: "Ajo confitado", rows: ["ajos", "aceite", "laurel"] };
const CHILLI_OIL = { name: "Chilli oil", rows: ["fresh chillies", "garlic", "oil"] };
const FLAKE_OIL = { name: "Chilli oil", rows: ["dried chilli flakes", "sunflower oil"] };
const RICE = { name: "Egg fried rice", rows: ["300 g rice"] };
const ARROZ = { name: "Arroz frito", rows: ["arroz"] };
const BEANS = { name: "Green beans in jars", rows: ["1 kg green beans", "water"] };
const JUDIAS = { name: "Conserva de judías verdes", rows: ["1 kg de judías verdes"] };
const SOUP = { name: "Chicken soup", rows: ["chicken", "carrots"] };
const STEW = { name: "Chicken stew", rows: ["chicken"] };

const UNSAFE = [
  ["oil-kept", "Store at room temperature for 3 weeks.", CONFIT],
  ["oil-kept", "Bottle it and store in a cool dark place for several months.", CONFIT],
  ["oil-kept", "It keeps for half a year at room temp.", CHILLI_OIL],
  ["oil-kept", "Conserva en un tarro en la alacena varias semanas.", AJOS],
  ["oil-kept", "Deja macerar a temperatura ambiente dos meses.", AJOS],
  ["rice-kept-warm", "Keep warm in the pot all day and serve in the evening.", RICE],
  ["rice-kept-warm", "Use rice left out since yesterday.", RICE],
  ["rice-kept-warm", "Usa arroz que lleve fuera desde ayer.", ARROZ],
  ["rice-kept-warm", "Take it off the heat and leave it on the stove overnight.", RICE],
  ["home-canning", "Pack in jars, boil the jars for 20 minutes and store in the pantry for a year.", BEANS],
  ["home-canning", "Water-bath can for 30 minutes.", BEANS],
  ["home-canning", "Hierve los tarros media hora y guarda un año.", JUDIAS],
  ["home-canning", "Pour hot into jars, invert to seal, and store at room temperature.", SOUP],
  ["home-canning", "Oven-can the jars and keep in the pantry.", { name: "Pumpkin", rows: ["pumpkin"] }],
  ["left-standing", "Remove from the heat, leave on the stove overnight and reheat.", STEW],
  [
    "left-standing",
    "Leave in the sun for an afternoon before serving.",
    { name: "Potato salad with mayo", rows: ["potatoes", "mayonnaise"] },
  ],
  ["left-standing", "Guarda la mayonesa fuera de la nevera una semana.", { name: "Mayonesa", rows: [] }],
  [
    "left-standing",
    "Keep the foil-wrapped potatoes on the counter for 3 days.",
    { name: "Potatoes", rows: [] },
  ],
] as const;

const SAFE = [
  ["Keep in the fridge for up to four days.", CONFIT],
  ["Store in the pantry for a month.", FLAKE_OIL],
  ["Use pantry-friendly noodles with the chilli oil.", CHILLI_OIL],
  ["Keep the cake in a tin at room temperature for a week.", { name: "Oil cake", rows: ["oil", "flour"] }],
  ["Freeze in cubes for up to six months.", CONFIT],
  ["Leave the rice to rest for five minutes.", RICE],
  ["Pon la panceta en la olla lenta con el vino de arroz y cocina 6 horas.", { name: "Panceta", rows: [] }],
  ["Use day-old rice that was in the fridge overnight.", RICE],
  ["Soak the rice overnight at room temperature.", RICE],
  ["Rice that is left out overnight can make you ill.", RICE],
  ["Never leave the rice out overnight.", RICE],
  ["Freeze the soup in jars for up to three months.", SOUP],
  ["Boil the jars in a water bath and store for a year.", { name: "Strawberry jam", rows: ["strawberries"] }],
  [
    "Fill the jars, boil them for 20 minutes and store for a year.",
    { name: "Peppers in vinegar", rows: ["peppers", "vinegar"] },
  ],
  ["Put the carrots into a jar, seal it and shake.", { name: "Carrot salad", rows: ["carrots"] }],
  ["You can cook the chicken in the oven.", SOUP],
  [
    "Fill the peppers with the mince and bake them in the oven.",
    { name: "Stuffed peppers", rows: ["peppers"] },
  ],
  ["Stir in a jar of roasted peppers and simmer for a month of Sundays.", SOUP],
  [
    "Cuece la carne de membrillo, llena los tarros y guarda un año.",
    { name: "Membrillo", rows: ["membrillo"] },
  ],
  ["Soak the chickpeas overnight at room temperature.", { name: "Hummus", rows: ["chickpeas"] }],
  ["Let the flowers dry overnight at room temperature.", { name: "Cake", rows: ["sugar"] }],
  ["Thaw overnight on the counter, then warm in the oven.", { name: "Corn bread", rows: ["cornmeal"] }],
  ["Marinate overnight in the fridge and bring to room temperature.", STEW],
  ["Marinate the chicken overnight, then let it come to room temperature.", STEW],
  ["Leave out the mayonnaise if you make it a day ahead.", { name: "Salad", rows: [] }],
  ["Leave it on the stove to simmer for four hours.", STEW],
  ["Store at room temperature for six months.", { name: "Chicken seasoning", rows: ["salt", "paprika"] }],
  ["Saca el pollo de la nevera y deja que alcance temperatura ambiente.", STEW],
] as const;

describe("unsafeStorage", () => {
  it.each(UNSAFE)("finds %s: %s", (code, sentence, around) => {
    expect(dangersIn(sentence, around)).toEqual([code]);
  });

  it.each(SAFE)("passes over: %s", (sentence, around) => {
    expect(dangersIn(sentence, around)).toEqual([]);
  });
});
