import type { RequestDangerCode } from "../../recipe/request-danger.ts";

/** Words of a request that show a danger. Patterns see the words in lower case, without accents and marks, one space apart. */
export interface RequestDangerPattern {
  code: RequestDangerCode;
  /** What shows the danger; its words say nothing about the dish. */
  shows: readonly RegExp[];
  /** A food that must be named too. */
  with?: RegExp;
  /** Another food that must be named beside it. */
  and?: RegExp;
  unless?: RegExp;
}

const PINK_MEAT =
  /\b(?:chicken|turkey|poultry|pork|burgers?|hamburgers?|mince|minced|ground beef|sausages?|meat ?balls?|rabbit|pollos?|pavo|cerdo|hamburguesas?|picada|salchichas?|albondigas|conejo)\b/;
const BEANS =
  /\b(?:(?:red |white |black |pinto |borlotti |cannellini |haricot )?(?:kidney )?beans?|rajma|cannellini|borlotti|judiones|(?:alubias?|judias?|frijol(?:es)?|habichuelas?|porotos?|fabes)(?: (?:rojas?|pintas?|blancas?|negras?))?)\b/;
const SLOW_COOKED = /(?=\b(?:slow cook\w*|crock ?pot|olla (?:de coccion )?lenta|coccion lenta)\b)/;
const NUMBER =
  "(?:\\d+|several|many|few|a few|couple of|two|three|four|five|six|seven|eight|ten|twelve|varias?|muchas?|unas?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce)";
const HOURS =
  "(?:\\d{2}|[3-9]|several|many|three|four|five|six|seven|eight|ten|twelve|varias|muchas|tres|cuatro|cinco|seis|siete|ocho|diez|doce) (?:hours?|horas)";
const LONG = `(?:overnight|all (?:night|day|afternoon|weekend)|the whole (?:night|day)|since (?:yesterday|last night|this morning)|(?:for )?(?:a day|a whole day|${NUMBER} days|${HOURS})|toda la (?:noche|tarde|manana)|todo el (?:dia|fin de semana)|desde (?:ayer|anoche|esta manana|hace (?:${NUMBER} dias|un dia|${HOURS}))|(?:durante |por )?(?:un dia|${NUMBER} dias|${HOURS}))`;
const OUTSIDE =
  "(?:out(?: of| side| on)?(?: of)?(?: the| my)? ?(?:fridge|refrigerator|counter|worktop|side|table|stove|hob|kitchen)?|outside(?: of)?(?: the)? ?(?:fridge|refrigerator)?|unrefrigerated|at room temperature|(?:on|in) (?:the|my) (?:counter|worktop|side|table|stove|hob|car|sun|kitchen)|fuera(?: de(?:l)?(?: la)? (?:nevera|frigorifico|refrigerador|frigo))?|sin (?:nevera|refrigerar|frigorifico|frio)|a temperatura ambiente|(?:en|sobre) la (?:encimera|mesa|cocina)|al sol|en el coche)";
const UNCOOLED =
  "(?:out(?:side)?(?: of)?(?: the| my)? (?:fridge|refrigerator)|unrefrigerated|at room temperature|without (?:a )?(?:fridge|refrigerat\\w+)|fuera de(?:l)?(?: la)? (?:nevera|frigorifico|refrigerador|frigo)|sin (?:nevera|refrigerar|frigorifico)|a temperatura ambiente)";
const LEFT =
  "(?:left|forgotten|sat|sitting|standing|stood|kept|been|was|were|forgot|stayed|olvidad[oa]s?|dejad[oa]s?|deje|lleva|llevan|llevaba|estuvo|estuvieron|estado|quedo|quedaron|pasado|paso)";

