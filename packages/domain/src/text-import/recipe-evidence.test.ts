import { describe, expect, it } from "vitest";
import { computingMs } from "../testing/computing-time.ts";
import { holdsRecipe, mayHoldRecipe } from "./recipe-evidence.ts";

/** Short texts that contain a recipe. */
const RECIPES = [
  "Boiled eggs\nBoil eggs 7 min, peel and salt",
  "2 eggs\nsalt",
  "Pancakes: 200 g flour, 2 eggs, 300 ml milk",
  "Toast\nToast the bread, butter it",
  "Garlic pasta\nFry garlic in oil, toss with the pasta",
  "hi love, for the pancakes you mix flour, milk and eggs and fry them in butter",
  "Cheese on toast. Put cheese on bread. Grill until brown.",
  "Mojito\n6 cl rum\n3 cl lime juice\nmint",
  "Overnight oats\n1/2 cup oats\n1 cup milk\nleave overnight",
  "Guacamole: mash 2 avocados with lime and salt",
  "Roast the potatoes at 200 °C for 40 minutes.",
  "Lentil soup\nlentils\ncarrots\nSimmer the lentils with the carrots until soft",
  "1 tin of tomatoes\n1 onion\npinch of salt",
  "Ingredients\nrice\nbeans\n\nMethod\nCook everything together",
  "Vinaigrette\n3 parts oil, 1 part vinegar\nWhisk",
  "Microwave mug cake: mix 4 tbsp flour with 4 tbsp milk, microwave 90 seconds",
  "flour 500 g\nyeast 1 packet",
  "Banana ice cream\nFreeze bananas, blend with milk",
  "Bring the stock to a boil, add the noodles, cook for 3 minutes",
  "Tea eggs. You boil the eggs, then crack them and simmer in tea for an hour",
  "Huevos duros\nCuece los huevos 10 minutos",
  "Tortilla francesa\n2 huevos\nsal",
  "Pan con tomate: tuesta el pan, ralla el tomate y añade aceite",
  "Arroz blanco\n1 taza de arroz\n2 tazas de agua",
  "Batir 3 huevos con 100 g de azúcar",
  "Lentejas\n300 g de lentejas\n1 chorizo",
  "hola, sofríes la cebolla con el ajo y echas el tomate y lo dejas media hora",
  "Gazpacho: tritura los tomates con pepino, ajo y aceite",
  "Ensalada de atún\n1 lata de atún\n1 tomate\nMezclar todo",
  "Patatas al horno: hornear las patatas a 200 grados durante 45 minutos",
  "Bizcocho de yogur\n1 yogur\n3 huevos\n2 vasos de azúcar",
  "Café con leche\n100 ml de café\n100 ml de leche",
  "Ingredientes: garbanzos, espinacas\nPreparación: todo a la olla",
  "Sopa de ajo. Dora los ajos, añade el pan y el caldo.",
  "una pizca de sal\n2 cucharadas de aceite",
  "Natillas\nHierve la leche con la canela, añade las yemas",
  "Pela y corta las patatas, fríelas en aceite",
  "Mojo picón\n3 dientes de ajo\n1 cucharadita de comino",
  "Pollo asado. Asa el pollo 1 hora a 180 °C",
  "Limonada: exprime 4 limones, añade azúcar y agua",
];

