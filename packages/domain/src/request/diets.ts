import type { Content } from "../food/content.ts";
import type { DietId } from "../recipe/recipe-request.ts";

/** A diet, a faith or a stage of life that a request can name. */
export interface Diet {
  id: DietId;
  /** Its words in English and Spanish, as `phrases` takes them. */
  words: string;
  /** The contents that it bars. */
  contents: readonly Content[];
  /** The foods that it bars, besides those with the contents. */
  foods: readonly string[];
  /** False where more than the foods decides (amounts, combinations, preparation), so that a maker cannot promise it. */
  isPromised: boolean;
}

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
  "blood",
  "animal-fat",
  "gelatine",
];
const SEAFOOD: readonly Content[] = ["fish", "crustaceans", "molluscs", "raw-fish"];
const MILK: readonly Content[] = ["milk", "lactose"];

/** Fruit that has more sugar than a day of a ketogenic diet allows. */
const SWEET_FRUIT = [
  "banana",
  "mango",
  "grape",
  "apple",
  "pear",
  "pineapple",
  "orange",
  "date",
  "raisins",
  "kiwi",
];

export const DIETS: readonly Diet[] = [
  {
    id: "vegan",
    words:
      "vegan, vegans, plant based, plantbased, veganism, vegano, vegana, veganos, veganas, cien por cien vegetal, 100 vegetal, 100 vegetariano vegano, a base de plantas",
    contents: [...FLESH, ...SEAFOOD, "egg", "raw-egg", ...MILK, "rennet", "honey"],
    foods: [],
    isPromised: true,
  },
  {
    id: "vegetarian",
    words:
      "vegetarian, vegetarians, veggie friendly, veggie, meatless, meat free, meatfree, vegetariano, vegetariana, vegetarianos, vegetarianas",
    contents: [...FLESH, ...SEAFOOD, "rennet"],
    foods: [],
    isPromised: true,
  },
  {
    id: "pescatarian",
    words:
      "pescatarian, pescatarians, pescetarian, pescetarians, pescetariano, pescetariana, pescatariano, pescatariana, pescetarianos",
    contents: [...FLESH, "rennet"],
    foods: [],
    isPromised: true,
  },
  {
    id: "gluten-free",
    words:
      "coeliac, coeliacs, celiac, celiacs, ceoliac, coliac, celiacos, celiaco, celiaca, celiacas, [coeliac|celiac] disease, enfermedad celiaca, celiaquia, gluten free, glutenfree, gf, wheat free",
    contents: ["gluten", "wheat"],
    foods: [],
    isPromised: true,
  },
  {
    id: "dairy-free",
    words: "dairy free, dairyfree, milk free, non dairy, nondairy, lactose free",
    contents: MILK,
    foods: [],
    isPromised: true,
  },
  {
    id: "halal",
    words: "halal, halaal, muslim, muslims, musulman, musulmana, musulmanes, ramadan, iftar",
    contents: ["pork", "alcohol", "blood", "gelatine", "animal-fat"],
    foods: [],
    isPromised: false,
  },
  {
    id: "kosher",
    words: "kosher, cosher, kasher, jewish, judio, judia, judios, shabbat",
    contents: [
      "pork",
      "rabbit",
      "horse",
      "crustaceans",
      "molluscs",
      "scaleless-fish",
      "blood",
      "gelatine",
      "animal-fat",
    ],
    foods: [],
    isPromised: false,
  },
  {
    id: "jain",
    words: "jain, jains, jainist, jainista, jainistas, satvic, sattvic",
    contents: [
      ...FLESH,
      ...SEAFOOD,
      "egg",
      "raw-egg",
      "rennet",
      "honey",
      "onion",
      "garlic",
      "root",
      "mushroom",
      "alcohol",
    ],
    foods: [],
    isPromised: true,
  },
  {
    id: "low-fodmap",
    words:
      "low fodmap, fodmap, fodmap friendly, lowfodmap, ibs friendly, bajo en fodmap, baja en fodmap, bajos en fodmap",
    contents: ["fodmap"],
    foods: [],
    isPromised: false,
  },
  {
    id: "keto",
    words: "keto, ketogenic, keto friendly, cetogenico, cetogenica, ceto",
    contents: ["starch", "sugar", "grain", "pulse"],
    foods: SWEET_FRUIT,
    isPromised: false,
  },
  {
    id: "low-carb",
    words:
      "low carb, lowcarb, low carbs, low carbohydrate, no carb, no carbs, carb free, without carbs, without carbohydrates, zero carb, [bajo|baja|bajos|bajas] en [carbohidratos|hidratos], sin [hidratos|carbohidratos], pocos hidratos",
    contents: ["starch", "grain", "pulse"],
    foods: ["banana"],
    isPromised: false,
  },
  {
    id: "low-salt",
    words:
      "[ojo|cuidado|poca] con la sal, [careful|easy|light] [with|on] [the|] salt, low salt, low sodium, reduced salt, less salt, reduced sodium, heart healthy, high blood pressure, [bajo|baja|bajos|bajas] en [sal|sodio], hypertension, hypertensive, [tension|presion] [arterial|] alta, [tension|presion] por las nubes, hipertension, hipertensa, hipertensas, hipertenso, hipertensos, hiposodico, hiposodica, poca sal",
    contents: [],
    foods: [],
    isPromised: false,
  },
  {
    id: "low-fat",
    words:
      "low fat, lowfat, reduced fat, fat free, fatfree, [bajo|baja|bajos|bajas] en grasa, [bajo|baja] en grasas, sin grasa, sin grasas",
    contents: [],
    foods: [],
    isPromised: false,
  },
  {
    id: "diabetic",
    words:
      "diabetic, diabetics, diabetes, type 2 diabetic, diabetic friendly, diabetico, diabetica, diabeticos, diabeticas",
    contents: ["sugar"],
    foods: [],
    isPromised: false,
  },
  {
    id: "paleo",
    words: "paleo, paleolithic, paleo friendly, paleolitica, paleolitico, whole30, whole 30",
    contents: ["grain", "gluten", "wheat", "pulse", "peanuts", "soy", ...MILK, "sugar"],
    foods: [],
    isPromised: false,
  },
  {
    id: "pregnancy",
    words:
      "pregnant, pregnancy, expecting mother, mum to be, [1|2|3|4|5|6|7|8|9|one|two|three|four|five|six|seven|eight|nine] months pregnant, pregnant [4|5|6|7|8|9] months, embarazada, embarazadas, embarazo, gestante, [embarazada|embarazo] de [1|2|3|4|5|6|7|8|9|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve] [mes|meses]",
    contents: ["alcohol", "raw-egg", "raw-fish", "mould-cheese", "mercury"],
    foods: [],
    isPromised: false,
  },
  {
    // What the NHS advises against for people whose immune system is weak, as it is in old age.
    id: "weak-immunity",
    words:
      "[70|75|78|80|82|85|88|90|92|95] [year|years] old, de [70|75|78|80|82|85|88|90|92|95] anos, elderly people, for the elderly, para ancianos, para personas mayores, chemotherapy, chemo, immunocompromised, immuno compromised, immunosuppressed, immuno suppressed, [weak|weakened|low] immune system, neutropenic, [organ|kidney|liver|heart|bone marrow] transplant, quimioterapia, quimio, inmunodeprimido, inmunodeprimida, inmunodeprimidos, inmunosuprimido, inmunosuprimida, defensas bajas, [sistema inmune|sistema inmunitario] [debil|debilitado], trasplantado, trasplantada, trasplante",
    contents: ["raw-egg", "raw-fish", "mould-cheese"],
    foods: [],
    isPromised: false,
  },
  {
    id: "baby",
    words:
      "baby, babies, weaning, baby led weaning, infant, infants, newborn, newborns, baby food, [4|5|6|7|8|9|10|11] [month|months|mo|mos|mth|mths] [old|], [four|five|six|seven|eight|nine|ten|eleven] [month|months] [old|], bebe, bebes, lactante, lactantes, recien nacido, recien nacida, papilla, papillas, papilla para bebe, potito, potitos, [4|5|6|7|8|9|10|11] meses, [cuatro|cinco|seis|siete|ocho|nueve|diez|once] meses",
    contents: ["honey", "salt", "sugar", "alcohol", "choking", "raw-egg", "raw-fish", "mercury", "caffeine"],
    foods: [],
    isPromised: false,
  },
  {
    id: "toddler",
    words:
      "toddler, toddlers, [1|2|3|one|two|three] year old, [1|2|3|one|two|three] year olds, [1|2|3|one|two|three] years old, [1|2|3] [yo|yr|yrs|y o] [old|], [12|13|14|15|16|18|20|22|24|30] [month|months|mo|mos|mths] [old|], nino pequeno, ninos pequenos, nina pequena, [un|1|2|3|dos|tres] [ano|anos], [12|13|14|15|16|18|20|22|24|30] meses, ano y medio, peque, peques, pequenines",
    contents: ["alcohol", "choking", "raw-egg", "raw-fish", "mercury", "caffeine"],
    foods: [],
    isPromised: false,
  },
];

const BY_ID: ReadonlyMap<DietId, Diet> = new Map(DIETS.map((diet) => [diet.id, diet]));

/** Returns what a diet is. */
export function dietOf(id: DietId): Diet {
  const diet = BY_ID.get(id);
  if (!diet) throw new Error(`No diet: ${id}`);
  return diet;
}
