import type { RecipeSentence, RecipeSentences } from "./recipe-sentences.ts";

interface ChokingFood {
  food: RegExp;
  /** Its name in later sentences, where that is shorter. */
  later?: RegExp;
  /** A form that makes it dangerous, in a sentence of its own or of no other food. */
  form?: RegExp;
  /** A form in which nobody chokes on it. */
  harmless: RegExp;
}

const GROUND =
  /\b(?:ground|flour|meal|butter|milk|finely chopped|flaked|slivered|smooth|paste|oil|drink|molid[oa]s?|harina|crema|leche|mantequilla|bebida|picad[oa]s? muy fin[oa]s?|triturad[oa]s?|aceite|nut[- ]free)\b/;
const CUT =
  /\b(?:quarter\w*|halve\w*|halved|chop\w*|cut (?:in|into|lengthways|up)|slice\w*|mash\w*|crush\w*|blend\w*|puree\w*|cuartos|en cuatro|mitad\w*|partid\w*|part[ea]l[oa]s|pica\w*|trocea\w*|aplasta\w*|tritura\w*|cort\w+|oil|aceite|squash\w*|juice|zumo|cook\w* until soft)\b/;
const LENGTHWISE =
  /\b(?:lengthways|lengthwise|quarter\w*|half[- ]moons|strips|matchsticks|mash\w*|minced?|finely chop\w*|a lo largo|cuartos|tiras|aplasta\w*|picad[oa]s?|tritura\w*)\b/;
const SOFT =
  /\b(?:grat\w*|cook\w*|steam\w*|boil\w*|roast\w*|rall\w*|coc\w+|cuec\w*|hierv\w*|vapor|lengthways|a lo largo|soft|blandas?)\b/;
const ROUNDS =
  /\b(?:rounds|round (?:slices|coins|pieces)|coins?|dis[ck]s?|circles|wheels|penn(?:y|ies)|rodajas|ruedas|ruedecitas|monedas|discos|circulos)\b/;

/** Returns the words for what is left in a food, as alternatives. */
const LEFT_IN = (parts: string) => `with (?:the |their |its )?(?:${parts})|(?:${parts}) (?:left |still )?in`;

/** Foods that small children choke on, from the advice of the NHS and the CDC. */
const CHOKING: readonly ChokingFood[] = [
  {
    food: /\b(?:whole )?(?:nuts|almonds|walnuts|hazelnuts|cashews|peanuts|pistachios|pecans|frutos secos|nueces|almendras|avellanas|anacardos|cacahuetes|pistachos)\b/,
    harmless: GROUND,
  },
  { food: /\b(?:whole )?(?:grapes|uvas)\b/, later: /\b(?:grape|uva)\b/, harmless: CUT },
  {
    food: /\b(?:whole )?(?:cherry tomatoes|tomates? (?:cherry|cereza)|tomatitos)\b/,
    later: /\b(?:tomato(?:es)?|tomates?)\b/,
    harmless: CUT,
  },
  { food: /\b(?:whole )?(?:blueberries|arandanos)\b/, later: /\b(?:berries|frutos rojos)\b/, harmless: CUT },
  { food: /\b(?:whole )?(?:cherries|cerezas)\b/, later: /\b(?:cherry|cereza)\b/, harmless: CUT },
  { food: /\b(?:whole )?(?:olives|aceitunas)\b/, later: /\b(?:each olive|aceituna)\b/, harmless: CUT },
  {
    food: /\b(?:popcorn|popping corn|maiz para palomitas|hard (?:sweets|candy|candies)|boiled sweets|lollipops?|chewing gum|marshmallows?|jelly (?:cubes|beans)|palomitas|caramelos?(?: duros)?|chicles?|nubes de azucar|golosinas?|gominolas?)\b/,
    harmless: /\bmelt\w*|derrit\w*|fundi\w*\b/,
  },
  {
    food: /\b(?:raw (?:carrots?|celery|apples?)(?: (?:sticks?|coins|rounds|chunks|pieces))?|carrot (?:sticks|coins|rounds)|celery sticks|(?:chunks|pieces|sticks|slices|coins|rounds) of raw (?:apple|carrot|celery)|(?:zanahoria|manzana|apio) crud[oa]|palitos de (?:zanahoria|apio)|(?:rodajas|trozos|palitos) de (?:zanahoria|manzana|apio) crud[oa])\b/,
    harmless: SOFT,
  },
  {
    food: /\b(?:sausages?|hot ?dogs?|frankfurters?|wieners?|bratwursts?|chipolatas?|salchichas?|salchichon|frankfurts?)\b/,
    form: ROUNDS,
    harmless: LENGTHWISE,
  },
  {
    food: /\b(?:peanut|almond|nut|cashew) butter\b|\b(?:crema|mantequilla) de (?:cacahuetes?|mani|almendras|frutos secos|anacardos)\b/,
    form: /\b(?:thick|crunchy|chunky|(?:spoonfuls?|dollops?|lumps?) of|cucharadas? (?:colmadas? )?de|espes[oa]|crujiente)\b/,
    harmless:
      /\b(?:stir\w*|mix\w*|thin\w*|blend\w*|swirl\w*|whisk\w*|melt\w*|bak\w*|knead\w*|beat\w*|mezcl\w*|dilu\w*|bat\w+|remuev\w*|fin[oa]|fina capa|hornea\w*)\b/,
  },
  {
    food: new RegExp(
      `\\b(?:cherr(?:y|ies)|plums?|olives?|dates?|apricots?|peach(?:es)?|lychees?|cerezas?|ciruelas?|aceitunas?|datiles|albaricoques?|melocoton(?:es)?|lichis)\\b[^.;]{0,40}\\b(?:${LEFT_IN("stones?|pits?")}|unpitted|con (?:el |su |los |sus )?huesos?|sin deshuesar)\\b`,
    ),
    harmless: /\b(?:take out|removed?|discard\w*|retir\w*|quit(?:a|ad)\w*)\b/,
  },
  {
    food: new RegExp(
      `\\b(?:fish|cod|salmon|trout|haddock|sardines|mackerel|plaice|pescado|merluza|bacalao|trucha|sardinas|lubina|dorada|boquerones)\\b[^.;]{0,40}\\b(?:${LEFT_IN("bones")}|con (?:las |sus )?espinas|sin quitar(?:les?)? las espinas)\\b`,
    ),
    harmless:
      /\b(?:take out|removed?|pick (?:out|over)|discard\w*|retir\w*|quit(?:a|ad)\w*|tinned|canned|en lata)\b/,
  },
];

