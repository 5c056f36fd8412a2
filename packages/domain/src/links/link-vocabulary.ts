import { wordSet } from "../text/word-set.ts";
import { PRODUCT_WORDS } from "./product-words.ts";

/** Articles, possessives, conjunctions and prepositions, which name nothing. */
const LITTLE_WORDS = wordSet(
  `the a an of your some any each both all this that these those my our its their and or with in for to from on at if into over
   el la los las un una unos unas de del al y o u e con en para por su sus lo a cada tu tus nuestro nuestra
   der die das den dem des ein eine einen einem einer und oder mit von vom zum zur fur im in am alle alles
   le les l du d des au aux un une et ou avec de en pour a
   il lo gli i la le un uno una e o con di del della dello dei degli delle da in al alla per
   o os as um uma e ou com de do da dos das em no na nos nas para ao p`,
);

/** Words that describe a food, and by which two foods of one head do not differ. */
const STATE_WORDS = wordSet(
  `fresh freshly dried dry ground large small medium big extra jumbo softened melted cold warm hot boiling lukewarm cool cooled chilled frozen thawed ripe raw cooked uncooked
   chopped diced sliced minced grated shredded crushed peeled seeded cored halved quartered cubed crumbled roasted finely coarsely roughly thinly thickly lightly packed heaping level rounded
   boneless skinless bone skin on lean organic natural pure regular standard good quality best favorite favourite homemade store bought prepared ready instant quick cracked
   low lowfat nonfat fat free full reduced sodium lite unsweetened sweetened torn cut drained rinsed beaten squeezed zested juiced washed trimmed filtered canned tinned jarred
   fine coarse kosher sea table flaky mini baby long short thick thin soft hard firm crisp crispy young old new day sized size inch pieces piece bite thumb
   divided optional additional more plus preferably about approximately roughly such as like other desired needed necessary taste garnish serving serve temperature temp room
   choice liking preference high dairy gluten lactose vegan non virgin refined unrefined pressed softened chunky bottled purchased leftover stale seasoned marinated scrambled toasted reserved remaining
   fresco fresca frescos frescas seco seca secos secas molido molida molidos molidas entero entera enteros enteras grande grandes pequeno pequena pequenos pequenas mediano mediana medianos medianas
   picado picada picados picadas rallado rallada rallados ralladas cortado cortada cortados cortadas pelado pelada pelados peladas troceado troceada troceados troceadas laminado laminada laminados laminadas machacado
   maduro madura maduros maduras crudo cruda crudos crudas cocido cocida cocidos cocidas frio fria frios frias caliente calientes tibio tibia templado templada congelado congelada blando blanda derretido derretida
   virgen natural naturales fino fina grueso gruesa gordo gorda finamente batido batida batidos batidas tostado tostada limpio limpia limpias limpios lavado lavada escurrido escurrida
   buen buena bueno tipo calidad gusto opcional aproximadamente desalado desalada tierno tierna tiernos tiernas redondo extra reservado reservada restante restantes colado colada
   frisch frische frischer frisches getrocknet gemahlen ganz ganze gross grosse klein kleine weich kalt warm heiss gerieben gehackt fein feine grob halbiert entsteint
   frais fraiche fraiches sec seche moulu entier gros grosse petit petite mou froid chaud rape hache fin fine emiette
   fresco fresche secco macinato intero grande piccolo freddo grattugiato tritato fino
   seca seco moido inteiro grande pequeno frio quente ralado picado fino picada`,
);

/** Words that describe a food, and by which two foods of one head can differ: "brown sugar", "white sugar". */
const KIND_WORDS = wordSet(
  `whole plain purpose self raising rising strong red green yellow white black brown purple orange golden pink dark light sweet smoked mild spicy bittersweet semisweet salted unsalted
   powdered icing granulated caster confectioners condensed evaporated double single sour bell spring rolled heavy whipping toasted hot cooking
   rojo roja rojos rojas verde verdes amarillo amarilla blanco blanca blancos blancas negro negra negros negras dulce dulces picante picantes moreno morena integral glas liquida liquido condensada evaporada desnatada
   schwarze schwarzer weisse brauner rote grune blanc blanche noir rouge vert bianco nero rosso branco preto`,
);

