import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computingMs } from "../testing/computing-time.ts";
import { dishIndex } from "./dish-index.ts";
import { readRequest } from "./read-request.ts";
import { recipeRequestSchema } from "../recipe/recipe-request.ts";
import { requestKey } from "./request-key.ts";

const DISHES = dishIndex([
  { id: "carrot-cake", names: { en: ["carrot cake"], es: ["tarta de zanahoria"] } },
  { id: "egg-fried-rice", names: { en: ["egg fried rice"], es: [] } },
  { id: "fish-and-chips", names: { en: ["fish and chips"], es: [] } },
  { id: "hummus", names: { en: ["hummus", "houmous"], es: ["hummus"] } },
  { id: "soup", names: { en: ["soup"], es: ["sopa"] }, isGeneric: true },
  { id: "pancakes", names: { en: ["pancakes"], es: ["tortitas"] } },
  { id: "bread", names: { en: ["bread"], es: ["pan"] } },
  { id: "grill", names: { en: [], es: ["asado", "cocido"] } },
  { id: "dessert", names: { en: ["pudding", "sweet"], es: [] }, isGeneric: true, standsAlone: true },
  {
    id: null,
    names: { en: ["butter chicken", "pulled pork", "brioche", "carrot cake"], es: [] },
  },
]);
const SHORTBREAD = { id: "shortbread", names: { en: ["shortbread"], es: [] } };
const dish = (query: string) => readRequest(query, "en", DISHES).dish;

describe("the dish of a request", () => {
  it.each([
    ["Carrot cakes for 4", { words: "Carrot cakes", id: "carrot-cake" }],
    ["carrot cake without carrots", { words: "carrot cake", id: "carrot-cake" }],
    ["una tarta de zanahoria", { words: "tarta de zanahoria", id: "carrot-cake" }],
    ["fish & chips", { words: "fish & chips", id: "fish-and-chips" }],
    ["hummus with carrots", { words: "hummus", id: "hummus" }],
    ["chicken with hummus", null],
    ["leek and potato soup", { words: "leek and potato soup", id: "soup" }],
    ["zorgle soup", { words: "zorgle soup", id: null }],
    ["jerk chicken", { words: "jerk chicken", id: null }],
    ["okonomiyaki with prawns", { words: "okonomiyaki", id: null }],
    ["gluten free and vegan brownies", { words: "vegan brownies", id: null }],
    ["tarta de queso para celíacos", { words: "tarta de queso", id: null }],
    ["dinner with beef and xyzzy", null],
    ["something quick with rice", null],
    ["", null],
  ])("%s", (query, expected) => {
    expect(dish(query)).toEqual(expected);
  });

  it.each([
    ["roast beef gluten free", []],
    ["roast beef fish allergy", ["fish"]],
    ["roast beef sesame free", ["sesame"]],
    ["roast beef, without beef or milk", ["beef", "milk"]],
  ])("bars what stands after its name, not its own foods: %s", (query, words) => {
    const index = dishIndex([{ id: "roast-beef", names: { en: ["roast beef"], es: [] } }]);
    expect(readRequest(query, "en", index).excluded.map((each) => each.words)).toEqual(words);
  });

  it("finds a stock whose diet stands beside it", () => {
    const index = dishIndex([{ id: "vegetable-stock", names: { en: ["vegetable stock"], es: [] } }]);
    expect(readRequest("vegan vegetable stock", "en", index).dish?.id).toBe("vegetable-stock");
  });

  it("takes a diet beside a name that is a food too for no other food", () => {
    const { dish, foods, diets } = readRequest("vegan hummus", "en", DISHES);
    expect([dish?.id, foods, diets.map(({ diet }) => diet)]).toEqual(["hummus", [], ["vegan"]]);
    expect(readRequest("shortbread vegetarian", "en", dishIndex([SHORTBREAD])).foods).toEqual([]);
  });

  it.each([
    ["butter chicken for 4", "butter chicken", null],
    ["Carrot cake", "Carrot cake", "carrot-cake"],
    ["brioche", "brioche", null],
    ["brioche with jam", "brioche", null],
    ["ciabatta", "ciabatta", null],
    ["jollof pancakes", "jollof pancakes", null],
    ["stuffed peppers", "stuffed peppers", null],
    ["stuffed pancakes", "stuffed pancakes", null],
    ["soup alla norma", "soup alla norma", null],
    ["sopa a la zorgla", "sopa a la zorgla", null],
    ["pollo al zorglín", "pollo al zorglín", null],
    ["leek soup, zorblax", "leek soup", "soup"],
    ["zorgle in the blarg", "zorgle in the blarg", null],
    ["banana pancakes", "banana pancakes", "pancakes"],
    ["hummus soup", "hummus soup", "soup"],
    ["pan de plátano", "pan de plátano", "bread"],
    ["cordero asado", "cordero asado", null],
    ["cocido zorglés", "cocido zorglés", null],
    ["asado", "asado", "grill"],
    ["a quick pudding", "pudding", "dessert"],
    ["rice pudding", "rice pudding", null],
    ["cinnamon rolls", "cinnamon rolls", null],
  ])("in %s is %s", (query, words, id) => {
    expect(dish(query)).toEqual({ words, id });
  });

  it.each([
    "chicken, brioche, eggs",
    "500 g pulled pork",
    "leftover pulled pork",
    "restos de cordero asado",
    "jamón cocido",
    "pan de hamburguesa, tomate",
    "rice and eggs",
    "prawn noodles",
  ])("is none where foods are named: %s", (query) => {
    expect(dish(query)).toBeNull();
  });

  it("takes the foods of a known name along, those of a general name are asked for", () => {
    expect(readRequest("egg fried rice", "en", DISHES).foods).toEqual([]);
    expect(readRequest("potato soup", "en", DISHES).foods.map(({ words }) => words)).toEqual(["potato"]);
  });
});

