import type { Danger, DangerCode } from "../recipe/examination.ts";
import type { DietId } from "../recipe/recipe-request.ts";
import type { RecipeSentence, RecipeSentences } from "./recipe-sentences.ts";

/** The eaters who need care: `baby` is before the first birthday, `toddler` until the fourth, `pregnancy`, for whom and for people with a weak immune system the same holds. */
export interface EatersInCare {
  baby: boolean;
  toddler: boolean;
  pregnancy: boolean;
}

const BABY =
  /\b(?:bab(?:y|ies)(?:'s)?(?! (?:spinach|corn|carrots?|potato(?:es)?|leaf|leaves|greens|kale|tomato(?:es)?|gem|plum|back|courgettes?|beets?|beetroots?|bok|pak|peas|squid|octopus|onions?|rocket|arugula|mozzarella|artichokes?|marrow|leeks?|cauliflowers?|broccoli|aubergines?|shrimps?|clams?|lima|bella|new|red|salad))|infants?|newborns?|weaning|bebes?|lactantes?|recien nacidos?|(?:\d+|six|seven|eight|nine|ten|eleven)[- ]months?(?:[- ]old)?|(?:seis|siete|ocho|nueve|diez|once|\d+) meses)\b/;
const TODDLER =
  /\b(?:toddlers?|(?:one|two|three|1|2|3)[- ]years?[- ]olds?|little ones?|small children|young children|ninos? pequenos?|peques?|(?:uno?|dos|tres|1|2|3) anos|pequenines|pequeñines)\b/;
const PREGNANCY =
  /\b(?:pregnan(?:t|cy)|expecting mothers?|embarazad[ao]s?|embarazo|gestantes?|chemo(?:therapy)?|immuno ?(?:compromised|suppressed)|quimio(?:terapia)?|inmuno(?:deprimid|suprimid)[oa]s?)\b/;
/** Sentences that keep a food from these eaters, or speak of keeping it for months. */
const WARNING =
  /\b(?:not (?:suitable|safe|recommended|for)|unsuitable|never|do not|don't|avoid|older than|over (?:one|1|12)|after (?:the )?(?:first|12)|from (?:one|1|12)|no (?:apto|apta|dar|des|recomendad[oa]|es apt[oa])|nunca|evita\w*|mayores de|a partir de(?:l| los)? (?:primer|1|un|12|doce)|keeps?|stored?|freez\w*|aged|matured|cured|conserva\w*|congela\w*|curad[oa]|leave out the honey)\b/;

/** Tells from a recipe's words whom it is for. */
export function eatersOf({ names, steps }: RecipeSentences): EatersInCare {
  const said = [...names, ...steps].map(({ plain }) => plain).filter((plain) => !WARNING.test(plain));
  const isNamed = (pattern: RegExp) => said.some((plain) => pattern.test(plain));
  return { baby: isNamed(BABY), toddler: isNamed(TODDLER), pregnancy: isNamed(PREGNANCY) };
}

/** Returns the eaters in care among the stages of life of a request. */
export function eatersOfDiets(diets: readonly DietId[]): EatersInCare {
  return {
    baby: diets.includes("baby"),
    toddler: diets.includes("toddler"),
    pregnancy: diets.includes("pregnancy") || diets.includes("weak-immunity"),
  };
}

interface ChokingFood {
  food: RegExp;
  /** A form in which nobody chokes on it. */
  harmless: RegExp;
}

/** Foods that small children choke on, from the advice of the NHS and the CDC. */
const CHOKING: readonly ChokingFood[] = [
  {
    food: /\b(?:whole )?(?:nuts|almonds|walnuts|hazelnuts|cashews|peanuts|pistachios|pecans|frutos secos|nueces|almendras|avellanas|anacardos|cacahuetes|pistachos)\b/,
    harmless:
      /\b(?:ground|flour|meal|butter|milk|finely chopped|flaked|slivered|smooth|paste|oil|drink|molid[oa]s?|harina|crema|leche|mantequilla|bebida|picad[oa]s? muy fin[oa]s?|triturad[oa]s?|aceite|nut[- ]free)\b/,
  },
  {
    food: /\b(?:whole )?(?:grapes|cherry tomatoes|blueberries|cherries|olives|uvas|tomates? (?:cherry|cereza)|tomatitos|arandanos|cerezas|aceitunas)\b/,
    harmless:
      /\b(?:quarter\w*|halve\w*|halved|chop\w*|cut (?:in|into|lengthways|up)|slice\w*|mash\w*|crush\w*|blend\w*|puree\w*|cuartos|en cuatro|mitad\w*|partid\w*|pica\w*|trocea\w*|aplasta\w*|tritura\w*|cort\w+|oil|aceite|squash\w*|juice|zumo|cook\w* until soft)\b/,
  },
  {
    food: /\b(?:popcorn|hard (?:sweets|candy|candies)|boiled sweets|lollipops?|chewing gum|marshmallows?|jelly (?:cubes|beans)|palomitas|caramelos?(?: duros)?|chicles?|nubes de azucar|golosinas?|gominolas?)\b/,
    harmless: /\bmelt\w*|derrit\w*|fundi\w*\b/,
  },
  {
    food: /\b(?:raw carrots?(?: sticks?| coins| rounds)?|carrot (?:sticks|coins|rounds)|raw apple (?:chunks|pieces)|sausage (?:rounds|coins|slices)|hot ?dogs? (?:rounds|coins|slices|in slices)|(?:slices|rounds|coins) of (?:sausage|hot ?dog|frankfurter)|zanahoria cruda|palitos de zanahoria|rodajas de (?:salchicha|zanahoria cruda)|trozos de manzana cruda)\b/,
    harmless:
      /\b(?:grat\w*|cook\w*|steam\w*|boil\w*|rall\w*|coc\w+|cuec\w*|vapor|lengthways|a lo largo|soft|blandas?)\b/,
  },
];

const HONEY = /\b(?:honey|miel)\b(?! (?:de (?:cana|agave|arce)))/;
const HONEY_LIKE = /\bhoney(?:dew|nut|comb(?= (?:tripe|toffee)))\b|\bmiel de (?:cana|agave|arce)\b/;
const RAW_ANIMAL =
  /\b(?:raw (?:egg|eggs|egg yolks?|egg whites?|fish|salmon|tuna|meat|beef|milk|oysters?)|runny (?:egg|eggs|yolks?)|unpasteuri[sz]ed|sushi|sashimi|ceviche|carpaccio|steak tartare|(?:huevos?|yemas?|claras?|pescado|salmon|atun|carne|leche|ostras?) crud[oa]s?|yema liquida|sin pasteurizar)\b/;

/**
 * Finds what endangers a baby, a toddler or an unborn child.
 *
 * @param eaters whom the request or the recipe names
 */
export function dangersForChildren({ names, rows, steps }: RecipeSentences, eaters: EatersInCare): Danger[] {
  const sentences = [...rows, ...steps, ...names];
  const found: Danger[] = [];
  const add = (code: DangerCode, sentence: RecipeSentence | undefined) => {
    if (sentence) found.push({ code, where: sentence.where, quote: sentence.quote });
  };
  if (eaters.baby) {
    add(
      "honey-for-baby",
      sentences.find(({ plain }) => HONEY.test(plain) && !HONEY_LIKE.test(plain) && !isWarnedOf(plain)),
    );
  }
  if (eaters.baby || eaters.toddler)
    for (const { sentence } of chokingFoods({ names, rows, steps })) add("choking", sentence);
  if (eaters.baby || eaters.toddler || eaters.pregnancy) {
    add(
      "raw-egg-or-fish",
      sentences.find(({ plain }) => RAW_ANIMAL.test(plain) && !isWarnedOf(plain)),
    );
  }
  return found;
}

/** Finds the foods on which a small child chokes, where no sentence brings them to a harmless form; the first sentence of each. */
export function chokingFoods({ names, rows, steps }: RecipeSentences): {
  words: string;
  sentence: RecipeSentence;
}[] {
  const sentences = [...rows, ...steps, ...names];
  const isPureed = isPuree(sentences.map(({ plain }) => plain).join(" . "));
  return CHOKING.flatMap(({ food, harmless }) => {
    const named = sentences.filter(({ plain }) => food.test(plain) && !isWarnedOf(plain));
    const [sentence] = named;
    const words = sentence && food.exec(sentence.plain)?.[0];
    if (!sentence || words === undefined || isPureed || named.some(({ plain }) => harmless.test(plain)))
      return [];
    return [{ words, sentence }];
  });
}

function isWarnedOf(plain: string): boolean {
  return /\b(?:no|not|never|without|leave out|instead of|avoid|sin|nunca|en lugar de|evita\w*|don't|do not|nut[- ]free)\b/.test(
    plain,
  );
}

function isPuree(all: string): boolean {
  return /\b(?:puree\w*|blend (?:\w+ ){0,4}(?:smooth|until)|until smooth|pure\b|tritura\w*|papilla)\b/.test(
    all,
  );
}