/** Foods in which, kept without air, bacteria make poison. */
const LOW_ACID =
  "(?:(?:green |runner |broad |fresh )?beans?|peas|corn|sweetcorn|carrots?|beetroots?|beets?|potatoe?s?|asparagus|mushrooms?|spinach|pumpkin|squash|courgettes?|aubergines?|peppers?|artichokes?|vegetables?|garlic|soup|stews?|stock|broth|meat|chicken|beef|pork|fish|tuna|salmon|chill?i|judias|guisantes|maiz|zanahorias?|remolachas?|patatas?|papas|esparragos?|setas|champinones|hongos|espinacas|calabaza|calabacin(?:es)?|berenjenas?|pimientos?|alcachofas?|verduras|ajos?|sopa|guisos?|caldo|carne|pollo|ternera|cerdo|pescado|atun|bonito|garbanzos|lentejas|alubias|frijoles|pisto)";
const PETS =
  "(?:(?<!hot |corn |prairie )(?:dogs?|doggies|doggy|doggo|pupp(?:y|ies)|pups?|cats?|kitt(?:y|en|ens|ies)|pets?|labradors?)|perr[oa]s?(?! caliente)|perrit[oa]s?(?! caliente)|cachorr[oa]s?|gat[oa]s?|gatit[oa]s?|mascotas?)";

const FROZEN_OR_DRY =
  /\b(?:freezer|frozen|congel\w*|bread|pan|cheese|queso|baby|bebe|dry aged|month old|months old)\b/;

