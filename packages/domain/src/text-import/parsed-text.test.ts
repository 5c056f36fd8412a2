import { describe, expect, it } from "vitest";
import { readingOf } from "./parsed-text.ts";

const SOUP = {
  name: "Carrot Soup",
  servings: 4,
  totalMinutes: 35,
  ingredients: ["6 carrots, sliced", "1 litre stock", "Salt"],
  steps: ["Boil the carrots in the stock for 20 minutes.", "Blend until smooth.", "Season and serve."],
  url: null,
};

const LAYOUTS: Record<string, string> = {
  "a blog post": `Carrot Soup

Our favourite on a rainy day, and ready before anybody asks for it.

Serves 4 · Total time: 35 min

Ingredients
- 6 carrots, sliced
- 1 litre stock
- Salt

Method
1. Boil the carrots in the stock for 20 minutes.
2. Blend until smooth.
3. Season and serve.`,
  Markdown: `# Carrot Soup

**Serves: 4 people** | *Prep: 10 min*
Cook: 25 min

## Ingredients

* 6 carrots, sliced
* 1 litre stock
* Salt

## Directions

1. Boil the carrots in the stock for 20 minutes.
2. Blend until smooth.
3. Season and serve.

## Notes

- Freezes well.`,
  "labels and values on lines of their own": `Carrot Soup

Prep time:
10 min
Cook time:
25 min
Servings:
4

What you need:
6 carrots, sliced
1 litre stock
Salt

Steps
Step 1
Boil the carrots in the stock for 20 minutes.

Step 2
Blend until smooth.

Step 3
Season and serve.`,
  "keys and values": `Title: Carrot Soup
Yield: 4 servings
Total Time: 35 mins

Ingredients:
6 carrots, sliced
1 litre stock
Salt

Instructions:
Boil the carrots in the stock for 20 minutes.
Blend until smooth.
Season and serve.

Notes: Freezes well.`,
  "a chat message": `Carrot Soup
You’ll need (serves 4)
✅ 6 carrots, sliced
✅ 1 litre stock
✅ Salt
How to make it
1) Boil the carrots in the stock for 20 minutes.
2) Blend until smooth.
3) Season and serve.
⏱ 35 min`,
  "a quoted mail with CRLF": `> Carrot Soup\r\n>\r\n> Makes 4 servings\r\n> Ready in 35 minutes\r\n>\r\n> INGREDIENTS\r\n> * 6 carrots, sliced\r\n> * 1 litre stock\r\n> * Salt\r\n>\r\n> METHOD\r\n> 1. Boil the carrots in the stock for 20 minutes.\r\n> 2. Blend until smooth.\r\n> 3. Season and serve.`,
  "a card with the noise of its page": `Jump to Recipe
Print Recipe
Home » Soups
4.9 from 31 votes

Carrot Soup

Yield: 4
Total Time: 35 minutes

Shopping list:
For the soup:
▢ 6 carrots, sliced
▢ 1 litre stock
SEASONING:
▢ Salt

Instructions
1. Boil the carrots in the stock for 20 minutes.
2. Blend until smooth.
3. Season and serve.

Nutrition facts (per serving)
Calories: 120 kcal

Did you make this recipe?
Leave a comment`,
  "all steps in one paragraph": `Carrot Soup

Serves 4
Total: 35 min

Ingredients:
- 6 carrots, sliced
- 1 litre stock
- Salt

Method

1. Boil the carrots in the stock for 20 minutes. 2. Blend until smooth. 3. Season and serve.`,
  "no headings at all": `Carrot Soup

Serves 4
Time: 35 min

6 carrots, sliced
1 litre stock
Salt

Boil the carrots in the stock for 20 minutes.

Blend until smooth.

Season and serve.`,
  "a blank line between all lines": `Carrot Soup

Ready in 35 min

Ingredients for 4 people:

6 carrots, sliced

1 litre stock

Salt

Method

Boil the carrots in the stock for 20 minutes.

Blend until smooth.

Season and serve.`,
};