/** A cut whose food the sentence does not name: "Cut lengthways into quarters", "Córtalas". */
const CUT_THEM =
  /^(?:\w+ ){0,3}?(?:cut|slice|chop|quarter|halve|mash|squash|crush|grind|blend) (?:(?:them|all of them|everything|each|each one)\b|(?:lengthways|lengthwise|finely|very small|up)\b|(?:in|into) (?:quarters|halves|half|four|tiny|small|thin|strips|rounds|coins|discs)\b)|\b(?:cort|part|pic|troce|aplast|tritur|mach|muel)\w*l[oa]s\b|^cort\w+ (?:tod[oa] )?(?:a lo largo|en (?:cuartos|cuatro|tiras|trocitos|rodajas))\b/;
/** Words for what is left as it is: "leave the grapes whole, no need to cut them". */
const LEFT_WHOLE =
  /\b(?:(?:no need to|don't bother to|without|not necessary to) (?:cut|chop|halv|quarter|slic|grind|mash)\w*|uncut|(?:sin|no hace falta) (?:cortar|partir|picar)\w*)\b/;

/** Finds the foods on which a small child chokes, where no sentence brings them to a harmless form; the first sentence of each. */
export function chokingFoods({ names, rows, steps }: RecipeSentences): {
  words: string;
  sentence: RecipeSentence;
}[] {
  const sentences = [...rows, ...steps, ...names];
  if (isPuree(sentences.map(({ plain }) => plain).join(" . "))) return [];
  const cuts = steps.filter(({ plain }) => CUT_THEM.test(plain) && !LEFT_WHOLE.test(plain));
  return CHOKING.flatMap(({ food, later, form, harmless }) => {
    const named = sentences.filter(({ plain }) => food.test(plain) && !isWarnedOf(plain));
    const shaped = form ? [...named, ...cuts].filter((each) => form.test(formOf(each))) : named;
    const words = named[0] && food.exec(named[0].plain)?.[0];
    const isHarmless = [...named, ...cuts, ...sentences.filter(({ plain }) => later?.test(plain))].some(
      ({ plain }) => harmless.test(plain) && !LEFT_WHOLE.test(plain),
    );
    const [sentence] = shaped;
    return sentence && words !== undefined && !isHarmless ? [{ words, sentence }] : [];
  });
}

/** Returns what a sentence says of a form. A row in slices is what a step begins with, which may chop it. */
function formOf({ plain, where }: RecipeSentence): string {
  return where.part === "ingredient" ? plain.replaceAll("rodajas", " ") : plain;
}

const WARNED =
  /\b(?:no|not|never|without|leave out|instead of|avoid|sin|nunca|en lugar de|evita\w*|don't|do not|nut[- ]free)\b/;
/** Words that leave a food as it is are no warning. */
const WHOLE = new RegExp(`${LEFT_WHOLE.source}|\\bsin (?:deshuesar|quitar)\\w*`, "g");

function isWarnedOf(plain: string): boolean {
  return WARNED.test(plain.replace(WHOLE, " "));
}

function isPuree(all: string): boolean {
  return /\b(?:puree\w*|blend (?:\w+ ){0,4}(?:smooth|until)|until smooth|pure\b|tritura\w*|papilla)\b/.test(
    all,
  );
}
