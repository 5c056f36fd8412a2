import type { Content } from "../../food/content.ts";

/** A group of foods that a request can leave out by one word. */
export interface Group {
  /** Names in English and Spanish, as `phrases` takes them. */
  names: string;
  contents: readonly Content[];
  /** Foods that belong to it in cooking, whatever their contents. */
  foods?: readonly string[];
}

const NUTS: readonly Content[] = ["nuts", "peanuts"];
const GLUTEN: readonly Content[] = ["gluten", "wheat"];
const MILK: readonly Content[] = ["milk", "lactose"];
const FLESH: readonly Content[] = [
  "meat",
  "pork",
  "beef",
  "lamb",
  "poultry",
  "game",
  "rabbit",
  "horse",
  "offal",
];

/**
 * Groups as law and cooks mean them, on the safe side where they differ: "nuts" takes peanuts along, though they are a
 * pulse, "wheat" all cereals with gluten, "lactose" all milk, "shellfish" crustaceans and molluscs.
 */
export const GROUPS: readonly Group[] = [
  {
    names:
      "gluten, wheat, coeliac, celiac, trigo, glutens, gluten [containing|] [cereals|cereal|grains|grain], wheat [protein|flour|germ|starch], flour and bread, [barley|rye], cereales con gluten, harina de trigo, [cebada|centeno]",
    contents: GLUTEN,
  },
  {
    names:
      "milk, dairy, diary, lactose, milks, [dairy|milk] [product|products|protein|proteins|solids|powder], cows milk, cow milk, casein, whey, [full|semi] fat milk, skimmed milk, whole milk, leche, lacteo, lacteos, lactosa, leches, [productos|producto] [lacteos|lacteo], leche de vaca, [proteina|proteinas] de [la|] leche [de vaca|], caseina, suero de leche, derivados [lacteos|de la leche]",
    contents: MILK,
  },
  {
    names:
      "egg, eggs, egg [white|whites|yolk|yolks|product|products|protein], [hens|hen|chicken] [egg|eggs], huevo, huevos, huevo de gallina, [clara|claras|yema|yemas] [de huevo|], ovoproductos, [proteina|proteinas] del huevo",
    contents: ["egg", "raw-egg"],
  },
  {
    names:
      "nut, nuts, all nuts, nut [product|products], frutos secos, fruto seco, [nueces|nuez] y cacahuetes, nuts and seeds",
    contents: NUTS,
  },
  {
    names:
      "tree nut, tree nuts, treenuts, treenut, nueces, nuez, [nueces|frutos secos] de arbol, frutos de cascara, frutos secos de cascara",
    contents: ["nuts"],
  },
  {
    names:
      "peanut, peanuts, groundnut, groundnuts, monkey nut, monkey nuts, peanut [product|products], cacahuete, cacahuetes, cacahuate, cacahuates, mani, manies",
    contents: ["peanuts"],
  },
  {
    names:
      "shellfish, shell fish, crustaceans and mollus[c|k]s, [sea food|seafood] and shellfish, marisco, mariscos, moluscos y crustaceos, crustaceos y moluscos",
    contents: ["crustaceans", "molluscs"],
  },
  { names: "crustacean, crustaceans, crustacea, crustaceo, crustaceos", contents: ["crustaceans"] },
  {
    names:
      "mollusc, molluscs, mollusk, mollusks, molusco, moluscos, bivalves, bivalvos, cefalopodos, cephalopods",
    contents: ["molluscs"],
  },
  {
    names:
      "seafood, sea food, fish and shellfish, pescado y marisco, pescados y mariscos, frutos del mar, frutos de mar",
    contents: ["fish", "crustaceans", "molluscs"],
  },
  {
    names:
      "fish, fishes, fish [product|products], finned fish, fin fish, pescado, pescados, pez, peces, oily fish, white fish, pescado [azul|blanco]",
    contents: ["fish"],
  },
  {
    names:
      "soy, soya, soybean, soybeans, soya bean, soya beans, soy bean, soy beans, [soy|soya] [product|products|protein], soja, [semilla|semillas|habas|proteina] de soja",
    contents: ["soy"],
  },
  {
    names:
      "sesame, sesame [seed|seeds|oil], sesamo, ajonjoli, [semilla|semillas|aceite|pasta] de [sesamo|ajonjoli]",
    contents: ["sesame"],
  },
  {
    names:
      "mustard, mustards, mustard [seed|seeds|powder], mostaza, mostazas, [semilla|semillas] de mostaza, grano de mostaza",
    contents: ["mustard"],
  },
  {
    names:
      "celery, celeriac, celery [salt|seed|seeds|stalks|root], apio, apionabo, [apio nabo|sal de apio|raiz de apio]",
    contents: ["celery"],
  },
  {
    names:
      "sulphite, sulphites, sulfite, sulfites, sulphur dioxide, sulfur dioxide, sulphur, sulfitos, sulfito, dioxido de azufre, anhidrido sulfuroso",
    contents: ["sulphites"],
  },
  {
    names:
      "lupin, lupins, lupine, lupini, lupin [flour|beans], lupini beans, altramuz, altramuces, lupino, lupinos, chochos, harina de altramuz",
    contents: ["lupin"],
  },

  {
    names: "meat, meats, meat [product|products], carne, carnes, animal flesh",
    contents: [...FLESH, "animal-fat", "gelatine", "blood"],
  },
  {
    names: "red meat, red meats, carne roja, carnes rojas",
    contents: ["pork", "beef", "lamb", "game", "horse"],
  },
  {
    names: "white meat, carne blanca, poultry, fowl, ave, aves, aves de corral, carne de ave",
    contents: ["poultry"],
  },
  {
    names:
      "pork, pork [product|products|meat], pig, pigs, [pig|pigs] meat, pigmeat, swine, cerdo, puerco, carne de [cerdo|puerco], chancho",
    contents: ["pork"],
  },
  { names: "beef, cow, ternera, vacuno, res, carne de [res|vacuno|ternera], buey", contents: ["beef"] },
  { names: "lamb, mutton, sheep, cordero, carne de cordero", contents: ["lamb"] },
  { names: "game, venison, caza, carne de caza", contents: ["game"] },
  { names: "offal, organ meat, organ meats, casqueria, visceras", contents: ["offal"] },
  { names: "gelatine, gelatin, gelatina", contents: ["gelatine"] },
  { names: "rennet, cuajo, cuajo animal", contents: ["rennet"] },
  {
    names: "lard, animal fat, animal fats, suet, dripping, manteca de cerdo, grasa animal, grasas animales",
    contents: ["animal-fat"],
  },
  {
    names:
      "animal [product|products], animal foods, [productos|producto|alimentos] de origen animal, [productos|ingredientes] animales",
    contents: [
      ...FLESH,
      "animal-fat",
      "gelatine",
      "blood",
      "fish",
      "crustaceans",
      "molluscs",
      "egg",
      "raw-egg",
      ...MILK,
      "rennet",
      "honey",
    ],
  },
  {
    names:
      "alcohol, alcoholic, booze, liquor, spirits, alcoholic [drinks|drink|beverages], wine, wines, beer, beers, vino, vinos, cerveza, cervezas, licor, licores, bebidas alcoholicas",
    contents: ["alcohol"],
  },
  { names: "honey, miel", contents: ["honey"] },
  { names: "onion, onions, allium, alliums, cebolla, cebollas, cebolleta, cebolletas", contents: ["onion"] },
  {
    names: "garlic, garlics, garlic [clove|cloves|powder], ajo, ajos, [diente|dientes] de ajo, ajo en polvo",
    contents: ["garlic"],
  },
  {
    names: "mushroom, mushrooms, fungi, fungus, seta, setas, champinon, champinones, hongo, hongos",
    contents: ["mushroom"],
  },
  { names: "nightshade, nightshades, solanaceas, solanacea", contents: ["nightshade"] },
  {
    names:
      "chilli, chillies, chili, chilies, chile, chiles, chillis, chilis, [chilli|chili|chile] [peppers|pepper|powder|flakes], hot [pepper|peppers], spice, heat, guindilla, guindillas, aji, picante, picantes",
    contents: ["chilli"],
  },
  { names: "caffeine, coffee and tea, cafeina, teina", contents: ["caffeine"] },
  {
    names:
      "sugar, sugars, added [sugar|sugars], refined [sugar|sugars], azucar, azucares, [azucar|azucares] [anadido|anadidos|anadida|refinado]",
    contents: ["sugar"],
  },
  { names: "salt, added salt, sodium, sal, sal anadida, sodio", contents: ["salt"] },
  { names: "fodmap, fodmaps", contents: ["fodmap"] },
  { names: "grain, grains, cereal, cereals, cereales", contents: ["grain"] },
  { names: "starch, starches, almidon, feculas", contents: ["starch"] },
  { names: "pulse, pulses, legume, legumes, legumbre, legumbres", contents: ["pulse"] },
  {
    names: "raw [egg|eggs], [runny|undercooked] [egg|eggs], [huevo|huevos] [crudo|crudos]",
    contents: ["raw-egg"],
  },
  { names: "raw fish, pescado crudo", contents: ["raw-fish"] },
  { names: "root vegetable, root vegetables, hortalizas de raiz", contents: ["root"] },
  {
    names: "blue cheese, mould ripened cheese, quesos azules, quesos de pasta blanda",
    contents: ["mould-cheese"],
  },
];

/** Names of foods that stand for a whole group when somebody is allergic to them, beside the food itself. */
export const PRECAUTION: readonly { names: string; contents: readonly Content[] }[] = [
  { names: "flour, bread, pasta, harina, pan", contents: GLUTEN },
  {
    names: "cheese, butter, cream, yoghurt, yogurt, queso, quesos, mantequilla, nata, yogur",
    contents: MILK,
  },
];