/** Parts and pieces of a food by which a recipe names the food: "lettuce leaves", "dientes de ajo", "handful of basil". */
const PIECE_WORDS = wordSet(
  `clove cloves sprig sprigs leaf leaves stalk stalks stick sticks bunch head heads slice slices piece pieces wedge wedges round rounds strip strips cube cubes chunk chunks floret florets ear ears
   can cans jar tin packet package bag box shreds shavings flesh pulp half halves part parts knob pat pats handful handfuls pinch dash drizzle drop drops splash spoonful spoonfuls sprinkle sprinkling grind grinds bulb bulbs fronds extract essence pod pods bean-pod bit batch tops stems
   cup cups tablespoon tablespoons teaspoon teaspoons tbsp tsp pound pounds ounce ounces gram grams unit rest remainder portion portions amount
   diente dientes rama ramas ramita ramitas hoja hojas hojita hojitas rodaja rodajas loncha lonchas filete filetes trozo trozos trocito trocitos lata bote sobre manojo cabeza unidad unidades taza tazas vaso vasos copa punado punados pizca pellizco
   cucharada cucharadas cucharadita cucharaditas chorro chorrito gota gotas mitad resto poco parte tercio cuarto gramos gr kilo litro ml gajo gajos tira tiras dado dados cubo cubos escamas medio media bola bolas punta dedo cascos tallo tallos pulpa granos esencia extracto vaina vainas
   gousse gousses feuille feuilles brin brins branche branches tranche tranches morceaux pincee cuillere cuilleres soupe cafe peu reste grains botte bouquet noisette noix filet
   wurfel streifen ringe zehe zehen zweig blatter stuck scheiben bund prise prisen dose kugel el tl rest halfte
   foglie foglia spicchio spicchi rametto pizzico cucchiai cucchiaio cucchiaino fette filo resto
   folha folhas dente dentes colher colheres pitada fio ramo cubo`,
);

/** "The whites" are those of the eggs, which no food of the table is called by itself. */
export function isWhites({ key }: { key: string }): boolean {
  return key === "whites";
}

/** The sorts that a word can be by itself, as bits so that a word is looked up once. */
export const LITTLE = 1;
export const STATE = 2;
export const KIND = 4;
export const PIECE = 8;
export const PRODUCT = 16;
/** A word that describes a food and names none by itself. */
export const DESCRIBING = STATE | KIND;

const SORTS: ReadonlyMap<string, number> = sortsOfWords();

function sortsOfWords(): Map<string, number> {
  const sorts = new Map<string, number>();
  for (const [sort, words] of [
    [LITTLE, LITTLE_WORDS],
    [STATE, STATE_WORDS],
    [KIND, KIND_WORDS],
    [PIECE, PIECE_WORDS],
    [PRODUCT, PRODUCT_WORDS],
  ] as const)
    for (const word of words) sorts.set(word, (sorts.get(word) ?? 0) | sort);
  return sorts;
}

/** Returns the sorts of a word as bits; 0 for a word that is none of them. */
export function sortsOf(key: string): number {
  return SORTS.get(key) ?? 0;
}

/** Words after a food's name that make another thing of it, made before: "the flour mixture", "lemon glaze". */
export const MADE_OF = wordSet(
  `mixture mixtures mix dough batter sauce filling paste slurry blend base syrup marinade dressing glaze topping crust reduction stock broth soup stew wash rub coating layer layers puree mash juices side sides
   salad pudding chowder quiche lasagna pie cake cakes bread loaf cookies cookie muffins pancakes pancake pizza sandwich burger burgers patties patty curry casserole risotto tart roll rolls balls ball bowl bowls taco tacos cream frosting icing dip
   vinaigrette roux crumble gravy ham-bone bone bones fat liquid cooking water blob blobs package packages instructions ingredient ingredients skins drippings
   mezcla masa salsa relleno almibar mischung teig sauce fullung melange pate impasto composto massa molho fleischteig`,
);

/** Words before a food's name that make another thing of it, in languages where the head comes first. */
export const MADE_BEFORE = wordSet(
  `ingredientes mezcla masa salsa relleno crema caldo pure sofrito tortilla risotto bizcocho tarta pastel sopa ensalada guiso base capa cama molde papel harina crema glaseado almibar jarabe vaso sarten aceite
   melange pate sauce appareil preparation gateau tarte soupe puree creme papier bouillon
   composto impasto salsa crema torta mistura massa molho bolo torta pure creme caldo`,
);

/** Things to cook with, whose names contain a food's: "rice cooker", "egg whisk". */
export const EQUIPMENT = wordSet(
  `cooker pan pot tin tray dish plate knife spoon cutter masher press mill grinder grater squeezer basket mug jug bag paper foil brush towel cloth maker machine steamer rack sheet liner cases bath plates pans`,
);

/** Heads of names that a recipe often makes by itself: alone they mean what was made. */
export const MADE_HEADS = wordSet(
  `sauce dressing dough mixture mix paste filling syrup topping glaze marinade batter crust soup liquid puree salsa masa mezcla relleno adobo teig impasto molho massa base coating juices seeds seed skin skins bone bones pepitas pipas`,
);

/** Words that take only a portion of a food, however it is measured. */
export const FRACTIONS = wordSet(
  "half third thirds quarter quarters parts almost nearly casi presque quasi quase mitad tercio tercios cuarto cuartos halfte drittel moitie tiers quart meta terzo metade terco part parte most mayor",
);

