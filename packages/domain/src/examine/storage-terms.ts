/** Words for food that is kept, or left to itself. */
const STORED =
  /\b(?:keep(?:s|ing)?|kept|stor(?:e|es|ed|ing)|leav(?:e|es|ing)|left|stand(?:s|ing)?|stood|sit(?:s|ting)?|sat|rest(?:s|ed|ing)?|lasts?|hold(?:s|ing)?|held|stays?|puts?|place|carr(?:y|ied|ying)|stash|good for|can (?:stay|remain|wait)|forgotten|bottled?|cool(?:s|ed|ing)?|thaw\w*|defrost\w*|marinat\w*|infus\w*|steep\w*|shelf[- ]stable|conserv\w*|guard\w*|dej\w*|qued\w*|llev(?:a|e|en|ado)|dur(?:a|e|an|en|ara)|aguant\w*|almacen\w*|macer\w*|marin\w*|descongel\w*|enfri\w*|repos\w*|pon(?:l[oa]s?|er(?:l[oa]s?)?)?|coloca\w*|puede[n]? (?:estar|quedar\w*)|mantien\w*|manten\w*|olvid\w*)\b/;

/** A place as warm as a room, in which food does not keep; not a warmth that it reaches ("bring it to room temperature"). */
export const UNREFRIGERATED = new RegExp(
  [
    "(?<!\\bto )(?<!\\bto a )room temp(?:erature)?s?",
    "(?<!\\b(?:re)?(?:heat|heated|warm|warmed|cook|cooked|simmer|boil|melt|melted)(?: (?:it|them|gently|slowly|up|through|again))? )(?:on|in) (?:(?:the|a|your) (?:[\\w-]+ )?|top of the )(?:counter(?:top)?|worktop|bench|table|stove(?:top)?|hob|cooker|range|side(?:board)?|window ?sill|radiator|sun|(?:hot |warm )?car)",
    "(?:out of|outside(?: of)?|without) (?:the |a )?(?:fridge|refrigerator|refrigeration)|unrefrigerated",
    "(?:left|sits?|sat|stand|been|kept|forgotten) out|leav(?:e|ing) (?:it|them|the \\w+(?: \\w+)?) out|leave out (?=overnight|for|all|on|until|at|in)",
    "(?<!\\b(?:llegu\\w+|alcan\\w+|llegar|tom\\w+|hasta|pas\\w+|recuper\\w+)(?: a)?(?: la)? )temperatura ambiente",
    "in your (?:bag|backpack|rucksack)|en la mochila",
    "(?:en|sobre|encima de) (?:la|el) (?:encimera|mesa|mesada|cocina|fogon|fuego apagado|horno apagado|coche|radiador|alfeizar)|al sol",
    "fuera(?: de(?:l)?(?: la)? (?:nevera|frigorifico|refrigerador|frigo))?|sin (?:refrigerar|nevera|frio|frigorifico)",
  ]
    .map((phrase) => `\\b(?:${phrase})\\b`)
    .join("|"),
);

/** A place of stores, in which food is kept for long. */
export const CUPBOARD =
  /\b(?:cupboard|pantry|larder|cellar|shelf|shelves|shelf[- ]stable|dark place|(?:cool|dry)(?:, | and | )?(?:dark |dry )?place|window ?sill|despensa|armario|alacena|estanter\w*|bodega|(?:lugar|sitio) (?:\w+ y )?(?:oscuro|fresco|seco))\b/;

const MANY =
  "(?:[3-9]|\\d{2}|half (?:a|the)|a few|several|many|three|four|five|six|seven|eight|nine|ten|twelve|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|varias|muchas|unas)";
/** Three hours and more, a night, a day. */
export const HOURS = new RegExp(
  `\\b(?:${MANY} (?:or (?:more|\\w+) )?(?:hours?|hrs?|horas)|(?:for|durante) (?:hours|horas)|overnight|all (?:day|night|afternoon|morning)|(?:the |an )?(?:whole|entire) (?:day|night|afternoon|morning)|(?:an|the) afternoon|the night|since (?:yesterday|last night|this morning|lunch)|(?:evening|night|day) (?:before|ahead)|(?:until|till) (?:the )?(?:(?:next|following) (?:day|morning|afternoon|evening|night)|morning|evening|tomorrow|dinner|supper)|the (?:next|following) (?:day|morning)|(?:\\d+|an?|one|two|some|couple of|\\w+ few) days?|for days|toda la (?:noche|tarde|manana)|todo el dia|una (?:noche|tarde) entera|desde (?:ayer|anoche|esta manana|el mediodia)|hasta (?:manana|el dia siguiente|la noche|la cena)|de un dia para otro|dia (?:siguiente|anterior|de antes)|(?:noche|tarde|vispera) (?:de antes|anterior|antes)|(?:\\d+|un|dos|tres|cuatro|cinco|varios|unos|par de) dias?)\\b`,
);
/** Weeks and more. */
export const WEEKS =
  /\b(?:weeks?|months?|years?|all (?:summer|winter)|(?:the|until) (?:summer|winter)|semanas?|mes(?:es)?|anos?|(?:el|todo el|durante el) (?:invierno|verano))\b/;

const COLD =
  /\b(?:fridge|refrigerat\w*|chill\w*|freez\w*|frozen|nevera|frigorifico|refrigera\w*|frigo|congel\w*)\b/;
const NOT_COLD =
  /\b(?:(?:out of|outside(?: of)?|without|not in|never in|no need (?:for|of)) (?:the |a )?(?:fridge|refrigerator|refrigeration|freezer)|(?:do not|don't|no need to|without) (?:refrigerat\w*|chill\w*)|unrefrigerated|from (?:the )?(?:freezer|frozen)|frozen (?=chicken|turkey|meat|fish|prawns)|(?:fuera|sin|no hace falta)(?: de(?:l)?)?(?: la| el)? ?(?:nevera|frigorifico|refrigera\w*|frigo|meter(?:lo|la)? en la nevera)|(?:pollo|pavo|carne|pescado) congelad[oa])\b/g;

/** Returns whether a sentence puts food into the cold. */
export function isChilled(plain: string): boolean {
  return COLD.test(plain.replace(NOT_COLD, " "));
}

const FORBIDDEN =
  /\b(?:do not|don't|never|not|avoid|can't|cannot|mustn't|shouldn't|no|nunca|jamas|evita\w*)\b[^.,;:]{0,25}$/;
const WARNS =
  /\b(?:make (?:you|people) (?:ill|sick)|bacteria|poison\w*|unsafe|dangerous|botulis\w*|food safety|discard\w*|throw (?:it|them|the)|sentar mal|hacer dano|enferm\w*|peligro\w*|bacterias|intoxic\w*|riesgo)\b/;

/** Returns whether a sentence tells to keep something, and does not warn of it. */
export function isStored(plain: string): boolean {
  const match = STORED.exec(plain);
  return match !== null && !WARNS.test(plain) && !FORBIDDEN.test(plain.slice(0, match.index));
}
