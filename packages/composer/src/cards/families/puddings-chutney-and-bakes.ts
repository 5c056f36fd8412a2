import { cards } from "../parse-cards.ts";

export const PUDDINGS_CHUTNEY_AND_BAKES = cards(`
== steak-and-kidney-pudding
names: Steak and kidney pudding, steak & kidney pudding, steak and kidney suet pudding, steak pudding, Kate and Sydney pudding | Pudin de ternera y riñones, budín de ternera y riñones, steak and kidney pudding, pudding inglés de carne y riñones
about: beef and kidney in gravy, steamed for hours inside a crust of suet | ternera y riñones en su jugo, cocidos al vapor durante horas dentro de una masa de sebo
kind: main any hard
serves: 6, most 6 in bowl
tools: knife bowl pot rollingPin paper
core: stewing-beef kidney suet
ways: stove
instead: steak-and-kidney-pie steak-pie
-- For the filling | Para el relleno
- 600 g stewing-beef; in 2 cm cubes | en dados de 2 cm
- 250 g kidney; cored, in 1 cm pieces | sin el centro blanco, en trozos de 1 cm
- 1 onion; finely chopped | picad@ fin@
- 100 g mushroom; quartered | en cuartos; optional
- 2 tbsp flour as filling-flour
- 1 tsp salt
- 1/2 tsp black-pepper
- 1 tsp thyme
- 2 tsp worcestershire
- 200 ml beef-stock; cold | frío
-- For the crust | Para la masa
- 350 g flour
- 1 tbsp baking-powder
- 1/2 tsp salt as crust-salt
- 175 g suet; shredded | rallado
- 220 ml water; cold | fría
- 15 g butter; for the bowl | para el bol
~ suet > 175 g vegetable-suet; shredded | rallado; name Steak and kidney pudding | Pudin de ternera y riñones
~ suet > 175 g butter; frozen, grated | congelad@, rallad@; name Steak and kidney pudding with a butter crust | Pudin de ternera y riñones con masa de mantequilla
~ kidney > 250 g mushroom; in chunks | en trozos; name Steak and mushroom pudding | Pudin de ternera y champiñones
~ butter > 1 tbsp sunflower-oil
# Mix the filling | Mezcla el relleno
8 work | Turn {stewing-beef+kidney} with {onion+mushroom+filling-flour+salt+black-pepper+thyme}.
| Mezcla {stewing-beef+kidney} con {onion+mushroom+filling-flour+salt+black-pepper+thyme}.
# Make the crust | Haz la masa
6 work | Mix {flour+baking-powder+crust-salt+suet}, stir in {water} and bring together to a soft dough. Set a quarter aside for the lid.
| Mezcla {flour+baking-powder+crust-salt+suet}, añade {water} y une en una masa blanda. Aparta un cuarto para la tapa.
# Fill the bowl | Llena el bol
12 work | Grease a heatproof bowl of 1.5 litres with {butter}. Roll the larger piece into a round and line the bowl with it, without cracks. Spoon in the filling, pour in {beef-stock+worcestershire} to just below the top, damp the edge and seal with the rolled lid.
| Engrasa con {butter} un bol resistente al calor de 1,5 litros. Estira la pieza grande en un círculo y forra el bol con ella, sin grietas. Mete el relleno, vierte {beef-stock+worcestershire} hasta casi el borde, moja el canto y cierra con la tapa estirada.
4 work | Cover with pleated baking paper and foil, so that it can rise, and tie round with string.
| Tapa con papel de horno y aluminio con un pliegue, para que pueda subir, y ata con cuerda.
# Steam | Cuece al vapor
270 cook safe=stewing-beef,kidney | Set the bowl on a folded cloth in the pot, pour in boiling water to half of its height, cover and simmer for {time}, topping up with boiling water every half hour.
| Pon el bol sobre un paño doblado en la olla, vierte agua hirviendo hasta media altura, tapa y cuece a fuego suave {time}, añadiendo agua hirviendo cada media hora.
10 cook | Let it stand for {time}, uncover, and turn out onto a deep plate or serve from the bowl.
| Deja reposar {time}, destapa y vuelca en una fuente honda o sirve en el bol.

== green-tomato-chutney
names: Green tomato chutney, chutney of green tomatoes, unripe tomato chutney | Chutney de tomate verde, chutney de tomates verdes, chutney de tomates sin madurar
about: unripe tomatoes cooked down with apple, onion, vinegar and sugar | tomates sin madurar cocidos despacio con manzana, cebolla, vinagre y azúcar
kind: sauce any easy
serves: 24, most 24 in pot
tools: knife pot jar
core: tomato cider-vinegar
ways: stove
- 1000 g tomato; green and firm, chopped | verdes y firmes, picados
- 400 g apple; peeled, chopped | pelad@ y picad@
- 400 g onion; chopped | picad@
- 150 g raisins
- 350 g brown-sugar
- 400 ml cider-vinegar
- 20 g ginger; grated | rallad@
- 1 tbsp mustard-seeds; optional
- 2 tsp salt
- 1/2 tsp chilli-flakes; optional
~ brown-sugar > 180 g date; chopped | picad@
# Simmer | Cuece
15 work | Chop {tomato+apple+onion} to about the same small size.
| Pica {tomato+apple+onion} en trozos pequeños y parecidos.
75 cook | Put them into the pot with {raisins+brown-sugar+cider-vinegar+ginger+mustard-seeds+salt+chilli-flakes}, bring slowly to the boil and simmer for {time}, stirring more often towards the end, until a spoon drawn across the bottom leaves a clear path.
| Ponlos en la olla con {raisins+brown-sugar+cider-vinegar+ginger+mustard-seeds+salt+chilli-flakes}, lleva despacio a ebullición y cuece a fuego suave {time}, removiendo más hacia el final, hasta que una cuchara deje un surco limpio en el fondo.
# Fill the jars | Llena los tarros
10 work | Spoon boiling hot into jars that were sterilised in the oven at 120 °C, close at once and cool.
| Llena en caliente tarros esterilizados en el horno a 120 °C, cierra enseguida y deja enfriar.
tip | It mellows in a dark cupboard for a month. After opening it keeps in the fridge for four weeks.
| Se suaviza un mes en un armario oscuro. Una vez abierto se conserva cuatro semanas en la nevera.

== fried-green-tomatoes
names: Fried green tomatoes, Southern fried green tomatoes, fried unripe tomatoes | Tomates verdes fritos, tomates verdes rebozados, tomate verde frito
about: slices of firm unripe tomato in a crisp cornmeal crust | rodajas de tomate firme sin madurar con rebozado crujiente de maíz
kind: side any easy
serves: 4, most 4 in pan
tools: knife bowl pan rack
core: tomato polenta
ways: stove
- 4 tomato; green and firm, in 1 cm slices | verdes y firmes, en rodajas de 1 cm
- 1 tsp salt
- 60 g flour
- 1 egg; beaten | batid@
- 100 ml buttermilk
- 120 g polenta; fine | fina
- 1/2 tsp paprika-sweet
- 1/4 tsp black-pepper
- 120 ml sunflower-oil
~ egg > 40 ml soy-drink
~ buttermilk > 100 ml soy-drink
# Draw the water | Quita el agua
10 cook | Lay {tomato} on the rack, sprinkle with half of {salt}, leave for {time} and pat dry.
| Pon {tomato} en la rejilla, espolvorea con la mitad de {salt}, deja {time} y seca.
# Coat | Reboza
8 work | Mix {buttermilk+egg} in the bowl. On plates, spread {flour}, and {polenta} with {paprika-sweet+black-pepper} and the rest of {salt}. Turn {tomato} in {flour}, dip in the bowl and press into the crumb.
| Mezcla {buttermilk+egg} en el bol. Extiende en platos {flour} y {polenta} con {paprika-sweet+black-pepper} y el resto de {salt}. Pasa {tomato} por {flour}, moja en el bol y aprieta en la mezcla.
# Fry | Fríe
10 batch safe=egg | Heat {sunflower-oil} in the pan over medium heat and fry in one layer for {time}, turning once, until deep golden and tender. Drain and serve hot.
| Calienta {sunflower-oil} en la sartén a fuego medio y fríe en una sola capa {time}, con una vuelta, hasta que se doren bien y estén tiernos. Escurre y sirve caliente.

== flourless-chocolate-cake
names: Dense chocolate torte, chocolate torte, Passover chocolate cake, fudgy chocolate torte, fallen chocolate cake | Tarta densa de chocolate, tarta húmeda de chocolate, torta húmeda de chocolate, pastel denso de chocolate, bizcocho denso de chocolate
about: a dense, moist chocolate cake held together by eggs alone | tarta de chocolate densa y jugosa que solo se sostiene con huevo
kind: cake any medium
serves: 10, most 10 in cakeTin, whole
tools: cakeTin saucepan bowl mixer paper
core: chocolate egg-yolk egg-white
ways: oven
instead: chocolate-cake
- 250 g chocolate; chopped | picad@
- 180 g butter
- 6 egg-yolk
- 6 egg-white
- 180 g sugar
- 30 g cocoa
- 1 pinch salt
- 1 tsp vanilla; optional
~ butter > 150 ml sunflower-oil
+ 100 g almond hazelnut raspberry orange
# Melt | Funde
8 cook | Heat the oven to 170 °C (fan 150 °C) and line the tin. Melt {chocolate+butter} gently in the saucepan for {time}, stirring, and let it cool a little.
| Calienta el horno a 170 °C (150 °C con ventilador) y forra el molde. Funde {chocolate+butter} a fuego muy suave en el cazo {time}, removiendo, y deja templar.
# Beat | Bate
8 work | Whip {egg-white+salt} with a third of {sugar} to soft peaks. Beat {egg-yolk} with the rest of {sugar} until pale, and stir in the melted mixture with {cocoa+vanilla}[ and {extra}, finely chopped].
| Monta {egg-white+salt} con un tercio de {sugar} a punto blando. Bate {egg-yolk} con el resto de {sugar} hasta que blanqueen, y mezcla con lo fundido y {cocoa+vanilla}[ y {extra}, en trocitos].
3 work | Fold in the foam in three goes, gently, and pour into the tin.
| Incorpora la espuma en tres veces, con cuidado, y vierte en el molde.
# Bake | Hornea
38 batch safe=egg-yolk,egg-white | Bake for {time}, until risen, with a crust on top and a skewer that comes out with moist crumbs.
| Hornea {time}, hasta que suba, tenga costra y un palillo salga con migas húmedas.
60 cook | Cool in the tin for {time}: it sinks and cracks, as it should.
| Deja enfriar en el molde {time}: baja y se agrieta, y es normal.

== coconut-macaroons
names: Coconut macaroons, coconut macaroon, Passover macaroons, Passover coconut macaroons, coconut pyramids | Cocadas, cocadas de coco, coquitos, coquitos al horno, sultanas de coco, cocadas al horno
about: chewy mounds of coconut bound with egg white, golden at the tips | montoncitos de coco tiernos por dentro, ligados con clara y dorados por fuera
kind: dessert any easy
serves: 8, most 8 in tray
makes: 24
tools: bowl tray paper whisk
core: coconut-desiccated egg-white
ways: oven
- 3 egg-white
- 140 g sugar
- 250 g coconut-desiccated
- 1 pinch salt
- 1 tsp vanilla; optional
- 100 g chocolate; melted | fundid@; optional
~ egg-white > 120 g condensed-milk; name Coconut macaroons with condensed milk | Cocadas de leche condensada
~ egg-white > 90 ml aquafaba; name Coconut macaroons with aquafaba | Cocadas con aquafaba
# Mix | Mezcla
6 work | Whisk {egg-white+sugar+salt+vanilla} in the bowl until foamy, then stir in {coconut-desiccated}.
| Bate {egg-white+sugar+salt+vanilla} en el bol hasta que espume y mezcla con {coconut-desiccated}.
15 cook | Rest for {time}, so that it swells and holds its shape.
| Deja reposar {time}, para que se hidrate y mantenga la forma.
# Shape and bake | Forma y hornea
8 work | Heat the oven to 170 °C (fan 150 °C). Press the mixture into {pieces} mounds with wet hands and set them on the lined tray.
| Calienta el horno a 170 °C (150 °C con ventilador). Forma {pieces} montoncitos con las manos mojadas y ponlos en la bandeja forrada.
18 batch safe=egg-white | Bake for {time}, until golden on the edges and dry outside.
| Hornea {time}, hasta que se doren los bordes y queden secas por fuera.
20 cook | Cool on the tray for {time}: they firm as they cool.[ Dip the bases in {chocolate}.]
| Deja enfriar en la bandeja {time}: se endurecen al enfriarse.[ Moja la base en {chocolate}.]

== zhug
names: Zhug, schug, zhoug, skhug, green zhug, Yemeni green chilli sauce, Yemeni hot sauce | Zhug, schug, zhoug, skhug, salsa yemení de cilantro y chile, salsa verde picante yemení
about: a hot Yemeni sauce of coriander, green chilli, garlic and cumin | salsa picante yemení de cilantro, guindilla verde, ajo y comino
kind: sauce any easy
serves: 8, most 16 in processor
tools: knife processor
core: coriander-leaf jalapeno
ways: none
- 80 g coriander-leaf; with the tender stalks | con los tallos tiernos
- 20 g parsley
- 4 jalapeno
- 3 clove garlic
- 1 tsp cumin
- 1/2 tsp cardamom
- 1 tsp coriander-seed; ground | molid@; optional
- 3/4 tsp salt
- 1/2 lemon; juiced | exprimid@
- 80 ml olive-oil
# Blend | Tritura
4 work | Chop {jalapeno+garlic+cumin+cardamom+coriander-seed+salt} finely in the processor.
| Pica {jalapeno+garlic+cumin+cardamom+coriander-seed+salt} muy fino en el procesador.
# Finish | Termina
4 work | Add {coriander-leaf+parsley+lemon+olive-oil} and blend in short bursts, to a coarse green sauce.
| Añade {coriander-leaf+parsley+lemon+olive-oil} y tritura a golpes cortos, hasta tener una salsa gruesa.
tip | Keep it in the fridge and use it within three days. Wear gloves for the seeds.
| Guárdala en la nevera y gástala en tres días. Usa guantes para las semillas.
`);