/** Words that take a little of a food: a portion of one with an amount, all of one without. */
export const LITTLE_OF = wordSet(
  "some little bit few dash splash drizzle drop drops sprinkle sprinkling handful knob pinch spoonful poco poquito algo algunos algunas unos unas varios varias several chorrito chorro pizca gotas punado hilo etwas prise peu filet pincee po filo pizzico pouco pitada fio",
);

/** Words that take more of a food that was taken before. */
export const MORE = wordSet(
  "more extra another additional mas adicional otro otra otros otras weitere mehr encore supplementaire altro altra ancora mais outro outra",
);

/** Words that take what is left of a food. */
export const REST = wordSet(
  `remaining remainder rest leftover reserved restante restantes resto reservado reservada reservados reservadas sobrante sobrantes queda quedan restliche restlichen restlicher restliches ubrige ubrigen
   restant restants reste rimanente rimanenti restanti rimasto rimasta rimasti`,
);

/** Words that begin a clause about a state: "until the onions are soft". */
export const CLAUSE_STARTS = wordSet(
  "until when once while if hasta cuando mientras si vez bis wenn sobald jusqu jusqua lorsque quand finche quando ate assim",
);

/** Words before a food that is not taken. */
export const NOT_TAKEN = wordSet(
  "without except excepto sin menos salvo ohne ausser sauf senza tranne sem exceto instead",
);

/** Words after which a food that was taken before is only looked at: "let the butter cool", "return the chicken". */
export const STATE_VERBS = wordSet(
  "let allow allowing letting return returning repeat make sure deja dejar dejando vuelve devuelve mismo misma same ese esa stesso gleichen meme",
);

/** Verbs that only correct what was taken: "adjust the salt". */
export const ADJUSTING =
  "adjust adjusting check rectifica rectificar rectificamos rectifique rectificad comprueba comprobar compruebe ajusta ajustar ajuste corregir correggete rectifiez rectifier prueba probar pruebe probamos abschmecken";

/** Verbs and adjectives of greasing; only a line that is for it is meant where no food is named. */
export const GREASING =
  "grease greased greasing engrasa engrasar engrase engrasamos engrasad engrasado engrasada fetten einfetten gefettet gefettete gefetteten beurrez beurrer graissez imburrate unte untar untado untada unta";

/** Things that a cook greases or dusts. */
export const SURFACES =
  "pan pans tin tins dish mold mould tray trays sheet sheets surface worktop counter grate skillet molde moldes bandeja fuente superficie mesa encimera form blech moule teglia board rack paper";

/** Words of sentences about serving. */
export const SERVING = `serve serving served garnish garnished top topped topping sprinkle decorate drizzle finish enjoy dust sirve servir sirva servimos sirvelo sirvela sirvelas sirvelos decora decorar decore decoramos acompana acompanar acompane acompanado acompanada
   espolvorea espolvorear espolvoree adorna adornar remata termina terminar`;

/** Colours: a phrase with one does not mean a line with another. */
export const COLOURS = wordSet(
  `red green yellow white black brown orange purple dark light rojo roja rojos rojas verde verdes amarillo amarilla blanco blanca blancos blancas negro negra negros negras moreno morena`,
);

/** Heads of names of which the other words name another food: the chicken of a broth is no chicken. */
export const OTHER_FOOD_HEADS = wordSet(
  `broth stock sauce oil vinegar juice milk butter paste flour cube cubes bouillon wine soup water syrup sugar bread noodles rice caldo salsa aceite vinagre zumo jugo leche mantequilla pasta harina cubo vino sopa agua jarabe azucar bouillon huile vinaigre jus lait farine`,
);

/** Heads that only say in what form a food is: "garlic powder". */
export const FORM_HEADS = wordSet(
  "powder flakes granules seeds blend wraps semillas polvo poudre pulver polvere po",
);

/** Verbs that take a food out again. */
export const REMOVING = wordSet(
  "remove discard removing discarding retira retiran retirar retirad desecha desechar saca sacar deseche retire entfernen retirez enlevez togliete remova",
);

/** Heads that say which part of an animal or in what shape: "pork shoulder roast" is the pork. */
export const CUTS = wordSet(
  `roast steak steaks fillet fillets filet filets chop chops tender tenders tenderloin loin breast breasts thigh thighs leg legs wing wings shoulder mince drumstick drumsticks rack ribs cutlet cutlets belly cubes
   solomo solomillo lomo lomos pechuga pechugas muslo muslos filete filetes chuleta chuletas costillas costilla`,
);

/** Pieces that a recipe handles by themselves: "the fillets" of "4 salmon fillets", "las hojas" of "hojas de albahaca". */
export const SOLID_PIECES = wordSet(
  `extract leaves cloves sprigs stalks slices wedges sticks florets fillets filets hojas dientes filetes lonchas rodajas rebanadas trozos ramas ramitas tallos feuilles gousses tranches filets foglie fette scheiben folhas dentes`,
);
