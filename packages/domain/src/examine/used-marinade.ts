/** The liquid in which raw meat lay. */
const MARINADE = /\b(?:marinade|brine|marinada|adobo|salmuera)\b/;
const USED =
  /\b(?:used|raw|left ?over|spent|in which (?:the|it|they)|that the|(?:sat|sitting|lay|lain|soaked|marinated|steeped|been|was|were) in|from (?:the )?(?:raw|bowl|bag|chicken|meat|pork|turkey)|usad[oa]|cruda|sobrante|que (?:ha )?sobr\w+|en (?:la|el) que|donde)\b/;
const EATEN =
  /\b(?:over|sauce|dip|dress\w*|drizzle|spoon|serv\w*|sobre|rocia\w*|riega\w*|bana\w*|salsa|sirv\w*|acompan\w*)\b/;
/** Heat that makes it safe, or what was set aside before. */
const HEATED =
  /\b(?:boil\w*|simmer\w*|heat(?:ed|ing)?|bubbl\w*|reduc\w*|hierv\w*|herv\w*|reduc\w*|set aside|reserved?|apart\w*|reserv\w*)\b/;
/** Heat on the food after it; "cooked chicken" is none. */
const COOKED =
  /\b(?:cook(?:ing)?|hot|bake|roast|grill|oven|minutes?|cuec\w*|coc(?:er|in\w+)|calient\w*|calent\w*|horn\w*|minutos?)\b/;
const UNHEATED =
  /\b(?:without|no need to|not|never|sin|no (?:hace falta)?) ?(?:\w+ ){0,2}(?:boil|heat|cook|herv|coc|calent)\w*/g;

/** Returns whether a sentence pours the marinade of raw meat over food that is eaten. */
export function servesUsedMarinade(plain: string): boolean {
  const marinade = MARINADE.exec(plain);
  if (!marinade || !USED.test(plain) || !EATEN.test(plain)) return false;
  const heated = plain.replace(UNHEATED, " ");
  return !HEATED.test(heated) && !COOKED.test(heated.slice(marinade.index));
}