describe("the foods of a request", () => {
  it.each([
    [
      "1 kg potatoes and 6 eggs",
      [
        ["1 kg potatoes", 1, "kg", null],
        ["6 eggs", 6, null, null],
      ],
    ],
    ["what can I do with 3 ripe bananas", [["3 ripe bananas", 3, null, "ripe"]]],
    [
      "two aubergines and a tin of chickpeas",
      [
        ["two aubergines", 2, null, null],
        ["tin of chickpeas", null, null, "tinned"],
      ],
    ],
    ["leftover mashed potatoes", [["leftover mashed potatoes", null, null, "leftover"]]],
    ["use up stale bread", [["stale bread", null, null, "stale"]]],
    ["medio kilo de carne picada", [["medio kilo de carne picada", 0.5, "kg", null]]],
    ["2-3 courgettes", [["2-3 courgettes", 2, null, null]]],
  ])("%s", (query, expected) => {
    const found = readRequest(query).foods.map(({ words, quantity, state }) => [
      words,
      quantity?.min ?? null,
      quantity?.unit ?? null,
      state,
    ]);
    expect(found).toEqual(expected);
  });

  it("are all where a request says so", () => {
    expect(readRequest("only rice, an egg and soy sauce").onlyThese).toBe(true);
    expect(readRequest("solo con arroz y huevo").onlyThese).toBe(true);
    const beside = readRequest("eggs, spinach, nothing else in the fridge except milk");
    expect(beside.onlyThese).toBe(true);
    expect(beside.foods.map(({ food }) => food)).toEqual(["egg", "spinach", "milk"]);
    expect(readRequest("only 20 minutes, pasta").onlyThese).toBe(false);
  });
});

describe("people, time, appliances and preferences", () => {
  it.each([
    ["dinner for two", 2],
    ["para seis", 6],
    ["lasagne, serves 8", 8],
    ["feed a crowd of 20", 20],
    ["family of five, curry", 5],
    ["cena para 4 personas", 4],
    ["pasta for 30 minutes", null],
    ["lunch for my 2 year old", null],
    ["cena por 3 euros", null],
  ])("%s is for %s", (query, servings) => {
    expect(readRequest(query).servings).toBe(servings);
  });

  it.each([
    ["pasta in 20 minutes", 20],
    ["half an hour dinner", 30],
    ["cena en media hora", 30],
    ["stew in 2 hours", 120],
    ["an hour and a half", 90],
    ["30-minute meal", 30],
    ["pasta for 4", null],
  ])("%s takes %s minutes", (query, minutes) => {
    expect(readRequest(query).minutes).toBe(minutes);
  });

  it.each([
    ["air fryer salmon", [["air-fryer", true]]],
    ["postre sin horno", [["oven", false]]],
    ["no-bake cheesecake", [["oven", false]]],
    ["I don't have an oven, cake", [["oven", false]]],
    ["estofado en olla lenta", [["slow-cooker", true]]],
  ])("%s: %j", (query, tools) => {
    expect(readRequest(query).tools.map(({ tool, use }) => [tool, use])).toEqual(tools);
  });

  it.each(["keep honey out of it, salmon and potatoes", "salmon and potatoes, leave the honey out of it"])(
    "reads the verb and the particle around a food as one exclusion: %s",
    (query) => {
      const request = readRequest(query, "en");
      expect(request.dish).toBeNull();
      expect(request.unknown).toEqual([]);
      expect(request.excluded.map(({ words }) => words)).toEqual(["honey"]);
    },
  );

  it("keeps diets, preferences and unknown words apart", () => {
    const request = readRequest("quick vegan Italian dinner with beans and xyzzy");
    expect(request.diets).toEqual([{ diet: "vegan", words: "vegan" }]);
    expect(request.preferences).toEqual(["quick", "italian", "main"]);
    expect(request.unknown).toEqual(["xyzzy"]);
    expect(readRequest("non-vegetarian curry").diets).toEqual([]);
  });

  it("decides the language by the words, else takes the given one", () => {
    expect(readRequest("sopa sin huevo", "en").language).toBe("es");
    expect(readRequest("soup without eggs", "es").language).toBe("en");
    expect(readRequest("pizza", "es").language).toBe("es");
  });
});

