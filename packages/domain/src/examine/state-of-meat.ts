/** What follows an adjective that is said of meat: the end, a preposition, or meat itself. */
const FOLLOWS =
  /^(?:$|['")]*[.:;!?)]|['"]|,| -|-?ish\b|[ -](?:in|inside|at|near|by|around|along|next|within|when|while|and|or|but|so|if|for|to|on|as|through\w*|with|after|before|until|is|are|will|because|since|enough|from|then|without|under\w*|(?:the|your) (?:\w+ )?(?:chicken|turkey|duck|pork|meat|mince|burgers?|sausages?|breasts?|thighs?|wings?|pieces)|chicken|turkey|duck|pork|poultry|minced?|ground|meat\w*|mixture|mix|filling|burgers?|patt(?:ies|y)|sausages?|rabbit|breasts?|thighs?|wings?|cent(?:re|er)s?|middles?|cores?|insides?|interiors?|hearts?|juices?|flesh|bits?|tinge|hue|colou?r|spots?|streaks?)\b)/;
/** Words between which and a comma an adjective belongs to what follows: "over raw, shaved fennel". */
const BEFORE_NOUN = /\b(?:with|over|on|of|some|an?|the|in|and|or|more) (?:\w+)$/;

const CHARACTERS_BEFORE = 70;

/** Foods that are rightly pink, red or raw. Those that turn pink when they are cooked are so beside meat too. */
const TURNS_PINK =
  "(?:prawns?|shrimps?|lobsters?|crabs?|crayfish|langoustines?|gambas?|langostinos?|cigalas?)";
const OTHER =
  "(?:fish|salmon|trout|tuna|beetroots?|beets?|rhubarb|raspberr(?:y|ies)|strawberr(?:y|ies)|radish(?:es)?|onions?|shallots?|scallions?|cabbage|sauerkraut|vegetables?|veg|veggies|carrots?|fennel|spinach|kale|garlic|celery|courgettes?|zucchini|mushrooms?|peppers?|tomato(?:es)?|eggs?|yolks?|whites|dough|pastry|rice|pasta|noodles?|lasagne|sheets|sauce|icing|cream|yogh?urt|glaze|dressing|water|milk|broccoli|asparagus|beans|peas|potato(?:es)?|aubergines?|cucumbers?|slaw|salad|herbs|nuts|oats|sugar|petals|wine|salt|pescado|atun|remolachas?|fresas?|frambuesas?|rabanos?|rabanitos?|cebollas?|cebolletas?|col|lombarda|repollo|verduras?|hortalizas?|zanahorias?|hinojo|espinacas?|ajos?|apio|calabacin(?:es)?|champinones|setas|pimientos?|pimientas?|tomates?|huevos?|yemas?|claras?|masa|arroz|fideos|laminas|placas|salsas?|glaseado|crema|yogur|agua|leche|brocoli|esparragos?|judias|guisantes|patatas?|pepinos?|ensalada|hierbas|nueces|avena|azucar|sal|vinos?|cavas?|pomelos?|jamon|sidra|petalos?)";
const FOODS = new RegExp(
  `\\b(?:(?<turnsPink>${TURNS_PINK})|(?:(?<with>with|in|over|on|of|alongside|con|en|sobre|de) (?:(?:the|some|an?|its?|el|la|los|las|un|una|su) )?)?(?<other>${OTHER})|(?:chicken|turkey|duck|pork|poultry|mince|meat\\w*|burgers?|patt(?:ies|y)|sausages?|rabbit|pollo|pavo|pato|cerdo|carne|hamburguesas?|albondigas?|salchichas?|conejo))\\b`,
  "g",
);

/** What meat is seasoned with: a later adjective is of the meat. */
const SEASONING = /^(?:salt|peppers?|sal|pimientas?|herbs|hierbas|garlic|ajos?|sugar|azucar)$/;
/** English adjectives, which can stand before another noun. */
const ENGLISH =
  /\b(?:pink(?:ish)?|rosy|blush(?:ing)?|rare|bloody|underdone|undercooked|raw|red|translucent|rose|blue|uncooked|cook(?:ed)?)$/;

/**
 * Returns whether a phrase that ends in an adjective is said of meat: not of a noun that follows ("pink peppercorns"), nor
 * of a vegetable, a sauce or seafood before it ("until the prawns are pink").
 */
export function isSaidOfMeat(plain: string, start: number, end: number): boolean {
  const phrase = plain.slice(start, end);
  return (
    !(ENGLISH.test(phrase) && isOfNext(plain, end)) && !isOfOther(plain, start, end - lastWord(phrase).length)
  );
}

function lastWord(phrase: string): string {
  return phrase.slice(phrase.lastIndexOf(" ") + 1);
}

function isOfNext(plain: string, end: number): boolean {
  const after = plain.slice(end, end + CHARACTERS_BEFORE);
  if (!FOLLOWS.test(after)) return true;
  return after.startsWith(",") && BEFORE_NOUN.test(plain.slice(Math.max(0, end - CHARACTERS_BEFORE), end));
}

function isOfOther(plain: string, start: number, end: number): boolean {
  const before = plain.slice(Math.max(0, end - CHARACTERS_BEFORE), end);
  const foods = [...before.matchAll(FOODS)];
  if (foods.some(({ groups }) => groups?.["turnsPink"] !== undefined)) return true;
  const last = foods.at(-1);
  if (last?.groups?.["other"] === undefined) return false;
  const gap = Math.max(0, end - CHARACTERS_BEFORE) + last.index + last[0].length;
  const isNext = gap === start - 1 || gap >= end - 1;
  if (!isNext && SEASONING.test(last.groups["other"])) return false;
  return last.groups["with"] === undefined || isNext || /^(?:raw|crud)/.test(plain.slice(end));
}

const OTHER_FOOD = new RegExp(`\\b${OTHER}\\b`);

/** Returns whether a text names a vegetable, a sauce or the like. */
export function namesOther(plain: string): boolean {
  return OTHER_FOOD.test(plain);
}
