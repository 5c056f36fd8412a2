import { type Bilingual, t } from "../bilingual.ts";
import type { Contents, Season } from "../pantry/food.ts";

/**
 * Words of a query that are no foods and no dishes. Lists are separated by commas; plain "s" plurals need not be
 * listed.
 */

export type Preference =
  | "vegetables"
  | "quick"
  | "spicy"
  | "creamy"
  | "protein"
  | "hearty"
  | "smooth"
  | "breakfast"
  | "light"
  | "main"
  | "dessert"
  | "drink";

export const PREFERENCES: Readonly<Record<Preference, Bilingual>> = {
  vegetables: t(
    "vegetables, vegetable, veg, veggies",
    "verduras, verdura, hortalizas, vegetales, verduritas",
  ),
  quick: t(
    "quick, fast, speedy, express, weeknight, in a hurry, quickly",
    "rápido, rápida, exprés, expres, veloz, deprisa",
  ),
  hearty: t(
    "hearty, cosy, cozy, comforting, comfort food, warming, filling, rainy day, rainy",
    "reconfortante, contundente, de cuchara, que caliente, calentito, calentita, día de lluvia, lluvioso",
  ),
  spicy: t("spicy, hot and spicy, fiery, with a kick", "picante, picantito, picantita"),
  creamy: t("creamy", "cremoso, cremosa"),
  protein: t(
    "high protein, high-protein, protein, protein rich",
    "rico en proteínas, rica en proteínas, proteico, proteica, proteínas, alto en proteínas",
  ),
  smooth: t(
    "smooth, blended, pureed, cream of, velvety",
    "crema, crema de, fina, puré de, triturado, triturada",
  ),
  breakfast: t("breakfast, brunch", "desayuno, desayunar, almuerzo de media mañana"),
  light: t(
    "lunch, starter, snack, light, light meal, packed lunch, lunchbox, picnic",
    "entrante, aperitivo, merienda, tapa, tapeo, ligero, ligera, picnic, fiambrera",
  ),
  main: t(
    "dinner, supper, main course, main, family dinner",
    "cena, cenar, comida, almuerzo, comer, almorzar, plato principal",
  ),
  dessert: t("dessert, pudding, sweet, something sweet, treat", "postre, dulce, algo dulce, merienda dulce"),
  drink: t("drink, beverage", "bebida, para beber"),
};

export interface Diet {
  id: string;
  words: Bilingual;
  bars: readonly Contents[];
  /** The tag of a recipe that obeys the diet. */
  tag: Bilingual;
}

export const DIETS: readonly Diet[] = [
  {
    id: "vegan",
    words: t(
      "vegan, plant based, plant-based, without animal products",
      "vegano, vegana, veganos, veganas, cien por cien vegetal, 100 % vegetal",
    ),
    bars: ["meat", "fish", "egg", "dairy", "rennet", "honey"],
    tag: t("vegan", "vegano"),
  },
  {
    id: "vegetarian",
    words: t(
      "vegetarian, veggie, meatless, meat free, meat-free",
      "vegetariano, vegetariana, vegetarianos, vegetarianas, veggie",
    ),
    bars: ["meat", "fish", "rennet"],
    tag: t("vegetarian", "vegetariano"),
  },
  {
    id: "pescatarian",
    words: t("pescatarian, pescetarian", "pescetariano, pescetariana, pescatariano"),
    bars: ["meat", "rennet"],
    tag: t("pescatarian", "pescetariano"),
  },
  {
    id: "gluten-free",
    words: t(
      "gluten free, gluten-free, coeliac, celiac, wheat free",
      "libre de gluten, celíaco, celíaca, para celíacos, celiaco",
    ),
    bars: ["gluten"],
    tag: t("gluten-free", "sin gluten"),
  },
  {
    id: "dairy-free",
    words: t(
      "dairy free, dairy-free, lactose free, lactose intolerant, milk free",
      "libre de lactosa, intolerante a la lactosa",
    ),
    bars: ["dairy", "rennet"],
    tag: t("dairy-free", "sin lácteos"),
  },
  {
    id: "nut-free",
    words: t("nut free, nut-free, nut allergy, peanut free", "alergia a los frutos secos"),
    bars: ["nuts"],
    tag: t("nut-free", "sin frutos secos"),
  },
  {
    id: "egg-free",
    words: t("egg free, eggless, egg-free", "alergia al huevo"),
    bars: ["egg"],
    tag: t("egg-free", "sin huevo"),
  },
];

/** The contents that "without ..." and "sin ..." can name, besides single foods. */
export const BARRED: readonly { words: Bilingual; bars: readonly Contents[]; diet?: string }[] = [
  { words: t("gluten, wheat", "gluten, trigo"), bars: ["gluten"], diet: "gluten-free" },
  {
    words: t("dairy, lactose, milk, milk products", "lácteos, lactosa, leche"),
    bars: ["dairy", "rennet"],
    diet: "dairy-free",
  },
  { words: t("nuts, nut, peanuts", "frutos secos, nueces, cacahuetes"), bars: ["nuts"], diet: "nut-free" },
  { words: t("egg, eggs", "huevo, huevos"), bars: ["egg"], diet: "egg-free" },
  { words: t("meat", "carne"), bars: ["meat"] },
  { words: t("pork", "cerdo, puerco"), bars: ["pork"] },
  { words: t("fish, seafood, shellfish", "pescado, marisco, mariscos"), bars: ["fish"] },
  { words: t("alcohol, wine, beer", "alcohol, vino, cerveza"), bars: ["alcohol"] },
  { words: t("honey", "miel"), bars: ["honey"] },
];

export const WITHOUT = t(
  "without, no, not, minus, hold the, free of, except",
  "sin, nada de, excepto, menos, no",
);
/** Continues a "without": "sin cebolla ni ajo". */
export const NOR = t("or, nor", "ni, o");

