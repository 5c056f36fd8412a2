import { readIngredientLine } from "../ingredient/ingredient-line.ts";
import { normalForm } from "../text/normal-form.ts";
import { plainText } from "../text/plain-text.ts";
import { foldWord } from "../text/fold.ts";
import { wordSet } from "../text/word-set.ts";
import { readsLikeStep } from "./cooking-verbs.ts";
import { foodGroup } from "./food-groups.ts";
import { headingOf } from "./headings.ts";
import { sourceLines } from "./source-lines.ts";

/** Verbs that begin steps as often as sentences of letters, notes and news. */
const EVERYDAY_VERBS = wordSet(`
  warm smoke toast form cut line top arrange assemble add place put transfer remove take set let rest cool chill wrap
  turn cover uncover reduce increase drop divide enjoy repeat prepare make gather measure separate adjust scatter
  process press tie score using use once when while in start begin return continue discard reserve meanwhile pipe punch
  shake store tear work carefully gently lightly thinly finely wash clean dry shape roll crack freeze beat stack
  bring cook taste rise proof flip strain quarter crush fold combine blend soak trim heat frost coat toss steam halve
  zest season cream whip squeeze sprinkle
  decorate pulse stuff fill oil dust spread skim slide dip brush grease rub pat slice core pit stew brown butter serve
  calentar caliente formar forma formad estirar estira cortar corta corte lavar lava lave limpiar limpia cubrir cubre
  tapar tapa decorar decora adornar adorna retirar retira retire sacar saca dejar deja deje reposar reposa enfriar
  enfria congelar congela servir sirve sirva disfrutar disfruta repetir repite preparar prepara prepare hacer haz haga
  programar programa bajar baja subir sube repartir reparte dividir divide voltear voltea abrir abre cuando una mientras
  sin introduce introducir marcar marca tras comprueba rectifica reserva pasa agregar agrega anadir anade echar echa
  verter vierte poner pon ponga poned colocar coloca coloque pica pique remojar remoja montar monta cuela mezcla tuesta
  mettre mettez faire faites couper coupez ajouter ajoutez battre battez laver lavez servir servez laisser laissez
  disposer disposez placer placez retirer retirez deposer deposez mettere mettete aggiungere unire unite servire
  preparare prepare leve coloque corte junte deixe retire lave
  geben zugeben mischen lassen legen stellen streichen verteilen schlagen waschen putzen reiben giessen fullen
`);
/** Nouns of the kitchen that are rare in other texts, folded. */
const COOKING_NOUNS = wordSet(`
  oven pan pot saucepan skillet bowl dough batter hob stove microwave grill whisk tray fridge wok blender griddle sauce
  soup salad pasta spaghetti rice noodle noodles bread toast flour cheese cream milk yogurt yoghurt stock
  broth dressing cinnamon tortilla sandwich cake syrup crumbs oats lentils
  horno sarten olla cazuela cazo fuego bol masa nevera cuenco microondas freidora plancha bandeja arroz pan harina leche
  queso nata caldo salsa ensalada fideos lentejas garbanzos aderezo tostada
  ofen pfanne topf teig schussel mehl ei eier milch four poele casserole farine oeufs forno padella pentola burro farina
  uova frigideira panela massa ovos
`);
const LONGEST_INGREDIENT = 14;
/** The largest number of words of a line such as "2 eggs", a number without a unit. */
const LONGEST_COUNTED = 6;
/** Foods whose names have other meanings as often. */
const OTHER_THINGS = wordSet(
  "date dates can cans tin tins jar jars rocket mint col papa bote botes spray powder rib fig",
);
const SENTENCE_END = /[.!?]["')\]”]?$/;
/** The separators of ingredients in one line: "Pancakes: 200 g flour, 2 eggs". */
const BETWEEN_INGREDIENTS = /[;:,]\s+/;
/** The separators of clauses in a step: "Boil eggs 7 min, peel and salt". */
const BETWEEN_CLAUSES = /[.!?;:,•|]\s+|\s+(?:you|we|and|then|y|luego|und|dann|et|puis|poi)\s+|\s[-–—]\s/iu;
/** Words before the verb of an informal instruction: "first you fry". */
const LEADS = wordSet(
  "you we i just then first next finally please now so and but por primero despues luego ahora se",
);
const TIME_OR_HEAT = /\d\s*(?:min\b|mins\b|minut|hours?\b|hrs?\b|h\b|horas?\b|std\b|°|º|degrees|grados)/i;
const MOST_LINES = 2_000;
const LONGEST_LINE = 2_000;
/** The score that a recipe needs: one certain line, or two likely ones. */
const ENOUGH = 2;

/**
 * Returns whether a text contains a recipe: a line that reads as an ingredient with its amount, or as a cooking step.
 * Letters, errands, poems and news contain neither.
 */
export function holdsRecipe(text: string): boolean {
  const lines = sourceLines(plainText(normalForm(text, "NFC"))).slice(0, MOST_LINES);
  const sections = new Set(lines.map((line) => headingOf(line.text)?.section));
  if (sections.has("ingredients") && sections.has("method")) return true;
  let evidence = 0;
  for (const { text: line } of lines) {
    const read = line.slice(0, LONGEST_LINE);
    evidence += ingredientEvidence(read) + stepEvidence(read);
    if (evidence >= ENOUGH) return true;
  }
  return false;
}

/**
 * Returns whether a text can contain a recipe: like `holdsRecipe`, but also true for scripts that these rules cannot
 * read and a model may.
 */
export function mayHoldRecipe(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin * 2 < letters || holdsRecipe(text);
}

function ingredientEvidence(line: string): number {
  const parts = line.split(BETWEEN_INGREDIENTS);
  return Math.max(amountEvidence(line), ...(parts.length > 1 ? parts.map(amountEvidence) : []));
}

function amountEvidence(line: string): number {
  const words = line.trim().split(/\s+/).length;
  if (words > LONGEST_INGREDIENT || (SENTENCE_END.test(line) && words > LONGEST_COUNTED)) return 0;
  const { quantity, unit, item } = readIngredientLine(line);
  if (!quantity && !unit) return 0;
  const isFood = namesFood(item);
  if (unit?.kind === "volume" || unit?.kind === "mass") return isFood || quantity ? ENOUGH : 0;
  if (isFood && (unit || words <= LONGEST_COUNTED)) return ENOUGH;
  return unit && unit.kind !== "length" && quantity && words <= LONGEST_COUNTED ? 1 : 0;
}

function stepEvidence(line: string): number {
  const namesIngredient = namesFood(line);
  const isTimed = TIME_OR_HEAT.test(line);
  let evidence = 0;
  for (const clause of line.split(BETWEEN_CLAUSES)) {
    const words = foldWord(clause).match(/[\p{L}-]+/gu) ?? [];
    while (words.length > 1 && LEADS.has(words[0] ?? "")) words.shift();
    if (!readsLikeStep(words)) continue;
    const isSure = !EVERYDAY_VERBS.has(words[0] ?? "") && !EVERYDAY_VERBS.has(words.at(-1) ?? "");
    if (isSure) evidence += namesIngredient || isTimed ? ENOUGH : 1;
    else if (namesIngredient) evidence += isTimed ? ENOUGH : 1;
  }
  return evidence;
}

/** Returns whether a word of the text is a food or a noun of the kitchen. */
function namesFood(text: string): boolean {
  const words = foldWord(text).match(/\p{L}+/gu) ?? [];
  return words.some(
    (word) => COOKING_NOUNS.has(word) || (!OTHER_THINGS.has(word) && foodGroup(word) !== "other"),
  );
}
