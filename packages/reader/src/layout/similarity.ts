import { plainHeading } from "./page-headings.ts";

export const AMOUNT_AT_START =
  /^(?:[~≈(]|ca\.?\s|circa\s|about\s|approx\.?\s|etwa\s|env(?:\.|iron)?\s|zirka\s|ok\.\s)?\s*[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/iu;
const DIGIT = /[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/u;
const SENTENCE_END = /[.!?。][)"”’]?$/u;
/** The boundary of two sentences. A mark after a short word belongs to an abbreviation: "n. B. Salz". */
const NEW_SENTENCE = /(?:\p{L}{4}|[\p{L}\d]{2}[)"”’])[.!?]\s+\p{Lu}\p{Ll}|[!?]\s+\p{Lu}\p{Ll}/u;
/** Times, nutrition, prices and ratings: amounts that belong to no food. */
const OTHER_AMOUNTS =
  /^(?:(?:prep|cook|total|active|resting?|chill|inactive|bake)\w*(?:\s*time)?\b|serv(?:es|ings?)\b|yield|makes\b|calories|kcal|kj\b|energ|total fat|fat\b(?=\W*(?:\d|$))|saturates|saturated|protein|proteine|eiwit|vetten|koolhydr|carb|kohlenhydr|eiwei|fett\b(?=\W*(?:\d|$))|brennwert|sugars\b|fib(?:re|er)\b|sodium|cholesterol|tempo|tiempo|temps|zeit\b|dauer|portion|niveau|schwierigkeit|difficult|per 100|per serving|rating|votes?\b)/i;
const NOT_FOOD =
  /https?:|©|[€$£]\s?\d|\d\s?[€$£]|@|^[-–−+\s]*\d[\d.,\s+]*(?:\(\d+\))?$|^\d+\s*(?:x|min(?:ute)?s?|minuten|h|hours?|std|kcal|likes?|comments?|reviews?|votes?)\.?$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}/i;
/** Difficulty, price, level and allergens: text beside a list of ingredients. */
const OF_THE_RECIPE =
  /^(?:(?:coste?|coût|prezzo|preis|kosten|pris|cena|dificultad|dificuldade|difficulté|difficoltà|moeilijkheid|svårighetsgrad|sværhedsgrad|vanskelighetsgrad|schwierigkeit|trudność|nehézség|obtížnost|сложность|difficulty|level|niveau|budget|energi|kaloria|калорийность|allerg\p{L}+|traces? (?:de|possibles?)|kann spuren|spuren von|may contain|contains?:|peut contenir|puede contener|può contenere|pode conter|kan sporen|bevat(?: sporen)?:|enthält)(?:\s*:|\s|$)|(?:easy|medium|hard|simple|einfach|leicht|mittel|schwer|simpel|facile|fácil|media|medio|difícil|moyen|gemiddeld|makkelijk|enkel|lätt|medel|nem|lett|łatwe|łatwy|könnyű|közepes|snadné|легко|просто|средне)$)/iu;
/** A time and a word before it: "Thermomix 55 min", "unter 30 Minuten". */
const LENGTH_OF_TIME =
  /^(?:\p{L}[\p{L}®™.]*\s){0,2}(?:\d{1,2}\s?(?:h|hrs?|hours?|std\.?|stunden?|horas?|heures?|uur|tim(?:me|mar|er)?|ore)\s?)?\d{1,3}\s?(?:min(?:ut\p{L}*)?|мин\p{L}*|perc|分)\.?$/iu;
/** The texts of shops beside goods, and links to shopping lists. */
const OF_SHOPS =
  /(?:hier|jetzt|online) kaufen!?$|^im angebot$|^amazon$|art\.?[ -]?nr|(?:shopping|grocery) list|lista della spesa|lista de (?:la )?compras?|einkaufs(?:liste|zettel)|boodschappenlijst|inköpslista|handleliste|indkøbsliste|liste de courses|lista zakupów|список покупок|\bkcal\b|^0\s|^\(\d+\)$/i;
const RATING = /\d[.,]?\d?\s?\/\s?5(?!\d)(?:\s|$)|\p{L}\?$/u;
/** An amount of a nutrient whose name is never that of an ingredient. */
const SURE_NUTRIENT =
  /^[\d.,]+\s?(?:g(?:ram(?:m|s)?)?|mg|г|гр)\.?\s+(?:eiwitten|koolhydraten|vezels|białk|węglowodan|fehérje|szénhidrát|bílkovin|sacharid|белк|жиров|углевод|hiilihydraat|proteiinia)/iu;
const NUTRIENT_IN_SIGNS =
  /^(?:カロリー|エネルギー|炭水化物|脂質|たんぱく質|タンパク質|糖質|塩分|食塩相当量|食物繊維|热量|能量|蛋白质|碳水|칼로리|열량|탄수화물|단백질|나트륨|포화지방)\P{L}*[\d.]+/u;
/** "8g", "12 %", "Fat 3g 4%". */
const BARE_NUTRIENT =
  /^[^(]{0,30}\d\s?%$|^%|^[\d.,]+\s?(?:g(?:ram(?:m|s)?)?|mg|kcal|kj|cal)\s+(?:energ|fett|fat|protein(?!\s?powder)|prote[ií]n(?!\s?powder)|karbo|carb|kohlenhydrat|koolhydr|glucid|lipid|eiwei|sugars\b|fib(?:re|er|ra)\b|brennwert|kalori|calor)/i;
const WORD_SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const LONGEST_FURNITURE = 100;
const LONGEST_BESIDE = 60;
/** The texts of buttons, whatever follows them. */
const BUTTONS =
  /^(?:jump to|shop (?:now|this|the)|cook mode|prevent (?:your screen|sleep)|keep (?:your )?screen|select all|deselect|us customary|metric|imperial|click|subscribe|log ?in|sign ?(?:in|up)|read more|add (?:all )?to (?:cart|my|basket|(?:shopping|grocery) list)|mark as|leave a|mode cuisine|modo cocina|kochmodus)\b/i;
/** The texts of buttons that may also begin a step: "Scale the flour into a bowl." is a sentence. */
const COMMANDS =
  /^(?:print|pin|save|share|rate|add to|shop|buy|scale|show|hide|toggle|tap|check|copy|view|see)\b/i;
const FOREIGN_COMMANDS =
  /^(?:drucken|speichern|teilen|bewerten|merken|imprimir|guardar|compartir|imprimer|enregistrer|partager|stampa|salva|condividi|afdrukken|bewaren|opslaan|delen|skriv ut|spara|dela|udskriv|gem|drukuj|zapisz|nyomtatás|tisk|распечатать|сохранить|поделиться)(?:\s\p{L}+)?$/iu;
/** A multiplier of a recipe: "1x", "1/2x", "½x". */
const MULTIPLE = /^[x×]?(?:\d{1,2}(?:[./]\d)?|[½¼¾⅓⅔])[x×]?$/u;
const LONGEST_MULTIPLES = 40;
/** A link with a count: "Archive (12)". */
const COUNTED_LINK = /^\p{L}[\p{L}\p{N}\s.,&'’-]{1,40}\s\(\d{1,4}\)$/u;
const SHORTEST_SENTENCE = 24;

/** Reports whether a text is that of a button or a switch. */
function isOperated(text: string): boolean {
  if (BUTTONS.test(text) || areMultiples(text)) return true;
  return (
    FOREIGN_COMMANDS.test(text) ||
    (COMMANDS.test(text) && !(text.length >= SHORTEST_SENTENCE && SENTENCE_END.test(text)))
  );
}

/** Reports whether a text stands beside a list without belonging to it: difficulty, time, rating, nutrition. */
function isBesideList(text: string): boolean {
  if (NUTRIENT_IN_SIGNS.test(text) || SURE_NUTRIENT.test(text)) return true;
  return (
    text.length <= LONGEST_BESIDE &&
    (OF_THE_RECIPE.test(text) || OF_SHOPS.test(text) || LENGTH_OF_TIME.test(text) || RATING.test(text))
  );
}

function areMultiples(text: string): boolean {
  if (text.length > LONGEST_MULTIPLES || !/[x×]/.test(text)) return false;
  return text.split(/\s+/).every((part) => /^[x×]$/.test(part) || MULTIPLE.test(part));
}

/** Returns the similarity of a line to an ingredient: 1 with an amount before it, below zero for what is none. */
export function ingredientSimilarity(text: string): number {
  const { length } = text;
  if (length > 260) return -2;
  if (NOT_FOOD.test(text) || OTHER_AMOUNTS.test(text) || isBesideList(text)) return -0.7;
  if (isOperated(text)) return -0.4;
  if (BARE_NUTRIENT.test(text)) return -0.5;
  let score = AMOUNT_AT_START.test(text) ? 1 : DIGIT.test(text) ? 0.6 : 0.2;
  if (length > 140) score -= 0.5;
  if (length > 60 && SENTENCE_END.test(text)) score -= 0.8;
  else if (length > 40 && SENTENCE_END.test(text)) score -= 0.3;
  if (NEW_SENTENCE.test(text)) score -= 0.8;
  return score;
}

export function hasAmount(text: string): boolean {
  return DIGIT.test(text);
}

/** Returns the similarity of a line to a step: from 1 to 2 for a sentence, below zero for what is none. */
export function stepSimilarity(text: string): number {
  // // A character of these scripts counts as three letters.
  const length = text.length + (text.match(WORD_SIGNS)?.length ?? 0) * 2;
  if (length > 4_000) return -2;
  if (NOT_FOOD.test(text.slice(0, 200)) || isOperated(text)) return length > 80 ? 0.5 : -0.5;
  if (COUNTED_LINK.test(text)) return -0.5;
  if (length < 12) return -0.1;
  const isSentence = SENTENCE_END.test(text);
  if (length < 30) return isSentence ? 0.5 : 0;
  if (AMOUNT_AT_START.test(text) && !isSentence && length < 100) return -0.5;
  return isSentence ? 1 + Math.min(length, 400) / 400 : 0.5;
}

/** Reports whether a line is a button or a switch, or contains no letters and digits. */
export function isFurniture(text: string): boolean {
  return isOperated(text) || (text.length < LONGEST_FURNITURE && plainHeading(text) === "");
}