export const SEASONS: Readonly<Record<Season, Bilingual>> = {
  spring: t("spring, springtime", "primavera, primaveral"),
  summer: t("summer, summery", "verano, veraniego, veraniega"),
  autumn: t("autumn, fall, autumnal", "otoño, otoñal"),
  winter: t("winter, wintry, christmas", "invierno, invernal, navidad"),
};

/** Words for many foods at once: the dish takes the first that fits. */
export const SHELVES: readonly { words: Bilingual; foods: string }[] = [
  { words: t("fruit, fruits", "fruta, frutas"), foods: "apple banana strawberry mixed-berries peach pear" },
  { words: t("nut, nuts", "frutos secos"), foods: "walnut almond hazelnut cashew" },
  { words: t("seeds", "semillas"), foods: "pumpkin-seeds sunflower-seeds sesame-seeds" },
  {
    words: t("beans, pulses, legumes", "legumbres, legumbre"),
    foods: "tinned-white-beans tinned-black-beans tinned-chickpeas",
  },
  {
    words: t("cheese, cheesy", "queso, quesos"),
    foods: "cheddar parmesan feta goat-cheese mozzarella gruyere",
  },
  {
    words: t("herbs, herby, fresh herbs", "hierbas, hierbas frescas"),
    foods: "parsley basil mint chives thyme",
  },
  { words: t("greens, leafy greens", "verdura de hoja, hojas verdes"), foods: "spinach kale chard lettuce" },
  {
    words: t("root vegetables, roots", "raíces, hortalizas de raíz"),
    foods: "carrot parsnip beetroot celeriac",
  },
];

/** Requests that are understood but cannot be promised. */
export const NOT_OBEYED = t(
  "healthy, healthier, cheap, budget, low fat, low carb, low calorie, low salt, keto, paleo, high fibre, diet, diabetic, kids, kid friendly, for children, toddler, baby, halal, kosher, best, perfect, authentic, restaurant style, air fryer, slow cooker, instant pot, pressure cooker, microwave, thermomix, barbecue, bbq, crispy, crunchy, fluffy, juicy, freezer friendly, organic, raw, gourmet, low sodium, sugar free, make ahead, leftovers, skinny",
  "sano, sana, saludable, saludables, barato, barata, económico, económica, bajo en grasa, baja en grasa, light, bajo en calorías, bajo en carbohidratos, keto, paleo, dieta, de dieta, diabéticos, niños, para niños, infantil, bebé, halal, kosher, mejor, perfecto, auténtico, auténtica, freidora de aire, airfryer, olla lenta, olla exprés, olla rápida, microondas, thermomix, barbacoa, crujiente, crujientes, templado, templada, esponjoso, esponjosa, jugoso, jugosa, ecológico, crudo, cruda, gourmet, sin azúcar, bajo en sal, sobras",
);

/** Words that do not describe the dish, or that are true of every dish. */
export const FILLER = t(
  "a, an, the, and, with, of, in, on, for, to, i, me, my, we, us, our, you, want, would, like, need, have, got, some, any, something, anything, make, cook, cooking, recipe, recipes, dish, dishes, meal, food, please, using, use, that, is, it, or, from, idea, ideas, easy, simple, homemade style, tasty, delicious, nice, good, great, fresh, day, today, tonight, at, by, style, inspired, can, do, give, prepare, cold day, warm, hot, served, side, serve, serves, serving, bowl of, plate of, little, bit, lots, lot, plenty, few, more, very, big, small, large, left, over, fridge, my fridge, leftover, this, one, as, be, but, also, maybe, what, should, how, mixed, assorted, seasonal, cooked, monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekend, evening, morning, night, week, friends, guests, family, party, everyone, ingredients, ingredient, only, just, under, less, than, within, minutes, minute, mins, min, hour, hours, people, persons, person, portions, g, kg, grams, ml, tbsp, tsp, cups, cup, can, cans, tin, tins",
  "un, una, unos, unas, el, la, los, las, y, e, con, de, del, en, al, a, para, por, que, quiero, quisiera, necesito, tengo, me, gustaría, algo, alguna, alguno, hacer, cocinar, preparar, receta, recetas, plato, platos, comida rica, favor, usando, usar, o, u, fácil, fáciles, sencillo, sencilla, sencillos, rico, rica, ricos, delicioso, deliciosa, bueno, buena, buen, fresco, fresca, frescos, día, hoy, noche, esta, este, estilo, se, puede, dame, idea, ideas, caliente, tibio, tibia, servir, acompañado, acompañada, acompañamiento, guarnición, poco, mucho, mucha, muy, más, grande, pequeño, nevera, mi, mis, lo, es, como, pero, también, qué, variado, variada, variadas, temporada, de temporada, solo, menos, minutos, minuto, min, hora, horas, personas, persona, comensales, raciones, ración, g, kg, gramos, ml, cucharadas, cucharada, taza, tazas, lata, latas, bote, ingredientes, ingrediente, tipo, su, sus, casa, restos, lunes, martes, miércoles, jueves, viernes, sábado, domingo, fin de semana, semana, tarde, mañana, amigos, invitados, familia, fiesta, todos",
);

/** Known names of dishes that cannot be composed: reported as unknown rather than composed of their parts. */
export const NOT_MADE = t(
  "hot chocolate, rice pudding, ice cream, sorbet, cheesecake, sushi, dumplings, ravioli, pie, quiche, lemonade, cocktail",
  "chocolate caliente, chocolate a la taza, arroz con leche, helado, sorbete, tarta de queso, sushi, empanadillas, empanada, raviolis, quiche, limonada, cóctel, churros, flan",
);