/** Signs from the consumer advice of the FSA, the USDA and AESAN on what is no longer fit to eat. */
export const REQUEST_DANGER_PATTERNS: readonly RequestDangerPattern[] = [
  {
    code: "left-out",
    shows: [
      new RegExp(
        `\\b(?:(?:that|which|i|we|has|have|had|que|se|me|ha|han|y)\\s){0,6}(?:${LEFT} ){1,3}(?:\\w+ ){0,2}?${OUTSIDE} (?:\\w+ ){0,2}?${LONG}\\b`,
      ),
      new RegExp(
        `\\b(?:(?:that|which|i|we|has|have|had|que|se|me|ha|han|y)\\s){0,6}(?:${LEFT} ){1,3}(?:\\w+ ){0,2}?${LONG} (?:\\w+ ){0,1}?${OUTSIDE}(?: |$)`,
      ),
      new RegExp(`\\b${LONG} ${OUTSIDE}(?: |$)`),
      new RegExp(`\\b${OUTSIDE} ${LONG}\\b`),
      /\b(?:that |which )?(?:i |we |was |were |has been |have been )?(?:left|sat|forgotten|forgot) (?:it |them )?(?:out of the fridge|(?:out )?on the (?:counter|worktop|side|hob)|(?:out )?in the (?:car|sun))\b/,
      /\b(?:que )?(?:se |me )?(?:dej\w+|olvid\w+|qued\w+) (?:(?:anoche|ayer) fuera|(?:anoche |ayer )?(?:fuera (?:de la nevera|del frigorifico)|sobre la encimera|en la encimera|en el coche))\b/,
    ],
    unless:
      /\b(?:dough|batter|bread|butter|starter|sourdough|flour|cookies?|biscuits?|cake|yogh?urt|kefir|kombucha|bananas?|tomato(?:es)?|fruit|apples?|avocados?|ferment\w*|sauerkraut|kimchi|prov(?:e|ing)|rise|camping|masa|pan|mantequilla|levadura|galletas|bizcocho|yogur|platanos?|tomates?|fruta|aguacates?|nothing|without)\b/,
  },
  {
    code: "left-out",
    with: /\b(?:mayonnaise|mayo|aioli|alioli|mayonesa|hollandaise|holandesa|custard|natillas|tiramisu|mousse|cheesecake)\b/,
    shows: [
      new RegExp(
        `\\b(?:that |which |to |it |que |se |para )*(?:keeps?|lasts?|stays?|store|conserv\\w+|aguant\\w+|dur[ae]\\w*|guard\\w+) (?:\\w+ ){0,4}?${UNCOOLED}(?: |$)`,
      ),
    ],
  },
  {
    code: "spoiled",
    shows: [
      /\b(?:that |which |has |have |is |are ){0,6}(?:expired|out of date|gone off|going off|went off|gone bad|went bad|turned bad|spoil(?:ed|t)|rotten|rotting|rancid|slimy|mou?ldy|with (?:some )?mou?ld|past (?:its|their|the) (?:\w+ )?(?:date|use by|sell by|expiry))\b/,
      /\b(?:that |which |it |they ){0,6}smell(?:s|ing|y)?(?: a bit| a little| really| very| slightly)? ?(?:bad|off|funny|sour|weird|strange|rotten|odd|fishy)\b/,
      /\b(?:bulging|swollen|bloated) (?:tin|can|jar|tins|cans|lid)\b/,
      /\b(?:that |which ){0,6}(?:have |has )?(?:did not|didnt|wont|wouldnt|will not|never|not|havent|hasnt) (?:open|opened)\b|\b(?:unopened|closed)(?= (?:mussels|clams|cockles))/,
      /\b(?:que )?(?:esta[n]? )?(?:caducad[oa]s?|caduco|caducaron|pasad[oa]s? de fecha|podrid[oa]s?|enmohecid[oa]s?|mohos[oa]s?|con (?:algo de )?moho|en mal estado|echad[oa]s? a perder|estropead[oa]s?|babos[oa]s?)\b/,
      /\b(?:que )?huelen? (?:un poco |algo |muy )?(?:mal|raro|agrio|a podrido|fuerte)\b/,
      /\b(?:lata|latas|bote|botes) (?:hinchad|abombad)[oa]s?\b/,
      /\bque no se (?:han abierto|abrieron|abren|abre|abrio|ha abierto)\b/,
    ],
    unless:
      /\b(?:blue cheese|queso azul|roquefort|stilton|brie|cabrales|gorgonzola|do not open the|compost)\b/,
  },
  {
    code: "kept-too-long",
    shows: [
      /\b(?:a )?(?:week|fortnight) old\b|\b(?:\d{2}|[5-9]|five|six|seven|eight|ten) days? old\b/,
      /\b(?:from|cooked|made) (?:last week|last month|a week ago|weeks ago|(?:[5-9]|\d{2}|five|six|seven|eight|ten) days ago)\b/,
      /\b(?:que )?(?:lleva\w* |tiene\w* )?(?:de )?hace (?:mas de )?(?:una semana|semanas|(?:[5-9]|\d{2}|cinco|seis|siete|ocho|diez) dias|un mes)\b/,
      /\b(?:that |which )?(?:has been |have been |was |sitting |kept ){0,6}in the fridge for (?:over |more than )?(?:a week|weeks|(?:[5-9]|\d{2}|five|six|seven|eight|ten) days)\b/,
      /\bde la semana pasada\b/,
      /\b(?:que )?lleva\w* (?:mas de )?(?:una semana|semanas|(?:[5-9]|\d{2}|cinco|seis|siete|ocho|diez) dias)(?: en la nevera)?\b/,
    ],
    with: /\b(?:leftovers?|left|cooked|rice|chicken|curry|stew|chilli|chili|soup|meat|fish|turkey|pasta|mince|sobras?|restos|cocid\w*|arroz|pollo|guiso|caldo|carne|pescado|pavo|lentejas)\b/,
    unless: FROZEN_OR_DRY,
  },
  {
    code: "kept-too-long",
    with: /\b(?:rice|arroz)\b/,
    shows: [
      /\b(?:[2-4]|two|three|four) days? old\b|\b(?:from|cooked|made) (?:[2-4]|two|three|four) days ago\b/,
      /\b(?:que )?(?:lleva\w* |cocido |hecho )?(?:de )?hace (?:[2-4]|dos|tres|cuatro) dias\b|\bde (?:[2-4]|dos|tres|cuatro) dias\b/,
    ],
    unless: FROZEN_OR_DRY,
  },
  {
    code: "refrozen",
    shows: [
      /\bre ?fr(?:o|ee)z\w*\b/,
      /\b(?:thawed |defrosted )?(?:and |then )?(?:frozen|freez\w*|froze) (?:it |them )?(?:again|twice)\b/,
      /\b(?:y |luego )?(?:vuelt[oa]s? a|volver a|volvi a|volvio a) congelar\b|\brecongelad[oa]s?\b|\b(?:y )?congelad[oa]s? (?:otra vez|de nuevo|dos veces)\b/,
    ],
  },
  {
    code: "raw-milk",
    shows: [
      /\b(?:raw|unpasteuri[sz]ed|straight from the cow)(?= (?:\w+ )?(?:milk|cream|cheese|yogh?urt))/,
      /\bunpasteuri[sz]ed\b/,
      /\bmilk straight from the (?:cow|farm)\b/,
      /\b(?:leche|nata) (?:\w+ )?(?:cruda|sin pasteurizar|recien ordenada)\b|\bsin pasteurizar\b/,
    ],
  },
  {
    // Five days in a freezer at home: AESAN; raw fish is frozen by law before it is sold as such (EC 853/2004).
    code: "unfrozen-fish",
    with: /\b(?:ceviche|sushi|sashimi|tartare?|carpaccio|tiradito|gravlax|poke|boquerones|en vinagre|raw (?:fish|salmon|tuna)|(?:pescado|salmon|atun|bonito) crudo)\b/,
    shows: [
      /\bwithout freezing(?: it| them| the fish)?\b|\b(?:never |not (?:been )?|un)frozen(?: first)?\b/,
      /\bsin congelar(?:l[oa]s?| el pescado| los boquerones)?\b|\b(?:que )?no (?:esta[n]? |ha[n]? sido |se ha[n]? )?congelad[oa]s?\b/,
    ],
  },
  {
    code: "dried-beans",
    with: BEANS,
    shows: [
      /\b(?:that (?:are|were) |which (?:are|were) |only |just ){0,6}(?:soaked (?:overnight )?)?(?:but |and ){0,6}(?:not|never|un|havent been|not been) ?(?:been )?(?:boil(?:ed)?|cooked|precooked)(?: first)?\b|(?<=\bbeans )without (?:boiling|cooking)\b|\bwithout boiling\b/,
      /\b(?:only|just) soaked\b|\bundercooked\b|\braw(?= (?:\w+ )?(?:kidney )?beans?)\b/,
      /(?<=\b(?:alubias|judias|frijoles|habichuelas|rojas|pintas|blancas) )sin (?:cocer|cocinar)(?:l[oa]s)?\b|\b(?:remojad[oa]s? |en remojo )(?:pero |y ){0,6}sin (?:hervir|cocer|cocinar)(?:l[oa]s)?(?: antes)?\b|\bsin hervir(?:l[oa]s)?\b|\bno (?:hervid|cocid)[oa]s?\b|\b(?:solo|solamente) (?:en remojo|remojad[oa]s?)\b|\bcrud[oa]s\b/,
    ],
    unless: /\b(?:green beans?|runner beans?|broad beans?|coffee|cocoa|vanilla|jelly|judias verdes)\b/,
  },
  {
    code: "dried-beans",
    with: /\b(?:dried|dry|uncooked|sec[oa]s) (?:\w+ )?(?:kidney )?beans?\b|\b(?:alubias?|judias?|frijol(?:es)?) (?:\w+ )?sec[oa]s\b|\bkidney beans? from dr(?:y|ied)\b/,
    shows: [SLOW_COOKED],
  },
  {
    code: "dried-beans",
    with: /\b(?:kidney beans?|rajma|cannellini|(?:alubias?|judias?|frijol(?:es)?) (?:rojas?|rojos?|pintas?))\b/,
    shows: [SLOW_COOKED],
    unless: /\b(?:tins?|tinned|cans?|canned|jars?|cooked|botes?|latas?|conserva|cocid[oa]s)\b/,
  },
  {
    code: "undercooked",
    with: PINK_MEAT,
    shows: [
      /\b(?:still |a bit |a little |slightly ){0,6}(?:pink(?! (?:salt|pepper\w*|himalayan|lady|grapefruit|onions?|lemonade|gin))|medium rare|rare|bloody|undercooked|underdone)(?: in the (?:middle|centre|center)| inside)?\b/,
      /\braw(?= (?:\w+ )?(?:chicken|turkey|pork|mince|sausages?|burgers?)\b)(?! (?:\w+ )?(?:chicken|turkey|pork) (?:breasts?|thighs?|wings?|legs?|fillets?|chops?|pieces?|drumsticks?|loin|shoulder))/,
      /\b(?:muy |un poco |algo )?(?:poco hech[oa]s?|medio crud[oa]s?|al punto|sangrantes?|rosad[oa]s?(?: por dentro| en el centro)?)\b/,
      /\bcrud[oa]s?(?: por dentro)?\b/,
      /(?=\b(?:chicken|turkey|pork) (?:tartare?|sashimi|carpaccio|ceviche|sushi)\b)/,
      /(?=\b(?:tartare?|sashimi|carpaccio|ceviche|sushi) (?:of|de) (?:chicken|turkey|pork|pollo|pavo|cerdo)\b)/,
    ],
    unless: /\b(?:jamon|salchichon|raw (?:vegetables?|carrots?|onions?|fish|tuna))\b/,
  },
  {
    code: "oil-kept",
    with: /\b(?:garlic|herbs?|basil|rosemary|chill?i(?:es|s)?|peppers?|tomatoes|beans?|mushrooms|aubergines?|ajos?|hierbas|albahaca|romero|guindillas?|pimientos|tomates|alubias|judias|setas|berenjenas?)\b/,
    and: /\b(?:oil|aceite|confit)\b/,
    shows: [
      /\b(?:to )?(?:be )?(?:keep|kept|store|stored|leave|left|preserve|preserved)?(?: \w+)? ?(?:at room temperature|in (?:the|a|my) (?:cupboard|pantry|larder)|on (?:the|a) (?:counter|shelf)|out of the fridge|for (?:\w+ )?(?:weeks|months|a year))\b/,
      /\b(?:para |que )?(?:dure|duren|guardar|conservar|guardad[oa]s?|conservad[oa]s?|dejar|dure|aguante)?(?: \w+)? ?(?:a temperatura ambiente|en (?:la|el|mi) (?:despensa|armario|alacena|encimera)|fuera de la nevera|(?:durante |por |unas? )?(?:\w+ )?(?:semanas|meses))\b/,
    ],
  },
  {
    code: "home-canning",
    shows: [
      new RegExp(
        `\\b(?:(?:(?:how (?:to|do i|do we|can i|can we)|(?<!how )can (?:i|we)|want to|going to|like to) can|^can(?= (?:my|our|these|some) (?:\\w+ )?${LOW_ACID}$)|(?<!\\b(?:an?|one|the|two|three|my|half|this|that|big|small|\\d) )(?:jar|bottle|preserve)(?! of))(?: up)?(?: my| our| these| fresh| the| some)?|(?:home )?(?:canning|jarring|bottling)(?: of)?(?: my| our| the| some| fresh)?)(?= (?:\\w+ )?${LOW_ACID}\\b)`,
      ),
      new RegExp(
        `(?<=\\b${LOW_ACID} )(?:water bath|(?:in|into) (?:\\w+ )?jars?) (?:\\w+ ){0,6}?(?:water bath|boil\\w*|months?|year|pantry|cupboard|shelf|winter|vinegar)\\b`,
      ),
      /\b(?:in |with |using )?(?:a |the )?(?:boiling )?water bath (?:can\w*|jars?|preserv\w*)\b/,
      new RegExp(
        `\\b(?:conservas?|conservar|envasar|envaso|embotar|enfrascar|enlatar) (?:caseras? )?(?=(?:de |de l[ao]s? |l[ao]s? |mis |unas? )?(?:\\w+ )?${LOW_ACID}\\b(?: \\w+){0,6}? (?:tarros?|botes?|frascos?|bano maria|despensa|meses|invierno|vacio|casa)\\b)`,
      ),
      new RegExp(
        `(?<=\\b${LOW_ACID}\\b(?: \\w+){0,3} )(?:en )?(?:conserva )?(?:en )?(?:tarros?|botes?|frascos?)(?: \\w+){0,3}? (?:al )?bano maria\\b`,
      ),
      /\b(?:my |our )?(?:home ?(?:canned|bottled|jarred|canning|preserved|bottling)|homemade (?:canned|preserved))\b/,
      /\b(?:canned|bottled|jarred) (?:at home|by (?:my|our) \w+|myself|ourselves)\b/,
      /\b(?:en )?conservas? (?:casera|caseras|hecha en casa|hechas en casa)\b|\bembotad[oa]s?(?: en casa)?\b/,
    ],
    unless:
      /\b(?:jam|marmalade|pickl\w*|chutney|(?<!without |no |without any )vinegar|peaches|pears|apples|plums|cherries|berries|fruit|mermelada|encurtid\w*|(?<!sin )vinagre|melocoton\w*|peras|fruta|ciruelas)\b/,
  },
  {
    code: "foraged-mushrooms",
    with: /\b(?:mushrooms?|fungi|ceps?|porcini|chanterelles?|morels?|setas?|hongos?|niscalos?|rebozuelos?|boletus|champinones)\b/,
    shows: [
      /\b(?:that |which )?(?:i |we |my \w+ )?(?:have |ve |just )?(?:found|picked|gathered|foraged|collected)(?: them| it| some| myself| ourselves)?(?: (?:in|from|on|at) (?:the|a|my|our) (?:forest|woods?|garden|lawn|field|park|meadow|countryside))?\b/,
      /\b(?:from|in) (?:the|our|my) (?:forest|woods?|garden|lawn|field)\b/,
      /\bwild(?= mushrooms (?:i|we|from|found|picked)\b)/,
      /\b(?:que )?(?:he |hemos |yo )?(?:encontr\w+|recogi\w*|cogi\w*|recolect\w+)(?: (?:en|por) (?:el|la) (?:bosque|campo|monte|jardin|sierra))?\b/,
      /\b(?:del|en el) (?:bosque|campo|monte|jardin)\b/,
    ],
    unless:
      /\b(?:garden cent(?:re|er)|in the (?:fridge|shop|market|supermarket|freezer)|en (?:la nevera|el supermercado|el mercado))\b/,
  },
  {
    code: "green-potatoes",
    with: /\b(?:potato(?:es)?|spuds|patatas?|papas?)\b/,
    shows: [
      /\b(?:sprouting|sprouted|greened|greenish)\b/,
      /\bgreen(?= (?:\w+ )?(?:potatoes|spuds)\b)|\b(?:that (?:have |are )?)?(?:gone|turned|turning|going) green\b/,
      /\bwith (?:long |green ){0,6}(?:sprouts|shoots)\b/,
      /\b(?:verdes?|verdosas?) ?(?:y |con |o )?(?:los |sus )?(?:brotes|germinadas?|grillos)\b|\b(?:germinadas?|grilladas?|con (?:los |sus )?(?:brotes|grillos))\b/,
    ],
    unless:
      /\b(?:curry|brussels|bean sprouts|broccoli|sprouted (?:wheat|bread|lentils|chickpeas)|brotes de (?:soja|bambu))\b/,
  },
  {
    code: "pets",
    shows: [
      new RegExp(
        `\\b(?:for|feed|to feed|para|a medias con|shared? with|together with) (?:(?:my|our|the|a|an|his|her|their|both|two|three|old|small|little|elderly|fussy|me and|us and|mi|mis|el|la|los|las|un|una|unos|unas|nuestr[oa]s?|su|sus|dos|mi pequen[oa]) ){0,3}${PETS}\\b`,
      ),
      /\b(?:dog|puppy|cat|kitten|pet) (?:treats?|food|biscuits?|cookies|birthday cake|cake|dinners?|meals?|snacks?|chews)\b/,
      new RegExp(`\\b(?:galletas|comida|premios|golosinas|snacks?|tarta|pastel) (?:de|para) ${PETS}\\b`),
      new RegExp(
        `\\b(?:my|mi) ${PETS} (?:and (?:i|me)|y (?:yo|a mi)|to eat|can eat|(?:que )?pueda comer)\\b`,
      ),
    ],
  },
];
