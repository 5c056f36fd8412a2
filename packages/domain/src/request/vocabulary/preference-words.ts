import { phrases } from "../phrases.ts";

/** Wishes that are no food, diet or appliance: ids with their words in English and Spanish, as `phrases` takes them. */
const LISTS: Readonly<Record<string, string>> = {
  vegetables: "vegetables, vegetable, veg, veggies, verduras, verdura, hortalizas, vegetales, verduritas",
  quick:
    "quick, fast, speedy, express, weeknight, midweek, in a hurry, quickly, in a rush, short on time, no time, rapido, rapida, rapidos, rapidas, expres, veloz, deprisa, con prisa, sin tiempo, en un momento",
  hearty:
    "hearty, cosy, cozy, comforting, comfort food, comfort, warming, filling, rainy day, rainy, reconfortante, contundente, de cuchara, que caliente, calentito, calentita, dia de lluvia, lluvioso",
  spicy: "spicy, hot and spicy, fiery, with a kick, spicier, picante, picantes, picantito, picantita",
  mild: "mild, suave, not spicy",
  creamy: "creamy, cremoso, cremosa, cremosos, cremosas",
  protein:
    "high protein, protein, protein rich, rico en proteinas, rica en proteinas, proteico, proteica, proteinas, alto en proteinas, alta en proteinas, mucha proteina",
  smooth: "smooth, blended, pureed, cream of, velvety, crema de, fina, pure de, triturado, triturada",
  breakfast: "breakfast, brunch, desayuno, desayunos, desayunar, almuerzo de media manana",
  light:
    "lunch, lunches, light, light meal, light dinner, light lunch, ligero, ligera, [cena|comida|almuerzo] [ligera|ligero]",
  starter:
    "starter, starters, appetizer, appetizers, appetiser, first course, entrante, entrantes, primer plato, aperitivo, aperitivos",
  snack: "snack, snacks, after school snack, merienda, meriendas, picoteo",
  tapas: "tapa, tapas, tapeo",
  lunchbox:
    "packed lunch, packed lunches, lunchbox, lunch box, picnic, fiambrera, tupper, comida para llevar, para llevar al [trabajo|cole|colegio]",
  main: "dinner, dinners, supper, tea time, teatime, main course, main, mains, family dinner, sunday lunch, cena, cenas, cenar, comida, comidas, almuerzo, comer, almorzar, plato principal, menu",
  dessert:
    "dessert, desserts, pudding, sweet, sweets, something sweet, treat, treats, postre, postres, dulce, dulces, algo dulce, merienda dulce",
  drink: "drink, drinks, beverage, bebida, bebidas, para beber",
  side: "side, side dish, sides, on the side, guarnicion, acompanamiento",
  healthy:
    "healthy, healthier, nutritious, clean eating, sano, sana, sanos, sanas, saludable, saludables, nutritivo, nutritiva",
  cheap:
    "cheap, budget, inexpensive, thrifty, frugal, low cost, student [meal|meals|food|dinner|dinners|recipe|budget], on a budget, barato, barata, baratos, baratas, economico, economica, [comida|cena] de estudiante",
  "low-calorie":
    "low calorie, low calories, skinny, slimming, diet, calories, calorie, bajo en calorias, baja en calorias, light, dieta, de dieta, hipocalorico, calorias",
  iron: "iron rich, rich in iron, high in iron, high iron, iron, [rico|rica|ricos|ricas] en hierro, [alto|alta] en hierro, con mucho hierro, con hierro, hierro",
  "high-fibre": "high fibre, high fiber, fibre, fiber, fibre rich, rico en fibra, rica en fibra, fibra",
  "no-cook":
    "no cook, no cooking, no cooking required, no heat, nocook, without cooking, sin cocinar, sin coccion, sin cocer",
  "no-knead": "no knead, noknead, sin amasar",
  children:
    "kids, kid, children, child, kid friendly, child friendly, for children, for kids, school, ninos, nino, nina, ninas, para ninos, infantil, los peques, peques, colegio, cole",
  authentic: "authentic, real, proper, autentico, autentica",
  fancy:
    "fancy, gourmet, restaurant style, romantic, elegant, special occasion, best, perfect, romantica, romantico, elegante, especial, mejor, perfecto, perfecta",
  crispy: "crispy, crunchy, crujiente, crujientes, crocante",
  fluffy: "fluffy, esponjoso, esponjosa, esponjosas, esponjosos",
  juicy:
    "juicy, tender, [poco|no muy] [cuajada|cuajado|hecha|hecho], jugoso, jugosa, jugosos, tierno, tierna",
  "freezer-friendly": "freezer friendly, freezable, to freeze, para congelar",
  "make-ahead":
    "make ahead, [the|] [day|night|nite|evening] before, el dia antes, la vispera, la noche antes, un dia antes, meal prep, batch cooking, batch cook, batch, [for|] [the|all|whole|the whole] week, toda la semana, para [la|toda la] semana, para varios dias, para toda la semana, in advance, para llevar, con antelacion",
  organic: "organic, ecologico, ecologica, organico",
  spring: "spring, springtime, primavera, primaveral",
  summer: "summer, summery, hot weather, hot day, verano, veraniego, veraniega",
  autumn: "autumn, fall, autumnal, otono, otonal",
  winter: "winter, wintry, christmas, xmas, cold weather, invierno, invernal, navidad, navideno, navidena",
  home: "homemade, home made, home style, traditional, casero, casera, caseros, caseras, de casa, tradicional, tradicionales",
  spanish: "spanish, espanol, espanola, a la espanola",
  italian: "italian, italiano, italiana, a la italiana",
  mediterranean: "mediterranean, greek, cypriot, mediterraneo, mediterranea, griego, griega",
  french: "french, provencal, frances, francesa, provenzal, a la francesa",
  moroccan:
    "moroccan, north african, middle eastern, lebanese, turkish, persian, marroqui, magrebi, arabe, libanes, libanesa, turco, turca, persa",
  indian: "indian, pakistani, indio, india, hindu",
  thai: "thai, vietnamese, tailandes, tailandesa, vietnamita",
  "east-asian":
    "chinese, asian, japanese, korean, oriental, chino, china, asiatico, asiatica, japones, japonesa, coreano, coreana",
  mexican: "mexican, tex mex, texmex, mexicano, mexicana",
  nordic: "scandinavian, nordic, swedish, nordico, nordica, escandinavo, sueco, sueca",
};

export const PREFERENCE_WORDS = phrases<string>(
  Object.entries(LISTS).map(([id, words]) => [words, id] as const),
);

const CUISINES: ReadonlySet<string> = new Set([
  "spanish",
  "italian",
  "mediterranean",
  "french",
  "moroccan",
  "indian",
  "thai",
  "east-asian",
  "mexican",
  "nordic",
]);
const CUISINE_WORDS = new Set(
  Object.entries(LISTS).flatMap(([id, words]) => (CUISINES.has(id) ? words.split(", ") : [])),
);

/** Returns whether a word names a cuisine. */
export function isCuisineWord(key: string): boolean {
  return CUISINE_WORDS.has(key);
}