describe("the key of a request", () => {
  const key = (query: string) => requestKey(readRequest(query));

  it("is the same for the same meaning", () => {
    expect(key("leek, potato")).toBe(key("Potatoes and leeks please"));
    expect(key("pancakes without eggs")).toBe(key("egg-free pancakes"));
  });

  it("differs where anything does", () => {
    const queries = [
      "pancakes",
      "pancakes for 4",
      "pancakes without eggs",
      "vegan pancakes",
      "egg allergy pancakes",
    ];
    expect(new Set(queries.map(key)).size).toBe(queries.length);
  });
});

const piece = fc.oneof(
  fc.constantFrom(
    ..."without|no|not|sin|allergic to|-free|free|allergy|can't eat|eggs|milk|nuts|and|or|,|-|/|(|:|.|only|for|4|half|kg|cake|soup|make me ill|que no lleve|huevo|ni|\u{1F6AB}|\n|\u0000|'".split(
      "|",
    ),
  ),
  fc.string({ unit: "binary", maxLength: 5 }),
);

describe("any text", () => {
  it("is a request that fits its schema, the same each time", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join(" ");
        const request = readRequest(text, "es", DISHES);
        expect(recipeRequestSchema.safeParse(request).error).toBeUndefined();
        expect(readRequest(text, "es", DISHES)).toEqual(request);
      }),
    );
  });

  it.each([
    "no ",
    "eggs, ",
    "and ",
    "egg-",
    "not the ",
    "allergic ",
    "without nuts and ",
    "x ",
    "1 ",
    "free ",
    "makes me ",
    "sin huevo ni ",
  ])("is read in time linear in its length: %j repeated", (unit) => {
    const ofLength = (length: number) => unit.repeat(length / unit.length);
    readRequest(ofLength(1_000));
    const short = computingMs(() => readRequest(ofLength(3_000)), 3);
    expect(computingMs(() => readRequest(ofLength(30_000)), 2)).toBeLessThan(Math.max(short, 5) * 40);
  });
});

describe("words beside a dish or foods", () => {
  it.each([
    ["black bananas and no eggs", ["banana"]],
    ["manzanas viejas y hojaldre", ["apple", "puff-pastry"]],
    ["wilted spinach and a tired onion", ["spinach", "onion"]],
    ["an onion and some spinach in the kitchen", ["onion", "spinach"]],
    ["two carrots and a leek in the bottom shed", ["carrot", "leek"]],
    ["hay un puerro y medio repollo en la heladera", ["leek", "cabbage"]],
  ])("reads the foods of “%s”", (query, foods) => {
    const { dish, foods: read, tools, unknown } = readRequest(query);
    expect([dish, read.map(({ food }) => food), tools]).toEqual([null, foods, []]);
    expect(unknown.filter((word) => word !== "shed")).toEqual([]);
  });

  it.each(["mint sauce for lamb", "gravy for the sausages and mash", "salsa de menta para el cordero"])(
    "leaves out what the sauce of “%s” is for",
    (query) => expect(readRequest(query).foods).toHaveLength(1),
  );

  it.each(["salmon for a salad", "leftover chicken for the rice", "something for rice and eggs"])(
    "keeps the foods of “%s”",
    (query) => expect(readRequest(query).foods.length + Number(readRequest(query).dish !== null)).toBe(2),
  );

  it.each(["locro para el 25 de mayo", "a cake for the 4th of July", "stew for May 5"])(
    "reads no people and no food in the date of “%s”",
    (query) => {
      const { servings, foods, unknown } = readRequest(query, "en");
      expect([servings, foods, unknown.filter((word) => word !== "locro")]).toEqual([null, [], []]);
    },
  );
});

describe("an allergy beside what is left out", () => {
  it.each([
    "pancakes but no peanuts, severe allergy",
    "pancakes without peanuts, I'm allergic",
    "a pie for my allergic son, no peanuts",
    "tortitas sin cacahuetes, soy alérgica",
    "tortitas sin cacahuetes, alergia grave",
  ])("is of the food that “%s” names", (query) => {
    const { excluded, unresolved } = readRequest(query);
    expect([excluded.map(({ isAllergy }) => isAllergy), unresolved]).toEqual([[true], []]);
  });

  it.each(["pancakes, severe allergy", "soy alérgica", "no peanuts, and we have other allergies"])(
    "asks what “%s” leaves out",
    (query) => expect(readRequest(query).unresolved).toHaveLength(1),
  );
});

describe("the language of a short request", () => {
  it.each([
    ["carbonara vegetariana", "en", "es"],
    ["salsa romesco", "en", "es"],
    ["salsa verde", "en", "en"],
    ["pão de queijo", "en", "en"],
    ["chimichurri", "es", "es"],
  ] as const)("of “%s” beside a reader of %s is %s", (query, given, language) => {
    expect(readRequest(query, given).language).toBe(language);
  });
});
