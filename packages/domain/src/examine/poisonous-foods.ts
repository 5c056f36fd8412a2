import { dangersBy, type DangerPattern } from "./danger-pattern.ts";
import type { Danger } from "../recipe/examination.ts";
import type { RecipeSentence, RecipeSentences } from "./recipe-sentences.ts";

/**
 * Foods that are poisonous by nature, from the consumer advice of the German BfR, the FDA's Bad Bug Book and EFSA's
 * opinions. A row that only lists the food is a danger where no preparation makes it safe.
 */
const PATTERNS: readonly DangerPattern[] = [
  {
    code: "rhubarb-leaves",
    shows: [
      /\brhubarb (?:leaves|leaf|greens|tops)\b/,
      /\bleaves of (?:the )?rhubarb\b/,
      /\brhubarb(?:,| with| and)(?: \w+){0,3} (?:its |the |their )?(?:leaves|greens|tops)\b/,
      /\bhojas? (?:de|del) (?:el )?ruibarbo\b/,
      /\bruibarbo(?:,| con| y)(?: \w+){0,3} hojas\b/,
    ],
  },
  {
    code: "green-potatoes",
    shows: [
      /\b(?:green|greened|greenish|sprouted|sprouting)(?:,? (?:and )?(?:sprouted|sprouting|green|old|skinned))* (?:potatoes|potato|spuds)\b/,
      /\bpotato(?:es)?(?: \w+){0,4} (?:green|greened|sprouted|sprouting|with (?:their |the |long )?(?:sprouts|eyes and sprouts|green (?:parts|skin|bits)))\b(?! (?:beans?|onions?|peas?|peppers?|chill?i\w*|cabbage|leaves|herbs?|salad|olives?|lentils?|sauce|curry))/,
      /\bpotato (?:sprouts|leaves|berries)\b/,
      /\b(?:patatas?|papas?)(?: \w+){0,3} (?:verdes?|verdosas?|germinadas?|grilladas?|con (?:los |sus )?(?:brotes|grillos))\b/,
      /\bbrotes de (?:la )?(?:patata|papa)s?\b/,
    ],
    unless:
      /\b(?:discard|cut (?:away|out|off)|trim|remove|peel(?:ed)? (?:away|off)|avoid|throw|never|do not|don't|desecha\w*|quita\w*|retira\w*|descarta\w*|evita\w*|nunca|no us\w+|green beans|judias verdes|pimientos? verdes?|salsa verde)\b/,
  },
  {
    code: "bitter-almonds",
    shows: [
      /\bbitter almonds?\b/,
      /\balmendras? amargas?\b/,
      /\b(?:apricot|peach|plum|cherry|nectarine) (?:kernels?|stones?|pits?)\b(?=.*\b(?:eat|grind|ground|crush|blend|add|whole|chop|kernels?|mill|handful|g|tbsp)\b)/,
      /\b(?:huesos?|pepitas?|semillas?|almendras?) de (?:albaricoque|melocoton|ciruela|cereza|nectarina)s?\b/,
      /^(?=.*\b(?:apricot|albaricoque)s? kernels?\b)/,
    ],
    unless:
      /\b(?:extract|essence|flavou?ring|aroma|esencia|extracto|liqueur|amaretto|licor|discard|stoned|pitted|deshues\w*|desecha\w*|quita\w*|retira\w*|remove|descarta\w*|without|sin)\b/,
  },
  {
    code: "foraged-mushrooms",
    shows: [
      /\b(?:mushrooms?|fungi|ceps|porcini|chanterelles?|morels?|boletus)\b[^.;]{0,60}\b(?:you (?:have )?(?:found|picked|gathered|foraged|find|pick)|(?:that )?(?:i|we) (?:have )?(?:found|picked|gathered|foraged)|from (?:the|your|a) (?:forest|woods?|garden|lawn|meadow|walk)|found in the)\b/,
      /\b(?:foraged?|foraging|hand[- ]?gathered|self[- ]?picked|freshly picked wild|wild[- ]picked|unknown|unidentified) (?:\w+ )?(?:mushrooms?|fungi)\b/,
      /\b(?:pick|gather|forage|collect|find)(?: \w+){0,3} (?:mushrooms?|fungi)\b/,
      /\b(?:setas?|hongos?|niscalos?|rebozuelos?|boletus|champinones)\b[^.;]{0,60}\b(?:que (?:hayas?|has|he|hemos|encontr\w+|recog\w+|coj\w+)|(?:recogid|encontrad|cogid)[oa]s|del (?:bosque|jardin|campo|monte)|recolectad[oa]s)\b/,
      /\b(?:recog|recolect|busca|cog|encuentr)\w* (?:unas? |las |tus )?(?:setas?|hongos?)\b/,
      /\b(?:death cap|fly agaric|amanita (?:phalloides|muscaria)|false morel|gyromitra|cortinarius|webcap)s?\b/,
    ],
    unless:
      /\b(?:bought|shop|store|market|supermarket|expert|identified by|compradas?|comprados?|mercado|tienda|supermercado|expert[oa]s?|micolog\w+|cultivad[oa]s|do not|don't|never|nunca)\b/,
  },
  {
    code: "pufferfish",
    shows: [/\b(?:puffer ?fish|blow ?fish|fugu|pez globo|pez erizo|tamboril(?:es)?(?= (?:japones|crudo)))\b/],
    unless: /\b(?:do not|don't|never|no (?:uses|comas)|nunca)\b/,
  },
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
  {
    code: "not-food",
    shows: [
      /\b(?:bleach|antifreeze|methanol|drain cleaner|dish(?:washing)? (?:soap|liquid)|detergent|ammonia|borax|turpentine|rat poison|petrol|gasoline|tide pods?)\b/,
      /\b(?:lejia|anticongelante|metanol|desatascador|lavavajillas liquido|detergente|amoniaco|borax|aguarras|matarratas|gasolina)\b/,
      /\b(?:oleander|deadly nightshade|belladonna|hemlock|yew berries|lily of the valley|foxglove|castor beans?|jimson ?weed|daffodil bulbs?|monkshood|adelfa|cicuta|belladona|estramonio|semillas de ricino|acebo)\b/,
    ],
    unless:
      /\b(?:baker'?s ammonia|ammonium|amonico|clean|wash|limpia\w*|lava\w*|desinfect\w*|disinfect\w*)\b/,
  },
];

const KIDNEY_BEANS =
  /\b(?:(?:red |white |dried )?kidney beans?|rajma|cannellini(?: beans?)?|(?:alubias?|judias?|frijol(?:es)?|habichuelas?|porotos?|caraotas?) (?:\w+ )?(?:roj[oa]s?|pintas?|colorad[oa]s?)|(?:dried|dry|raw|uncooked) (?:\w+ )?beans)\b/;
const READY =
  /\b(?:tins?|tinned|cans?|canned|jars?|jarred|drained|cooked|boiled|rinsed and drained|bote|botes|lata|latas|conserva|cocid[oa]s?|escurrid[oa]s?|pre-?cooked|from a (?:tin|can|jar)|packet)\b/;
const RAW_BEANS =
  /\b(?:raw|uncooked) (?:red )?kidney beans?\b|\bkidney beans? (?:\w+ ){0,3}(?:raw|uncooked)\b|\b(?:alubias?|judias?|frijol(?:es)?|habichuelas?)(?: roj[oa]s?)? crud[oa]s?\b/;
const SLOW_COOKER =
  /\b(?:slow[- ]?cook(?:er|ed|ing)?|crock ?-?pot|on low|low heat setting|olla (?:de coccion )?lenta|coccion lenta|slowcooker|crockpot)\b/;
/** Full boiling for ten minutes, which destroys the lectin; a pressure cooker does it too. */
const BOILED =
  /\b(?:boil(?:ed|ing)?|rolling boil|pressure[- ]cook\w*|instant pot|hierv\w*|hervir|hervid[oa]s?|ebullicion|olla (?:a presion|express?|rapida))\b/;
const RAW_DISH =
  /\b(?:salad|without (?:cooking|boiling)|no cooking|just soak|soak(?:ed)? (?:only|overnight and (?:add|eat|serve|toss|mix))|sprout(?:ed)?|ensalada|sin (?:cocer|hervir|cocinar)|solo (?:en remojo|remojadas))\b/;

/** Finds poisonous foods, and dried kidney beans that never boil. */
export function poisonousFoods({ names, rows, steps }: RecipeSentences): Danger[] {
  return [
    ...dangersBy(PATTERNS, [...names, ...rows, ...steps]),
    ...unboiledBeans([...names, ...rows, ...steps]),
    ...neverHeated(rows, steps),
  ];
}

/** Foods that are poisonous raw, as rows name them; syrups, wines and juices of the shops are heated. */
const ONLY_HEATED = [
  {
    code: "raw-elderberries",
    food: /\b(?:elder ?berr(?:y|ies)|bayas? de sauco)\b(?! (?:syrup|cordial|jam|jelly|wine|juice|liqueur|tea))/,
  },
  {
    code: "raw-cassava",
    food: /^(?:[\d\s./½¼¾]|k?g\b|large|small|whole|grande|pequena)*(?:cassavas?|manioc|yucas?|mandiocas?)$/,
  },
] as const;
const HEAT =
  /\b(?:boil\w*|cook\w*|simmer\w*|heat\w*|hot|bak(?:e|es|ed|ing)|roast\w*|fr(?:y|ies|ied|ying)|steam\w*|stew\w*|microwave\w*|oven|pan|pot|bring to|minutes?|hierv\w*|hervi\w*|cuec\w*|coc(?:er|ina\w*|id\w*|ci\w*)|calient\w*|calenta\w*|horn\w*|asa\w*|frie\w*|frei\w*|vapor|guisa\w*|microondas|minutos?)\b/;

/** Finds a food that is poisonous raw in a recipe whose steps heat nothing. */
function neverHeated(rows: readonly RecipeSentence[], steps: readonly RecipeSentence[]): Danger[] {
  // One or two words are a title, such as "Cook", and say nothing of heat.
  const sentences = steps.filter(({ plain }) => plain.split(" ").length > 2);
  if (sentences.length === 0 || sentences.some(({ plain }) => HEAT.test(plain))) return [];
  return ONLY_HEATED.flatMap(({ code, food }) => {
    const row = rows.find(({ plain }) => food.test(plain));
    return row ? [{ code, where: row.where, quote: row.quote }] : [];
  });
}

function unboiledBeans(sentences: readonly RecipeSentence[]): Danger[] {
  const raw = sentences.find(
    ({ plain }) =>
      RAW_BEANS.test(plain) &&
      !/\b(?:never|not|toxic|poison\w*|nunca|no|toxic[oa]s|boil|hierv\w*)\b/.test(plain),
  );
  const beans = sentences.filter(({ plain }) => KIDNEY_BEANS.test(plain));
  const areReady = beans.some(({ plain }) => READY.test(plain));
  const areBoiled = sentences.some(
    ({ plain }) =>
      BOILED.test(plain) &&
      !/\b(?:no|not|without|sin|never|instead of) (?:\w+ ){0,3}(?:boil|herv|hierv)/.test(plain),
  );
  if (raw) return [{ code: "dried-beans", where: raw.where, quote: raw.quote }];
  if (beans.length === 0 || areReady || areBoiled) return [];
  const risky =
    sentences.find(({ plain }) => SLOW_COOKER.test(plain)) ??
    sentences.find(
      ({ plain, where }) => where.part === "step" && KIDNEY_BEANS.test(plain) && RAW_DISH.test(plain),
    );
  return risky ? [{ code: "dried-beans", where: risky.where, quote: risky.quote }] : [];
}
