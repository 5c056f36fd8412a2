import { wordSet } from "../../text/word-set.ts";
import { DIET_WORDS } from "./diet-terms.ts";
import { PREFERENCE_WORDS } from "./preference-words.ts";
import { TOOLS } from "./tool-terms.ts";
import { BEFORE_PREDICATE, BETWEEN, ENDERS, LEADS, NEGATIONS } from "./exclusion-words.ts";

/** Words that say nothing about the dish, or that other readers understand. */
const FILLERS = wordSet(`
  a an the and with of in on for to i im ive id me my mine we us our ours you your want wants would like likes need needs have has had got get some any something anything make makes making made cook cooks cooking cooked recipe recipes
  dish dishes meal meals food foods please using use used that which who is it its or from idea ideas easy simple simply homemade style tasty delicious nice good great fresh day days today tonight tomorrow at by inspired
  can could may might should shall will do does give gives prepare warm hot cold chilled served side serve serves serving little bit lots lot plenty few more most very really quite rather big small large left over remaining fridge
  freezer cupboard pantry leftover leftovers this these those one ones as be being been but also maybe what whatever how when where why mixed assorted seasonal monday tuesday wednesday thursday friday saturday sunday weekend evening morning
  afternoon noon night nights week month year birthday party parties friend friends guest guests family families everyone everybody anyone someone somebody person people persons portions portion adults adult kids kid child children son sons daughter daughters wife husband
  partner boyfriend girlfriend mum mom dad mother father grandma gran grandad sister brother nephew niece colleague neighbour boss flatmate student students him her his he she they them their who whose ingredients ingredient only just under less than
  within minutes minute mins min hour hours g kg gram grams ml l litre litres tbsp tsp cups cup tin tins jar bag packet pack bunch handful slice slices piece pieces then there here so such if because since after before while during
  about around up down out off all both each every other another same new old young first last next now soon later again always often sometimes usually still yet already ever even especially mainly mostly least
  am are was were doing going go goes come comes coming let lets know think find found show tell suggest try look looking love loves loved enjoy favourite favorite hello hi hey thanks thank cheers please ok okay yes dear
  comes need needed wish hope hungry starving craving crave fancy feel feeling feels bored busy tired lazy late early ready simple basic classic old-fashioned traditional modern different interesting exciting cute fun kind sort type way ways
  things thing stuff bits ends rest own plain full half whole extra plus per each set table plate plates bowl bowls glass tray pan pot pots oven lunch dinner supper diet diets free friendly safe suitable ok fine
  baked roasted roast grilled fried pan-fried boiled steamed poached mashed stuffed stewed braised seared sauteed toasted filled topped covered layered sliced chopped diced minced grated crushed smoked pickled marinated glazed spiced seasoned
  ripe raw stale frozen tinned canned dried dry thick thin soft hard sticky saucy cheesy lemony garlicky herby nutty chocolatey fruity meaty
  surprise surprises surprising sorprende sorprendeme sorprendenos sorpresa
  use-up up waste finish need-using needs-using crowd crowds group team house home household work office school camping holiday christmas easter halloween thanksgiving
  un una unos unas el la los las lo al del y e o u con de en a para por que quiero quisiera necesito necesitamos tengo tenemos me nos te le les se gustaria algo alguna alguno algun hacer hago haz hacemos haga cocinar cocino cocina preparar prepara preparo receta recetas plato
  platos favor usando usar aprovechar aprovechando facil faciles sencillo sencilla sencillos sencillas rico rica ricos ricas delicioso deliciosa bueno buena buen buenos fresco fresca frescos frescas dia dias hoy manana noche noches tarde esta este estos estas ese esa eso estilo
  puede pueden puedo podemos dame danos idea ideas caliente calientes frio fria tibio tibia servir acompanado acompanada poco poca mucho mucha muchos muy mas grande grandes pequeno pequena nevera frigorifico congelador despensa mi mis es son ser como pero
  dozen dozens docena docenas q k xq pq top fair split long orders dentro sepas football severely decir santa suegro enfermera enfermero paciente pacientes dietician dietitian nutricionista dental surgery nene nena version picked finished bland shut numbing patient patients nurse tambien variado variada variadas temporada solo minutos minuto min hora horas personas persona comensales raciones racion gramos cucharadas cucharada cucharadita taza tazas lata latas bote botes ingredientes ingrediente tipo su sus casa restos sobras lunes martes miercoles jueves
  viernes sabado domingo fin semana semanas mes amigo amiga amigos amigas invitado invitada invitados familia familiar fiesta cumpleanos todos todas toda todo hijo hija hijos hijas nino nina ninos ninas bebe mujer marido esposa esposo pareja novio novia madre padre abuela abuelo hermano hermana
  alguien quien cual cuando donde porque pues entonces luego ahora siempre ya aun hay haya he ha hemos han sido estoy esta estamos estan era fue gracias hola buenas vale si busco buscamos quiere quieren puedes podrias recomienda recomiendas sugiere
  asado asada asados asadas frito frita fritos fritas cocido cocida cocidos cocidas hervido hervida guisado guisada relleno rellena rellenos rellenas gratinado gratinada salteado salteada estofado picado picada rallado rallada troceado maduro madura maduros maduras
  crudo cruda crudos crudas duro dura congelado congelada congelados seco seca secos medio media kilo kilos litro litros diente dientes rebanada rebanadas trozo trozos queda quedan quedado sobra sobro sobrado
  severe serious bad mild sufferer sufferers doctor says said told medical condition dietary requirements requirement needs coming visiting over alert warning due reasons reason health somos seremos seria grave leve medico dice
  moist decadent rich light fancy impressive wow amazing awesome ultimate super dead perfect perfectly lovely yummy scrumptious mouthwatering gooey chewy chunky silky zesty tangy fragrant aromatic colourful vibrant rustic homely wholesome nourishing refreshing
  jugoso esponjoso sorprendente original vistoso espectacular riquisimo riquisima casero casera nutritivo refrescante rapidito sencillito especial
  rare medium hecho hecha hechos hechas duros duras defrosted thawed descongelado descongelada descongelados descongeladas yesterday ayer anoche woman women man men quedo quedaron sobraron sobrante trabajo
  empty ill sick eat eats eating ate feed feeds feeding month months meses old years ano anos plus safely tried trying bring brings bought buy shop shops shopping supermarket market garden grown local autumnal recipe-book
  got stuff wait forget mind bit bits hand hands ready-made readymade boxed store-bought homegrown thing-like vacio vacia compre compra mercado supermercado huerto prestada
  nothing beats heavy mix vapor endless salty hearty maridaje
  else euros euro pounds dollars strict strictly raining rain sunny snowing outside forest garden fridays birthdays
  skin peel time baking bake
  learn learning teach told thinking hagamos hare haria hariamos comeria ensename ensenarme adoro adora adoran adore adores promise promised though right normal normales quiza quizas tal xfa pf porfa pls plz podriamos podria hacerle hacerles sabrias ta hiya literally max aburrir regalado regalada regalaron quede queden ellas others oh sure ideally maybe
  loads glut heaps masses tons tonnes bunch apetece apetecen apeteciera antoja antojan estudiante estudiantes students ceno cenamos vida boat shaped complain
  grandmother grandfather granny nan nana nanny nonna aunt auntie uncle mama mummy granddad yaya yayas suegra tia tio foolproof failproof famous secret viral copycat takeaway restaurant world worlds infalible definitivo definitiva
  bano maria conserva toppings pound comemos mismo
  did rise rises rising boy boys girl girls lad lads lass middle night drawer drawers room kitchen counter shelf bottom larder hotel bird birds weigh weighs weighing makes thighs
  wilted wilting tired wrinkly wrinkled limp bruised sad lonely spare forgotten sorry-looking squishy speckled spotty odd lone half-empty nearly almost turning elderly
  viejo vieja viejos viejas pocho pocha pochos pochas mustio mustia mustios mustias arrugado arrugada arrugados arrugadas feo fea feos feas tocado tocada tocados tocadas blando blanda blandos blandas suelto suelta sueltos sueltas cocina cajon heladera refrigerador refrigeradora alacena frigo verdad autentica chico chica chicos chicas peque peques pesa pesan ave pieza piezas
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre january february april june july august september october november december
  recipie recipies reciepe receipe receipes recepie recepies recipy resipe  porfa porfi porfis plis pls plz pliz thx ty hiya hullo howdy yo guys folks buenos dias
  decent decently proper properly actual actually literally basically honestly seriously kinda sorta gonna wanna gotta lets whip rustle knock throw together ideas inspiration inspo
  heart failure kidney disease condition conditions stomach ulcer reflux gout cholesterol blood pressure training marathon workout gym athlete runner runners running gains
  hacia hacian hacias haciamos preparaba preparaban cocinaba comia comiamos comian probe probamos probado vi leido gusto gustan gustaba encanta encantan encanto encantaba hacerlas hacerlos hacerla hacerlo hacen hacia unas unos buenisima buenisimas buenisimo buenisimos
  nieto nieta nietos nietas sobrino sobrina sobrinos sobrinas primo prima cunado cunada yerno nuera padres abuelos vecino vecina jefe jefa colegas companero companera profe cuales cual help helping law laws france italy spain mexico
  scratch village fete patricks st game games load pueda cuanta cuanto cuantas cuantos filipino oye church boring keep luck potluck nursery leave ban england nite nites tmrw tmr 2nite fiver tenner quid bucks pesos cents aproveche aprovecha oferta ofertas compre compramos
  grandson granddaughter grandsons grandkids grandchildren grandchild cousin cousins inlaw inlaws in-laws parents teenager teenagers teen teens housemate housemates roommate roommates girlfriends coworker coworkers
  allotment garden gardens greenhouse veg-box share budget wallet skint broke payday paycheck
  menu carta segundo primero primer aperitivo almuerzo cena comida desayuno merienda postre dieta diario diaria apta apto aptos aptas
`);

/** Spanish superlatives: "buenísimas", "facilísimo". */
const SUPERLATIVE = /.isim[oa]s?$/;

/** Returns whether a word is known to the readers, though it may say nothing about the dish. */
export function isKnownWord(key: string): boolean {
  return (
    FILLERS.has(key) ||
    SUPERLATIVE.test(key) ||
    ENDERS.has(key) ||
    LEADS.has(key) ||
    BETWEEN.has(key) ||
    BEFORE_PREDICATE.has(key) ||
    NEGATIONS.has(key) ||
    PREFERENCE_WORDS.has(key) ||
    DIET_WORDS.has(key) ||
    TOOLS.has(key)
  );
}
