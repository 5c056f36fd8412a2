import { describe, expect, it } from "vitest";
import { normaliseRecipe } from "../normalise/normalise.ts";
import { findDangers } from "./find-dangers.ts";

/** The codes of the dangers in a recipe of these sentences and rows. */
function dangersIn(sentence: string, rows: readonly string[] = [], name = "Dinner"): string[] {
  const { recipe } = normaliseRecipe({
    name,
    ingredients: rows.map((ingredient_name) => ({ ingredient_name })),
    steps: [{ main_step: "Cook", sub_steps: [{ description: sentence }] }],
  });
  return [...new Set(findDangers(recipe).map(({ code }) => code))];
}

const CORE_TEMPERATURE: readonly [danger: string, harmless: string][] = [
  ["Roast the chicken until it is 60 °C inside.", "Roast the chicken until it is 74 °C inside."],
  ["Cook the chicken in the oven until 40 °C inside.", "Cook the chicken in the oven at 90 °C overnight."],
  ["Roast the turkey to 60°C and carve.", "Heat the oven to 60 °C and warm the plates for the turkey."],
  [
    "Bake the chicken until it reads 140F in the middle.",
    "Bake the chicken until it reads 165F in the middle.",
  ],
  ["Pull the chicken at sixty degrees and rest it.", "Pull the chicken at seventy-five degrees and rest it."],
  [
    "Asa el pollo en el horno hasta 50 °C en el centro.",
    "Asa el pollo en el horno a 180 °C hasta 75 °C en el centro.",
  ],
  ["Retira el pavo a sesenta y dos grados.", "Retira el pavo a setenta y cinco grados."],
  ["Retira el pavo a los sesenta y dos grados.", "Retira el pavo a los setenta y cinco grados."],
  ["Cook the burgers to a core of 55 °C.", "Sear the steak to a core of 55 °C."],
  [
    "Cook the chicken breasts sous vide at 55 °C for an hour.",
    "Cook the chicken breasts sous vide at 63 °C for two hours.",
  ],
  ["El cerdo debe llegar a 58 °C en el interior.", "El cerdo debe llegar a 65 °C en el interior."],
  ["The meatballs are done at 130 °F.", "The meatballs are done at 160 °F."],
  [
    "Cocina el conejo hasta que el termómetro marque 60 grados.",
    "Cocina el conejo hasta que el termómetro marque 72 grados.",
  ],
];

const UNDERCOOKED: readonly [danger: string, harmless: string][] = [
  ["Serve the chicken breast pink in the middle.", "Fry the chicken until no pink is left in the middle."],
  ["The turkey should still be slightly raw inside.", "Cook the turkey until it is no longer pink inside."],
  ["Grill the burgers medium-rare.", "Grill the beef steak medium-rare."],
  ["Deja el pollo un poco rosado por dentro.", "Cocina el pollo hasta que no quede nada rosado."],
  ["Sirve el pavo poco hecho y jugoso.", "Si el pavo sigue rosado, cocínalo cinco minutos más."],
  ["Pica el pollo crudo y sírvelo con la yema.", "Dora el pollo crudo hasta que esté hecho y sírvelo."],
  ["Sirve el steak tartare de pollo.", "Sirve el steak tartare de ternera."],
  ["Serve the chicken tartare on toast.", "Serve the tuna tartare on toast."],
  ["Season the minced beef and eat it raw on bread.", "Wash your hands after you touch the raw minced beef."],
  [
    "The duck mince needs no heat: do not cook it, just mix and serve.",
    "Do not overcook the duck mince: ten minutes is enough.",
  ],
  ["Unta la carne picada cruda en pan y come.", "Lava la tabla después de cortar el pollo crudo."],
  ["Fry the meatballs briefly so that they stay pink.", "Fry the chicken with a pinch of pink salt."],
  [
    "Fry the chicken wings briefly; a bit of blood at the bone is fine.",
    "Fry the chicken wings until no blood is left at the bone.",
  ],
  ["Serve the pork: it stays raw.", "Serve the pork. The egg stays raw: use pasteurised egg."],
  ["Pica el pollo crudo y sírvelo como tartar.", "Pica el atún crudo y sírvelo como tartar."],
  [
    "Leave the chicken pink.",
    "The beetroot turns the sauce pink; the chicken is done when the juices run clear.",
  ],
];

