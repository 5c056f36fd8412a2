import { stem } from "../../text/stem.ts";
import { wordSet } from "../../text/word-set.ts";

// Words by which an amount in a sentence is told from a size, a portion and a count of pieces made. All are folded.

/** Words for things that hold food; an amount before or after one is its size. Stems. */
export const VESSELS = stems(`
  pan saucepan skillet tin dish pot bowl casserole mold mould ramekin processor blender cooker oven jar jug pitcher
  mug glass bag thermos container bottle tray tub carafe measure kettle terrine basket
  molde fuente olla cazuela cacerola sarten bol cuenco jarra recipiente bandeja budinera flanera vaso frasco tarro
  cazo perol termo bolsa tupper tartera paellera cocotte`);

/** Words for what food is packed in; as units they grow in number, and an amount beside one is its size. Stems. */
export const CONTAINERS = stems(`
  can tin jar package packet pack sachet pouch envelope box carton bottle tub container bag tube
  lata bote paquete sobre tarro frasco brick brik botella tarrina caja bolsa`);

/** Words for pieces that are formed or cut; an amount directly before or after one is its size. Stems. */
export const SHAPES = stems(`
  ball portion piece mound patty patties disc disk log chunk slice strip cube square wedge circle round scoop batch
  bola bolita porcion trozo pieza disco pedazo rebanada rodaja tira dado cubo bollo barra tanda racion pastilla`);

/** Words for foods that are formed; an amount after one, "buns of 80 g", is its size. Stems. */
export const FORMED_FOODS = stems(`
  loaf loaves roll bun bar dumpling burger biscuit cookie cake meatball croquette
  albondiga hamburguesa filete lomo croqueta galleta panecillo empanada`);

/** Words for glasses, which measure what they are filled with: "un vaso de vino". Stems. */
export const GLASSES = stems("glass vaso vasito copa copita");

/** Count units whose number grows with any food: "2 cloves of garlic", "3 ramitas de tomillo". Stems. */
export const COUNT_UNITS = stems(`
  clove sprig stalk bunch head stick dozen rasher ear knob handful pinch dash drop splash fillet can tin jar package
  packet sachet leaf leaves rib bulb spoonful dollop
  diente ramita rama manojo cabeza docena loncha pizca punado chorrito gota filete lata bote paquete sobre hoja tallo
  rebanada puno atado cubito`);

/** Count units that may be the result of cutting: they grow where their food follows. Stems. */
export const PIECE_UNITS = stems(`
  slice piece strip wedge cube ring sheet scoop square stem thumb
  rodaja trozo tira pieza lamina gajo pedazo hoja lonja`);

/** Count units that an article measures: "a clove of garlic", "un diente de ajo". Stems. */
export const ARTICLE_UNITS = stems(`
  clove sprig bunch stick dozen can tin stalk sachet packet
  diente ramita manojo docena lata sobre paquete loncha hoja rama`);

/** The stems of materials of sheets and pieces that are no food. */
export const NO_FOODS = stems(`
  paper foil parchment cling plastic dough pastry masa batidora licuadora cristal string cloth wood papel film aluminio hilo cuerda`);

/** Words between a number and what it counts. */
export const DESCRIBING = wordSet(`
  large medium small big lg med sm whole ripe fresh extra more heaped heaping level scant generous good full rounded packed
  additional red green yellow white brown thick thin beaten peeled chopped sliced diced minced grated boneless
  skinless cooked raw hot cold warm dried frozen sweet baby long free-range unpeeled firm tart little heavy equal
  of medium-sized medium-size organic unsalted salted bay chicken beef pork salmon fish cherry plum spring bell
  vanilla garlic celery russet granny smith roma thai bread bacon cinnamon lime lemon orange egg rosemary thyme
  lasagne lasagna gelatine gelatin cubed mini rinsed shredded quartered halved seeded pitted toasted roasted smoked
  boiled poached crushed softened washed trimmed leftover
  rojo roja rojos rojas verde verdes amarillo amarilla blanco blanca blancos blancas maduro madura maduros maduras
  entero entera enteros fresco fresca frescos frescas seco seca secas duro cocido morado morada
  buenas buenos grandes pequenas pequenos medianas medianos gran grande pequena pequeno mediana mediano buena buen
  colmadas colmada rasas rasa soperas sopera cuchara generosas mas otros otras primeros primeras`);