/** Texts without a recipe. */
const OTHER_TEXTS = [
  "please buy milk",
  "milk\nbread\neggs\ntoilet paper",
  "Shopping: apples, cheese, washing powder",
  "Don't forget the dry cleaning and call the dentist at 5 pm",
  "Dear Anna,\nthank you for your letter. We had a wonderful summer and the children have grown. Write soon!\nLove, Tom",
  "Dear Sir or Madam,\nI am writing to complain about the washing machine that I bought on 12 May 2024.\nYours faithfully, J. Smith",
  "Roses are red,\nviolets are blue,\nsugar is sweet,\nand so are you.",
  "Two roads diverged in a yellow wood,\nAnd sorry I could not travel both\nAnd be one traveler, long I stood",
  "Once upon a time there was a king who had three daughters.",
  "Let us go then, you and I,\nWhen the evening is spread out against the sky",
  "The council voted on Tuesday to raise parking fees by 5 percent. Residents said they were angry.",
  "Heat wave hits the south: temperatures of up to 41 degrees are expected on Friday.",
  "Bake sale on Saturday at the school, 10 am to 2 pm. Everybody is welcome!",
  "Meeting notes\n1. Budget approved\n2. Anna takes the minutes\n3. Next meeting on 3 June",
  "The restaurant was lovely. We had fish and a bottle of wine, and the waiter was kind.",
  "3 tickets for the concert\n2 adults\n1 child",
  "How to change a tyre\n1. Loosen the nuts\n2. Lift the car\n3. Take the wheel off",
  "Your parcel 4457 1298 arrives today between 10 and 12.",
  "lorem ipsum dolor sit amet, consectetur adipiscing elit",
  "asdf qwer 12345 zxcv",
  "Wash the car, clean the windows, take the dog out",
  "The stock market fell 3 % as oil prices rose.",
  "Happy birthday! Hope you have a great day and lots of cake.",
  "compra leche por favor",
  "leche\npan\nhuevos\npapel higiénico",
  "Lista: manzanas, queso, detergente",
  "No olvides llamar al médico a las 5 y recoger a los niños",
  "Querida Ana:\ngracias por tu carta. El verano fue precioso y los niños han crecido mucho.\nUn abrazo, Luis",
  "Estimados señores:\nles escribo para reclamar la factura del 12 de mayo de 2024.\nAtentamente, J. Pérez",
  "Puedo escribir los versos más tristes esta noche.\nEscribir, por ejemplo: la noche está estrellada",
  "Caminante, son tus huellas\nel camino y nada más;\ncaminante, no hay camino,\nse hace camino al andar.",
  "Érase una vez un rey que tenía tres hijas.",
  "El ayuntamiento aprobó el martes subir un 5 por ciento las tarifas del aparcamiento.",
  "Ola de calor: se esperan hasta 41 grados el viernes en el sur.",
  "Reunión\n1. Presupuesto aprobado\n2. Ana toma nota\n3. Próxima reunión el 3 de junio",
  "El restaurante era precioso. Comimos pescado y bebimos una botella de vino.",
  "3 entradas para el concierto\n2 adultos\n1 niño",
  "Tu paquete llega hoy entre las 10 y las 12.",
  "Feliz cumpleaños, que pases un día estupendo con mucha tarta",
  "Lavar el coche, limpiar las ventanas, sacar al perro",
];

describe("holdsRecipe", () => {
  it.each(RECIPES)("is true for %j", (text) => {
    expect(holdsRecipe(text)).toBe(true);
  });

  it.each(["", "   \n", ...OTHER_TEXTS])("is false for %j", (text) => {
    expect(holdsRecipe(text)).toBe(false);
  });

  it.each(["1", "2 ", "boil ", "a, ", "é", "\n1 g x", "<p>", "½", "- "])(
    "reads 250 KB of %j in time",
    (piece) => {
      const text = piece.repeat(Math.floor(250_000 / piece.length));
      const start = performance.now();
      holdsRecipe(text);
      expect(performance.now() - start).toBeLessThan(2_000);
    },
  );
});

describe("mayHoldRecipe", () => {
  it("accepts a text in a script that the rules cannot read", () => {
    expect(mayHoldRecipe("味噌汁\n味噌 大さじ2\n豆腐を切る")).toBe(true);
    expect(mayHoldRecipe("Борщ: свёкла, капуста, варить час")).toBe(true);
    expect(mayHoldRecipe("please buy milk")).toBe(false);
    expect(mayHoldRecipe("2 eggs")).toBe(true);
  });
});

it("reads a letter with 100,000 marks in time linear in their number", () => {
  expect(computingMs(() => holdsRecipe(`a${"\u0f73".repeat(100_000)}`), 2)).toBeLessThan(1_000);
});