const POISONOUS: readonly [danger: string, harmless: string][] = [
  ["Chop the rhubarb leaves and wilt them like spinach.", "Discard the rhubarb leaves and slice the stalks."],
  ["Cuece las hojas de ruibarbo cinco minutos.", "Desecha las hojas del ruibarbo: son tóxicas."],
  [
    "Mash the green sprouted potatoes with butter.",
    "Cut away any green parts of the potatoes and peel them.",
  ],
  ["Fríe las patatas verdes con su piel.", "Fríe las patatas con judías verdes."],
  ["Grind a handful of bitter almonds into the dough.", "Add two drops of bitter almond extract."],
  ["Muele veinte almendras amargas con el azúcar.", "Muele veinte almendras con el azúcar."],
  ["Crush the apricot kernels and stir them in.", "Cut the apricots in half and discard the stones."],
  ["Fry the mushrooms you found in the forest.", "Fry the wild mushrooms from the market."],
  ["Recoge unas setas en el bosque y saltéalas.", "Saltea unas setas cultivadas."],
  ["Slice the pufferfish thinly.", "Slice the sea bream thinly."],
  ["Corta el pez globo en láminas.", "Corta el atún en láminas."],
  ["Blend the raw elderberries with yoghurt.", "Boil the elderberries for twenty minutes and strain them."],
  ["Tritura las bayas de saúco crudas.", "Cuece las bayas de saúco veinte minutos."],
  ["Grate the raw cassava into the salad.", "Peel the cassava and boil it until soft."],
  ["Ralla la yuca cruda sobre la ensalada.", "Pela la yuca y cuécela hasta que esté tierna."],
  [
    "Simmer the unsoaked kidney beans at 80 °C for six hours.",
    "Boil the kidney beans hard for ten minutes, then simmer at 80 °C.",
  ],
  ["Toss the raw kidney beans with the vinaigrette.", "Toss the tinned kidney beans with the vinaigrette."],
  ["Pour in a cup of bleach.", "Wash the jars with boiling water."],
];

const STORAGE: readonly [danger: string, harmless: string][] = [
  [
    "Keep the garlic in oil at room temperature for three months.",
    "Keep the garlic oil in the fridge and use it within four days.",
  ],
  [
    "The garlic oil keeps for months in the cupboard.",
    "Warm the garlic in the oil for ten minutes and serve at once.",
  ],
  [
    "Guarda los ajos en aceite en la despensa durante semanas.",
    "Dora los ajos en aceite durante tres minutos.",
  ],
  [
    "Keep the cooked rice warm on the counter for eight hours.",
    "Cool the cooked rice quickly and put it in the fridge.",
  ],
  ["Deja el arroz cocido a temperatura ambiente toda la noche.", "Deja reposar el arroz cinco minutos."],
  [
    "Fill the jars with green beans and boil them in a water bath for an hour.",
    "Fill the jars with green beans and process them in a pressure canner.",
  ],
  [
    "Envasa las judías verdes en tarros y hierve al baño maría.",
    "Cuece las judías verdes en agua que hierva.",
  ],
  [
    "Can the chicken soup in mason jars and store for a year in the pantry.",
    "Freeze the chicken soup in jars for up to three months.",
  ],
  [
    "Stuff the turkey the evening before and leave it on the counter.",
    "Stuff the turkey the evening before and leave it in the fridge.",
  ],
  [
    "Rellena el pavo la noche anterior y déjalo en la encimera.",
    "Rellena el pavo la noche anterior y mételo en la nevera.",
  ],
  ["Thaw the turkey on the counter overnight.", "Thaw the turkey in the fridge overnight."],
  ["Marina el pollo a temperatura ambiente toda la noche.", "Marina el pollo en la nevera toda la noche."],
  [
    "Leave the cooked pork at room temperature for twelve hours.",
    "Leave the pork at room temperature for 30 minutes before roasting.",
  ],
];

