import type { Danger } from "../recipe/examination.ts";
import { dangersBy, type DangerPattern } from "./danger-pattern.ts";
import { unboiledBeans } from "./dried-beans.ts";
import { isHeated } from "./heat.ts";
import type { RecipeSentence, RecipeSentences } from "./recipe-sentences.ts";

/** Returns a pattern of any number of these words, each with a space after it. */
const FILLED = (words: string) => `(?:(?:${words}),? )*`;

/** Words by which a food is eaten, or cooked to be. */
const EATS =
  /\b(?:keep|leave|leaving|left|includ\w*|use|using|chop\w*|shred\w*|cook\w*|wilt\w*|fry|fries|add\w*|blend\w*|boil\w*|steam\w*|saute\w*|mash\w*|roast\w*|eat\w*|serve\w*|stir\w*|tear|toss|with|dej\w*|pica\w*|cuec\w*|coc\w+|anad\w*|usa\w*|tritur\w*|saltea\w*|frie\w*|com\w+|aprovech\w*|echa\w*|sirv\w*)\b/;
const REMOVED_GREEN =
  /\b(?:discard\w*|cut (?:away|out|off)|trim\w*|removed?|removing|peel(?:ed)? (?:away|off)|avoid|throw\w*|never|do not|don't|if|desecha\w*|quit\w*|retir\w*|descarta\w*|evita\w*|elimin\w*|nunca|no us\w+|si|green beans|judias verdes|pimientos? verdes?|salsa verde)\b/;
const GROUND =
  /\b(?:grind\w*|ground|crush\w*|blend\w*|eat\w*|mill\w*|pound\w*|powder|chop\w*|mix\w*|add\w*|stir\w*|whole|handful|tbsp|muel\w*|tritur\w*|machac\w*|com\w+|polvo|anad\w*|mezcl\w*)\b/;
const PITTED =
  /\b(?:extract|essence|flavou?ring|aroma|esencia|extracto|almond liqueur|amaretto|licor de almendras?|oil|aceite|mahl?eb|mahlab|corn|discard\w*|stoned|pitted|deshues\w*|desecha\w*|quit\w*|retir\w*|remov\w*|take out|saca\w*|descarta\w*|without|sin)\b/;

/**
 * Foods that are poisonous by nature, from the consumer advice of the German BfR, the FDA's Bad Bug Book and EFSA's
 * opinions. A row that only lists the food is a danger where no preparation makes it safe.
 */
const PATTERNS: readonly DangerPattern[] = [
  {
    code: "rhubarb-leaves",
    shows: [
      /\brhubarb (?:leaves|leaf|greens|tops)\b/,
      /\b(?:leaves|leaf|greens|tops) of (?:the )?rhubarb\b/,
      new RegExp(
        `\\brhubarb(?:,| with| and)? ${FILLED("its|the|their|all|some|a|few|young|tender|chopped|green|big|large|stalks?|stems?|and|with|complete")}(?:leaves|greens|tops)\\b`,
      ),
      /\bhojas? (?:de|del) (?:el )?ruibarbo\b/,
      new RegExp(
        `\\bruibarbo(?:,| con| y)? ${FILLED("sus|las|con|y|todas|unas|algunas|tiernas|verdes|tallos?|pencas?")}hojas\\b(?! de (?!ruibarbo))`,
      ),
    ],
  },
  {
    code: "rhubarb-leaves",
    of: /\b(?:rhubarb|ruibarbo)\b/,
    notOf:
      /\b(?:mint|basil|bay|thyme|spinach|lettuce|gelatine?|coriander|parsley|cilantro|salad|tea|filo|phyllo|pastry|chard|rose|curry|lime|verbena|celery|beets?|menta|hierbabuena|albahaca|laurel|espinacas?|lechuga|gelatina|perejil|hojaldre|te|acelgas?|apio)\b/,
    shows: [
      /\b(?:leaves|greens|foliage|(?:green|leafy|the|its|their) tops)\b/,
      /\b(?:las|sus|unas|con|y) (?:\w+ )?hojas\b|\bfollaje\b/,
    ],
    with: [EATS],
    unless:
      /\b(?:discard\w*|removed?|throw\w*|bin|compost|behind|cut (?:off|away)|trim\w*|strip\w*|twist\w*|pull(?:ed)? (?:off|away)|poison\w*|toxic\w*|desech\w*|quit\w*|retir\w*|tira\w*|elimin\w*|venenos\w*)\b/,
  },
  {
    code: "green-potatoes",
    shows: [
      /\b(?:green|greened|greenish|sprouted|sprouting)(?:,? (?:and )?(?:sprouted|sprouting|green|old|skinned))* (?:potatoes|spuds|potato(?! (?:curry|salad|soup|mash|hash|cakes?|gratin|salsa|pie|stew)))\b/,
      new RegExp(
        `\\bpotato(?:es)?,? ${FILLED("that|which|have|has|had|are|is|were|gone|turned|turning|going|slightly|still|a|bit|little|old|and|with|partly|sprouted|sprouting")}(?:sprouted|sprouting|greened|green(?=$|[.,;)]| (?:and sprout|skins?|parts?|patch|spots?|bits?)))`,
      ),
      /\bpotato(?:es)?(?: \w+){0,4} with (?:their |the |long |all )*(?:sprouts|shoots|eyes and sprouts|green (?:parts|skins?|bits|patches|spots))\b/,
      /(?<!\bsweet )\bpotato (?:sprouts|leaves|leaf|berries)\b|\bgreen potato (?:peels?|skins?)\b/,
      new RegExp(
        `\\b(?:patatas?|papas?),? ${FILLED("que|se|han|hayan|estan|esten|ya|muy|algo|un|poco|puesto|puestas|vuelto|viejas|y|crudas|pequenas|con|la|piel|partes|zonas|manchas")}(?:verdes?|verdosas?|germinadas?|grilladas?)\\b(?! (?:oliva|oscuro))`,
      ),
      /\b(?:patatas?|papas?)(?: \w+){0,3} con (?:los |sus )?(?:brotes|grillos)\b|\bbrotes de (?:la |las )?(?:patata|papa)s?\b/,
    ],
    unless: REMOVED_GREEN,
  },
  {
    code: "green-potatoes",
    of: /\b(?:potato(?:es)?|spuds|patatas?|papas?)\b/,
    notOf:
      /\b(?:brussels|bean sprouts|alfalfa|broccoli|leeks?|scallions?|(?:spring|green) onions?|chives|chard|celery|fennel|asparagus|beans?|brotes de (?:soja|bambu)|puerros?|cebolletas?|cebollinos?|acelgas?|apio|esparragos?|judias)\b/,
    shows: [
      /\b(?:green|greened) (?:parts?|bits?|skins?|peels?|patch(?:es)?|spots?|areas?)\b/,
      /\bgreen (?:under|on|in|beneath) (?:the |its |their )?(?:skins?|peels?|flesh)\b|\bverde (?:bajo|en|debajo de) (?:la )?piel\b/,
      /(?<!\b(?:brussels?|bean|alfalfa|pea|soy|mung|bamboo|broccoli) )\b(?:sprouts?|shoots)\b/,
      /\b(?:partes?|zonas?|manchas?|piel(?:es)?) verdes?\b|\b(?:los|con|sus) (?:brotes|grillos)\b/,
    ],
    with: [EATS],
    unless: REMOVED_GREEN,
  },
  {
    code: "bitter-almonds",
    shows: [
      /\bbitter (?:almonds?|(?:apricot |peach )?kernels?)\b/,
      /\balmendras? amargas?\b/,
      /\bapricot kernels?\b/,
      /\b(?:huesos?|pepitas?|semillas?|almendras?) de (?:albaricoque|melocoton|ciruela|cereza|nectarina)s?\b/,
    ],
    unless: PITTED,
  },
  {
    code: "bitter-almonds",
    shows: [/\b(?:apricot|peach|plum|cherry|nectarine) (?:kernels?|stones?|pits?)\b/],
    with: [GROUND],
    unless: PITTED,
  },
  {
    code: "bitter-almonds",
    of: /\b(?:apricots?|peach(?:es)?|plums?|cherr(?:y|ies)|nectarines?|damsons?|albaricoques?|melocoton(?:es)?|ciruelas?|cerezas?|nectarinas?)\b/,
    shows: [
      /\b(?:seeds?|nuts?|almonds?) (?:inside|within|in|from) (?:the |their )?(?:stones?|pits?)\b|\b(?:semillas?|almendras?|pepitas?) (?:de )?(?:dentro|el interior)\b/,
      /(?<!\b(?:corn|pine|palm|pumpkin|sunflower|walnut|almond|wheat) )\bkernels?\b/,
      /\b(?:stones|pits|huesos)\b(?=.{0,40}\b(?:grind|ground|powder|flour|paste|muel\w*|machac\w*|polvo)\b)/,
      /\b(?:grind|crush|blend|mill|muel\w*|tritur\w*|machac\w*) (?:the |los |sus )?(?:stones|pits|huesos)\b/,
    ],
    with: [GROUND],
    unless: PITTED,
  },
  {
    code: "bitter-almonds",
    shows: [/^(?:\d+|an?|some|handful)\b[^|]{0,20}\b(?:apple|pear|quince) (?:seeds|pips)$/],
  },
  {
    code: "bitter-almonds",
    of: /\b(?:apples?|pears?|quinces?|manzanas?|peras?|membrillos?)\b/,
    shows: [
      /\b(?:apple|pear|quince) (?:seeds|pips)\b|\b(?:the|their|with|all) pips\b/,
      /\b(?:pepitas|semillas) de (?:la )?(?:manzana|pera|membrillo)s?\b/,
    ],
    with: [
      /\b(?:blend\w*|grind\w*|ground|crush\w*|eat|chew\w*|mill\w*|powder\w*|tritur\w*|muel\w*|machac\w*|mastic\w*|com\w+)\b/,
    ],
    unless:
      /\b(?:removed?|discard\w*|core\w*|without|strain\w*|sieve|retir\w*|quit\w*|desech\w*|sin|cuel\w*|colar|pectin\w*)\b/,
  },
  {
    code: "foraged-mushrooms",
    shows: [
      /\b(?:mushrooms?|fungi|ceps|porcini|chanterelles?|morels?|boletus)\b[^.;]{0,60}\b(?:you (?:have )?(?:found|picked|gathered|foraged|find|pick)|(?:that )?(?:i|we) (?:have )?(?:found|picked|gathered|foraged)|from (?:the|your|a|our|my) (?:\w+ )?(?:forest|woods?|garden|lawn|meadow|walk|hike|hills?|fields?)|found in the)\b/,
      /\b(?:foraged?|foraging|hand[- ]?gathered|self[- ]?picked|freshly picked wild|wild[- ]picked|unknown|unidentified) (?:\w+ )?(?:mushrooms?|fungi)\b/,
      /\b(?:mushrooms?|fungi|ceps|porcini|chanterelles?|morels?|boletus)(?: \w+){0,2},? (?:gathered|picked|foraged|collected|found)(?: (?:fresh|just))? (?:by you|yourself|on|in|at|from|under|during|while|this morning|today)\b/,
      /\b(?:pick(?! over| out| off| up| through)|gather|forage|collect|find)(?: (?:your|own|some|any|the|wild|fresh|edible|a|few|basket|of|handful|brown|white|local|other|bunch)){0,5} (?:mushrooms?|fungi)\b(?! (?:in|into|on|to) (?:the|a|one) (?:cent|middle|pan|bowl|plate|side|muslin))/,
      /\bcualquier (?:seta|hongo) (?:que|del|de|con)\b/,
      /\bany (?:wild )?(?:mushroom|fungus)s? (?:with|you|that grow\w*|from)\b/,
      /\b(?:setas?|hongos?|niscalos?|rebozuelos?|boletus|champinones)\b[^.;]{0,60}\b(?:que (?:hayas?|has|he|hemos|enc(?:o|ue)ntr\w+|recoj\w+|recog\w+|coj\w+|veas)|(?:recogid|encontrad|cogid)[oa]s|del (?:bosque|jardin|campo|monte)|recolectad[oa]s)\b/,
      /\b(?:recog|recolect|busca|cog|encuentr)\w* (?:unas? |las |tus |algunas? )?(?:\w+ )?(?:setas?|hongos?)\b/,
      /\b(?:death cap|fly agaric|amanita (?:phalloides|muscaria)|false morel|gyromitra|cortinarius|webcap)s?\b/,
    ],
    unless:
      /\b(?:bought|shop|store|market|supermarket|expert|identified by|compradas?|comprados?|mercado|tienda|supermercado|expert[oa]s?|micolog\w+|cultivad[oa]s|do not|don't|never|nunca)\b/,
  },
  {
    code: "foraged-mushrooms",
    of: /\b(?:mushrooms?|fungi|setas?|hongos?|boletus|niscalos?)\b/,
    shows: [
      /\b(?:whichever|whatever|any) (?:ones )?(?:you )?(?:find|found|pick(?:ed)?|gather(?:ed)?|come across)\b/,
      /\bkeep identif\w+|\b(?:no need|needn't|without|do not need|don't need)(?: to)? identify\w*/,
      /\b(?:no hace falta|sin|no es necesario) identificar\w*|\b(?:las|los) que (?:encuentres|recojas|cojas|veas|hayas (?:encontrado|recogido|cogido))\b/,
    ],
    unless: /\b(?:bought|shop|store|market|supermarket|fridge|mercado|tienda|supermercado|nevera)\b/,
  },
  {
    code: "pufferfish",
    shows: [
      /\b(?:puffer ?fish|blow ?fish|globe ?fish|fugu|botete|pez globo|pez erizo|tamboril(?:es)?(?= (?:japones|crudo)))\b/,
    ],
    unless: /\b(?:do not|don't|never|no (?:uses|comas)|nunca|cake|cupcakes?|decorat\w*)\b/,
  },
  {
    code: "not-food",
    shows: [
      /\b(?:bleach|antifreeze|methanol|drain cleaner|dish(?:washing)? (?:soap|liquid)|detergent|ammonia|borax|turpentine|rat poison|petrol|gasoline|tide pods?)\b/,
      /\b(?:lejia|anticongelante|metanol|desatascador|lavavajillas liquido|detergente|amoniaco|borax|aguarras|matarratas|gasolina)\b/,
      /\b(?:oleander|deadly nightshade|belladonna|hemlock|yew berries|lily of the valley|foxglove|castor beans?|jimson ?weed|daffodil bulbs?|monkshood|adelfa|cicuta|belladona|estramonio|semillas de ricino|acebo)\b/,
    ],
    unless:
      /\b(?:unbleached|bleached?(?= (?:or unbleached|flour))|baker'?s ammonia|ammonium|amonico|clean|wash|limpia\w*|lava\w*|desinfect\w*|disinfect\w*)\b/,
  },
];

/** Foods that are poisonous raw, said to be so; harmless where a later sentence heats them. */
const RAW_PATTERNS: readonly DangerPattern[] = [
  {
    code: "raw-elderberries",
    shows: [
      /\braw elder ?berr(?:y|ies)\b/,
      /\belder ?berr(?:y|ies)\b[^.;]{0,60}\b(?:raw|uncooked|unheated|straight from the bush|fresh from the bush|without (?:cooking|heating|boiling))\b/,
      /\b(?:blend|scatter|sprinkle|top|eat|stir in|serve|mix)\b[^.;]{0,50}\b(?:fresh|raw|uncooked)(?: \w+)? elder ?berr(?:y|ies)\b/,
      /\b(?:bayas? de sauco|saucos?)\b[^.;]{0,60}\b(?:crud[oa]s?|sin (?:cocer|cocinar|hervir|calentar))\b/,
      /\bcrud[oa]s?(?: \w+){0,2} sauco\b/,
    ],
  },
  {
    code: "raw-cassava",
    shows: [
      /\braw (?:cassava|manioc|yuca|yucca)\b/,
      /\b(?:cassava|manioc|yuca|mandioca)\b[^.;]{0,60}\b(?:raw|uncooked|without (?:cooking|boiling|peeling)|unpeeled|crud[oa]|sin (?:cocer|cocinar|hervir|pelar))\b/,
      /\b(?:yuca|mandioca|tapioca fresca) crud[oa]\b/,
      /\bbitter cassava\b|\byuca (?:amarga|brava)\b/,
    ],
    unless:
      /\b(?:boil|until (?:soft|tender|cooked)|cook(?:ed)? (?:through|until|for)|fry|fried|bake|roast|simmer|hierv\w*|cuec\w*|cocer|frie\w*|frit[oa]|hasta que este tiern\w*|grate the raw \w+ and (?:bake|fry|cook)|peel the raw)\b/,
  },
];

/** Finds poisonous foods, and dried kidney beans that never boil. */
export function poisonousFoods({ names, rows, steps }: RecipeSentences): Danger[] {
  const all = [...names, ...rows, ...steps];
  const isHeatedAfter = heatedAfter(steps);
  const found = dangersBy(PATTERNS, all, { names, rows });
  return [
    ...found,
    ...dangersBy(
      RAW_PATTERNS,
      all.filter((sentence) => !isHeatedAfter(sentence)),
      { names, rows },
    ),
    ...unboiledBeans({ names, rows, steps }),
    ...neverHeated(rows, steps),
  ];
}

/** Foods that are poisonous raw, as rows name them; syrups, wines and juices of the shops are heated. */
const ONLY_HEATED = [
  {
    code: "raw-elderberries",
    food: /\b(?:elder ?berr(?:y|ies)|bayas? de sauco)\b(?! (?:syrup|cordial|jam|jelly|wine|juice|liqueur|tea|extract))/,
  },
  {
    code: "raw-cassava",
    food: /^(?:[\d\s./½¼¾]|k?g\b|(?:large|small|medium|whole|fresh|peeled|raw|grated|sweet|grandes?|pequena|fresca|raiz|raices|de|trozos?|pieces? of)\b)*(?:cassavas?|manioc|yuccas?|yucas?|mandiocas?)(?: (?:roots?|tubers?|fresca|pelada|rallada|cruda))*(?:,.*)?$/,
  },
] as const;

/** Finds a food that is poisonous raw in a recipe whose steps heat nothing. */
function neverHeated(rows: readonly RecipeSentence[], steps: readonly RecipeSentence[]): Danger[] {
  // One or two words are a title, such as "Cook", and say nothing of heat.
  const sentences = steps.filter(({ plain }) => plain.split(" ").length > 2);
  if (sentences.length === 0 || sentences.some(({ plain }) => isHeated(plain))) return [];
  return ONLY_HEATED.flatMap(({ code, food }) => {
    const row = rows.find(({ plain }) => food.test(plain));
    return row ? [{ code, where: row.where, quote: row.quote }] : [];
  });
}

const SERVED_RAW =
  /\b(?:salad|slaw|smoothie|serve|eat|raw (?:on|over|as)|without (?:cooking|boiling|heating)|ensalada|batido|sirv\w*|com(?:e|er)|sin (?:cocer|cocinar|hervir|calentar))\b/;

/** Returns whether a sentence is followed by one that heats, and does not serve the food itself. */
function heatedAfter(steps: readonly RecipeSentence[]): (sentence: RecipeSentence) => boolean {
  const last = steps.findLastIndex(({ plain }) => isHeated(plain));
  const before = new Set(steps.slice(0, last + 1));
  return (sentence) =>
    !SERVED_RAW.test(sentence.plain) && (sentence.where.part === "step" ? before.has(sentence) : last >= 0);
}