/** Words that make the number before them one that is not multiplied, and end the search for what it counts. */
export const STOPS = wordSet(`
  and or one uno to in into on onto with over for from at by until then the a an of per if as plus through around across together well back
  y e o u a al en con sobre para desde hasta luego el la los las un una de del por si como mas entre sin`);

/** Words before an amount that approach it. */
export const ABOUT =
  wordSet(`about approximately approx around roughly nearly almost just only exactly some another
  the remaining reserved unos unas aproximadamente casi cerca alrededor solo otros otras los las el la ~ equal even
  ca circa`);

/** Words before "of" and "de" after which an amount is no size: "a total of 2 cups", "cerca de 200 g". */
export const BEFORE_OF =
  wordSet(`total mixture combination addition rest remainder half third quarter most some half
  cerca alrededor mas menos total poco resto parte mitad mezcla tercio cuarto ademas aparte partes adicion dentro
  antes despues encima lugar vez`);

/** Words before a number that counts what is made. Stems would match nouns. */
export const MADE_BEFORE = wordSet(`make makes form shape yields serves divide into in form roll
  forma formar formamos haz hacer hacemos divide dividir dividimos en saca salen`);

/** Words before a number that is a setting or a reference. */
export const SETTING_BEFORE =
  wordSet(`speed step level number no mark position setting day serves page note footnote
  velocidad vel paso nivel numero posicion funcion tipo type dia pagina nota`);

export const EACH = wordSet("each every apiece cada ratio proportion proporcion");

/** Words after "each" and "per" that speak of sides and times, not of several amounts. */
export const NO_EACH = wordSet(`other side time sides few hour minute minutes hours addition
  lado lados cara vez rato poco pocos minuto minutos hora horas adicion`);

/** Words before "each" that speak of times. */
export const BEFORE_EACH = wordSet("after between tras entre despues");

/** Words after "por" and "per" that make an amount one of several. */
export const PER_THINGS = wordSet(`persona racion comensal cabeza porcion unidad kilo litro huevo pieza taza
  invitado`);

/** Foods and words for foods of which recipes state a bare number: "2 eggs", "3 cebollas". Stems. */
export const COUNTED_FOODS = stems(`
  egg yolk onion shallot potato potatoes tomato tomatoes carrot lemon lime orange apple pear banana plantain chili
  chilli chile jalapeno zucchini courgette eggplant aubergine avocado leek scallion cucumber date fig olive fillet
  breast thigh drumstick wing sausage prawn shrimp mushroom tortilla anchovy anchovies peach plum mango beet beetroot
  turnip parsnip radish kiwi strawberry strawberries apricot bagel baguette chop steak artichoke squash pumpkin
  pepper peppercorn cardamom bun bouillon oyster scallop mussel clam walnut almond prune tofu nectarine pineapple
  cabbage lettuce fennel
  huevo yema clara cebolla cebolleta chalota patata papa tomate zanahoria limon lima naranja manzana pera platano
  banana calabacin berenjena aguacate puerro pepino datil higo aceituna pechuga muslo contramuslo salchicha gamba
  langostino champinon anchoa melocoton durazno ciruela remolacha nabo rabano kiwi fresa albaricoque pimiento guindilla
  aji ajo alcachofa mejillon almeja nuez nueces almendra calabaza merluza palta morron choclo boniato batata yogur tortilla`);

function stems(list: string): ReadonlySet<string> {
  return new Set([...wordSet(list)].map(stem));
}