const CHILDREN: readonly [danger: string, harmless: string][] = [
  ["Stir a spoon of honey into the puree for your baby.", "Stir a spoon of honey into the yoghurt."],
  ["Para tu bebé, endulza con miel.", "Endulza con miel, sirve en vasos y bebe enseguida."],
  ["Mezcla la papilla del bebé con miel.", "Mezcla la papilla del bebé con plátano."],
  ["Feed it to your 8 month old with a drizzle of honey.", "Not suitable for babies: it contains honey."],
  ["Give your toddler whole grapes on the side.", "Give your toddler grapes cut into quarters."],
  ["Sirve a los niños pequeños palomitas.", "Sirve las palomitas en un cuenco grande."],
  ["Top the toddler's bowl with whole nuts.", "Top the toddler's bowl with ground almonds."],
  [
    "Pon uvas enteras en el plato de tu hijo de 2 años.",
    "Pon uvas cortadas en cuartos en el plato de tu hijo de 2 años.",
  ],
];

const BEANS: readonly [danger: string, harmless: string, rows: readonly string[]][] = [
  [
    "Put the soaked beans in the slow cooker on low for 8 hours.",
    "Boil the soaked beans hard for 10 minutes, then put them in the slow cooker.",
    ["dried kidney beans"],
  ],
  [
    "Pon las alubias rojas remojadas en la olla lenta 8 horas.",
    "Hierve las alubias 10 minutos y pásalas a la olla lenta.",
    ["alubias rojas secas"],
  ],
];

const TWINS = [
  ...[...CORE_TEMPERATURE, ...UNDERCOOKED, ...POISONOUS, ...STORAGE, ...CHILDREN].map(
    (pair) => [...pair, []] as const,
  ),
  ...BEANS,
];

describe("findDangers", () => {
  it.each(TWINS)("warns: %s", (danger, _, rows) => {
    expect(dangersIn(danger, rows)).toHaveLength(1);
  });

  it.each(TWINS.map(([, harmless, rows]) => [harmless, rows] as const))("accepts: %s", (harmless, rows) => {
    expect(dangersIn(harmless, rows)).toEqual([]);
  });

  it.each([
    ["Blend the berries with the banana.", ["100 g elderberries"], ["raw-elderberries"]],
    ["Boil the berries for twenty minutes.", ["100 g elderberries"], []],
    ["Stir the syrup into the water.", ["2 tbsp elderberry syrup"], []],
    ["Tritura las bayas con el plátano.", ["100 g de bayas de saúco"], ["raw-elderberries"]],
    ["Grate it and toss with the lime.", ["1 cassava"], ["raw-cassava"]],
  ])("warns of a food that is poisonous raw where nothing is heated: %s %j", (sentence, rows, codes) => {
    expect(dangersIn(sentence, rows)).toEqual(codes);
  });

  it("warns of a sentence once where it states a temperature", () => {
    expect(
      dangersIn("Roast until the inside reads 55 °C and the chicken is still pink.", ["chicken"]),
    ).toEqual(["core-temperature"]);
  });

  it("says which danger it is, where, and in which words", () => {
    const { recipe } = normaliseRecipe({
      name: "Sunday roast",
      ingredients: [{ ingredient_name: "chicken" }],
      steps: [
        { main_step: "Prepare", sub_steps: [{ description: "Salt the chicken." }] },
        { main_step: "Roast", sub_steps: [{ description: "Roast it. Stop at 150 °F inside." }] },
      ],
    });
    expect(findDangers(recipe)).toEqual([
      {
        code: "core-temperature",
        where: { part: "step", index: 1 },
        quote: "Stop at 150 °F inside.",
        words: ["chicken", "150 °F", "165 °F"],
      },
    ]);
  });

  it.each([
    ["undercooked", "Serve the chicken pink."],
    ["rhubarb-leaves", "Wilt the rhubarb leaves."],
    ["oil-kept", "The garlic oil keeps for months in the cupboard."],
    ["home-canning", "Fill the jars with peas and boil them in a water bath."],
    ["honey-for-baby", "Give the baby a spoon of honey."],
  ])("names the code %s", (code, sentence) => {
    expect(dangersIn(sentence)).toEqual([code]);
  });
});