describe("readingOf", () => {
  it.each(Object.entries(LAYOUTS))("reads %s", (_, text) => {
    expect(readingOf(text)).toMatchObject(SOUP);
  });

  it("reads 'Preparación' as a time above the ingredients and as the method below", () => {
    const text = `Sopa de ajo

Preparación:
10 minutos
Cocción: 20 minutos
Para 2 personas

Ingredientes:
4 dientes de ajo
Pan duro

Preparación:
Dora los ajos.
Añade el pan y sirve.`;
    expect(readingOf(text)).toMatchObject({
      name: "Sopa de ajo",
      servings: 2,
      totalMinutes: 30,
      ingredients: ["4 dientes de ajo", "Pan duro"],
      steps: ["Dora los ajos.", "Añade el pan y sirve."],
    });
  });

  it("reads the address of the source", () => {
    expect(readingOf("Soup\nSource: https://example.org/soup\nIngredients\n1 leek").url).toBe(
      "https://example.org/soup",
    );
  });

  it("reads a list after its heading on one line", () => {
    expect(readingOf("Lemonade\nIngredients: 4 lemons, 1 cup sugar").ingredients).toEqual([
      "4 lemons",
      "1 cup sugar",
    ]);
  });

  it("finds the ingredients before a method whose list has no heading", () => {
    const reading = readingOf("Toast\n2 slices bread\n1 tbsp butter\nMethod\nToast the bread.\nButter it.");
    expect(reading).toMatchObject({
      ingredients: ["2 slices bread", "1 tbsp butter"],
      steps: ["Toast the bread.", "Butter it."],
    });
  });

  it("accepts a first step that begins with a note", () => {
    const reading = readingOf("Dip\nIngredients\n1 cup yogurt\nMethod\nNote: use a cold bowl.\nStir.");
    expect(reading.steps).toEqual(["Note: use a cold bowl.", "Stir."]);
  });

  it.each(["Subscribe for more!", "Follow me @soup", "Suscríbete al canal"])("ends with: %s", (line) => {
    const paste = `Dip\nIngredients\n1 cup yogurt\nMethod\nFollow the pack to make yogurt.\nStir.\n${line}`;
    expect(readingOf(paste).steps).toEqual(["Follow the pack to make yogurt.", "Stir."]);
  });

  it("drops a note after the last step, but not one between steps", () => {
    const paste =
      "Dip\nIngredients\n1 cup yogurt\nMethod\nStir.\nTip: do not beat.\nChill.\nNote: keeps 2 days.";
    expect(readingOf(paste).steps).toEqual(["Stir.", "Tip: do not beat.", "Chill."]);
  });

  it.each([
    ["Lentil Stew (serves 6)", "Lentil Stew", 6, null],
    ["Lentil Stew. Serves 6. Ready in 40 minutes.", "Lentil Stew", 6, 40],
    ["Hi! Here's the recipe for Lentil Stew 🍲", "Lentil Stew", null, null],
    ["Te paso la receta de potaje de berros", "potaje de berros", null, null],
    ["Lentil Stew (Slow Cooker)", "Lentil Stew (Slow Cooker)", null, null],
    ["Mum's Stew. The Best", "Mum's Stew. The Best", null, null],
  ])("reads the name from the first line: %s", (line, name, servings, totalMinutes) => {
    const paste = `${line}\nIngredients\n2 cups lentils\nMethod\nBoil the lentils.`;
    expect(readingOf(paste)).toMatchObject({ name, servings, totalMinutes, ingredients: ["2 cups lentils"] });
  });

  it("reads values beside a heading, after 'about' and after the author", () => {
    const paste = "Soup\nby Ann Lee\nMakes about 12\n2 leeks\nsalt\nMethod (25 min):\nBoil the leeks.";
    expect(readingOf(paste)).toMatchObject({
      servings: 12,
      totalMinutes: 25,
      ingredients: ["2 leeks", "salt"],
    });
  });

  it("reads a count of items as an ingredient, not as servings or a rating", () => {
    const paste = "Trifle\n\nIngredients\n12 plain cookies\n4.5 dl custard\n\nMethod\nLayer everything.";
    expect(readingOf(paste)).toMatchObject({
      servings: null,
      ingredients: ["12 plain cookies", "4.5 dl custard"],
    });
    expect(readingOf("Trifle\n1.5 tsp ginger\n1.5 dl custard\n\nLayer everything.").ingredients).toEqual([
      "1.5 tsp ginger",
      "1.5 dl custard",
    ]);
  });

  it.each([
    ["words that are verbs elsewhere", "Brown sugar, to sprinkle", "Stir the oats over a low heat."],
    ["juice and zest", "Juice of 1 lemon", "Stir the oats over a low heat."],
    ["German verbs at the end", "1 Prise Salz", "Haferflocken mit Milch kochen"],
    ["French verbs", "sel et poivre", "Mettre les flocons dans le lait"],
    ["Italian verbs", "sale q.b.", "Scaldare il latte e unire i fiocchi"],
    ["Portuguese verbs", "sal a gosto", "Misture a aveia com o leite"],
  ])("finds where steps begin without headings: %s", (_, last, step) => {
    expect(readingOf(`Oats\n\n200 g oats\n2 dl milk\n${last}\n\n${step}`)).toMatchObject({
      ingredients: ["200 g oats", "2 dl milk", last],
      steps: [step],
    });
  });

  it("assigns a heading between the ingredients and the steps to the steps", () => {
    const paste = "Pie\n\n200 g flour\n100 g butter\n3 apples\n\nApple Filling\n\nPeel and slice the apples.";
    expect(readingOf(paste).ingredients).toEqual(["200 g flour", "100 g butter", "3 apples"]);
  });

  it("returns no values for a text without them", () => {
    expect(readingOf("")).toMatchObject({
      name: "",
      servings: null,
      totalMinutes: null,
      ingredients: [],
      steps: [],
      url: null,
    });
  });
});
