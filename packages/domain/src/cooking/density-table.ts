/**
 * The way in which a food is measured. Dry goods are measured in grams or cups, poured foods by volume in both systems.
 * Cut foods ("1 cup chopped onion") have a weight, but a weight of them is not shown in cups.
 */
export type FoodKind = "dry" | "poured" | "cut";

export interface WeighedFood {
  kind: FoodKind;
  /** Grams of a US cup of 236.59 ml, spooned and levelled. */
  cup: number;
  en: string;
  es: string;
}

/**
 * The weights of a cup of each food. Names are separated by commas, in the singular or the plural, without accents; the
 * longest match decides, so "almond flour" wins over "flour". Sources: the ingredient weight chart of King Arthur
 * Baking for baking; the household measures of USDA FoodData Central (SR Legacy) for the rest. Where both list a food
 * the first is used, because its cups are spooned as recipes mean them.
 *
 * @see https://www.kingarthurbaking.com/learn/ingredient-weight-chart
 * @see https://fdc.nal.usda.gov
 */
export const WEIGHED_FOODS: readonly WeighedFood[] = [
  {
    kind: "dry",
    cup: 120,
    en: "flour, plain flour, all-purpose flour, ap flour, bread flour, strong flour",
    es: "harina, harina de trigo, harina de fuerza",
  },
  {
    kind: "dry",
    cup: 113,
    en: "self-raising flour, self-rising flour, whole wheat flour, wholemeal flour",
    es: "harina leudante, harina con levadura, harina integral",
  },
  { kind: "dry", cup: 120, en: "cake flour, pastry flour", es: "harina de reposteria, harina floja" },
  { kind: "dry", cup: 106, en: "rye flour", es: "harina de centeno" },
  { kind: "dry", cup: 99, en: "spelt flour", es: "harina de espelta" },
  {
    kind: "dry",
    cup: 96,
    en: "almond flour, ground almonds, almond meal",
    es: "harina de almendra, almendra molida, almendras molidas",
  },
  { kind: "dry", cup: 128, en: "coconut flour", es: "harina de coco" },
  { kind: "dry", cup: 142, en: "rice flour", es: "harina de arroz" },
  { kind: "dry", cup: 120, en: "buckwheat flour", es: "harina de trigo sarraceno, harina de alforfon" },
  { kind: "dry", cup: 92, en: "oat flour", es: "harina de avena" },
  { kind: "dry", cup: 85, en: "chickpea flour, gram flour, besan", es: "harina de garbanzo" },
  { kind: "dry", cup: 117, en: "masa harina, corn flour", es: "harina de maiz, masarepa, harina pan" },
  {
    kind: "dry",
    cup: 112,
    en: "cornstarch, corn starch, cornflour",
    es: "maicena, fecula de maiz, almidon de maiz",
  },
  { kind: "dry", cup: 152, en: "potato starch", es: "fecula de patata, fecula de papa" },
  { kind: "dry", cup: 113, en: "tapioca starch, tapioca flour", es: "almidon de yuca, harina de tapioca" },
  { kind: "dry", cup: 138, en: "cornmeal, polenta", es: "polenta, semola de maiz" },
  { kind: "dry", cup: 163, en: "semolina", es: "semola, semola de trigo" },
  {
    kind: "dry",
    cup: 198,
    en: "sugar, white sugar, granulated sugar, caster sugar, superfine sugar, cane sugar",
    es: "azucar, azucar blanco, azucar blanca",
  },
  {
    kind: "dry",
    cup: 213,
    en: "brown sugar, light brown sugar, dark brown sugar, muscovado, muscovado sugar",
    es: "azucar moreno, azucar morena, panela, piloncillo, azucar mascabado",
  },
  {
    kind: "dry",
    cup: 113,
    en: "powdered sugar, icing sugar, confectioners sugar",
    es: "azucar glas, azucar glass, azucar en polvo, azucar impalpable",
  },
  { kind: "dry", cup: 154, en: "coconut sugar", es: "azucar de coco" },
  { kind: "dry", cup: 180, en: "demerara sugar, turbinado sugar", es: "azucar demerara" },
  { kind: "dry", cup: 84, en: "cocoa, cocoa powder", es: "cacao, cacao en polvo, cacao puro" },
  {
    kind: "dry",
    cup: 170,
    en: "chocolate chips, chopped chocolate",
    es: "chips de chocolate, pepitas de chocolate, chocolate picado",
  },
  {
    kind: "dry",
    cup: 185,
    en: "rice, white rice, long-grain rice, basmati, jasmine rice, brown rice",
    es: "arroz",
  },
  {
    kind: "dry",
    cup: 198,
    en: "arborio rice, risotto rice, sushi rice, short-grain rice",
    es: "arroz arborio, arroz bomba, arroz redondo, arroz para sushi",
  },
  { kind: "dry", cup: 160, en: "wild rice", es: "arroz salvaje" },
  {
    kind: "dry",
    cup: 89,
    en: "oats, rolled oats, porridge oats, oatmeal",
    es: "avena, copos de avena, avena en hojuelas, avena en copos",
  },
  { kind: "dry", cup: 177, en: "quinoa", es: "quinoa, quinua" },
  { kind: "dry", cup: 173, en: "couscous", es: "cuscus" },
  { kind: "dry", cup: 140, en: "bulgur", es: "bulgur" },
  { kind: "dry", cup: 184, en: "pearl barley, barley", es: "cebada, cebada perlada" },
  { kind: "dry", cup: 192, en: "lentils, red lentils, green lentils", es: "lentejas, lenteja" },
  { kind: "dry", cup: 200, en: "dried chickpeas", es: "garbanzos secos" },
  {
    kind: "dry",
    cup: 190,
    en: "dried beans, dried black beans",
    es: "alubias secas, frijoles secos, judias secas",
  },
  { kind: "dry", cup: 170, en: "chia seeds, chia", es: "chia, semillas de chia" },
  { kind: "dry", cup: 140, en: "flaxseed, flax seeds, ground flaxseed", es: "linaza, semillas de lino" },
  { kind: "dry", cup: 142, en: "sesame seeds", es: "sesamo, semillas de sesamo, ajonjoli" },
  {
    kind: "dry",
    cup: 140,
    en: "sunflower seeds, pumpkin seeds, pepitas",
    es: "pipas de girasol, pipas de calabaza, semillas de calabaza, semillas de girasol",
  },
  {
    kind: "dry",
    cup: 142,
    en: "almonds, whole almonds, pine nuts, peanuts, hazelnuts",
    es: "almendras, pinones, cacahuetes, mani, avellanas",
  },
  {
    kind: "dry",
    cup: 86,
    en: "flaked almonds, sliced almonds",
    es: "almendras laminadas, almendras fileteadas",
  },
  {
    kind: "dry",
    cup: 113,
    en: "walnuts, pecans, cashews, nuts, mixed nuts",
    es: "nueces, nueces pecanas, anacardos, frutos secos",
  },
  { kind: "dry", cup: 120, en: "pistachios", es: "pistachos" },
  { kind: "dry", cup: 149, en: "raisins, sultanas", es: "pasas, uvas pasas" },
  { kind: "dry", cup: 120, en: "dried cranberries", es: "arandanos secos, arandanos rojos secos" },
  { kind: "dry", cup: 85, en: "desiccated coconut, shredded coconut, coconut flakes", es: "coco rallado" },
  { kind: "dry", cup: 112, en: "breadcrumbs, bread crumbs, dried breadcrumbs", es: "pan rallado" },
  { kind: "dry", cup: 50, en: "panko, panko breadcrumbs, fresh breadcrumbs", es: "panko, miga de pan" },
  { kind: "dry", cup: 288, en: "salt, table salt, fine salt, fine sea salt, sea salt", es: "sal, sal fina" },
  {
    kind: "dry",
    cup: 135,
    en: "kosher salt, flaky salt, flaky sea salt, sea salt flakes",
    es: "sal kosher, sal en escamas",
  },
  { kind: "dry", cup: 240, en: "coarse salt, coarse sea salt, rock salt", es: "sal gorda, sal gruesa" },
  { kind: "dry", cup: 192, en: "baking powder", es: "polvo de hornear, levadura quimica, levadura en polvo" },
  {
    kind: "dry",
    cup: 288,
    en: "baking soda, bicarbonate of soda",
    es: "bicarbonato, bicarbonato de sodio, bicarbonato sodico",
  },
  {
    kind: "dry",
    cup: 150,
    en: "dry yeast, instant yeast, active dry yeast, dried yeast",
    es: "levadura seca, levadura seca de panaderia",
  },
  { kind: "dry", cup: 144, en: "cream of tartar", es: "cremor tartaro" },
  {
    kind: "dry",
    cup: 152,
    en: "gelatin, powdered gelatin, gelatine",
    es: "gelatina en polvo, gelatina neutra",
  },
  { kind: "dry", cup: 112, en: "milk powder, dry milk, powdered milk", es: "leche en polvo" },
  {
    kind: "dry",
    cup: 226,
    en: "butter, unsalted butter, salted butter, margarine",
    es: "mantequilla, margarina",
  },
  { kind: "dry", cup: 184, en: "shortening, vegetable shortening", es: "manteca vegetal" },
  { kind: "dry", cup: 205, en: "lard", es: "manteca, manteca de cerdo" },
  {
    kind: "dry",
    cup: 258,
    en: "peanut butter, almond butter, nut butter, tahini",
    es: "mantequilla de cacahuete, crema de cacahuete, crema de cacahuate, mantequilla de mani, tahini",
  },
  { kind: "dry", cup: 336, en: "honey, runny honey", es: "miel" },
  { kind: "poured", cup: 312, en: "maple syrup", es: "sirope de arce, jarabe de arce" },
  {
    kind: "dry",
    cup: 336,
    en: "golden syrup, corn syrup, agave, agave syrup, agave nectar, glucose syrup",
    es: "jarabe de maiz, sirope de agave, jarabe de glucosa",
  },
  { kind: "dry", cup: 340, en: "molasses, treacle, black treacle", es: "melaza" },
  {
    kind: "dry",
    cup: 306,
    en: "condensed milk, sweetened condensed milk, dulce de leche",
    es: "leche condensada, dulce de leche",
  },
  { kind: "dry", cup: 320, en: "jam, marmalade", es: "mermelada" },
  {
    kind: "dry",
    cup: 227,
    en: "yoghurt, yogurt, greek yogurt, natural yogurt, plain yogurt",
    es: "yogur, yogur griego, yogur natural",
  },
  { kind: "dry", cup: 227, en: "sour cream, creme fraiche", es: "crema agria, nata agria" },
  {
    kind: "dry",
    cup: 227,
    en: "cream cheese, ricotta, mascarpone, cottage cheese",
    es: "queso crema, queso de untar, ricota, requeson, mascarpone",
  },
  { kind: "dry", cup: 226, en: "mayonnaise", es: "mayonesa" },
  {
    kind: "dry",
    cup: 113,
    en: "grated cheese, shredded cheese, cheddar, grated cheddar, grated mozzarella, shredded mozzarella, gruyere, feta",
    es: "queso rallado, queso cheddar, mozzarella rallada, queso feta",
  },
  {
    kind: "dry",
    cup: 100,
    en: "parmesan, grated parmesan, pecorino",
    es: "parmesano, queso parmesano, parmesano rallado",
  },
  {
    kind: "dry",
    cup: 245,
    en: "applesauce, pumpkin puree, canned pumpkin",
    es: "compota de manzana, pure de calabaza",
  },
  { kind: "dry", cup: 262, en: "tomato paste, tomato puree", es: "concentrado de tomate, pasta de tomate" },
  { kind: "poured", cup: 237, en: "water", es: "agua" },
  {
    kind: "poured",
    cup: 245,
    en: "milk, whole milk, buttermilk, oat milk, soy milk, almond milk, coconut milk, stock, broth, tomato sauce, passata",
    es: "leche, caldo, fondo, suero de leche, tomate triturado, salsa de tomate",
  },
  {
    kind: "poured",
    cup: 232,
    en: "cream, double cream, heavy cream, whipping cream, single cream, coconut cream",
    es: "nata, crema de leche, crema, nata para montar",
  },
  { kind: "poured", cup: 218, en: "oil, olive oil, vegetable oil, coconut oil, sunflower oil", es: "aceite" },
  {
    kind: "poured",
    cup: 239,
    en: "vinegar, wine, red wine, white wine, beer, cider",
    es: "vinagre, vino, cerveza, sidra",
  },
  { kind: "poured", cup: 244, en: "lemon juice, lime juice, orange juice, juice", es: "zumo, jugo" },
  {
    kind: "poured",
    cup: 275,
    en: "soy sauce, fish sauce, tamari",
    es: "salsa de soja, salsa de soya, salsa de pescado",
  },
  { kind: "cut", cup: 145, en: "chopped onion, diced onion, onion, onions", es: "cebolla picada, cebolla" },
  {
    kind: "cut",
    cup: 130,
    en: "chopped carrot, carrots, chopped celery, celery",
    es: "zanahoria, zanahorias, apio",
  },
  { kind: "cut", cup: 30, en: "spinach, baby spinach, rocket, arugula", es: "espinacas, rucula" },
  { kind: "cut", cup: 70, en: "mushrooms, sliced mushrooms", es: "champinones, setas" },
  {
    kind: "cut",
    cup: 145,
    en: "peas, frozen peas, sweetcorn, corn kernels",
    es: "guisantes, chicharos, maiz dulce",
  },
  {
    kind: "cut",
    cup: 150,
    en: "blueberries, strawberries, raspberries, blackberries, cherry tomatoes",
    es: "arandanos, fresas, frambuesas, moras, tomates cherry",
  },
];

/** Foods that are named like one of the table, but differ in weight. */
export const OTHER_FOODS = {
  en: "cauliflower rice, cooked rice, apple butter, cocoa butter, ice cream, garlic salt, celery salt, onion salt, steel-cut oats, spring onion, spring onions, green onion, pearl onions, pickled onions",
  es: "arroz de coliflor, arroz cocido, arroz inflado, manteca de cacao, crema pastelera, cebolla en polvo, cebolla frita, sal de ajo, sal de apio",
} as const;
